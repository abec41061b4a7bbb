# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# CPack runs it before it packs. Where Fedora and openSUSE look for what Debian has a place of its own for.
if(CPACK_GENERATOR STREQUAL "RPM")
    set(zsh ${CPACK_TEMPORARY_DIRECTORY}/usr/share/zsh)
    file(RENAME ${zsh}/vendor-completions ${zsh}/site-functions)
endif()
