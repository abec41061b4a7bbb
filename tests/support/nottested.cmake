# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# hiwar_not_tested(NAME REASON)  a test that cannot be made on this system. ctest lists it as one that did not run, and
# notrun.py says why. It can never fail, so the expression hides nothing; for a test that does something it would.
function(hiwar_not_tested name reason)
    add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -E echo "${reason}")
    set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION ".")
endfunction()
