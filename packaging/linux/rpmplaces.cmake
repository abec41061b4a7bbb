# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# CPack runs it before it packs. Where Fedora and openSUSE look for what Debian has a place of its own for, and the
# licences, which on Debian are a part of the system.
if(CPACK_GENERATOR STREQUAL "RPM")
    set(zsh ${CPACK_TEMPORARY_DIRECTORY}/usr/share/zsh)
    file(RENAME ${zsh}/vendor-completions ${zsh}/site-functions)
    foreach(licence IN LISTS CPACK_HIWAR_LICENCES)
        file(COPY /usr/share/common-licenses/${licence} DESTINATION ${CPACK_TEMPORARY_DIRECTORY}/usr/share/licenses/hiwar)
    endforeach()
endif()
