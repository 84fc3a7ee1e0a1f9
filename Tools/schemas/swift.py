"""What the schemas take from the sources of the command, so that it is written once."""
import glob, os, re

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources")


def source(*path):
    with open(os.path.join(SOURCES, *path), encoding="utf-8") as file:
        return file.read()


def rules():
    """The numbers of the rules, by the names that answers give them."""
    text = source("LayoutModel", "Regressions", "Rule.swift")
    names = {}
    for line in re.findall(r"^  case (.*)$", text, re.MULTILINE):
        for name, word in re.findall(r'(\w+)(?: = "([^"]+)")?', line):
            names[name] = word or name
    numbers = dict(re.findall(r'case \.(\w+):\s*\(\s*"(L\d+)"', text))
    assert set(names) == set(numbers), set(names) ^ set(numbers)
    return {names[name]: numbers[name] for name in names}


def verbs():
    """The verbs in the order of the help."""
    names = {}
    for path in glob.glob(os.path.join(SOURCES, "KeylineCLI", "**", "*.swift"), recursive=True):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for kind, name in re.findall(r'^struct (\w+): (?:Async)?ParsableCommand.*?commandName: "([^"]+)"', text,
                                     re.MULTILINE | re.DOTALL):
            names[kind] = name
    return [names[kind] for kind in re.findall(r"\b(\w+)\.self", source("KeylineCLI", "Keyline.swift"))
            if kind in names]
