/// The viewer's script: forms that act when they are changed, and the slider that draws while it is
/// dragged. Without it a reader presses the form's button.
enum ViewerScript {
  static let text = """
    "use strict";
    (() => {
      const form = document.querySelector("form.switches");
      if (form) form.addEventListener("change", (event) => {
        if (event.target.matches("select, input[type=checkbox]")) form.requestSubmit();
      });
      const sweep = document.querySelector("form.sweep");
      const live = document.querySelector(".live");
      if (!sweep || !live) return;
      const slider = sweep.querySelector("input[type=range]");
      const output = sweep.querySelector("output");
      let isDrawing = false, isStale = false;
      const draw = async () => {
        isStale = true;
        if (isDrawing) return;
        isDrawing = true;
        while (isStale) {
          isStale = false;
          const query = new URLSearchParams(new FormData(sweep));
          const answer = await fetch(live.dataset.page + "?" + query);
          if (!answer.ok) break;
          const text = await answer.text();
          const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
          live.replaceChildren(document.importNode(picture, true));
          history.replaceState(null, "", "screen?" + query);
        }
        isDrawing = false;
      };
      slider.addEventListener("input", () => {
        output.textContent = slider.value + " pt";
        draw();
      });
    })();
    """
}
