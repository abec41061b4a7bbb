// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tests jumplist.cpp. Wine has the links, but no list that keeps them: here stands one that behaves
// as Windows' documentation says, under Windows' own class ids. test-native.sh builds it and runs
// it under Wine.
#include "app/desktop/jumplist.h"
#include "packaging/windows/nativecheck.h"
#include "packaging/windows/standinlink.h"

#include <algorithm>
#include <map>
#include <memory>

#include <windows.h>

#include <objbase.h>
#include <propkey.h>
#include <shlobj.h>

using namespace Hiwar;

namespace {

NativeChecks checks;

class Collection : public Lasting<IObjectCollection>
{
public:
    ULONG STDMETHODCALLTYPE Release() override
    {
        if (--references == 0)
            Clear();
        return references;
    }
    HRESULT STDMETHODCALLTYPE GetCount(UINT *count) override
    {
        *count = UINT(m_objects.size());
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE GetAt(UINT at, REFIID kind, void **object) override
    {
        return m_objects.at(at)->QueryInterface(kind, object);
    }
    HRESULT STDMETHODCALLTYPE AddObject(IUnknown *object) override
    {
        object->AddRef();
        m_objects.push_back(object);
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE AddFromArray(IObjectArray *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE RemoveObjectAt(UINT) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE Clear() override
    {
        for (IUnknown *object : m_objects)
            object->Release();
        m_objects.clear();
        return S_OK;
    }

private:
    std::vector<IUnknown *> m_objects;
};

/// As it reads in a list: title, arguments, explanation, program.
using Line = std::vector<std::wstring>;

Line lineOf(IShellLinkW &link)
{
    IPropertyStore *properties = nullptr;
    PROPVARIANT title{};
    link.QueryInterface(IID_IPropertyStore, reinterpret_cast<void **>(&properties));
    properties->GetValue(PKEY_Title, &title);
    properties->Release();
    wchar_t arguments[INFOTIPSIZE] = L"";
    wchar_t explanation[INFOTIPSIZE] = L"";
    wchar_t program[MAX_PATH] = L"";
    link.GetArguments(arguments, INFOTIPSIZE);
    link.GetDescription(explanation, INFOTIPSIZE);
    link.GetPath(program, MAX_PATH, nullptr, SLGP_RAWPATH);
    Line line{title.vt == VT_LPWSTR ? title.pwszVal : L"", arguments, explanation, program};
    PropVariantClear(&title);
    return line;
}

std::vector<Line> linesOf(IObjectArray &links)
{
    UINT count = 0;
    links.GetCount(&count);
    std::vector<Line> lines;
    for (UINT at = 0; at < count; ++at) {
        IShellLinkW *link = nullptr;
        links.GetAt(at, IID_IShellLinkW, reinterpret_cast<void **>(&link));
        lines.push_back(lineOf(*link));
        link->Release();
    }
    return lines;
}

/// What the user sees and does there.
struct Taskbar
{
    std::map<std::wstring, std::vector<Line>> shown; ///< by category; "": the tasks
    Collection removedByUser;
    bool refusesRecent = false;
    bool isFull = false; ///< the disk
    int aborted = 0;
};
Taskbar taskbar;

class DestinationListOfTest : public Lasting<ICustomDestinationList>
{
public:
    HRESULT STDMETHODCALLTYPE SetAppID(LPCWSTR) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE BeginList(UINT *most, REFIID, void **removed) override
    {
        *most = 10;
        taskbar.removedByUser.AddRef();
        *removed = static_cast<IObjectArray *>(&taskbar.removedByUser);
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE AppendCategory(LPCWSTR category, IObjectArray *items) override
    {
        if (taskbar.refusesRecent)
            return E_ACCESSDENIED;
        const std::vector<Line> removed = linesOf(taskbar.removedByUser);
        for (const Line &line : linesOf(*items)) {
            const bool isRemoved =
                std::any_of(removed.begin(), removed.end(),
                            [&](const Line &each) { return each[1] == line[1]; });
            if (isRemoved) // the whole category, as on Windows
                return E_INVALIDARG;
            m_next[category].push_back(line);
        }
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE AppendKnownCategory(KNOWNDESTCATEGORY) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE AddUserTasks(IObjectArray *items) override
    {
        m_next[L""] = linesOf(*items);
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE CommitList() override
    {
        if (taskbar.isFull)
            return HRESULT_FROM_WIN32(ERROR_DISK_FULL);
        taskbar.shown = m_next;
        taskbar.removedByUser.Clear();
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE GetRemovedDestinations(REFIID, void **) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE DeleteList(LPCWSTR application) override
    {
        if (application) // another one's
            return E_INVALIDARG;
        taskbar.shown.clear();
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE AbortList() override
    {
        ++taskbar.aborted;
        return S_OK;
    }

private:
    std::map<std::wstring, std::vector<Line>> m_next;
};

/// Makes objects of a class id, and owns them.
template<typename Made>
class Factory : public Lasting<IClassFactory>
{
public:
    explicit Factory(REFCLSID kind)
    {
        checks.that(CoRegisterClassObject(kind, this, CLSCTX_INPROC_SERVER, REGCLS_MULTIPLEUSE,
                                          &m_id) == S_OK,
                    "a class stands in");
    }
    ~Factory() override
    {
        CoRevokeClassObject(m_id);
        for (const auto &each : m_made)
            checks.that(each->references == 0, "what was made is released");
    }

    HRESULT STDMETHODCALLTYPE CreateInstance(IUnknown *, REFIID kind, void **object) override
    {
        return m_made.emplace_back(std::make_unique<Made>())->QueryInterface(kind, object);
    }
    HRESULT STDMETHODCALLTYPE LockServer(BOOL) override { return S_OK; }

private:
    std::vector<std::unique_ptr<Made>> m_made;
    DWORD m_id = 0;
};

constexpr auto program = L"C:\\Hiwar\\hiwar.exe";
constexpr auto category = L"Last conversations";

JumpList exampleList()
{
    return {
        .program = program,
        .tasks = {{.title = L"محادثة جديدة", .explanation = L"", .arguments = L"--new"},
                  {.title = L"Quick question",
                   .explanation = L"It is not stored.",
                   .arguments = L"--quick"}},
        .category = category,
        .recent = {{.title = L"Light & dark", .explanation = L"", .arguments = L"--conversation 1"},
                   {.title = L"Bread", .explanation = L"", .arguments = L"--conversation 2"}}};
}

/// With the links of the system.
void testSystemLinks()
{
    JumpListWriter writer;
    checks.that(writer.write(exampleList()).list == S_OK, "the list is written with real links");
    const std::vector<Line> &tasks = taskbar.shown[L""];
    checks.that(tasks.size() == 2 && tasks[0][1] == L"--new" && tasks[1][1] == L"--quick" &&
                    tasks[1][2] == L"It is not stored." && tasks[1][3] == program,
                "they start the program with the words");
}

void testList()
{
    JumpListWriter writer;
    const JumpListEnd end = writer.write(exampleList());
    checks.that(end.list == S_OK && end.category == S_OK, "the list is written");
    const std::vector<Line> tasks{{L"محادثة جديدة", L"--new", L"", program},
                                  {L"Quick question", L"--quick", L"It is not stored.", program}};
    checks.that(taskbar.shown[L""] == tasks, "the tasks are in it");
    const std::vector<Line> recent{{L"Light & dark", L"--conversation 1", L"", program},
                                   {L"Bread", L"--conversation 2", L"", program}};
    checks.that(taskbar.shown[category] == recent, "the last conversations are in it");

    JumpList without = exampleList();
    without.recent.clear();
    checks.that(writer.write(without).category == S_OK, "no titles are no fault");
    checks.that(taskbar.shown.count(category) == 0 && taskbar.shown[L""] == tasks,
                "no title stays");
}

void testRemoved()
{
    JumpListWriter writer;
    writer.write(exampleList());
    IShellLinkW *link = nullptr;
    CoCreateInstance(CLSID_ShellLink, nullptr, CLSCTX_INPROC_SERVER, IID_IShellLinkW,
                     reinterpret_cast<void **>(&link));
    link->SetArguments(L"--conversation 1");
    taskbar.removedByUser.AddObject(link);
    link->Release();
    for (const char *what : {"what the user removed is gone", "and stays away"}) {
        const JumpListEnd end = writer.write(exampleList());
        checks.that(end.category == S_OK && taskbar.shown[category].size() == 1 &&
                        taskbar.shown[category][0][0] == L"Bread",
                    what);
    }
}

void testRefused()
{
    JumpListWriter writer;
    taskbar.refusesRecent = true;
    const JumpListEnd end = writer.write(exampleList());
    checks.that(end.list == S_OK && end.category == E_ACCESSDENIED,
                "a refused category is told of");
    checks.that(taskbar.shown[L""].size() == 2 && taskbar.shown.count(category) == 0,
                "the tasks are there without it");
    taskbar.refusesRecent = false;
    taskbar.isFull = true;
    checks.that(FAILED(writer.write(exampleList()).list), "a full disk is told of");
    checks.that(taskbar.aborted == 1 && taskbar.shown[L""].size() == 2, "the list is as it was");
    taskbar.isFull = false;
}

void testClear()
{
    JumpListWriter().write(exampleList());
    checks.that(!taskbar.shown.empty(), "there is a list");
    checks.that(JumpListWriter::clear() == S_OK && taskbar.shown.empty(), "it is cleared");
}

} // namespace

int main()
{
    checks.that(CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED) == S_OK, "there is COM");
    {
        const Factory<DestinationListOfTest> lists(CLSID_DestinationList);
        const Factory<Collection> arrays(CLSID_EnumerableObjectCollection);
        testSystemLinks();
        const Factory<StandInLink> links(CLSID_ShellLink);
        testList();
        testRemoved();
        testRefused();
        testClear();
        checks.that(taskbar.removedByUser.references == 0, "the removed ones are released");
        taskbar.shown.clear();
    }
    JumpListWriter writer; // Wine's own list keeps nothing
    const JumpListEnd end = writer.write(exampleList());
    checks.that(end.list == S_OK || end.list == E_NOTIMPL, "the system's own list answers");
    CoUninitialize();
    return checks.failures();
}
