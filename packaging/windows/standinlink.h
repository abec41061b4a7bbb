// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A shell link that keeps what it is given, also its title, which Wine's forgets. For
// jumplisttest.cpp.
#pragma once

#include <algorithm>
#include <string>

#include <windows.h>

#include <propkey.h>
#include <shlobj.h>

/// An object that is destroyed by who made it.
template<typename... Interfaces>
class Lasting : public Interfaces...
{
public:
    virtual ~Lasting() = default;
    HRESULT STDMETHODCALLTYPE QueryInterface(REFIID kind, void **object) override
    {
        *object = nullptr;
        const auto offer = [&](auto *as, const IID &known) {
            if (!*object && (kind == known || kind == __uuidof(IUnknown)))
                *object = as;
        };
        (offer(static_cast<Interfaces *>(this), __uuidof(Interfaces)), ...);
        if (!*object)
            return E_NOINTERFACE;
        ++references;
        return S_OK;
    }
    ULONG STDMETHODCALLTYPE AddRef() override { return ++references; }
    ULONG STDMETHODCALLTYPE Release() override { return --references; }

    ULONG references = 0;
};

class StandInLink : public Lasting<IShellLinkW, IPropertyStore>
{
public:
    HRESULT STDMETHODCALLTYPE SetPath(LPCWSTR path) override { return keep(path, m_path); }
    HRESULT STDMETHODCALLTYPE GetPath(LPWSTR path, int most, WIN32_FIND_DATAW *, DWORD) override
    {
        return tell(m_path, path, most);
    }
    HRESULT STDMETHODCALLTYPE SetArguments(LPCWSTR words) override
    {
        return keep(words, m_arguments);
    }
    HRESULT STDMETHODCALLTYPE GetArguments(LPWSTR words, int most) override
    {
        return tell(m_arguments, words, most);
    }
    HRESULT STDMETHODCALLTYPE SetDescription(LPCWSTR text) override
    {
        return keep(text, m_description);
    }
    HRESULT STDMETHODCALLTYPE GetDescription(LPWSTR text, int most) override
    {
        return tell(m_description, text, most);
    }
    HRESULT STDMETHODCALLTYPE SetIconLocation(LPCWSTR, int) override { return S_OK; }
    HRESULT STDMETHODCALLTYPE GetIconLocation(LPWSTR, int, int *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetIDList(PIDLIST_ABSOLUTE *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetIDList(PCIDLIST_ABSOLUTE) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetWorkingDirectory(LPWSTR, int) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetWorkingDirectory(LPCWSTR) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetHotkey(WORD *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetHotkey(WORD) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetShowCmd(int *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetShowCmd(int) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetRelativePath(LPCWSTR, DWORD) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE Resolve(HWND, DWORD) override { return E_NOTIMPL; }

    HRESULT STDMETHODCALLTYPE SetValue(REFPROPERTYKEY key, REFPROPVARIANT value) override
    {
        const bool isTitle = IsEqualPropertyKey(key, PKEY_Title) && value.vt == VT_LPWSTR;
        return isTitle ? keep(value.pwszVal, m_next) : E_INVALIDARG;
    }
    HRESULT STDMETHODCALLTYPE Commit() override { return keep(m_next.c_str(), m_title); }
    HRESULT STDMETHODCALLTYPE GetValue(REFPROPERTYKEY, PROPVARIANT *value) override
    {
        const size_t size = (m_title.size() + 1) * sizeof(wchar_t);
        value->vt = VT_LPWSTR;
        value->pwszVal = static_cast<wchar_t *>(CoTaskMemAlloc(size));
        std::copy_n(m_title.c_str(), m_title.size() + 1, value->pwszVal);
        return S_OK;
    }
    HRESULT STDMETHODCALLTYPE GetCount(DWORD *) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetAt(DWORD, PROPERTYKEY *) override { return E_NOTIMPL; }

private:
    static HRESULT keep(const wchar_t *text, std::wstring &in)
    {
        in = text;
        return S_OK;
    }
    static HRESULT tell(const std::wstring &text, wchar_t *to, int most)
    {
        const size_t length = std::min(text.size(), size_t(most) - 1);
        std::copy_n(text.c_str(), length, to);
        to[length] = L'\0';
        return S_OK;
    }

    std::wstring m_path;
    std::wstring m_arguments;
    std::wstring m_description;
    std::wstring m_next; ///< the title that was set and not committed
    std::wstring m_title;
};
