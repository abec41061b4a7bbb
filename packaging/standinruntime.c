// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands in for the AppImage project's runtime where that cannot be had: it unpacks the file system behind itself into
// the folder that STANDIN_FOLDER names and starts AppRun there, with what the real one says in the environment.
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    (void)argc;
    Elf64_Ehdr head;
    char image[PATH_MAX] = "", offset[32], start[PATH_MAX];
    const char *folder = getenv("STANDIN_FOLDER");
    const int file = open("/proc/self/exe", O_RDONLY);
    if (!folder || read(file, &head, sizeof head) != sizeof head || readlink("/proc/self/exe", image, PATH_MAX - 1) < 0)
        return 1;
    // The file system begins where the sections' table, which is last, ends.
    snprintf(offset, sizeof offset, "%lu", (unsigned long)(head.e_shoff + (unsigned long)head.e_shentsize * head.e_shnum));
    const pid_t child = fork();
    if (child == 0) {
        execlp("unsquashfs", "unsquashfs", "-quiet", "-no-progress", "-force", "-dest", folder, "-offset", offset, image, (char *)0);
        _exit(1);
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child || status != 0)
        return 1;
    setenv("APPIMAGE", image, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", argv[0], 1);
    snprintf(start, sizeof start, "%s/AppRun", folder);
    execv(start, argv);
    return 1;
}
