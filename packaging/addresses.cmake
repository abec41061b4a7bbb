# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# hiwar_read_addresses(FILE)  reads packaging/addresses: HIWAR_HOMEPAGE, HIWAR_BUGS, HIWAR_SCREENSHOTS, HIWAR_UPDATES
# and HIWAR_CONTACT.
macro(hiwar_read_addresses file)
    file(STRINGS ${file} addresses REGEX "^[a-z]+=")
    foreach(address IN LISTS addresses)
        string(REGEX MATCH "^([a-z]+)=(.*)$" address "${address}")
        string(TOUPPER ${CMAKE_MATCH_1} name)
        string(CONFIGURE "${CMAKE_MATCH_2}" HIWAR_${name} @ONLY)
    endforeach()
endmacro()

# hiwar_write_metainfo(TEMPLATE FILE)  writes AppStream's description of Hiwar, without the entries
# that have no address.
function(hiwar_write_metainfo template file)
    file(READ ${template} text)
    if(NOT HIWAR_SCREENSHOTS)
        string(REGEX REPLACE "  <screenshots>.*</screenshots>\n" "" text "${text}")
    endif()
    string(CONFIGURE "${text}" text @ONLY)
    string(REGEX REPLACE "  <url type=\"[a-z]+\"></url>\n" "" text "${text}")
    file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
endfunction()
