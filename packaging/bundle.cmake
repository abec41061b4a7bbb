# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DTREE=FOLDER -P bundle.cmake
# Copies into the bundle FOLDER every library and plugin that the programs in FOLDER/libexec/hiwar
# need, except glibc, and fonts for systems without any: libraries loaded at run time are listed
# here, because no tool finds them. Prints the origin of each file, as "file FILE", for the list of
# licences.
execute_process(COMMAND qmake6 -query QT_INSTALL_PLUGINS OUTPUT_VARIABLE from
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND qmake6 -query QT_INSTALL_LIBS OUTPUT_VARIABLE libraries_of_system
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

set(needed
    platforms/libqxcb.so platforms/libqoffscreen.so
    tls/libqopensslbackend.so
    imageformats/libqjpeg.so imageformats/libqgif.so imageformats/libqico.so imageformats/libqsvg.so
    iconengines/libqsvgicon.so
    platforminputcontexts/libcomposeplatforminputcontextplugin.so
    platforminputcontexts/libibusplatforminputcontextplugin.so
    xcbglintegrations/libqxcb-egl-integration.so xcbglintegrations/libqxcb-glx-integration.so)
# From separate packages, which a machine that makes bundles should have.
set(wanted
    platforms/libqwayland-generic.so platforms/libqwayland-egl.so
    wayland-shell-integration/libxdg-shell.so wayland-decoration-client/libbradient.so
    wayland-graphics-integration-client/libqt-plugin-wayland-egl.so
    platformthemes/libqxdgdesktopportal.so
    networkinformation/libqnetworkmanager.so
    imageformats/libqwebp.so)

set(plugins)
foreach(plugin IN LISTS needed wanted)
    if(EXISTS ${from}/${plugin})
        get_filename_component(kind ${plugin} DIRECTORY)
        file(COPY ${from}/${plugin} DESTINATION ${TREE}/plugins/${kind})
        list(APPEND plugins ${from}/${plugin})
    elseif(plugin IN_LIST needed)
        message(FATAL_ERROR "Qt's plugin ${plugin} is not installed")
    else()
        message(STATUS "without Qt's plugin ${plugin}")
    endif()
endforeach()

set(files)
# Opened by name at run time: the keychain's library by QtKeychain, TLS by Qt's plugin, the others
# by Hiwar.
set(opened)
foreach(name libsecret-1.so.0 libssl.so.3 libcrypto.so.3 libmicrohttpd.so.12 libarchive.so.13
    libsodium.so.23)
    find_file(file_of_${name} ${name} PATHS ${libraries_of_system} NO_DEFAULT_PATH REQUIRED)
    list(APPEND opened ${file_of_${name}})
endforeach()

file(GLOB apart ${TREE}/libexec/hiwar/hiwar-math ${TREE}/libexec/hiwar/hiwar-reader)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${apart} MODULES ${TREE}/libexec/hiwar/hiwar.so ${plugins} LIBRARIES ${opened}
    RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
    PRE_EXCLUDE_REGEXES "^(ld-linux.*|libc|libm|libdl|libpthread|librt|libresolv)\\.so")
if(missing)
    message(FATAL_ERROR "these libraries are not there: ${missing}")
endif()
foreach(library IN LISTS libraries opened)
    file(COPY ${library} DESTINATION ${TREE}/lib FOLLOW_SYMLINK_CHAIN)
    file(REAL_PATH ${library} real)
    list(APPEND files ${real})
endforeach()

# app/platform/earlyfonts.cpp loads them on systems without fonts. They cover Arabic, Hebrew, Greek
# and Cyrillic.
foreach(name DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSansMono-Bold)
    set(font /usr/share/fonts/truetype/dejavu/${name}.ttf)
    file(COPY ${font} DESTINATION ${TREE}/share/hiwar/fonts)
    list(APPEND files ${font})
endforeach()
file(COPY ${CMAKE_CURRENT_LIST_DIR}/linux/fonts.conf DESTINATION ${TREE}/share/hiwar/fonts)

include(${CMAKE_CURRENT_LIST_DIR}/qtwords.cmake)
hiwar_bring_qt_words(${TREE} brought)
foreach(file IN LISTS files plugins brought)
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo "file ${file}")
endforeach()
file(WRITE ${TREE}/bin/qt.conf "[Paths]\nPrefix=..\nPlugins=plugins\n")
file(WRITE ${TREE}/libexec/hiwar/qt.conf "[Paths]\nPrefix=../..\nPlugins=plugins\n")
