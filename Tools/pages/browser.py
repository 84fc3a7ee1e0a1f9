"""Headless Chromium, driven over its debugging pipe (file descriptors 3 and 4)."""
import base64
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """`complaints` has what pages wrote to the console as errors, refused content included."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        there, self.output = os.pipe()
        self.input, back = os.pipe()

        def connect():
            # Out of the way first: one of the pipes may be 3 or 4 itself.
            os.dup2(there, 13)
            os.dup2(back, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
             "--user-data-dir=" + self.folder,
             "--host-resolver-rules=MAP rebound.example 127.0.0.1", "about:blank"],
            close_fds=False, preexec_fn=connect,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there)
        os.close(back)
        self.waiting, self.number, self.session, self.complaints = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        self.number += 1
        own = self.number
        message = {"id": own, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.waiting:
                more = os.read(self.input, 1 << 16)
                if not more:
                    raise RuntimeError("the browser is gone")
                self.waiting += more
            text, self.waiting = self.waiting.split(b"\0", 1)
            answer = json.loads(text)
            self.note(answer)
            if answer.get("id") == own:
                if "error" in answer:
                    raise RuntimeError(method + ": " + str(answer["error"]))
                return answer.get("result", {})

    def note(self, message):
        kind, facts = message.get("method"), message.get("params", {})
        if (kind == "Runtime.exceptionThrown"
                or kind == "Log.entryAdded" and facts["entry"]["level"] == "error"
                or kind == "Runtime.consoleAPICalled" and facts["type"] == "error"):
            self.complaints.append(facts)

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.value("""new Promise(done => { const look = () =>
            document.readyState === "complete" && location.href !== "about:blank"
            ? done(true) : setTimeout(look, 10); look() })""")

    def resize(self, width, height, dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media="", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def print(self, dark=False):
        """The page as a PDF, on A4."""
        self.resize(1000, 800, dark)
        answer = self.call("Page.printToPDF", paperWidth=8.27, paperHeight=11.69,
                           preferCSSPageSize=True, printBackground=False)
        return base64.b64decode(answer["data"])

    def on_paper(self, dark=False):
        """From here on the page is styled as for paper."""
        self.call("Emulation.setDeviceMetricsOverride", width=690, height=1000,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media="print", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def press(self, key, code):
        for kind in ("keyDown", "keyUp"):
            event = {"type": kind, "key": key, "windowsVirtualKeyCode": code}
            if key == "Enter" and kind == "keyDown":
                event["text"] = "\r"
            self.call("Input.dispatchKeyEvent", **event)

    def close(self):
        self.call("Browser.close")
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
