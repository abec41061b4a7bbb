# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes faults harder to exploit, in all of Hiwar's own code that is shipped;
# tests/packaging/hardened.py checks the binaries. Options that the compiler or the linker does not
# support are left out.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX) # passes it to the linker, too

# Not for builds without optimisation, where it has no effect, nor with sanitizers: they check more.
if(HIWAR_SANITIZE)
    set(fortified 0)
else()
    set(fortified $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
endif()

# hiwar_harden_compiling(FLAG...)  adds each flag that the compiler supports.
function(hiwar_harden_compiling)
    foreach(flag IN LISTS ARGN)
        string(MAKE_C_IDENTIFIER "knows${flag}" known)
        check_cxx_compiler_flag(${flag} ${known})
        if(${known})
            target_compile_options(hiwar_options INTERFACE ${flag})
        endif()
    endforeach()
endfunction()

# hiwar_harden_linking(FLAG...)
function(hiwar_harden_linking)
    foreach(flag IN LISTS ARGN)
        string(MAKE_C_IDENTIFIER "knows${flag}" known)
        check_linker_flag(CXX ${flag} ${known})
        if(${known})
            target_link_options(hiwar_options INTERFACE ${flag})
        endif()
    endforeach()
endfunction()

if(MSVC)
    hiwar_harden_compiling(/guard:cf /sdl)
    hiwar_harden_linking(/guard:cf /DYNAMICBASE /NXCOMPAT /HIGHENTROPYVA /CETCOMPAT)
    return()
endif()

hiwar_harden_compiling(-fstack-protector-strong)
# The third level also checks sizes that are known only at run time.
set(level 2)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
    set(level 3)
endif()
# Some systems' compilers define it themselves.
target_compile_options(hiwar_options INTERFACE
    $<${fortified}:-U_FORTIFY_SOURCE> $<${fortified}:-D_FORTIFY_SOURCE=${level}>)
target_compile_definitions(hiwar_options INTERFACE $<${fortified}:_GLIBCXX_ASSERTIONS>)

if(MINGW)
    # The stack protector's own library, which on other systems is part of the C library.
    hiwar_harden_linking(-fstack-protector-strong -Wl,--dynamicbase -Wl,--nxcompat -Wl,--high-entropy-va)
elseif(NOT APPLE)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|i.86)$")
        hiwar_harden_compiling(-fcf-protection)
    endif()
    hiwar_harden_compiling(-fstack-clash-protection)
    hiwar_harden_linking(-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
endif()
