/// The script of a gallery of many screens, which runs after `GalleryScript`: it shows one screen at a time.
package enum GalleryIndexScript {
    /// The SHA-256 of the text in base 64, as in `GalleryScript`.
    package static let digest = "xIKxZ1QOUAH4TlSnZP2q81jqFkGJWG+Eij8ZYhUGLa8="

    package static let text = #"""

        "use strict";

        // The page has an index by cause and by rule. The screens are in blocks of text, a line of JSON each, and are put into the
        // page one at a time, with their variants, when a link leads to one. So the page is small, however many screens there are.

        const index = JSON.parse(byId("index").textContent);
        const linksAtATime = 100;

        // The markup of a screen, from 1.
        function markup(number) {
          const block = byId("block-" + Math.floor((number - 1) / index.blockSize)).textContent.trim().split("\n");
          return JSON.parse(block[(number - 1) % index.blockSize]);
        }

        // Shows a screen, with its other variants beside it.
        function showScreen(number) {
          const numbers = index.groups.find(group => group.includes(number)) ?? [number], holder = byId("screens");
          holder.innerHTML = numbers.map(markup).join("");
          const shown = [...holder.children];
          if (shown.length > 1) {
            const row = document.createElement("div");
            row.className = "variants";
            row.append(...shown);
            holder.append(row);
          }
          for (const old of screens) sources.delete(old);
          screens.splice(0, screens.length, ...shown);
          for (const screen of shown) {
            sources.set(screen, screen.querySelector("noscript").textContent);
            finish(screen);
          }
        }

        // Lists screens by their numbers, as links.
        function listScreens(title, numbers) {
          const list = document.createElement("ol"), heading = document.createElement("h2"), more = document.createElement("button");
          heading.textContent = `${title}: ${numbers.length} ${numbers.length === 1 ? "screen" : "screens"}`;
          heading.tabIndex = -1;
          let shown = 0;
          function add() {
            for (const number of numbers.slice(shown, shown + linksAtATime)) {
              const item = document.createElement("li"), link = document.createElement("a"), name = document.createElement("bdi");
              link.href = "#screen-" + number;
              name.textContent = index.names[number - 1];
              link.append(name);
              item.append(link);
              list.append(item);
            }
            shown += linksAtATime;
            if (shown >= numbers.length) more.remove();
          }
          more.type = "button";
          more.textContent = `Show ${linksAtATime} more`;
          more.addEventListener("click", add);
          byId("chosen").replaceChildren(heading, list, more);
          add();
          return heading;
        }

        function route() {
          const id = decodeURIComponent(location.hash.slice(1)), number = Number((id.match(/^screen-(\d+)/) ?? [])[1]);
          if (number >= 1 && number <= index.names.length) {
            if (!byId("screen-" + number)) showScreen(number);
            follow();
          } else if (id.startsWith("on-") && index.lists[id.slice(3)]) {
            const link = document.querySelector(`a[href="#${id}"]`);
            const heading = listScreens(link.dataset.title, index.lists[id.slice(3)]);
            heading.scrollIntoView();
            heading.focus({ preventScroll: true });
          }
        }

        function search() {
          const words = controls.words.value.trim().toLowerCase();
          byId("shown").textContent = `${index.names.length} screens`;
          byId("nothing").hidden = true;
          const causesShown = filterCauses();
          if (!words) return byId("chosen").replaceChildren();
          const numbers = index.names.flatMap((name, position) => name.toLowerCase().includes(words) ? [position + 1] : []);
          listScreens(`Named "${controls.words.value.trim()}"`, numbers);
          byId("shown").textContent = `${numbers.length} of ${index.names.length} screens`;
          byId("nothing").hidden = causesShown + numbers.length > 0;
        }

        controls.severity?.addEventListener("change", search);
        controls.rule?.addEventListener("change", search);

        controls.words.placeholder = "the name of a screen";
        let searchPause = 0;
        controls.words.addEventListener("input", () => {
          clearTimeout(searchPause);
          searchPause = setTimeout(search, 250);
        });
        window.addEventListener("hashchange", route);
        search();
        route();

        """#
}
