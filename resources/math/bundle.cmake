# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# hiwar_bundle_math(BUNDLE): MathJax and typeset.js in one file, made by npm and esbuild in the versions that
# package-lock.json pins, when this is configured for the first time and when one of these files has changed.
# BUNDLE becomes the file's name, or empty when it cannot be made: then formulas show their source, and one line
# says why. Nothing is fetched at any other time.
function(hiwar_bundle_math result)
    set(${result} "" PARENT_SCOPE)
    set(folder ${PROJECT_BINARY_DIR}/math)
    set(bundle ${folder}/typeset.js)
    set(source ${PROJECT_SOURCE_DIR}/resources/math)
    set(wanted)
    foreach(name package.json package-lock.json typeset.js)
        file(SHA256 ${source}/${name} hash)
        string(APPEND wanted ${hash})
        set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source}/${name})
    endforeach()
    if(EXISTS ${bundle}.hash)
        file(READ ${bundle}.hash present)
        if(present STREQUAL wanted)
            set(${result} ${bundle} PARENT_SCOPE)
            return()
        endif()
    endif()

    find_program(NPM_PROGRAM npm)
    if(NOT NPM_PROGRAM)
        message(STATUS "Formulas: not drawn, because npm is missing; their source is shown")
        return()
    endif()
    # A folder of its own, so that nothing outside the build's is written.
    set(cache ${folder}/cache)
    if(DEFINED ENV{npm_config_cache})
        set(cache $ENV{npm_config_cache})
    endif()
    file(MAKE_DIRECTORY ${folder}/npm)
    file(COPY ${source}/package.json ${source}/package-lock.json ${source}/typeset.js DESTINATION ${folder}/npm)
    file(SHA256 ${source}/package-lock.json locked)
    set(failed 0)
    if(NOT EXISTS ${folder}/npm/${locked})
        message(STATUS "Formulas: fetching MathJax")
        execute_process(WORKING_DIRECTORY ${folder}/npm
            COMMAND ${CMAKE_COMMAND} -E env npm_config_cache=${cache}
                ${NPM_PROGRAM} ci --prefer-offline --ignore-scripts --no-audit --no-fund --no-update-notifier --fetch-retries=1
            OUTPUT_FILE ${folder}/npm.log ERROR_FILE ${folder}/npm.log RESULT_VARIABLE failed)
    endif()
    if(NOT failed)
        file(TOUCH ${folder}/npm/${locked})
        execute_process(WORKING_DIRECTORY ${folder}/npm
            COMMAND node_modules/.bin/esbuild typeset.js --bundle --format=iife --global-name=hiwarMath
                --target=es2016 --minify --legal-comments=none --log-level=warning --outfile=${bundle}
            OUTPUT_FILE ${folder}/esbuild.log ERROR_FILE ${folder}/esbuild.log RESULT_VARIABLE failed)
    endif()
    if(failed)
        message(STATUS "Formulas: not drawn, because MathJax could not be had (${folder}/npm.log); their source is shown")
        return()
    endif()
    file(WRITE ${bundle}.hash ${wanted})
    set(${result} ${bundle} PARENT_SCOPE)
endfunction()
