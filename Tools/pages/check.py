#!/usr/bin/env python3
"""Looks at every page of `keyline serve`, `site` and the report in headless Chromium.

    Tools/pages/check.py KEYLINE

Makes a store of two revisions of an example, with markup in messages and texts. Each page, narrow and
light, wide and dark: one heading, not wider than the window, all pictures there, no markup of a
document run, nothing written to the console as an error. Then: on paper no control, nothing cut off or hidden and
a white ground; a screen reached and swept by keyboard,
another host name refused, fifty readers while a commit runs, a conflict decided and a finding accepted by
forms, and how long an answer to the slider takes.
Exit 1 if anything is wrong. Needs Debian's package `chromium`.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from browser import Browser

HOSTILE = '"><script>window.harm=1</script><img src=x onerror=window.harm=1>'
EXAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "Examples" / "history"
SCREEN = "screen?document=App%2FSign%20%26%20In.storyboard&scene=Lan-k3-IBF&on=iphone-se-1"
LOOK = """Promise.all([...document.images].slice(0, 40).map(image => {
  image.loading = "eager"; return image.decode().then(() => 0, () => 1);
})).then(all => ({ broken: all.reduce((sum, one) => sum + one, 0),
  titles: document.querySelectorAll("h1").length,
  excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  harm: window.harm !== undefined, ground: getComputedStyle(document.body).backgroundColor }))"""
GROUNDS = {False: "rgb(255, 255, 255)", True: "rgb(19, 19, 21)"}
faults = []


def expect(fine, words):
    if not fine:
        faults.append(words)
        print("wrong:", words)


def look_at(browser, pages):
    for width, dark in ((360, False), (1400, True)):
        browser.resize(width, 800, dark)
        for address in pages:
            browser.complaints = []
            browser.open(address)
            seen = browser.value(LOOK)
            right = {"broken": 0, "titles": 1, "excess": 0, "harm": False, "ground": GROUNDS[dark]}
            expect(seen == right, "%s at %d: %s" % (address, width, seen))
            expect(not browser.complaints, "%s: %s" % (address, browser.complaints[:1]))


def until(browser, condition):
    for _ in range(500):
        try:
            if browser.value("Boolean(%s)" % condition):
                return True
        except RuntimeError:
            pass
        time.sleep(0.02)
    return False


def by_keyboard(browser, root):
    browser.resize(1200, 900)
    browser.open(root)
    steps = 0
    while steps < 60 and browser.value("document.activeElement.closest('.wall') === null"):
        browser.press("Tab", 9)
        steps += 1
    browser.press("Enter", 13)
    expect(until(browser, "document.readyState === 'complete' && document.querySelector('.sweep')"),
           "no screen by keyboard")
    browser.value("document.querySelector('input[type=range]').focus()")
    width = browser.value("Number(document.querySelector('input[type=range]').value)")
    for _ in range(5):
        browser.press("ArrowLeft", 37)
    expect(until(browser, "location.search.includes('width=%d')" % (width - 5)),
           "the slider does not follow the keyboard")


PAPER = """(() => { const seen = selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getClientRects().length > 0).length;
  return { controls: seen("form, nav, button, input, .skip, .live > svg.over"),
    hidden: [...document.querySelectorAll("details li")]
      .filter(one => one.getBoundingClientRect().height === 0).length,
    cut: [...document.querySelectorAll("ul.tree, .scroll, pre")]
      .filter(one => one.scrollHeight > one.clientHeight + 2 &&
        getComputedStyle(one).overflowY !== "visible").length,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ground: getComputedStyle(document.body).backgroundColor } })()"""


def on_paper(browser, pages):
    for dark in (False, True):
        for address in pages:
            browser.resize(1000, 800, dark)
            browser.open(address)
            browser.on_paper(dark)
            seen = browser.value(PAPER)
            right = {"controls": 0, "hidden": 0, "cut": 0, "excess": 0, "ground": GROUNDS[False]}
            expect(seen == right, "%s on paper: %s" % (address, seen))
            paper = browser.print(dark)
            sheets = len(re.findall(rb"/Type\s*/Page\b", paper))
            expect(paper.startswith(b"%PDF-") and sheets > 0, "%s: no sheet" % address)


def readers(browser, root, run, document):
    browser.open(root)
    document.write_text(document.read_text().replace('constant="24"', 'constant="25"'))
    commit = run("commit", ".", "-m", "Meanwhile", wait=False)
    whole = browser.value("""Promise.all([...Array(50).keys()].map(number =>
        fetch(["./", "revision?id=HEAD", "search?q=button", "screens"][number % 4])
        .then(answer => answer.text().then(text =>
          answer.status === 200 && text.includes("</html>") ? 1 : 0))))
        .then(all => all.reduce((sum, one) => sum + one, 0))""")
    expect(commit.wait() == 0 and whole == 50, "%s of 50 readers got whole answers" % whole)


def served(run, *options):
    server = subprocess.Popen(run.command("serve", "--json", *options), cwd=run.folder,
                              env=run.environment, stdout=subprocess.PIPE)
    return server, json.loads(server.stdout.readline())["address"]


def submit(browser, selector):
    """Sends the form of a button as a click does, and waits for the page it leads to."""
    browser.value("window.isOld = true, document.querySelector(%s).click()" % json.dumps(selector))
    expect(until(browser, "!window.isOld && document.readyState === 'complete'"),
           "no answer to " + selector)


def by_forms(browser, run, document):
    """A conflict decided by a click and a finding accepted by a form, in a store where forms may."""
    original = document.read_text()
    run("branch", "other")
    for branch, title in (("other", "Hello"), ("main", "Good day")):
        run("switch", branch)
        document.write_text(re.sub(r'text="Welcome[^"]*"', 'text="%s"' % title, original, 1))
        run("commit", ".", "-m", title + " " + HOSTILE)
    run("merge", "other")
    server, root = served(run, "--write")
    try:
        look_at(browser, [root + "merge", root + "check", root + "revision?id=HEAD"])
        browser.resize(1200, 900)
        browser.open(root + "merge")
        expect(browser.value("document.body.innerText.includes('1 of 1 conflicts open')"),
               "no conflict to decide: " + browser.value("document.body.innerText")[:600])
        submit(browser, "article form button.side[aria-label*='take theirs']")
        expect(browser.value("document.body.innerText.includes('Nothing is open')"),
               "a click decides nothing")
        expect('text="Hello"' in document.read_text(), "a click writes nothing")
        run("commit", ".", "-m", "Merged")
        document.write_text(document.read_text().replace('constant="340"', 'constant="700"'))
        browser.open(root + "check")
        before = browser.value("document.querySelectorAll('form[action=accept]').length")
        browser.value("document.querySelector('form[action=accept] [name=why]').value = %s"
                      % json.dumps("as designed " + HOSTILE))
        submit(browser, "form[action=accept] button")
        expect(before > 0 and browser.value("document.body.innerText.includes('Accepted: 1')"),
               "nothing was accepted of %s" % before)
        look_at(browser, [root + "check"])
    finally:
        server.terminate()
        server.wait()


def main():
    keyline = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        environment = dict(os.environ, KEYLINE_AUTHOR="Ada")

        def run(*arguments, wait=True):
            process = subprocess.Popen(run.command(*arguments), cwd=name, env=environment,
                                       stdout=subprocess.DEVNULL)
            if wait:
                process.wait()
            return process
        run.command = lambda *arguments: [keyline, *arguments]
        run.folder, run.environment = name, environment
        document = folder / "App" / "Sign & In.storyboard"
        document.parent.mkdir()
        words = HOSTILE.replace("<", "&lt;").replace('"', "&quot;")
        run("init")
        for state in ("01-first-screens", "03-wide-sign-in-button"):
            text = (EXAMPLES / state / "SignIn.storyboard").read_text()
            document.write_text(text.replace("Welcome back", "Welcome " + words))
            run("commit", ".", "-m", state + " " + HOSTILE)
        run("site", "public")
        run("check", ".", "--base", "HEAD~1", "--format", "html=report.html")
        server, root = served(run)
        browser = Browser()
        try:
            other = [SCREEN.replace("screen?", page + "?") for page in ("configurations", "view")]
            look_at(browser, [root + page for page in [
                "", "screens", SCREEN, other[0], "revision?id=HEAD", "diff?from=HEAD~1&to=HEAD",
                other[1] + "&view=Lan-k3-IBF", "search?q=button",
                SCREEN.replace("screen?", "sweep?") + "&from=320&to=340"]])
            look_at(browser, [path.as_uri() for path in
                              [*sorted(folder.glob("public/*.html")), folder / "report.html"]])
            on_paper(browser, [root, root + SCREEN, root + "revision?id=HEAD",
                               root + "diff?from=HEAD~1&to=HEAD&style=side",
                               (folder / "report.html").as_uri(),
                               (folder / "public" / "index.html").as_uri()])
            by_keyboard(browser, root)
            times = browser.value("""(async () => { const times = [];
                for (let step = 0; step < 60; step++) { const start = performance.now();
                  await (await fetch("picture.svg" + location.search.replace(/width=[0-9]+/,
                    "width=" + (300 + step * 7)))).text();
                  times.push(performance.now() - start) }
                return times.sort((one, other) => one - other) })()""")
            print("slider: %.1f ms, median of 60; %.1f at most" % (times[30], times[-1]))
            browser.open(root.replace("127.0.0.1", "rebound.example") + "search?q=button")
            expect(not browser.value("document.body.innerText.includes('view')"), "another host")
            readers(browser, root, run, document)
            by_forms(browser, run, document)
        finally:
            browser.close()
            server.terminate()
            server.wait()
    print("%d wrong" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
