#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
""".github's workflows and issue forms are YAML with GitHub's keys, and name existing scripts.

usage: workflows.py ROOT
"""
import re
import sys
from pathlib import Path

import yaml

WORKFLOW = {"name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs"}
JOB = {"name", "needs", "if", "permissions", "runs-on", "environment", "concurrency", "outputs", "env", "defaults",
       "steps", "timeout-minutes", "strategy", "continue-on-error", "container", "services"}
STEP = {"id", "if", "name", "uses", "run", "working-directory", "shell", "with", "env", "continue-on-error",
        "timeout-minutes"}
FORM = {"name", "description", "title", "labels", "assignees", "projects", "type", "body"}
FIELDS = {"markdown": {"value"}, "input": {"label"}, "textarea": {"label"}, "dropdown": {"label", "options"},
          "checkboxes": {"label", "options"}}


class Loader(yaml.SafeLoader):
    """Reads YAML like GitHub: `on` is a word and not true, and a duplicate key is an error."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key, deep=deep) for key, _ in node.value]
        twice = {key for key in keys if keys.count(key) > 1}
        if twice:
            raise yaml.constructor.ConstructorError(None, None, f"{sorted(twice)} stands twice", node.start_mark)
        return super().construct_mapping(node, deep)


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}


def keys(thing, where, known, needed):
    """Yields what is wrong with a mapping's keys."""
    if not isinstance(thing, dict):
        yield f"{where} is no mapping"
        return
    for key in thing.keys() - known:
        yield f"{where} has {key}, which nobody reads"
    for key in sorted(needed):
        if thing.get(key) in (None, "", [], {}):
            yield f"{where} has no {key}"


def workflow(read, root):
    yield from keys(read, "the workflow", WORKFLOW, {"name", "on", "jobs", "permissions"})
    if read.get("permissions") != {"contents": "read"}:
        yield "it may do more than read the repository"
    for name, job in (read.get("jobs") or {}).items():
        wrong = list(keys(job, f"the job {name}", JOB, {"runs-on", "steps", "timeout-minutes"}))
        yield from wrong
        for number, step in enumerate([] if wrong else job["steps"], 1):
            yield from workflow_step(step, f"step {number} of {name}", root)


def workflow_step(step, where, root):
    wrong = list(keys(step, where, STEP, set()))
    yield from wrong
    if wrong:
        return
    if ("uses" in step) == ("run" in step):
        yield f"{where} needs either uses or run"
    if "uses" in step and not re.fullmatch(r"[\w-]+/[\w./-]+@v\d+", str(step["uses"])):
        yield f"{where} names no version: {step['uses']}"
    for script in re.findall(r"(?<![\w./-])(?:\.ci|packaging|tests)/[\w./-]+", str(step.get("run", ""))):
        if not (root / script).exists():
            yield f"{where} runs {script}, which is not there"


def form(read, root):
    yield from keys(read, "the form", FORM, {"name", "description", "body"})
    fields = read.get("body") or []
    seen = set()
    for number, field in enumerate(fields, 1):
        where = f"field {number}"
        kind = field.get("type") if isinstance(field, dict) else None
        if kind not in FIELDS:
            yield f"{where} is of no type: {kind}"
            continue
        yield from keys(field, where, {"type", "id", "attributes", "validations"}, {"attributes"})
        given = field.get("attributes") or {}
        yield from (f"{where} has no {key}" for key in sorted(FIELDS[kind] - given.keys()))
        if kind == "checkboxes" and not all(isinstance(o, dict) and o.get("label") for o in given.get("options") or []):
            yield f"{where} has a box without a label"
        if kind != "markdown":
            if not re.fullmatch(r"[\w-]+", str(field.get("id", ""))) or field["id"] in seen:
                yield f"{where} has no id of its own"
            seen.add(field.get("id"))
    if not seen:
        yield "nothing is asked"
    words = yaml.dump(read, width=10**6)
    for wanted in ("not paste keys", "`hiwar --version`", "WITHOUT the key"):
        if wanted not in words:
            yield f"it does not say {wanted}"


def config(read, root):
    yield from keys(read, "the choice of forms", {"blank_issues_enabled", "contact_links"}, set())
    if not isinstance(read.get("blank_issues_enabled"), bool):
        yield "blank_issues_enabled is neither true nor false"
    for link in read.get("contact_links") or []:
        yield from keys(link, "a link", {"name", "url", "about"}, {"name", "url", "about"})


def kind_of(file):
    if file.parent.name == "workflows":
        return workflow
    if file.parent.name == "ISSUE_TEMPLATE":
        return config if file.name == "config.yml" else form
    return None


def check(root, texts=None):
    """Yields (file, sentence) for all that is wrong; `texts` replace the contents of files."""
    root = Path(root)
    files = sorted(path for end in ("*.yml", "*.yaml") for path in (root / ".github").rglob(end))
    if not {workflow, form, config} <= {kind_of(file) for file in files}:
        yield ".github", "there is no workflow, no form or no choice of forms"
    for file in files:
        name = file.relative_to(root).as_posix()
        kind = kind_of(file)
        if kind is None:
            yield name, "GitHub does not look for it here"
            continue
        try:
            read = yaml.load((texts or {}).get(name) or file.read_text(encoding="utf-8"), Loader)
        except yaml.YAMLError as error:
            yield name, f"it is no YAML: {error}"
            continue
        if not isinstance(read, dict):
            yield name, "it is no mapping"
            continue
        for sentence in kind(read, root):
            yield name, sentence


def main():
    found = list(check(sys.argv[1]))
    for name, sentence in found:
        print(f"{name}: {sentence}")
    print(f"workflows: {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
