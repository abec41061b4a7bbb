# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads CHANGELOG.md, the only place with the changes of each release, and sets
#   HIWAR_RELEASE_DATE      of this version, 2026-11-21
#   HIWAR_RELEASES          AppStream's <release> elements, newest first
#   HIWAR_DEBIAN_CHANGELOG  signed by HIWAR_CONTACT
# The newest heading must be the project's version. A heading is "## VERSION (DATE)", an item is one
# line, "- …". In Debian's, each further release of one day is a minute younger: none may have the
# time of another. release_epoch in releasebuild.sh counts the same way.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md)
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md lines ENCODING UTF-8)
find_program(DATE_PROGRAM date REQUIRED)

set(HIWAR_RELEASES)
set(HIWAR_DEBIAN_CHANGELOG)
set(newest)
set(signature)
macro(end_release)
    if(signature)
        string(APPEND HIWAR_RELEASES "        </ul>\n      </description>\n    </release>\n")
        string(APPEND HIWAR_DEBIAN_CHANGELOG "${signature}")
    endif()
endmacro()
set(days ${lines})
list(FILTER days INCLUDE REGEX "^## ")
list(TRANSFORM days REPLACE ".*\\((.*)\\)" "\\1")
foreach(line IN LISTS lines)
    if(line MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$")
        set(version ${CMAKE_MATCH_1})
        set(date ${CMAKE_MATCH_2})
        end_release()
        if(NOT newest)
            set(newest ${version})
            set(HIWAR_RELEASE_DATE ${date})
        endif()
        list(POP_FRONT days)
        set(older_of_day ${days})
        list(FILTER older_of_day INCLUDE REGEX "^${date}$")
        list(LENGTH older_of_day minute)
        execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${DATE_PROGRAM} -u -R -d "${date} 00:${minute}"
            OUTPUT_VARIABLE mailed OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        string(APPEND HIWAR_RELEASES
            "    <release version=\"${version}\" date=\"${date}\">\n      <description>\n        <ul>\n")
        string(APPEND HIWAR_DEBIAN_CHANGELOG "hiwar (${version}) unstable; urgency=medium\n\n")
        set(signature "\n -- The Hiwar authors <${HIWAR_CONTACT}>  ${mailed}\n\n")
    elseif(line MATCHES "^- (.+)$")
        set(item "${CMAKE_MATCH_1}")
        string(REPLACE "&" "&amp;" marked "${item}")
        string(REPLACE "<" "&lt;" marked "${marked}")
        string(APPEND HIWAR_RELEASES "          <li>${marked}</li>\n")
        # The lines of a Debian changelog have at most 80 columns.
        string(REPLACE ";" "\\;" words "${item}")
        string(REPLACE " " ";" words "${words}")
        set(row "  *")
        foreach(word IN LISTS words)
            string(LENGTH "${row} ${word}" width)
            if(width GREATER 78)
                string(APPEND HIWAR_DEBIAN_CHANGELOG "${row}\n")
                set(row "   ")
            endif()
            string(APPEND row " ${word}")
        endforeach()
        string(APPEND HIWAR_DEBIAN_CHANGELOG "${row}\n")
    endif()
endforeach()
end_release()
if(NOT newest STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "CHANGELOG.md begins with ${newest}, but this is ${PROJECT_VERSION}")
endif()
string(STRIP "${HIWAR_DEBIAN_CHANGELOG}" HIWAR_DEBIAN_CHANGELOG)
