#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what is bundled with Hiwar, and under which licences.

usage: sbom.py TREE NAME EPOCH (--libraries FILE | --sources FILE)

TREE is what is shipped. --libraries: the place of each bundled library on this Debian; --sources: what was built for
Windows. Writes sbom.spdx.json (SPDX 2.3) and, of Debian's packages, licences/PACKAGE, each package's own words: both
into TREE/share/doc/hiwar, for Windows into TREE.
"""
import hashlib
import json
import re
import shutil
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

# Debian's short names that SPDX spells otherwise; what is in neither form is told as a comment only.
SPELLED = {"GPL-2": "GPL-2.0-only", "GPL-2+": "GPL-2.0-or-later", "GPL-3": "GPL-3.0-only", "GPL-3+": "GPL-3.0-or-later",
           "LGPL-2": "LGPL-2.0-only", "LGPL-2+": "LGPL-2.0-or-later", "LGPL-2.1": "LGPL-2.1-only",
           "LGPL-2.1+": "LGPL-2.1-or-later", "LGPL-3": "LGPL-3.0-only", "LGPL-3+": "LGPL-3.0-or-later",
           "BSD-2-clause": "BSD-2-Clause", "BSD-3-clause": "BSD-3-Clause", "Expat": "MIT", "MIT": "MIT",
           "Apache-2.0": "Apache-2.0", "Zlib": "Zlib", "zlib": "Zlib", "public-domain": None, "ISC": "ISC"}


def package_of(library):
    """The Debian package that brought the file; merged /usr makes two names for one place."""
    for name in (library, library.removeprefix("/usr")):
        said = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if said.returncode == 0:
            return said.stdout.split(":")[0]
    raise SystemExit(f"no package has brought {library}, so its licence is not known")


def described(package):
    asked = "${Version}\\n${source:Package}\\n${source:Version}\\n${Homepage}"
    said = subprocess.run(["dpkg-query", "-W", "-f", asked + "\\n--\\n", package], capture_output=True, text=True, check=True)
    return said.stdout.split("\n--\n")[0].split("\n")


def licences(copyright_file):
    """The short names in a machine-readable file, in their order; none in one that is prose."""
    names = re.findall(r"^License: *(\S.*)$", copyright_file.read_text(errors="replace"), re.MULTILINE)
    return list(dict.fromkeys(name.strip() for name in names))


def expression(names):
    spelled = [SPELLED.get(name) for name in names]
    return " AND ".join(dict.fromkeys(spelled)) if spelled and all(spelled) else "NOASSERTION"


def entry(package, folder):
    version, source, source_version, homepage = described(package)
    copyright_file = Path(f"/usr/share/doc/{package}/copyright")
    shutil.copy(copyright_file, folder / package)
    names = licences(copyright_file)
    return {"SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", package), "name": package, "versionInfo": version,
            "supplier": "Organization: Debian", "downloadLocation": "NOASSERTION",
            "homepage": homepage or "NOASSERTION", "filesAnalyzed": False, "copyrightText": "NOASSERTION",
            "licenseConcluded": "NOASSERTION", "licenseDeclared": expression(names),
            "licenseComments": "Debian's copyright file names: " + (", ".join(names) or "see the text beside this file"),
            "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                              "referenceLocator": f"pkg:deb/debian/{source}@{source_version}"}]}


def component(name, version, licence, **more):
    return {"SPDXID": "SPDXRef-" + name, "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
            "copyrightText": "NOASSERTION"} | more


def hiwar(name, program, math):
    """The programs themselves, and what is compiled into them."""
    digest = hashlib.sha256(program.read_bytes()).hexdigest()
    made = [component("hiwar", name.split("-")[1], "GPL-3.0-or-later", copyrightText="2026 The Hiwar authors",
                      checksums=[{"algorithm": "SHA256", "checksumValue": digest}])]
    if math.exists():
        made.append(component("mathjax-full", "3.2.2", "Apache-2.0",
                              copyrightText="2009-2022 The MathJax Consortium"))
    return made


def of_debian(libraries, place):
    folder = place / "licences"
    folder.mkdir(parents=True, exist_ok=True)
    return [entry(package, folder) for package in sorted({package_of(library) for library in libraries})]


def of_sources(lines):
    """The sources that were built for Windows, the compiler's runtime, and headers of this Debian."""
    made = []
    for name, _, place, digest, licence in (line.split() for line in lines if not line.startswith("#")):
        version = re.search(r"_(.+?)(\+dfsg)?\.orig", place).group(1)
        made.append(component(name, version, licence, checksums=[{"algorithm": "SHA256", "checksumValue": digest}]))
    for package, licence in (("gcc-mingw-w64-x86-64-posix-runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
                             ("mingw-w64-x86-64-dev", "MIT AND ZPL-2.1"), ("libz-mingw-w64", "Zlib"),
                             ("libexpected-dev", "CC0-1.0"), ("nlohmann-json3-dev", "MIT")):
        made.append(component(package, described(package)[0], licence))
    return made


def main():
    tree, name, epoch = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    kind, listed = sys.argv[4], Path(sys.argv[5]).read_text()
    if kind == "--sources":
        place = tree
        own = hiwar(name, tree / "hiwar.exe", tree / "hiwar-math.exe")
        brought = of_sources(listed.splitlines())
    else:
        place = tree / "share/doc/hiwar"
        own = hiwar(name, tree / "bin/hiwar", tree / "libexec/hiwar/hiwar-math")
        brought = of_debian(listed.split(), place)
    entries = own + brought
    document = {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
                "documentNamespace": f"https://github.com/hiwar/hiwar/spdx/{name}",
                "creationInfo": {"created": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
                                 "creators": ["Organization: The Hiwar authors"]},
                "packages": entries,
                "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                                   "relatedSpdxElement": "SPDXRef-hiwar"}]
                + [{"spdxElementId": "SPDXRef-hiwar", "relationshipType": "DEPENDS_ON",
                    "relatedSpdxElement": each["SPDXID"]} for each in entries[1:]]}
    (place / "sbom.spdx.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    print(f"{len(brought)} packages are bundled")


main()
