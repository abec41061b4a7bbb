# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# hiwar_bring_qt_words(TREE RESULT)  copies the texts of Qt's own dialogs, in the languages of the
# window, into TREE/translations. RESULT: the files copied. A catalogue is the same on every system.
function(hiwar_bring_qt_words tree result)
    execute_process(COMMAND qmake6 -query QT_INSTALL_TRANSLATIONS OUTPUT_VARIABLE translations
        OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    file(GLOB catalogues ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../resources/translations/hiwar_*.ts)
    set(brought)
    foreach(catalogue IN LISTS catalogues)
        get_filename_component(language ${catalogue} NAME_WE)
        string(REPLACE hiwar_ "" language ${language})
        set(words ${translations}/qtbase_${language}.qm)
        if(EXISTS ${words})
            file(COPY ${words} DESTINATION ${tree}/translations)
            list(APPEND brought ${words})
        else()
            message(STATUS "without Qt's own words in ${language}")
        endif()
    endforeach()
    set(${result} ${brought} PARENT_SCOPE)
endfunction()
