# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# CPack runs it before it packs. Puts files where Fedora and openSUSE expect them, if Debian has a
# place of its own, and adds the licences, which on Debian are part of the system.
if(CPACK_GENERATOR STREQUAL "RPM")
    set(zsh ${CPACK_TEMPORARY_DIRECTORY}/usr/share/zsh)
    file(RENAME ${zsh}/vendor-completions ${zsh}/site-functions)
    foreach(licence IN LISTS CPACK_HIWAR_LICENCES)
        file(COPY /usr/share/common-licenses/${licence} DESTINATION ${CPACK_TEMPORARY_DIRECTORY}/usr/share/licenses/hiwar)
    endforeach()
endif()
