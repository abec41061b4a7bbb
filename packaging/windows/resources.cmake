# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# hiwar_windows_resources(PROGRAM...)  gives each its icon, its version and its manifest.
function(hiwar_windows_resources)
    enable_language(RC)
    set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
    string(REPLACE "." "," HIWAR_VERSION_WORDS "${PROJECT_VERSION},0")
    # Microsoft's linker makes a manifest itself; this would be a second one.
    if(MSVC)
        set(manifest ${here}/hiwar.manifest)
    else()
        set(HIWAR_MANIFEST_LINE "1 24 \"${here}/hiwar.manifest\"")
    endif()
    set(HIWAR_ICON ${PROJECT_SOURCE_DIR}/resources/icons/hiwar.ico)
    configure_file(${here}/hiwar.rc.in hiwar.rc @ONLY)
    foreach(program IN LISTS ARGN)
        target_sources(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/hiwar.rc ${manifest})
    endforeach()
endfunction()
