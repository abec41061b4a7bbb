# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# hiwar_bundle_math(BUNDLE WHY)  MathJax and typeset.js in one file, which esbuild makes when hiwar-math is built.
# BUNDLE becomes its name, or empty where MathJax or esbuild cannot be had; WHY says then what is missing.
#
# MathJax is taken from the folder HIWAR_MATHJAX, which holds mathjax-full/ and mhchemparser/ as npm has them (compiled to
# ES5: Qt 6.4's engine runs constructors of classes wrongly); packaging/dependencies.sh brings it into build/mathjax.
# Where that or esbuild is missing, npm fetches both in the versions that package-lock.json pins: once, and a failure is
# remembered, because asking a network that is not there takes half a minute.
function(hiwar_bundle_math result why)
    set(${result} "" PARENT_SCOPE)
    set(folder ${PROJECT_BINARY_DIR}/math)
    set(source ${PROJECT_SOURCE_DIR}/resources/math)

    # Text and a program of this machine, also where a program for another one is built.
    find_path(HIWAR_MATHJAX mathjax-full/js/mathjax.js NO_CMAKE_FIND_ROOT_PATH
        NO_DEFAULT_PATH PATHS ${PROJECT_SOURCE_DIR}/build/mathjax/usr/share/nodejs
        DOC "Where mathjax-full/ and mhchemparser/ lie")
    find_program(ESBUILD_PROGRAM esbuild)
    set(modules ${HIWAR_MATHJAX})
    set(esbuild ${ESBUILD_PROGRAM})
    if(NOT modules OR NOT esbuild)
        hiwar_fetch_mathjax(modules reason)
        if(NOT modules)
            set(${why} "${reason}" PARENT_SCOPE)
            return()
        endif()
        set(esbuild ${modules}/.bin/esbuild)
    endif()

    # Another MathJax may be older than what was made of the one before.
    file(TIMESTAMP ${modules}/mathjax-full/js/mathjax.js when)
    file(CONFIGURE OUTPUT ${folder}/origin CONTENT "${modules} ${when} ${esbuild}\n")
    # Made from a copy, so that no node_modules beside the source is taken instead.
    set(bundle ${folder}/typeset.js)
    add_custom_command(OUTPUT ${bundle} BYPRODUCTS ${folder}/contents.json
        DEPENDS ${source}/typeset.js ${esbuild} ${folder}/origin
        COMMAND ${CMAKE_COMMAND} -E copy ${source}/typeset.js ${folder}/source/typeset.js
        COMMAND ${CMAKE_COMMAND} -E env NODE_PATH=${modules} ${esbuild} ${folder}/source/typeset.js
            --bundle --format=iife --global-name=hiwarMath --target=es2016 --minify --legal-comments=none
            --log-level=warning --outfile=${bundle} --metafile=${folder}/contents.json
        WORKING_DIRECTORY ${folder}
        COMMENT "Bundling MathJax" VERBATIM)
    set(${result} ${bundle} PARENT_SCOPE)
endfunction()

# hiwar_fetch_mathjax(MODULES WHY)  npm's node_modules with MathJax and esbuild in it, in the build folder.
function(hiwar_fetch_mathjax result why)
    set(${result} "" PARENT_SCOPE)
    set(folder ${PROJECT_BINARY_DIR}/math/npm)
    set(source ${PROJECT_SOURCE_DIR}/resources/math)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source}/package-lock.json)
    file(SHA256 ${source}/package-lock.json locked)
    if(EXISTS ${folder}/${locked})
        set(${result} ${folder}/node_modules PARENT_SCOPE)
        return()
    endif()
    find_program(NPM_PROGRAM npm)
    if(NOT NPM_PROGRAM)
        set(${why} "MathJax or esbuild is missing, and npm, which would fetch them" PARENT_SCOPE)
        return()
    endif()
    set(failure ${folder}/failed-${locked})
    if(NOT EXISTS ${failure} OR NOT HIWAR_FORMULAS STREQUAL "AUTO")
        message(STATUS "Formulas: fetching MathJax")
        file(MAKE_DIRECTORY ${folder})
        file(COPY ${source}/package.json ${source}/package-lock.json DESTINATION ${folder})
        # A folder of its own, so that nothing outside the build's is written.
        set(cache ${folder}/cache)
        if(DEFINED ENV{npm_config_cache})
            set(cache $ENV{npm_config_cache})
        endif()
        execute_process(WORKING_DIRECTORY ${folder}
            COMMAND ${CMAKE_COMMAND} -E env npm_config_cache=${cache}
                ${NPM_PROGRAM} ci --prefer-offline --ignore-scripts --no-audit --no-fund --no-update-notifier --fetch-retries=1
            OUTPUT_FILE ${folder}/npm.log ERROR_FILE ${folder}/npm.log RESULT_VARIABLE failed)
        if(NOT failed)
            file(TOUCH ${folder}/${locked})
            set(${result} ${folder}/node_modules PARENT_SCOPE)
            return()
        endif()
        file(TOUCH ${failure})
    endif()
    set(${why} "npm could not fetch MathJax (${folder}/npm.log); delete ${failure} to have it try again" PARENT_SCOPE)
endfunction()
