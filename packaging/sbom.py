#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what is bundled with Hiwar, and under which licences.

usage: sbom.py TREE NAME EPOCH (--files FILE | --sources FILE)

TREE is the shipped folder. --files: the path of each bundled file on this Debian; --sources: what
was built for Windows. Writes sbom.spdx.json (SPDX 2.3) and, for Debian's packages,
licences/PACKAGE, each package's own copyright file, with the licences that these refer to in
licences/common-licenses: all into TREE/share/doc/hiwar, for Windows into TREE. tests/packaging
compares it with the programs in the build and with the files in a bundle.
"""
import hashlib
import json
import re
import shutil
import subprocess
import sys
import uuid
from datetime import datetime, timezone
from pathlib import Path

# Debian's short names that SPDX spells otherwise; what is in neither form is told as a comment only.
SPELLED = {"GPL-2": "GPL-2.0-only", "GPL-2+": "GPL-2.0-or-later", "GPL-3": "GPL-3.0-only", "GPL-3+": "GPL-3.0-or-later",
           "LGPL-2": "LGPL-2.0-only", "LGPL-2+": "LGPL-2.0-or-later", "LGPL-2.1": "LGPL-2.1-only",
           "LGPL-2.1+": "LGPL-2.1-or-later", "LGPL-3": "LGPL-3.0-only", "LGPL-3+": "LGPL-3.0-or-later",
           "BSD-2-clause": "BSD-2-Clause", "BSD-3-clause": "BSD-3-Clause", "Expat": "MIT", "MIT": "MIT",
           "Apache-2.0": "Apache-2.0", "CC0-1.0": "CC0-1.0", "Zlib": "Zlib", "zlib": "Zlib", "public-domain": None, "ISC": "ISC"}


ROOT = Path(__file__).resolve().parent.parent
COMMON = Path("/usr/share/common-licenses")

# Not shipped as files of their own: archives and headers of which the programs contain a part, by
# Debian's names, and the parts of hiwar-math, by npm's. linux/copyright has their notices.
COMPILED_IN = {"libexpected-dev": "CC0-1.0", "libsqlitecpp-dev": "MIT", "libxcb1-dev": "MIT",
               "libhunspell-dev": "LGPL-2.1-or-later", "nlohmann-json3-dev": "MIT"}
IN_MATH = {"mathjax-full": "2009-2022 The MathJax Consortium", "mhchemparser": "2015-2023 Martin Hensel"}


def packages_of(files):
    """Returns the Debian packages that own the files; with a merged /usr one file has two paths."""
    names = {each: file for file in map(str, files) for each in (file, file.removeprefix("/usr"))}
    said = subprocess.run(["dpkg-query", "-S", *names], capture_output=True, text=True, check=False).stdout
    found = {names[name]: packages.split(":")[0].split(",")[0]
             for packages, name in (line.rsplit(": ", 1) for line in said.splitlines()) if name in names}
    unknown = set(names.values()) - set(found)
    if unknown:
        raise SystemExit(f"no package has brought {', '.join(sorted(unknown))}, so the licence is not known")
    return set(found.values())


def described(package):
    asked = "${Version}\\n${source:Package}\\n${source:Version}\\n${Homepage}"
    said = subprocess.run(["dpkg-query", "-W", "-f", asked + "\\n--\\n", package], capture_output=True, text=True, check=True)
    return said.stdout.split("\n--\n")[0].split("\n")


def licences(copyright_file):
    """Returns the short names in a machine-readable file, in their order; none for a prose file."""
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
    """Returns the entries of the programs themselves, and of what is compiled into them."""
    digest = hashlib.sha256(program.read_bytes()).hexdigest()
    made = [component("hiwar", name.split("-")[1], "GPL-3.0-or-later", copyrightText="2026 The Hiwar authors",
                      checksums=[{"algorithm": "SHA256", "checksumValue": digest}])]
    if math.exists():
        locked = json.loads((ROOT / "resources/math/package-lock.json").read_text())["packages"]
        for module, holder in IN_MATH.items():
            there = locked["node_modules/" + module]
            made.append(component(module, there["version"], there["license"], copyrightText=holder))
    return made


def bring_common_licences(folder):
    """Copies the licence texts that are referred to: other systems do not have Debian's."""
    shutil.copyfile(ROOT / "packaging/linux/copyright", folder / "hiwar")
    texts = [file.read_text(errors="replace") for file in folder.iterdir() if file.is_file()]
    named = {name.rstrip(".") for text in texts for name in re.findall(rf"{COMMON}/([A-Za-z0-9.+-]+)", text)}
    (folder / COMMON.name).mkdir(exist_ok=True)
    for name in sorted(named):
        shutil.copyfile(COMMON / name, folder / COMMON.name / name)


def of_debian(files, place):
    folder = place / "licences"
    folder.mkdir(parents=True)
    made = [entry(package, folder) for package in sorted(packages_of(files) | set(COMPILED_IN))]
    for each in made:
        if each["name"] in COMPILED_IN:  # the compiled part's; Debian's file covers tests and examples, too
            each["licenseConcluded"] = each["licenseDeclared"] = COMPILED_IN[each["name"]]
    bring_common_licences(folder)
    return made


def namespace(name, entries):
    """A document needs a unique name. Without a homepage it is made from the contents."""
    homepage = re.search(r"^homepage=(.+)$", (ROOT / "packaging/addresses").read_text(), re.MULTILINE)
    if homepage:
        return f"{homepage[1]}/spdx/{name}"
    return uuid.uuid5(uuid.NAMESPACE_OID, name + json.dumps(entries)).urn


def of_sources(lines, tree):
    """Returns entries of the sources for Windows, the compiler's runtime, and Debian's headers."""
    folder, made = tree / "licences", []
    folder.mkdir(exist_ok=True)
    for name, _, place, digest, licence in (line.split() for line in lines if not line.startswith("#")):
        version = re.search(r"_(.+?)((\+dfsg)?\.orig.*|\.dsc)$", place)[1]
        made.append(component(name, version, licence, checksums=[{"algorithm": "SHA256", "checksumValue": digest}]))
    for package, licence in (("gcc-mingw-w64-x86-64-posix-runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
                             ("mingw-w64-x86-64-dev", "MIT AND ZPL-2.1"), ("libz-mingw-w64", "Zlib"),
                             *((package, COMPILED_IN[package]) for package in ("libexpected-dev", "nlohmann-json3-dev"))):
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / package)
        made.append(component(package, described(package)[0], licence))
    bring_common_licences(folder)
    return made


def main():
    tree, name, epoch = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    kind, listed = sys.argv[4], Path(sys.argv[5]).read_text()
    if kind == "--sources":
        place = tree
        own = hiwar(name, tree / "hiwar.exe", tree / "hiwar-math.exe")
        brought = of_sources(listed.splitlines(), place)
    else:
        place = tree / "share/doc/hiwar"
        own = hiwar(name, tree / "libexec/hiwar/hiwar.so", tree / "libexec/hiwar/hiwar-math")
        brought = of_debian(listed.split(), place)
    entries = own + brought
    document = {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
                "documentNamespace": namespace(name, entries),
                "creationInfo": {"created": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
                                 "creators": ["Organization: The Hiwar authors"]},
                "packages": entries,
                "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                                   "relatedSpdxElement": "SPDXRef-hiwar"}]
                + [{"spdxElementId": "SPDXRef-hiwar", "relationshipType": "DEPENDS_ON",
                    "relatedSpdxElement": each["SPDXID"]} for each in entries[1:]]}
    (place / "sbom.spdx.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    print(f"{len(brought)} packages are bundled")


if __name__ == "__main__":
    main()
