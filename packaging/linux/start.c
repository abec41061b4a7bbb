// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bin/hiwar of the portable forms. What every desktop has (X11, OpenGL, fontconfig, the compiler's runtime) has to be
// the desktop's own: its drivers are loaded into Hiwar and want the libraries that they were built with, not those of
// the system that the bundle was made on. Only a system that lacks one is to get ours, from lib/fallback. No search
// path says that: DT_RPATH, LD_LIBRARY_PATH and DT_RUNPATH all come before the system's folders, and nothing behind.
//
// So they are opened here one by one, each behind those that it needs: the system's where there is one. Whatever asks
// for such a library later gets the one that is loaded. Then the program is opened, which is a library here, and its
// main called: in the same process, with nothing in the environment that its children could inherit.
//
// Where something of the system's is too old, all is begun again with ours only. HIWAR_OWN_LIBRARIES=1 does that, too.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct Library {
    const char *name; // that is asked for
    const char *file; // ours, by its whole version
    int is_late;      // nothing needs it but what is loaded later, if at all
} libraries[] = {
#include "fallback.inc" // made by packaging/linux/fallback.py
};

static const char own[] = "HIWAR_OWN_LIBRARIES";
static char top[PATH_MAX]; // the bundle's folder

static int fail(const char *why)
{
    fprintf(stderr, "hiwar: %s. Unpack Hiwar again, and keep all that is in it together.\n", why);
    return 1;
}

static void *open_ours(const char *folder, const char *name, int how)
{
    char path[PATH_MAX + 64];
    snprintf(path, sizeof path, "%s/%s/%s", top, folder, name);
    return dlopen(path, how);
}

// The system's, opened; of what is late it is enough that it lies where others were found. Its path, or nothing.
static const char *find_theirs(const struct Library *library)
{
    static char folder[PATH_MAX], path[PATH_MAX + 64];
    snprintf(path, sizeof path, "%s%s", folder, library->name);
    if (*folder && library->is_late && access(path, R_OK) == 0)
        return path;
    void *opened = dlopen(library->name, RTLD_LAZY);
    struct link_map *map;
    if (!opened || dlinfo(opened, RTLD_DI_LINKMAP, &map) != 0)
        return NULL;
    if (!*folder)
        snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(map->l_name, '/') + 1 - map->l_name), map->l_name);
    return map->l_name;
}

// By the names of the files; where these do not tell, the versions of the symbols do when the program is opened.
static int is_older(const char *theirs, const struct Library *ours)
{
    char path[PATH_MAX];
    if (!realpath(theirs, path))
        return 0;
    const char *file = strrchr(path, '/') + 1;
    return strncmp(file, ours->name, strlen(ours->name)) == 0 && strverscmp(file, ours->file) < 0;
}

static int begin_again(char **argv)
{
    setenv(own, "1", 1);
    execv("/proc/self/exe", argv);
    return fail("it could not be started again with its own libraries");
}

int main(int argc, char **argv)
{
    const ssize_t length = readlink("/proc/self/exe", top, sizeof top - 1);
    for (int up = 0; up < 2; ++up) {
        char *slash = length > 0 ? strrchr(top, '/') : NULL;
        if (!slash)
            return fail("it does not know where it is");
        *slash = '\0';
    }
    const int only_ours = getenv(own) != NULL;
    unsetenv(own);

    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; ++i) {
        const char *theirs = only_ours ? NULL : find_theirs(&libraries[i]);
        if (theirs && is_older(theirs, &libraries[i]))
            return begin_again(argv);
        if (!theirs && !open_ours("lib/fallback", libraries[i].name, RTLD_LAZY))
            return fail(dlerror());
    }
    // Now, and not when it is first used: a symbol that something of the system's lacks is to be missed here.
    void *program = open_ours("libexec/hiwar", "hiwar.so", RTLD_NOW | RTLD_GLOBAL);
    if (!program)
        return only_ours ? fail(dlerror()) : begin_again(argv);
    int (*start)(int, char **);
    *(void **)&start = dlsym(program, "main");
    return start ? start(argc, argv) : fail(dlerror());
}
