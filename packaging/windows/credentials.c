// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What another program of the same person reads out of Windows' Credential Manager: a line each, name and secret.
// "credentials.exe clear" empties it. For story.py.
#include <stdio.h>
#include <string.h>
#include <windows.h>
#include <wincred.h>

int main(int argc, char **argv)
{
    DWORD count = 0;
    CREDENTIALW **found = NULL;
    if (!CredEnumerateW(NULL, 0, &count, &found))
        return GetLastError() == ERROR_NOT_FOUND ? 0 : 1;
    const int clears = argc > 1 && strcmp(argv[1], "clear") == 0;
    for (DWORD i = 0; i < count; ++i) {
        const CREDENTIALW *each = found[i];
        if (clears)
            CredDeleteW(each->TargetName, each->Type, 0);
        else
            printf("%ls\t%.*s\n", each->TargetName, (int)each->CredentialBlobSize, (const char *)each->CredentialBlob);
    }
    CredFree(found);
    return 0;
}
