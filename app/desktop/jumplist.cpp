// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jumplist.h"

#include <algorithm>
#include <iterator>

#include <windows.h>

#include <objbase.h>
#include <propkey.h>
#include <shlobj.h>

namespace Hiwar {

namespace {

/// Owns an interface; the interface of Microsoft's own is not in every compiler.
template<typename Interface>
class ComRef
{
public:
    ComRef() = default;
    ComRef(const ComRef &) = delete;
    ComRef &operator=(const ComRef &) = delete;
    ~ComRef()
    {
        if (m_object)
            m_object->Release();
    }

    [[nodiscard]] HRESULT create(REFCLSID kind)
    {
        return CoCreateInstance(kind, nullptr, CLSCTX_INPROC_SERVER, __uuidof(Interface), into());
    }
    [[nodiscard]] HRESULT queryFrom(IUnknown &other)
    {
        return other.QueryInterface(__uuidof(Interface), into());
    }
    [[nodiscard]] void **into() { return reinterpret_cast<void **>(&m_object); }
    [[nodiscard]] Interface *get() const { return m_object; }
    Interface *operator->() const { return m_object; }
    Interface &operator*() const { return *m_object; }

private:
    Interface *m_object = nullptr;
};

/// The thread has COM as long as this exists.
class ComOnThread
{
public:
    ComOnThread() = default;
    ComOnThread(const ComOnThread &) = delete;
    ComOnThread &operator=(const ComOnThread &) = delete;
    ~ComOnThread()
    {
        if (SUCCEEDED(m_end))
            CoUninitialize();
    }
    [[nodiscard]] HRESULT end() const { return m_end; }

private:
    HRESULT m_end = CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED | COINIT_DISABLE_OLE1DDE);
};

/// The title is a property: without it Windows refuses the item.
HRESULT entitle(IShellLinkW &link, const std::wstring &title)
{
    ComRef<IPropertyStore> properties;
    HRESULT end = properties.queryFrom(link);
    if (FAILED(end))
        return end;
    PROPVARIANT value{};
    value.vt = VT_LPWSTR;
    value.pwszVal = const_cast<wchar_t *>(title.c_str()); // is copied
    end = properties->SetValue(PKEY_Title, value);
    return FAILED(end) ? end : properties->Commit();
}

HRESULT fill(IShellLinkW &link, const std::wstring &program, const JumpListItem &item)
{
    HRESULT end = link.SetPath(program.c_str());
    if (SUCCEEDED(end))
        end = link.SetArguments(item.arguments.c_str());
    if (SUCCEEDED(end))
        end = link.SetIconLocation(program.c_str(), 0);
    if (SUCCEEDED(end) && !item.explanation.empty())
        end = link.SetDescription(item.explanation.c_str());
    return FAILED(end) ? end : entitle(link, item.title);
}

HRESULT collect(IObjectCollection &into, const std::wstring &program,
                const std::vector<JumpListItem> &items)
{
    for (const JumpListItem &item : items) {
        ComRef<IShellLinkW> link;
        HRESULT end = link.create(CLSID_ShellLink);
        if (SUCCEEDED(end))
            end = fill(*link, program, item);
        if (SUCCEEDED(end))
            end = into.AddObject(link.get());
        if (FAILED(end))
            return end;
    }
    return S_OK;
}

/// `add` gets the items, of which there is at least one.
template<typename Add>
HRESULT addItems(const JumpList &list, const std::vector<JumpListItem> &items, const Add &add)
{
    if (items.empty())
        return S_OK;
    ComRef<IObjectCollection> collection;
    HRESULT end = collection.create(CLSID_EnumerableObjectCollection);
    if (SUCCEEDED(end))
        end = collect(*collection, list.program, items);
    return FAILED(end) ? end : add(collection.get());
}

std::wstring argumentsOf(IObjectArray &links, UINT at)
{
    ComRef<IShellLinkW> link;
    wchar_t arguments[INFOTIPSIZE] = L"";
    if (SUCCEEDED(links.GetAt(at, __uuidof(IShellLinkW), link.into())))
        link->GetArguments(arguments, INFOTIPSIZE);
    return arguments;
}

void addArguments(IObjectArray &links, std::vector<std::wstring> &to)
{
    UINT count = 0;
    if (FAILED(links.GetCount(&count)))
        return;
    for (UINT at = 0; at < count; ++at)
        to.push_back(argumentsOf(links, at));
}

std::vector<JumpListItem> without(const std::vector<JumpListItem> &items,
                                  const std::vector<std::wstring> &removed)
{
    std::vector<JumpListItem> kept;
    std::copy_if(
        items.begin(), items.end(), std::back_inserter(kept), [&removed](const JumpListItem &item) {
            return std::find(removed.begin(), removed.end(), item.arguments) == removed.end();
        });
    return kept;
}

} // namespace

JumpListEnd JumpListWriter::write(const JumpList &wanted)
{
    const ComOnThread com;
    if (FAILED(com.end()))
        return {.list = com.end()};
    ComRef<ICustomDestinationList> list;
    HRESULT end = list.create(CLSID_DestinationList);
    if (FAILED(end))
        return {.list = end};
    UINT mostShown = 0;
    ComRef<IObjectArray> removed;
    end = list->BeginList(&mostShown, __uuidof(IObjectArray), removed.into());
    if (FAILED(end))
        return {.list = end};
    addArguments(*removed, m_removed);
    // Refused where the user turned off recent items in Windows' settings; the tasks stay.
    const HRESULT category =
        addItems(wanted, without(wanted.recent, m_removed), [&](IObjectArray *items) {
            return list->AppendCategory(wanted.category.c_str(), items);
        });
    end = addItems(wanted, wanted.tasks,
                   [&](IObjectArray *items) { return list->AddUserTasks(items); });
    if (SUCCEEDED(end))
        end = list->CommitList();
    if (FAILED(end)) {
        list->AbortList();
        return {.list = end};
    }
    return {.list = S_OK, .category = FAILED(category) ? category : S_OK};
}

long JumpListWriter::clear()
{
    const ComOnThread com;
    ComRef<ICustomDestinationList> list;
    HRESULT end = com.end();
    if (SUCCEEDED(end))
        end = list.create(CLSID_DestinationList);
    return FAILED(end) ? end : list->DeleteList(nullptr);
}

} // namespace Hiwar
