# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# CPack reads it before it packs: how it finds what the Debian package depends on.
if(CPACK_GENERATOR STREQUAL "DEB")
    set(SHLIBDEPS_EXECUTABLE ${CMAKE_CURRENT_LIST_DIR}/shlibdeps.sh)
endif()
