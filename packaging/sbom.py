#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what is bundled with Hiwar, and under which licences.

usage: sbom.py TREE LIBRARIES NAME EPOCH

TREE is the bundle, LIBRARIES a file with the place of each bundled library on this Debian. Writes
TREE/share/doc/hiwar/sbom.spdx.json (SPDX 2.3) and beside it licences/PACKAGE, each package's own words.
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


def hiwar(name, tree):
    """The programs themselves, and what is compiled into them."""
    version = name.split("-")[1]
    digest = hashlib.sha256((tree / "bin/hiwar").read_bytes()).hexdigest()
    made = [{"SPDXID": "SPDXRef-hiwar", "name": "hiwar", "versionInfo": version, "downloadLocation": "NOASSERTION",
             "filesAnalyzed": False, "licenseConcluded": "GPL-3.0-or-later", "licenseDeclared": "GPL-3.0-or-later",
             "copyrightText": "2026 The Hiwar authors", "checksums": [{"algorithm": "SHA256", "checksumValue": digest}]}]
    if (tree / "libexec/hiwar/hiwar-math").exists():
        made.append({"SPDXID": "SPDXRef-mathjax", "name": "mathjax-full", "versionInfo": "3.2.2",
                     "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "Apache-2.0",
                     "licenseDeclared": "Apache-2.0", "copyrightText": "2009-2022 The MathJax Consortium"})
    return made


def main():
    tree, listed, name, epoch = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    place = tree / "share/doc/hiwar"
    folder = place / "licences"
    folder.mkdir(parents=True, exist_ok=True)
    packages = sorted({package_of(library) for library in listed.read_text().split()})
    entries = hiwar(name, tree) + [entry(package, folder) for package in packages]
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
    print(f"{len(packages)} packages of Debian are bundled")


main()
