/// The script of the gallery: plain JavaScript without dependencies.
package enum GalleryScript {
    /// The SHA-256 of the text in base 64, by which the content security policy of the page allows it. A test computes
    /// it: after a change of the text the test fails with the new value.
    package static let digest = "EN5ZE0kfDlIFrHGo8K4mJeBWZbnSBBVEhZ4Pqn4MjrQ="

    package static let text = #"""

        "use strict";

        // The page is complete without this script: the lists of a screen are in a noscript element. The script inserts them when
        // the screen scrolls into view, draws pictures from the lists, highlights the boxes and items of the same element, and
        // filters. Labels are inserted as text, never as markup.

        const screens = [...document.querySelectorAll(".screen")];
        const cards = new Map([...document.querySelectorAll(".cards > li")].map(card => [card.dataset.screen, card]));
        const sources = new Map();      // by screen: the markup of its noscript element, also after that is gone
        const boxes = new WeakMap();    // by item of a list: its box
        const items = new WeakMap();    // by shape in a drawing: its item
        const findings = new WeakMap(); // by item of a list: the findings about it

        for (const screen of screens) {
          const source = screen.querySelector("noscript").textContent;
          sources.set(screen, source);
          // A guess, so that the scroll bar does not jump too much.
          screen.style.containIntrinsicSize = `auto ${Math.round(900 + Math.max(0, source.replace(/base64,[^"]*/g, "").length - 12000) / 9)}px`;
        }

        function byId(id) { return document.getElementById(id); }

        function shape(name, attributes, ...children) {
          const node = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const key in attributes) node.setAttribute(key, attributes[key]);
          node.append(...children);
          return node;
        }

        function rectangle(className, box, grow = 0, radius = 0) {
          return shape("rect", {
            class: className, x: box.x - grow, y: box.y - grow, width: box.width + 2 * grow, height: box.height + 2 * grow, rx: radius,
          });
        }

        // MARK: Filling

        // Puts a screen's content into the page and draws it, as far as that has not been done.
        function finish(screen) {
          while (!isFinished(screen)) advance(screen);
        }

        const begun = new Map(); // by screen: the steps that are left; none once it is finished

        function isFinished(screen) { return begun.has(screen) && !begun.get(screen); }

        // One step of that, so that nothing else has to wait long: a part of the lists, later a part of a picture.
        function advance(screen) {
          if (!begun.has(screen)) begun.set(screen, steps(screen));
          if (!begun.get(screen)?.next().done) return;
          begun.set(screen, null);
          observer.unobserve(screen);
          filterScreen(screen);
        }

        function* steps(screen) {
          yield* fill(screen);
          filterScreen(screen);
          for (const picture of screen.querySelectorAll(".picture")) {
            yield;
            yield* draw(picture, screen);
          }
        }

        // The numbers of nodes that are inserted at a time, because the browser lays out and paints them before it scrolls on. It
        // lays out an element in the reading order only when that scrolls into view; a finding has about twelve nodes.
        const elementsAtATime = 50, findingsAtATime = 8, boxesAtATime = 25;

        function* fill(screen) {
          const source = screen.querySelector("noscript"), template = document.createElement("template");
          // This reads what a browser without script would have read, and nothing else.
          template.innerHTML = source.textContent;
          const lists = [...template.content.querySelectorAll("ol, ul")].map(list => {
            const count = list.matches(".order") ? elementsAtATime : findingsAtATime;
            return { list, count, late: [...list.children].slice(count) };
          });
          // Numbers stay when a filter hides earlier items.
          for (const list of template.content.querySelectorAll("ol.order")) [...list.children].forEach((item, position) => item.dataset.number = position + 1);
          for (const { late } of lists) for (const item of late) item.remove();
          source.replaceWith(template.content);
          for (const { list, count, late } of lists) {
            while (late.length) {
              yield;
              list.append(...late.splice(0, count));
            }
          }
          for (const finding of screen.querySelectorAll(".finding")) {
            for (const item of subjects(finding)) findings.set(item, [...findings.get(item) ?? [], finding]);
            if (finding.dataset.rule) explain(finding);
          }
          const title = screen.querySelector("h2").textContent;
          for (const summary of screen.querySelectorAll(".known > summary, .unchecked > summary, .rest > summary, .rotor > summary")) {
            summary.append(forReaders(`: ${title}`));
          }
        }

        // The items of the lists that a finding links to.
        function subjects(finding) {
          return [...finding.querySelectorAll("a[href*='-element-']")].map(link => byId(link.hash.slice(1))).filter(item => item);
        }

        // Words that only screen readers say; they tell repeated controls apart.
        function forReaders(words) {
          const span = document.createElement("span");
          span.className = "for-readers";
          span.textContent = words;
          return span;
        }

        // Puts a button in the place of the link to the rule: it shows the reason and the fix, which the page contains once.
        function explain(finding) {
          const link = finding.querySelector('a[href^="#rule-"]'), rule = byId(link.hash.slice(1)), name = document.createElement("code");
          if (!rule) return;
          const button = document.createElement("button");
          button.type = "button";
          const subject = finding.querySelector("a[href*='-element-']") ?? finding.closest(".screen").querySelector("h2");
          const place = finding.querySelector(".aside bdi")?.textContent ?? "";
          button.append("Why, and how to fix", forReaders(`: ${subject.textContent} ${place}`));
          button.setAttribute("aria-expanded", "false");
          button.addEventListener("click", () => {
            const shown = finding.querySelector(".why");
            if (shown) {
              shown.remove();
            } else {
              const why = rule.lastElementChild.cloneNode(true);
              why.className = "why";
              name.parentElement.after(why);
            }
            button.setAttribute("aria-expanded", String(!shown));
          });
          name.textContent = link.textContent;
          link.after(" ", button);
          link.replaceWith(name);
        }

        // A button that copies the code of a fix.
        for (const code of document.querySelectorAll(".fix")) {
          const button = document.createElement("button");
          button.type = "button";
          button.className = "copy";
          button.append("Copy", forReaders(" the code for " + code.querySelector("b").textContent));
          code.querySelector("p").append(" ", button);
        }

        function copy(button) {
          const code = button.closest(".fix").querySelector("pre"), said = document.createElement("span");
          said.setAttribute("role", "status");
          getSelection().selectAllChildren(code);
          const done = () => said.textContent = "Copied";
          button.parentElement.querySelector("[role]")?.remove();
          button.after(" ", said);
          // The code stays selected where a page may not write to the clipboard.
          navigator.clipboard?.writeText(code.textContent).then(done, () => document.execCommand("copy") && done());
        }

        // MARK: Drawing

        // The boxes of a picture's lists, in the order in which they lie over each other.
        function readBoxes(picture) {
          const side = picture.parentElement;
          const result = [];
          [...side.querySelectorAll("ol.order > li")].forEach((item, position) => read(item, position + 1));
          for (const item of side.querySelectorAll(".rest li")) read(item);
          function read(item, number) {
            if (!item.dataset.box) return;
            const [index, x, y, width, height] = item.dataset.box.split(" ").map(Number);
            const name = item.querySelector("summary b");
            const isNameless = !name && ["button", "field", "toggle", "scale", "image"].includes(item.dataset.kind) && number;
            result.push({
              item, number, index, x, y, width, height, kind: item.dataset.kind, mark: Object.keys(signs).find(name => item.classList.contains(name)),
              words: name && !("full" in item.dataset) ? name.textContent.trim() : isNameless ? "no name" : "", isNameless, isPart: "part" in item.dataset,
              isOff: "off" in item.dataset,
            });
          }
          result.sort((one, other) => one.index - other.index);
          arrange(result);
          return result;
        }

        // Keeps words from lying over each other: a control's words and the text inside it that says the same, or its icon.
        function arrange(list) {
          const contains = (one, other) => other.x >= one.x - 1 && other.y >= one.y - 1 && other.x + other.width <= one.x + one.width + 1
            && other.y + other.height <= one.y + one.height + 1;
          list.forEach((control, position) => {
            if (!control.words || !["button", "row", "toggle"].includes(control.kind)) return;
            // What is inside follows soon.
            const inside = list.slice(position + 1, position + 12).filter(box => contains(control, box));
            if (inside.some(box => box.kind === "text" && box.words === control.words)) control.words = "";
            const icon = inside.find(box => box.kind === "image" && !box.number);
            if (!icon) return;
            const below = control.y + control.height - icon.y - icon.height, right = control.x + control.width - icon.x - icon.width;
            control.room = below * control.width >= right * control.height
              ? { ...control, y: icon.y + icon.height, height: below } : { ...control, x: icon.x + icon.width, width: right };
          });
        }

        function* draw(picture, screen) {
          const [width, height, full] = picture.dataset.size.split(" ").map(Number);
          const list = readBoxes(picture);
          // Where one reads from the right, what begins a box is its right edge.
          for (const box of list) box.isMirrored = picture.dataset.direction === "rtl";
          const wide = picture.parentElement.matches(".wide");
          const scale = wide ? Math.min(1, 1200 / width) : Math.min(1, 780 / height, 560 / width);
          // Numbers and signs can be read also where the unit of the screen is small, such as a pixel.
          const unit = Math.min(Math.max(1, .9 / scale), 3);
          // They lie beside what they are about, at the edges of the screen beside the screen.
          const margin = 18 * unit;
          const drawing = shape("svg", {
            class: "drawing", viewBox: `${-margin} 0 ${width + 2 * margin} ${full}`, role: "img",
            "aria-label": `Drawing of ${screen.querySelector("h2").textContent}; the lists say the same`,
          });
          drawing.style.width = `${Math.round((width + 2 * margin) * scale)}px`;
          drawing.append(shape("rect", { class: "paper", x: 0, y: 0, width, height: full, rx: 18 * unit }));
          const photo = picture.querySelector(".photo");
          // What outlines changes has the unit of the screen already, and lies over the boxes.
          const outlines = photo ? [...photo.querySelectorAll("rect")] : [];
          if (photo) {
            drawing.classList.add("pictured");
            if (photo.matches("svg")) {
              drawing.append(photo.querySelector("image"));
            } else {
              const [x, y, across, down] = photo.dataset.frame.split(" ").map(Number);
              drawing.append(shape("image", { class: "photo", href: photo.src, x, y, width: across, height: down, preserveAspectRatio: "none" }));
            }
            photo.remove();
          }
          if (full > height) drawing.append(shape("rect", { class: "below", x: 0, y: height, width, height: full - height }));
          picture.append(drawing);
          for (let position = 0; position < list.length; position += boxesAtATime) {
            if (position) yield;
            drawing.append(...list.slice(position, position + boxesAtATime).map(box => drawBox(box, width)));
          }
          yield;
          drawing.append(shape("rect", { class: "device", x: 0, y: 0, width, height: full, rx: 18 * unit }));
          drawing.append(...outlines, ...drawOrder(list.filter(box => box.number), unit));
          for (const box of list) if (box.mark) drawing.append(boxes.get(box.item).mark = drawMark(box, unit));
          if (full > height) {
            drawing.append(shape("path", { class: "fold", d: `M0 ${height}H${width}` }),
              shape("text", { class: "note", x: 8, y: height + 14 }, "below the fold"));
          }
          if (full > height) {
            picture.tabIndex = 0;
            picture.setAttribute("role", "group");
            picture.setAttribute("aria-label", "Drawing, can be scrolled");
          }
        }

        function drawBox(box, screenWidth) {
          const { kind, x, y, width, height } = box;
          const group = shape("g", { class: `box ${kind} ${box.number ? "read" : box.isPart ? "unread part" : "unread"}${box.isNameless ? " nameless" : ""}` });
          const radius = kind === "button" ? Math.min(10, height / 2) : kind === "sheet" ? 14 : kind === "field" || kind === "image" ? 4 : 0;
          group.append(rectangle("frame", box, 0, radius));
          const middle = y + height / 2;
          if (kind === "field") group.append(shape("path", { class: "glyph", d: `M${x} ${y + height}h${width}` }));
          if (kind === "header") group.append(shape("path", { class: "glyph", d: `M${box.isMirrored ? Math.min(x + width + 4, screenWidth - 2) : Math.max(x - 4, 2)} ${y}v${height}` }));
          if (kind === "toggle") {
            const long = Math.min(46, width), high = Math.min(26, height), left = x + width - long;
            const switchBox = { x: left, y: middle - high / 2, width: long, height: high };
            group.append(rectangle("glyph", switchBox, -2, high / 2), shape("circle", { class: "knob", cx: box.isOff ? left + high / 2 : left + long - high / 2, cy: middle, r: high / 3 }));
          }
          if (kind === "scale") {
            group.append(shape("path", { class: "glyph", d: `M${x} ${middle}h${width}` }), shape("circle", { class: "knob", cx: x + width / 2, cy: middle, r: Math.min(9, height / 2, width / 2) }));
          }
          if (kind === "image") group.append(drawHills(box));
          const text = drawWords(box, screenWidth);
          if (text) group.append(text);
          items.set(group, box.item);
          boxes.set(box.item, { box, group, mark: null });
          return group;
        }

        // Two hills and a sun: the usual symbol for a picture.
        function drawHills({ x, y, width, height }) {
          const size = Math.min(26, width * .7, height * .7), left = x + (width - size) / 2, base = y + Math.min(height / 2 + size / 2, height - 2);
          const at = (across, up) => `${(left + across * size).toFixed(1)} ${(base - up * size).toFixed(1)}`;
          return shape("path", {
            class: "glyph", d: `M${at(0, 0)}L${at(.35, .6)}L${at(.55, .25)}L${at(.7, .45)}L${at(1, 0)}ZM${at(.75, .85)}h.1`, "stroke-linejoin": "round", "stroke-linecap": "round",
          });
        }

        // The reading order: a line from number to number.
        function drawOrder(list, unit = 1) {
          if (list.length === 0) return [];
          const ordered = [...list].sort((one, other) => one.number - other.number);
          // Beside the beginning of the box, so that it can be read.
          const position = box => {
            const away = (box.number > 99 ? 10 : 8.5) * unit;
            return [box.isMirrored ? box.x + box.width + away : box.x - away, Math.max(box.y + Math.min(box.height / 2, 6 * unit), 8 * unit)];
          };
          const path = ordered.map((box, index) => (index ? "L" : "M") + position(box).join(" ")).join("");
          const circles = ordered.map(box => {
            const [x, y] = position(box), radius = (box.number > 99 ? 9 : 7) * unit;
            return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
          });
          return [
            shape("path", { class: "reading-path", d: path }), shape("path", { class: "numbers", d: circles.join("") }),
            ...ordered.map(box => shape("text", { class: "number " + box.kind, y: 3, transform: `translate(${position(box).join(" ")}) scale(${unit})` }, box.number)),
          ];
        }

        const signs = { failure: "×", warning: "!", known: "·", added: "+", removed: "−", changed: "≠", moved: "↕" };

        // At the end of the box, beside what it shows.
        function drawMark(box, unit = 1) {
          const x = box.isMirrored ? box.x - 9 * unit : box.x + box.width + 9 * unit, y = Math.max(box.y + Math.min(box.height / 2, 8 * unit), 9 * unit);
          const outline = box.mark === "warning" ? "M0 -8l8.5 15h-17z"
            : box.mark === "failure" ? "M-3.3 -8h6.6l4.7 4.7v6.6l-4.7 4.7h-6.6l-4.7 -4.7v-6.6z" : "M-7 -7h14v14h-14z";
          const sign = shape("g", { transform: `translate(${x} ${y}) scale(${unit})` }, shape("path", { d: outline }), shape("text", { y: box.mark === "warning" ? 5 : 4 }, signs[box.mark] ?? ""));
          return shape("g", { class: "mark " + box.mark }, rectangle("", box, 1, 3), sign);
        }

        // MARK: Words in boxes

        const pen = document.createElement("canvas").getContext("2d");
        const bold = new Map(), plain = new Map();

        // How wide a piece of text is at a size of one point.
        function measure(piece, isBold) {
          const known = isBold ? bold : plain;
          let width = known.get(piece);
          if (width === undefined) {
            if (known.size > 5000) known.clear();
            pen.font = (isBold ? "700" : "400") + " 100px system-ui, sans-serif";
            known.set(piece, width = pen.measureText(piece).width / 100);
          }
          return width;
        }

        // Words stay whole; Chinese, Japanese and Korean may break after any letter.
        const pieces = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+|\s+/gu;
        const sizes = [34, 28, 24, 20, 17, 15, 13, 11, 9, 8];
        const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

        // The lines of a text at the largest size at which it fits, or its beginning at the smallest.
        function fit(words, width, height, largest, isBold, isText) {
          const letters = [...words].slice(0, 200);
          const parts = letters.join("").match(pieces) ?? [];
          for (const size of sizes) {
            // A text's frame is as high as its lines, and a line is higher than its letters.
            if (size > largest || size * (isText && size > 11 ? 1.17 : 1) > height + 1) continue;
            const lines = [""];
            let used = 0, fits = true;
            for (const part of parts) {
              const wide = measure(part, isBold) * size;
              if (used + wide > width && part.trim()) {
                lines.push("");
                used = 0;
                fits &&= wide <= width;
              }
              lines[lines.length - 1] += part;
              used += wide;
            }
            if (lines[0] === "") lines.shift();
            if (fits && (lines.length - 1) * size * 1.2 + size <= height + 1) return { size, lines };
          }
          const size = Math.min(11, height);
          for (let count = Math.min(letters.length, 60); size >= 6 && count > 1; count--) {
            const beginning = letters.slice(0, count).join("") + "…";
            if (measure(beginning, isBold) * size <= width) return { size, lines: [beginning] };
          }
          return null;
        }

        function drawWords(box, screenWidth) {
          const { kind, words } = box;
          const { x, y, width, height } = box.room ?? (kind === "scale" ? { ...box, height: box.height / 2 - 4 } : box);
          if (!words || kind === "covered" || kind === "plain" || kind === "bar" || (kind === "image" && height < 40)) return null;
          // What goes over an edge is cut there.
          const left = Math.max(x, 0), right = Math.min(x + width, screenWidth);
          const room = width < 50 ? 1 : { button: 6, field: 8, row: 10, toggle: 8 }[kind] ?? 0;
          const wide = right - left - 2 * room - (kind === "toggle" && width > 90 ? 50 : 0);
          const isBold = kind === "header";
          const isTall = kind === "text" || kind === "header";
          const found = kind === "toggle" && width <= 90 ? null : fit(words, wide, kind === "image" ? Math.min(height / 3, 24) : height, isTall ? 34 : kind === "image" || box.isNameless ? 11 : 17, isBold, isTall);
          if (!found) return null;
          const isCentred = kind === "button" || kind === "scale" || kind === "image" || (isTall && found.lines.length === 1 && width < 90);
          const isFromRight = fromRight.test(words);
          const anchor = isCentred ? (left + right) / 2 : isFromRight ? right - room : left + room;
          const text = shape("text", { x: anchor, "font-size": found.size, "text-anchor": isCentred ? "middle" : "start", direction: isFromRight ? "rtl" : "ltr" });
          const all = (found.lines.length - 1) * found.size * 1.2;
          const first = (kind === "image" ? y + height - 4 - all : y + height / 2 - all / 2 + found.size * .36);
          text.setAttribute("y", first.toFixed(1));
          if (found.lines.length === 1) text.append(found.lines[0].trim());
          else found.lines.forEach((line, number) => text.append(shape("tspan", { x: anchor, y: (first + number * found.size * 1.2).toFixed(1) }, line.trim())));
          return text;
        }

        // MARK: Overview

        // A card's picture is made of the markup, without putting that into the page.
        const itemPattern = /<li(?: id="[^"]*" class="(\w+)")? data-kind="(\w+)" data-box="\d+ (\S+) (\S+) (\S+) (\S+)"/g;
        const miniKinds = { button: "button", field: "button", toggle: "button", scale: "button", header: "header", text: "text", image: "image", bar: "bar", row: "bar" };

        function drawCard(card) {
          const screen = byId(card.dataset.screen);
          const source = sources.get(screen).split('<div class="picture"').pop();
          const [, size] = source.match(/data-size="([^"]*)"/) ?? [];
          if (!size) return;
          const photo = source.match(/<img class="photo"[^>]* src="([^"]*)"/)?.[1];
          const [width, height] = size.split(" ").map(Number);
          const paths = {};
          for (const [, mark, kind, ...box] of source.matchAll(itemPattern)) {
            const [x, y, wide, high] = box.map(Number);
            if (y >= height) continue;
            const shown = Math.min(high, height - y);
            for (const name of [miniKinds[kind], mark]) if (name) paths[name] = (paths[name] ?? "") + `M${x} ${y}h${wide}v${shown}h${-wide}z`;
          }
          const picture = shape("svg", { viewBox: `-4 -4 ${width + 8} ${height + 8}`, "aria-hidden": "true" }, rectangle("device", { x: 0, y: 0, width, height }, 0, 20));
          if (photo) picture.append(shape("image", { class: "photo", href: photo, width, height }));
          for (const name of photo ? ["warning", "failure"] : ["bar", "image", "text", "button", "header", "warning", "failure", "changed", "removed", "added", "moved"]) {
            if (paths[name]) picture.append(shape("path", { class: `mini ${name}`, d: paths[name] }));
          }
          card.append(picture);
        }

        // MARK: Coming into view

        const waiting = new Set();

        // One step a frame.
        function work() {
          const [job] = waiting;
          if (!job) return;
          advance(job);
          if (isFinished(job)) waiting.delete(job);
          next();
        }

        function next() { requestAnimationFrame(() => setTimeout(work)); }

        const observer = new IntersectionObserver(entries => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) {
              if (!waiting.size) next();
              waiting.add(target);
            } else {
              waiting.delete(target);
            }
          }
        }, { rootMargin: "600px 0px" });
        for (const screen of screens) observer.observe(screen);
        // The overview is complete when the page has loaded.
        for (const card of cards.values()) drawCard(card);

        // MARK: Lighting up

        let lit = [];

        // The items of the lists that something on the page is about.
        function meant(target) {
          const box = target.closest?.(".drawing .box");
          if (box) return [items.get(box)];
          const finding = target.closest?.(".place, .finding");
          if (finding) return subjects(finding);
          const item = target.closest?.(".order > li, .rest li");
          return item ? [item] : [];
        }

        // The items, and those of the same elements in other variants of the screen.
        function withVariants(list) {
          return [...new Set(list.flatMap(item => {
            const match = item?.dataset.match, group = match && item.closest(".variants");
            return group ? [item, ...group.querySelectorAll(`[data-match="${match}"]`)] : [item];
          }))];
        }

        function light(target) {
          for (const node of lit) node.matches(".halo") ? node.remove() : node.classList.remove("lit");
          lit = [];
          for (const item of withVariants(meant(target))) {
            const all = [item, ...findings.get(item) ?? []];
            for (const node of all) node.classList.add("lit");
            lit.push(...all);
            const drawn = boxes.get(item);
            if (!drawn) continue;
            const halo = rectangle("halo", drawn.box, 3, 6);
            drawn.group.ownerSVGElement.append(halo);
            lit.push(halo);
            show(halo);
          }
        }

        // Scrolls a picture that is longer than the window.
        function show(halo) {
          const picture = halo.closest(".picture");
          if (picture.scrollHeight <= picture.clientHeight) return;
          const at = halo.getBoundingClientRect(), seen = picture.getBoundingClientRect();
          if (at.top < seen.top || at.bottom > seen.bottom) picture.scrollTop += at.top - seen.top - picture.clientHeight / 3;
        }

        document.addEventListener("pointerover", event => {
          if (meant(event.target).length) light(event.target);
          else if (lit.length) light(document.activeElement);
        });
        document.addEventListener("focusin", event => light(event.target));
        document.addEventListener("click", event => {
          const button = event.target.closest(".copy");
          if (button) copy(button);
          const box = event.target.closest(".drawing .box");
          if (box) reveal(items.get(box));
        });

        // Goes to an item of a list or a finding.
        function reveal(target) {
          for (let node = target.parentElement; node; node = node.parentElement) if (node.matches("details")) node.open = true;
          if (target.matches("details")) target.open = true;
          target.scrollIntoView({ block: target.matches(".screen") ? "start" : "center" });
          const focus = target.matches(".finding, .place") ? target : target.querySelector("summary");
          if (!target.matches(".screen")) focus?.focus({ preventScroll: true });
          light(target);
        }

        // MARK: Links

        // A link may lead to what is not yet in the page, or filtered out.
        function follow() {
          const id = location.hash.slice(1);
          const screen = byId((id.match(/^screen-\d+/) ?? [])[0]);
          if (screen) {
            screen.hidden = false;
            finish(screen);
          }
          const target = byId(id);
          if (!target) return;
          target.hidden = false;
          if (target.closest(".screen, .rule")) reveal(target);
        }
        window.addEventListener("hashchange", follow);

        // MARK: Filters

        const controls = { words: byId("words"), severity: byId("severity"), rule: byId("rule"), variant: byId("variant"), order: byId("order"), path: byId("path") };
        const causes = [...document.querySelectorAll(".cause")];
        const texts = new Map(); // by screen: its words in small letters, made when first looked for

        function wanted() {
          return { words: controls.words.value.trim().toLowerCase(), severity: controls.severity?.value ?? "", rule: controls.rule?.value ?? "", variant: controls.variant?.value ?? "" };
        }

        function wordsOf(screen) {
          if (!texts.has(screen)) {
            const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", "#39": "'", "#35": "#" };
            const text = sources.get(screen).replace(/<[^>]*>/g, " ").replace(/&([a-z#0-9]+);/g, (_, name) => entities[name] ?? "");
            texts.set(screen, (screen.querySelector("h2").textContent + " " + text).toLowerCase());
          }
          return texts.get(screen);
        }

        function filter() {
          const { words, severity, rule, variant } = wanted();
          let shown = 0;
          for (const screen of screens) {
            const pairs = (screen.dataset.found ?? "").split(" ");
            const isFound = pairs.some(pair => (!severity || pair.startsWith(severity + ":")) && (!rule || pair.endsWith(":" + rule)));
            const isShown = (isFound || (!severity && !rule)) && (!variant || screen.dataset.variant === variant) && (!words || wordsOf(screen).includes(words));
            screen.hidden = !isShown;
            if (cards.has(screen.id)) cards.get(screen.id).hidden = !isShown;
            shown += isShown;
            filterScreen(screen);
          }
          byId("shown").textContent = `${shown} of ${screens.length} ${screens.length === 1 ? "screen" : "screens"}`;
          byId("nothing").hidden = filterCauses() + shown > 0 || screens.length === 0;
        }

        // Hides the causes that are not wanted, and returns the number of the others.
        function filterCauses() {
          const { words, severity, rule, variant } = wanted();
          let shown = 0;
          for (const cause of causes) {
            const isOnVariant = !variant || (cause.dataset.screens ?? "").split(" ").some(number => byId("screen-" + number)?.dataset.variant === variant);
            cause.hidden = !((!severity || cause.matches("." + severity)) && (!rule || cause.dataset.rule === rule) && isOnVariant
              && (!words || cause.textContent.toLowerCase().includes(words)));
            shown += !cause.hidden;
          }
          const more = byId("more-causes");
          if (more && (words || severity || rule || variant)) more.open = true;
          return shown;
        }

        // Puts cards and screens in an order: as the page has them, or that of the files. Variants stay together.
        const worstFirst = [byId("screens"), document.querySelector(".cards")].map(list => ({ list, nodes: [...list?.children ?? []] }));

        function sort() {
          const number = node => Number((node.dataset.screen ?? node.id ?? "").split("-")[1] ?? 0) || Math.min(...[...node.children].map(number));
          for (const { list, nodes } of worstFirst) {
            list?.append(...controls.order.value === "files" ? [...nodes].sort((one, other) => number(one) - number(other)) : nodes);
          }
        }

        // Within a screen: findings that are not wanted go; of the lists what matches stays, with two before and after it.
        function filterScreen(screen) {
          if (screen.querySelector("noscript")) return;
          const { words, severity, rule } = wanted();
          const has = node => !words || node.textContent.toLowerCase().includes(words);
          const isWhole = has(screen.querySelector("header"));
          for (const finding of screen.querySelectorAll(".finding")) {
            finding.hidden = !((isWhole || has(finding)) && (!severity || finding.matches("." + severity)) && (!rule || finding.dataset.rule === rule));
          }
          for (const list of screen.querySelectorAll("ol.order")) filterList([...list.children], words && !isWhole ? has : null);
          for (const item of screen.querySelectorAll(".order > li, .rest li")) {
            const drawn = boxes.get(item);
            if (drawn?.mark) drawn.mark.style.display = (findings.get(item) ?? []).every(finding => finding.hidden) ? "none" : "";
          }
        }

        function filterList(list, has) {
          const matches = list.map(item => !has || has(item));
          // Where nothing matches, something else of the screen did.
          const isAny = matches.includes(true);
          let isGap = false;
          list.forEach((item, position) => {
            item.hidden = isAny && !matches.slice(Math.max(position - 2, 0), position + 3).includes(true);
            item.classList.toggle("match", Boolean(has) && matches[position]);
            item.classList.toggle("gap", isGap && !item.hidden);
            isGap = item.hidden;
            boxes.get(item)?.group.classList.toggle("dim", Boolean(has) && isAny && !matches[position]);
          });
        }

        let pause = 0;
        controls.words.addEventListener("input", () => {
          clearTimeout(pause);
          pause = setTimeout(filter, 150);
        });
        controls.severity?.addEventListener("change", filter);
        controls.rule?.addEventListener("change", filter);
        controls.variant?.addEventListener("change", filter);
        controls.order?.addEventListener("change", sort);
        controls.path.addEventListener("change", () => document.body.classList.toggle("without-path", !controls.path.checked));

        byId("photos")?.addEventListener("change", event => document.body.classList.toggle("without-photos", !event.target.checked));

        // MARK: Legend and print

        for (const line of document.querySelectorAll("[data-sample]")) {
          const sample = line.dataset.sample;
          const box = { item: line, x: 1, y: 2, width: 62, height: 24, kind: sample, words: "Name", mark: sample, index: 0, number: 1 };
          const picture = shape("svg", { viewBox: "0 0 64 28", "aria-hidden": "true" });
          if (signs[sample]) picture.append(drawMark({ ...box, width: 44, y: 4, height: 20 }));
          else if (sample === "number") picture.append(...drawOrder([{ ...box, x: 10, y: 8 }, { ...box, number: 2, x: 50, y: 8 }]));
          else picture.append(drawBox({ ...box, kind: sample === "unread" ? "button" : sample, number: sample === "unread" ? 0 : 1 }, 64));
          line.prepend(picture);
        }

        window.addEventListener("beforeprint", () => {
          const isLong = document.querySelector("main.long");
          for (const screen of screens) if (!screen.hidden && !(isLong && !screen.dataset.found)) finish(screen);
          if (!isLong) for (const rule of document.querySelectorAll(".rule")) rule.open = true;
        });

        byId("filters").hidden = false;
        filter();
        follow();

        """#
}
