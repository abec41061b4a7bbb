# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# hiwar_add_catalogues(TARGET): every hiwar_LANGUAGE.ts of this folder, made short by Qt's lrelease, becomes a
# resource of the target. The target update_translations brings new and changed words of the program into them.
function(hiwar_find_linguist variable tool)
    # Qt's own package names it where that is installed; a build for another system uses the tools of this one.
    if(TARGET Qt6::${tool})
        get_target_property(file Qt6::${tool} LOCATION)
        set(${variable} ${file} CACHE FILEPATH "Qt's ${tool}")
    endif()
    find_program(${variable} NAMES ${tool} ${tool}-qt6 ${tool}6
        HINTS ${QT_HOST_PATH} ${QT6_INSTALL_PREFIX} /usr
        PATH_SUFFIXES lib/qt6/bin lib64/qt6/bin tools/Qt6/bin bin NO_CMAKE_FIND_ROOT_PATH)
endfunction()

function(hiwar_add_catalogues target)
    find_package(Qt6LinguistTools 6.4 QUIET)
    hiwar_find_linguist(LRELEASE_PROGRAM lrelease)
    hiwar_find_linguist(LUPDATE_PROGRAM lupdate)
    if(NOT LRELEASE_PROGRAM)
        message(FATAL_ERROR "Qt's lrelease is missing, which prepares the translations (Debian: qt6-l10n-tools)")
    endif()
    set(folder ${PROJECT_SOURCE_DIR}/resources/translations)
    set(made ${PROJECT_BINARY_DIR}/translations)
    file(MAKE_DIRECTORY ${made})
    file(GLOB catalogues CONFIGURE_DEPENDS ${folder}/hiwar_*.ts)
    set(short)
    foreach(catalogue IN LISTS catalogues)
        get_filename_component(name ${catalogue} NAME_WE)
        add_custom_command(OUTPUT ${made}/${name}.qm DEPENDS ${catalogue}
            COMMAND ${LRELEASE_PROGRAM} -silent ${catalogue} -qm ${made}/${name}.qm VERBATIM)
        list(APPEND short ${made}/${name}.qm)
    endforeach()
    # The first format of resources notes no time, so that two builds are alike.
    qt_add_resources(${target} translations PREFIX /translations BASE ${made} FILES ${short}
        OPTIONS --format-version 1)
    if(LUPDATE_PROGRAM)
        string(REPLACE ";" "," listed "${catalogues}")
        add_custom_target(update_translations VERBATIM
            COMMAND ${CMAKE_COMMAND} -D LUPDATE=${LUPDATE_PROGRAM} -D CATALOGUES=${listed} -P ${folder}/update.cmake)
    endif()
endfunction()
