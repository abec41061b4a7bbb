# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D TREE=FOLDER -D PREFIX=FOLDER -P stage.cmake
# Copies beside the programs in TREE the libraries and Qt's plugins that they need, from PREFIX and
# from MinGW. A library found in neither must be part of Windows.
set(plugins platforms/qwindows styles/qwindowsvistastyle tls/qschannelbackend tls/qcertonlybackend
    imageformats/qgif imageformats/qico imageformats/qjpeg imageformats/qsvg
    iconengines/qsvgicon)
foreach(plugin IN LISTS plugins)
    get_filename_component(kind ${plugin} DIRECTORY)
    file(COPY ${PREFIX}/plugins/${plugin}.dll DESTINATION ${TREE}/${kind})
endforeach()

execute_process(COMMAND x86_64-w64-mingw32-gcc-posix -print-file-name=libstdc++-6.dll OUTPUT_VARIABLE of_gcc
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
get_filename_component(of_gcc ${of_gcc} DIRECTORY)
# Windows ignores case, and CMake searches the lower-case name.
set(small ${TREE}-libraries)
file(GLOB_RECURSE libraries ${PREFIX}/bin/*.dll ${of_gcc}/*.dll /usr/x86_64-w64-mingw32/lib/*.dll)
foreach(library IN LISTS libraries)
    get_filename_component(name ${library} NAME)
    string(TOLOWER ${name} name)
    file(MAKE_DIRECTORY ${small})
    file(CREATE_LINK ${library} ${small}/${name} SYMBOLIC)
endforeach()

set(CMAKE_GET_RUNTIME_DEPENDENCIES_PLATFORM windows+pe)
set(CMAKE_GET_RUNTIME_DEPENDENCIES_TOOL objdump)
set(CMAKE_GET_RUNTIME_DEPENDENCIES_COMMAND x86_64-w64-mingw32-objdump)
file(GLOB programs ${TREE}/*.exe ${TREE}/*.com)
file(GLOB modules ${TREE}/*/*.dll)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} MODULES ${modules} DIRECTORIES ${small}
    RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR of_windows)
foreach(library IN LISTS libraries)
    file(REAL_PATH ${library} library)
    get_filename_component(name ${library} NAME)
    execute_process(COMMAND x86_64-w64-mingw32-strip -o ${TREE}/${name} ${library} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(REMOVE_RECURSE ${small})
list(FILTER of_windows INCLUDE REGEX "^(lib|[Qq]t6)")
if(of_windows)
    message(FATAL_ERROR "these libraries are nowhere: ${of_windows}")
endif()
include(${CMAKE_CURRENT_LIST_DIR}/../qtwords.cmake)
hiwar_bring_qt_words(${TREE} brought)
file(WRITE ${TREE}/qt.conf "[Paths]\nPrefix=.\nPlugins=.\n")
