// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/highlight/codelanguage.h"

#include <QStringTokenizer>

#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

// A language that a library does not have is read as its nearest relative there, with the same
// rules for strings and comments: Go as C++ with Go's words, a Dockerfile as Bash.
// KSyntaxHighlighting: Crystal as Ruby, CUDA as C++, Racket as Scheme, registry files as INI,
// Solidity as JavaScript, Vue as HTML.
// clang-format off
constexpr auto languages = std::to_array<CodeLanguage>({
    // fences, label, suffix, definition of KSyntaxHighlighting, lexer of Scintilla and its words
    {"ada adb ads"_L1, "Ada"_L1, "adb"_L1, "Ada"_L1, "ada"_L1, "ada"_L1},
    {"asm assembly nasm masm gas x86asm s"_L1, "Assembly"_L1, "asm"_L1, "Intel x86 (NASM)"_L1, "asm"_L1, "asm"_L1},
    {"awk gawk"_L1, "AWK"_L1, "awk"_L1, "AWK"_L1, "perl"_L1, "awk"_L1},
    {"bash sh shell zsh ksh dash fish console shell-session shellsession sh-session terminal"_L1, "Shell"_L1, "sh"_L1, "Bash"_L1, "bash"_L1, "bash"_L1},
    {"batch bat cmd dos"_L1, "Batch"_L1, "bat"_L1, "MS-DOS Batch"_L1, "batch"_L1, "batch"_L1},
    {"c h"_L1, "C"_L1, "c"_L1, "C"_L1, "cpp"_L1, "c"_L1},
    {"clojure clj cljs edn"_L1, "Clojure"_L1, "clj"_L1, "Clojure"_L1, "lisp"_L1, "clojure"_L1},
    {"cmake cmakelists cmakelists.txt"_L1, "CMake"_L1, "cmake"_L1, "CMake"_L1, "cmake"_L1, "cmake"_L1},
    {"cobol cob cbl"_L1, "COBOL"_L1, "cob"_L1, "COBOL"_L1, "COBOL"_L1, "cobol"_L1},
    {"coffeescript coffee"_L1, "CoffeeScript"_L1, "coffee"_L1, "CoffeeScript"_L1, "coffeescript"_L1, "javascript"_L1},
    {"conf apache apacheconf htaccess"_L1, "Apache"_L1, "conf"_L1, "Apache Configuration"_L1, "conf"_L1, "nginx"_L1},
    {"cpp c++ cc cxx hpp h++ hh hxx ino arduino"_L1, "C++"_L1, "cpp"_L1, "C++"_L1, "cpp"_L1, "cpp"_L1},
    {"crystal cr"_L1, "Crystal"_L1, "cr"_L1, "Ruby"_L1, "ruby"_L1, "ruby"_L1},
    {"csharp cs c# dotnet"_L1, "C#"_L1, "cs"_L1, "C#"_L1, "cpp"_L1, "csharp"_L1},
    {"css"_L1, "CSS"_L1, "css"_L1, "CSS"_L1, "css"_L1, ""_L1},
    {"cuda cu"_L1, "CUDA"_L1, "cu"_L1, "C++"_L1, "cpp"_L1, "cpp"_L1},
    {"d dlang"_L1, "D"_L1, "d"_L1, "D"_L1, "d"_L1, "d"_L1},
    {"dart flutter"_L1, "Dart"_L1, "dart"_L1, "Dart"_L1, "cpp"_L1, "dart"_L1},
    {"diff patch udiff"_L1, "Diff"_L1, "diff"_L1, "Diff"_L1, "diff"_L1, ""_L1},
    {"dockerfile docker containerfile"_L1, "Dockerfile"_L1, "dockerfile"_L1, "Dockerfile"_L1, "bash"_L1, "dockerfile"_L1},
    {"dot graphviz"_L1, "Graphviz"_L1, "dot"_L1, "dot"_L1, "cpp"_L1, "dot"_L1},
    {"elixir ex exs"_L1, "Elixir"_L1, "ex"_L1, "Elixir"_L1, "ruby"_L1, "elixir"_L1},
    {"elm"_L1, "Elm"_L1, "elm"_L1, "Elm"_L1, "haskell"_L1, "haskell"_L1},
    {"erlang erl hrl"_L1, "Erlang"_L1, "erl"_L1, "Erlang"_L1, "erlang"_L1, "erlang"_L1},
    {"fortran f90 f95 f03 f08 f for f77"_L1, "Fortran"_L1, "f90"_L1, "Fortran (Free Format)"_L1, "fortran"_L1, "fortran"_L1},
    {"fsharp fs f#"_L1, "F#"_L1, "fs"_L1, "FSharp"_L1, "caml"_L1, "ocaml"_L1},
    {"gdscript gd"_L1, "GDScript"_L1, "gd"_L1, "Godot"_L1, "python"_L1, "python"_L1},
    {"glsl hlsl shader wgsl"_L1, "GLSL"_L1, "glsl"_L1, "GLSL"_L1, "cpp"_L1, "glsl"_L1},
    {"go golang"_L1, "Go"_L1, "go"_L1, "Go"_L1, "cpp"_L1, "go"_L1},
    {"gradle groovy jenkinsfile"_L1, "Groovy"_L1, "groovy"_L1, "Groovy"_L1, "cpp"_L1, "java"_L1},
    {"graphql gql"_L1, "GraphQL"_L1, "graphql"_L1, "GraphQL"_L1, "python"_L1, "graphql"_L1},
    {"haskell hs lhs"_L1, "Haskell"_L1, "hs"_L1, "Haskell"_L1, "haskell"_L1, "haskell"_L1},
    {"html htm xhtml"_L1, "HTML"_L1, "html"_L1, "HTML"_L1, "hypertext"_L1, "html"_L1},
    {"ini cfg inf desktop editorconfig gitconfig systemd service"_L1, "INI"_L1, "ini"_L1, "INI Files"_L1, "props"_L1, ""_L1},
    {"java"_L1, "Java"_L1, "java"_L1, "Java"_L1, "cpp"_L1, "java"_L1},
    {"javascript js jsx mjs cjs node"_L1, "JavaScript"_L1, "js"_L1, "JavaScript React (JSX)"_L1, "cpp"_L1, "javascript"_L1},
    {"json jsonc json5 jsonl ndjson geojson"_L1, "JSON"_L1, "json"_L1, "JSON"_L1, "json"_L1, "json"_L1},
    {"julia jl"_L1, "Julia"_L1, "jl"_L1, "Julia"_L1, "python"_L1, "julia"_L1},
    {"kotlin kt kts"_L1, "Kotlin"_L1, "kt"_L1, "Kotlin"_L1, "cpp"_L1, "kotlin"_L1},
    {"latex tex"_L1, "LaTeX"_L1, "tex"_L1, "LaTeX"_L1, "latex"_L1, ""_L1},
    {"less"_L1, "Less"_L1, "less"_L1, "LESSCSS"_L1, "css"_L1, ""_L1},
    {"lisp cl common-lisp commonlisp elisp emacs-lisp"_L1, "Lisp"_L1, "lisp"_L1, "Common Lisp"_L1, "lisp"_L1, "lisp"_L1},
    {"lua luau"_L1, "Lua"_L1, "lua"_L1, "Lua"_L1, "lua"_L1, "lua"_L1},
    {"makefile make mk gnumake"_L1, "Makefile"_L1, "mk"_L1, "Makefile"_L1, "makefile"_L1, ""_L1},
    {"markdown md mkd"_L1, "Markdown"_L1, "md"_L1, "Markdown"_L1, "markdown"_L1, ""_L1},
    {"matlab"_L1, "MATLAB"_L1, "m"_L1, "Matlab"_L1, "matlab"_L1, "matlab"_L1},
    {"nginx nginxconf"_L1, "nginx"_L1, "conf"_L1, "Nginx Configuration"_L1, "conf"_L1, "nginx"_L1},
    {"nim nimrod"_L1, "Nim"_L1, "nim"_L1, "Nim"_L1, "nimrod"_L1, "nim"_L1},
    {"nix"_L1, "Nix"_L1, "nix"_L1, "Nix"_L1, "python"_L1, "nix"_L1},
    {"objective-c objectivec objc obj-c mm"_L1, "Objective-C"_L1, "m"_L1, "Objective-C"_L1, "cpp"_L1, "objc"_L1},
    {"ocaml ml mli sml reasonml"_L1, "OCaml"_L1, "ml"_L1, "Objective Caml"_L1, "caml"_L1, "ocaml"_L1},
    {"octave"_L1, "Octave"_L1, "m"_L1, "Octave"_L1, "octave"_L1, "matlab"_L1},
    {"pascal delphi pas objectpascal"_L1, "Pascal"_L1, "pas"_L1, "Pascal"_L1, "pascal"_L1, "pascal"_L1},
    {"perl pl pm perl5"_L1, "Perl"_L1, "pl"_L1, "Perl"_L1, "perl"_L1, "perl"_L1},
    {"php php3 php7 php8"_L1, "PHP"_L1, "php"_L1, "PHP/PHP"_L1, "phpscript"_L1, "php"_L1},
    {"postscript ps eps"_L1, "PostScript"_L1, "ps"_L1, "PostScript"_L1, "ps"_L1, ""_L1},
    {"powershell ps1 pwsh posh psm1"_L1, "PowerShell"_L1, "ps1"_L1, "PowerShell"_L1, "powershell"_L1, "powershell"_L1},
    {"prolog pro swipl"_L1, "Prolog"_L1, "pl"_L1, "Prolog"_L1, "erlang"_L1, "prolog"_L1},
    {"properties env dotenv"_L1, "Properties"_L1, "properties"_L1, "Java Properties"_L1, "props"_L1, ""_L1},
    {"proto protobuf proto3"_L1, "Protocol Buffers"_L1, "proto"_L1, "Protobuf"_L1, "cpp"_L1, "proto"_L1},
    {"purescript purs"_L1, "PureScript"_L1, "purs"_L1, "PureScript"_L1, "haskell"_L1, "haskell"_L1},
    {"python py python3 py3 python2 pyi pycon ipython gyp starlark bazel"_L1, "Python"_L1, "py"_L1, "Python"_L1, "python"_L1, "python"_L1},
    {"qml"_L1, "QML"_L1, "qml"_L1, "QML"_L1, "cpp"_L1, "qml"_L1},
    {"r rlang rscript"_L1, "R"_L1, "r"_L1, "R Script"_L1, "r"_L1, "r"_L1},
    {"racket rkt"_L1, "Racket"_L1, "rkt"_L1, "Scheme"_L1, "lisp"_L1, "scheme"_L1},
    {"registry reg"_L1, "Registry"_L1, "reg"_L1, "INI Files"_L1, "registry"_L1, ""_L1},
    {"ruby rb rake gemfile irb podfile"_L1, "Ruby"_L1, "rb"_L1, "Ruby"_L1, "ruby"_L1, "ruby"_L1},
    {"rust rs"_L1, "Rust"_L1, "rs"_L1, "Rust"_L1, "rust"_L1, "rust"_L1},
    {"scala sbt sc"_L1, "Scala"_L1, "scala"_L1, "Scala"_L1, "cpp"_L1, "scala"_L1},
    {"scheme scm"_L1, "Scheme"_L1, "scm"_L1, "Scheme"_L1, "lisp"_L1, "scheme"_L1},
    {"scss sass"_L1, "SCSS"_L1, "scss"_L1, "SCSS"_L1, "css"_L1, ""_L1},
    {"solidity sol"_L1, "Solidity"_L1, "sol"_L1, "JavaScript"_L1, "cpp"_L1, "solidity"_L1},
    {"sql mysql postgres postgresql psql sqlite plsql tsql mariadb pgsql"_L1, "SQL"_L1, "sql"_L1, "SQL"_L1, "sql"_L1, "sql"_L1},
    {"swift"_L1, "Swift"_L1, "swift"_L1, "Swift"_L1, "cpp"_L1, "swift"_L1},
    {"tcl tk expect"_L1, "Tcl"_L1, "tcl"_L1, "Tcl/Tk"_L1, "tcl"_L1, "tcl"_L1},
    {"terraform tf hcl"_L1, "Terraform"_L1, "tf"_L1, "Terraform"_L1, "python"_L1, "terraform"_L1},
    {"toml cargo"_L1, "TOML"_L1, "toml"_L1, "TOML"_L1, "props"_L1, ""_L1},
    {"typescript ts tsx mts cts deno"_L1, "TypeScript"_L1, "ts"_L1, "TypeScript React (TSX)"_L1, "cpp"_L1, "typescript"_L1},
    {"vb vbnet vb.net visualbasic visual-basic vba"_L1, "Visual Basic"_L1, "vb"_L1, "MonoBasic"_L1, "vb"_L1, "vb"_L1},
    {"vbscript vbs"_L1, "VBScript"_L1, "vbs"_L1, "MonoBasic"_L1, "vbscript"_L1, "vb"_L1},
    {"verilog v systemverilog sv svh"_L1, "Verilog"_L1, "v"_L1, "SystemVerilog"_L1, "verilog"_L1, "verilog"_L1},
    {"vhdl vhd"_L1, "VHDL"_L1, "vhd"_L1, "VHDL"_L1, "vhdl"_L1, "vhdl"_L1},
    {"vue svelte astro"_L1, "Vue"_L1, "vue"_L1, "HTML"_L1, "hypertext"_L1, "html"_L1},
    {"xml xsd xsl xslt svg rss plist xaml mathml"_L1, "XML"_L1, "xml"_L1, "XML"_L1, "xml"_L1, ""_L1},
    {"yaml yml docker-compose ansible"_L1, "YAML"_L1, "yaml"_L1, "YAML"_L1, "yaml"_L1, "yaml"_L1},
    {"zig"_L1, "Zig"_L1, "zig"_L1, "Zig"_L1, "cpp"_L1, "zig"_L1},
});
// clang-format on

} // namespace

std::span<const CodeLanguage> allLanguages()
{
    return languages;
}

const CodeLanguage *languageOf(QStringView fence)
{
    const QString name = fence.trimmed().toString().toLower();
    for (const CodeLanguage &language : languages) {
        for (const QLatin1StringView known : QStringTokenizer{language.fences, u' '}) {
            if (known == name)
                return &language;
        }
    }
    return nullptr;
}

QString languageLabel(const QString &fence)
{
    const CodeLanguage *language = languageOf(fence);
    return language ? QString(language->label) : fence;
}

QString fileNameFor(const QString &fence)
{
    const CodeLanguage *language = languageOf(fence);
    const QLatin1StringView suffix = language ? language->suffix : "txt"_L1;
    if (suffix == "dockerfile"_L1)
        return u"Dockerfile"_s;
    return u"code."_s + suffix;
}

} // namespace Hiwar
