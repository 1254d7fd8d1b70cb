"""Opens galleries in Chromium and uses them as people do: browser.py <folder of pages> <folder for pictures>"""

import json
import pathlib
import re
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

pages, pictures = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
problems = []


def check(condition, what):
    if not condition:
        problems.append(what)
        print("FAILED:", what, file=sys.stderr)


class Browser:
    """Pages that report whatever their console says: a label that came to life would be heard there."""

    def __init__(self, chromium):
        self.chromium = chromium

    def open(self, name, link="", width=1280, height=900, wait=True, blank=False, **options):
        page = self.chromium.new_context(viewport={"width": width, "height": height}, **options).new_page()
        page.on("console", lambda message: check(False, f"{name}: the console says {message.text}"))
        page.on("pageerror", lambda error: check(False, f"{name}: {error}"))
        page.on("dialog", lambda dialog: (check(False, f"{name}: a dialog opened"), dialog.dismiss()))
        page.on("request", lambda request: check(request.url.startswith("file:"), f"{name}: asks for {request.url}"))
        if blank:
            return page
        page.goto(f"file://{pages}/{name}.html" + (f"#{link}" if link else ""))
        if wait and options.get("java_script_enabled", True):
            page.wait_for_selector("svg.drawing, .cards svg, body:not(:has(.screen))", state="attached")
            if link.startswith("screen-"):
                page.wait_for_selector("svg.drawing", state="attached")
            page.wait_for_timeout(300)
        return page

    def close(self, page):
        page.context.close()


def shoot(page, name, full=False):
    page.screenshot(path=pictures / f"{name}.png", full_page=full)


def accessible(page, name):
    # Targets have to be large enough too, which axe-core does not check by itself.
    for rule in Axe().run(page, options={"rules": {"target-size": {"enabled": True}}}).response["violations"]:
        check(False, f"{name}: axe-core: {rule['id']}: {rule['help']}: {[node['html'][:120] for node in rule['nodes'][:3]]}")


def looks(browser):
    """Every kind of page in light and dark, wide and narrow: no console message, no axe violation, nothing sticks out."""
    everything = [("shop", ""), ("hostile", "screen-1"), ("clean", ""), ("changes", "screen-1"), ("snapshots", "screen-1"), ("variants", "screen-1")]
    for name, link in everything:
        for scheme, width, height in [("light", 1400, 950), ("dark", 1400, 950), ("light", 420, 812), ("dark", 420, 812)]:
            page = browser.open(name, link, width, height, color_scheme=scheme)
            label = f"{name}, {scheme}, {width} wide"
            accessible(page, label)
            overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            check(overflow <= 0, f"{label}: sticks out by {overflow} pixels")
            shoot(page, f"{name}-{scheme}-{width}")
            browser.close(page)
    for number, name in [(2, "korean"), (3, "arabic")]:
        page = browser.open("shop", f"screen-{number}")
        accessible(page, name)
        shoot(page, name)
        browser.close(page)
    page = browser.open("shop", "screen-1", 1000, 900, forced_colors="active")
    accessible(page, "forced colours")
    shoot(page, "forced-colours")
    browser.close(page)


def drawing(browser):
    """What is drawn is where it is, says what it says, and is told apart by more than colour."""
    page = browser.open("shop", "screen-1")
    drawing = page.locator("#screen-1 svg.drawing")
    check(drawing.get_attribute("viewBox") == "-18 0 426 1024", "the content below the fold is in the picture, with room for marks beside it")
    covered = page.evaluate("""() => {
      const texts = [...document.querySelectorAll('#screen-1 .box text')].map(text => [text.textContent, text.parentElement.getBBox()]);
      return [...document.querySelectorAll('#screen-1 .mark')].flatMap(mark => {
        const sign = mark.querySelector('g'), [x, y] = sign.getAttribute('transform').match(/[-\\d.]+/g).map(Number);
        const own = mark.querySelector('rect').getBBox();
        return texts.filter(([, box]) => Math.abs(box.x - own.x - 1) < 1 && Math.abs(box.y - own.y - 1) < 1 && x - 8 < box.x + box.width && x + 8 > box.x)
          .map(([text]) => text);
      });
    }""")
    check(not covered, f"marks lie on what they judge: {covered}")
    box = page.evaluate("""() => {
      const item = [...document.querySelectorAll('#screen-1 .order > li')].find(item => item.textContent.startsWith('Pay. '));
      const frame = boxes.get(item).group.querySelector('.frame');
      return ['x', 'y', 'width', 'height'].map(name => Number(frame.getAttribute(name)));
    }""")
    check(box == [16, 770, 358, 50], f"Pay is drawn at {box}")
    lines = page.evaluate("""() => ['button', 'text', 'image', 'header', 'field'].map(kind => {
      const group = document.querySelector(`#screen-1 .box.${kind}.read`), style = getComputedStyle(group.querySelector('.frame'));
      return [style.stroke === 'none', style.strokeDasharray, style.strokeWidth, group.querySelectorAll('.glyph').length,
        getComputedStyle(group.querySelector('text')).fontWeight].join();
    })""")
    check(len(set(lines)) == 5, f"kinds differ by their lines: {lines}")
    words = drawing.locator("text").evaluate_all("texts => texts.map(text => [...text.childNodes].map(line => line.textContent).join(' '))")
    for word in ["Pay", "Delivery", "no name", "Street and number"]:
        check(word in words, f"{word!r} is in its box")
    count = page.locator("#screen-1 .order > li").count()
    check(drawing.locator(".number").count() == count, "every element has its number")
    check(drawing.locator(".mark.failure").count() == 2, "failures are marked")
    wide = page.locator("#screen-1 text").evaluate_all("""texts => texts.filter(text => {
      const frame = text.parentElement.querySelector('.frame')?.getBBox(), words = text.getBBox();
      return frame && (words.width > frame.width + 6 || words.height > frame.height * 1.4 + 6);
    }).map(text => text.textContent)""")
    check(not wide, f"words that do not fit their boxes: {wide}")
    browser.close(page)


def lighting(browser):
    """Hover or focus on one of finding, list and drawing lights up the other two."""
    page = browser.open("shop")
    page.locator(".legend summary").click()
    for sample in page.locator(".legend svg").all():
        sample.hover(force=True)
    shoot(page, "legend")
    browser.close(page)
    page = browser.open("shop", "screen-1")
    finding = page.locator("#screen-1-finding-3")
    for how in ["hover", "focus"]:
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement.blur()")
        getattr(finding, how)()
        check(page.locator("#screen-1 svg .halo").count() == 1, f"{how} on a finding lights up its box")
        lit = page.locator("#screen-1 .order > li.lit").all_text_contents()
        check(len(lit) == 1 and lit[0].startswith("no name Button."), f"{how} on a finding lights up its element: {lit}")
    shoot(page, "lit")
    page.evaluate("document.activeElement.blur()")
    page.locator("#screen-1 .box.button.read").last.hover()
    check("Pay" in page.locator("#screen-1 .order > li.lit").inner_text(), "hover on a box lights up its element")
    page.locator("#screen-1 .box.button.read").last.click()
    check(page.evaluate("document.activeElement.textContent") == "Pay. Button.", "a click on a box goes to its element")
    # The page has scrolled, so that the pointer may be over another box.
    page.mouse.move(1, 1)
    page.keyboard.press("Enter")
    check("identifier: \"pay\"" in page.locator("#screen-1 .order > li.lit pre").inner_text(), "attributes on demand")
    button = page.locator("#screen-1-finding-3 button[aria-expanded]")
    button.click()
    check("No accessibility label" in page.locator("#screen-1-finding-3 .why").inner_text() or
          "Why" in page.locator("#screen-1-finding-3 .why").inner_text(), "why on demand")
    check(button.get_attribute("aria-expanded") == "true", "the button says that it is open")
    button.click()
    check(page.locator(".why").count() == 0, "and away again")
    browser.close(page)


def keyboard(browser):
    """Tab walks every control, finding and element of the page, in the order in which they stand, and what has focus shows it."""
    page = browser.open("shop", wait=True)
    seen, last = [], None
    for _ in range(400):
        page.keyboard.press("Tab")
        here = page.evaluate("""() => {
          const node = document.activeElement;
          if (node === document.body) return null;
          const style = getComputedStyle(node);
          return [node.id || node.parentElement.parentElement.id, node.tagName, node.textContent.slice(0, 40), style.outlineStyle !== 'none'];
        }""")
        if here is None or (seen and here == seen[0]):
            break
        check(here[3] or here[1] in ("INPUT", "SELECT"), f"focus cannot be seen on {here}")
        seen.append(here)
        last = here
    ids = [entry[0] for entry in seen]
    texts = [entry[2] for entry in seen]
    for wanted in ["words", "severity", "rule", "path", "screen-1-finding-1", "screen-2-finding-3", "screen-3-finding-2"]:
        check(wanted in ids, f"the keyboard reaches {wanted}")
    wanted = page.evaluate("['words', 'rule', ...[...document.querySelectorAll('.screen .finding')].map(finding => finding.id)]")
    order = [ids.index(name) for name in wanted if name in ids]
    check(order == sorted(order), "in the order of the page")
    check(ids.count("screen-1-finding-3") == 2, f"a finding has two tab stops, not {ids.count('screen-1-finding-3')}")
    for text in ["Pay. Button.", "와이파이, 우리집. 버튼.", "محدد: الرسائل. علامة تبويب. 3 من 3."]:
        check(text in texts, f"the keyboard reaches {text!r}, in a screen that is filled in on the way")
    print(f"the keyboard walks {len(seen)} places, to {last[2]!r}")
    browser.close(page)


def filters(browser):
    page = browser.open("shop")
    page.evaluate("screens.forEach(finish)")
    shown = lambda: page.locator(".screen:visible h2").all_text_contents()
    check(len(shown()) == 3, "all screens to begin with")
    page.select_option("#severity", "warning")
    check(page.locator("#screen-1 .finding:visible").count() == 1, "only warnings are listed")
    page.select_option("#rule", "control-spacing")
    check(shown() == ["설정"], f"warnings of a rule: {shown()}")
    check(page.locator("#shown").inner_text() == "1 of 3 screens", "how many are shown is said")
    check(page.locator(".cards li:visible").count() == 1, "the overview follows")
    page.select_option("#severity", "")
    page.select_option("#rule", "text-field-placeholder-only")
    check(shown() == ["Checkout", "الرسائل"], f"by rule: {shown()}")
    visible = page.locator("#screen-1 .finding:visible").count()
    check(visible == 1, f"only findings of the rule are listed: {visible}")
    check(page.locator("#screen-1 .mark:visible").count() == 1, "and marked")
    page.select_option("#rule", "")
    page.fill("#words", "PAY")
    page.wait_for_timeout(400)
    check(shown() == ["Checkout"], f"by text: {shown()}")
    near = page.locator("#screen-1 .order > li:visible").all_text_contents()
    check(len(near) == 3 and near[-1].startswith("Pay. Button."), f"a match with what is read before it: {near}")
    number = page.locator("#screen-1 .order > li:visible").last.evaluate("item => getComputedStyle(item, '::before').content")
    check(number == '"20"', f"it keeps its number: {number}")
    shoot(page, "filtered")
    accessible(page, "filtered")
    page.fill("#words", "هل نلتقي")
    page.wait_for_timeout(400)
    check(shown() == ["الرسائل"], f"by Arabic text: {shown()}")
    page.fill("#words", "<nothing> & \"nowhere\"")
    page.wait_for_timeout(400)
    check(shown() == [] and page.locator("#shown").inner_text() == "0 of 3 screens", "what is nowhere")
    check(page.locator("#nothing").is_visible() and page.locator(".cause:visible").count() == 0, "an empty result says so")
    page.fill("#words", "")
    page.wait_for_timeout(400)
    check(len(shown()) == 3 and not page.locator("#nothing").is_visible(), "and back")
    everything = page.locator(".cause").count()
    page.select_option("#severity", "failure")
    failures = page.locator(".cause.failure").count()
    check(0 < failures < everything and page.locator(".cause:visible").count() == failures, "filters also filter the causes")
    page.select_option("#severity", "")
    page.uncheck("#path")
    check(page.locator("#screen-1 .number:visible").count() == 0, "the reading order can be hidden")
    browser.close(page)


def links(browser):
    """A link leads to its screen, finding or element, also where that is not filled in yet."""
    for link, text in [("screen-3", "الرسائل"), ("screen-3-finding-2", "إرسال"), ("rule-target-size", "target-size")]:
        page = browser.open("shop", link)
        target = page.locator(f"#{link}")
        check(text in target.inner_text(), f"#{link} holds {text}")
        top = target.evaluate("node => node.getBoundingClientRect().top")
        check(-30 <= top <= 850, f"#{link} is in sight: {top}")
        browser.close(page)
    page = browser.open("many", "screen-400-finding-2")
    top = page.locator("#screen-400-finding-2").evaluate("node => node.getBoundingClientRect().top")
    check(0 <= top <= 850, f"a finding of screen 400 is in sight: {top}")
    check(page.evaluate("document.activeElement.id") == "screen-400-finding-2", "and has the focus")
    browser.close(page)
    page = browser.open("shop")
    page.locator("#overview a", has_text="설정").click()
    page.wait_for_timeout(300)
    check(abs(page.locator("#screen-2").evaluate("node => node.getBoundingClientRect().top")) < 120, "a card leads to its screen")
    page.locator("#screen-2-finding-1 a[href*=element]").first.click()
    page.wait_for_timeout(300)
    check(page.locator("#screen-2 .lit").count() > 1, "a finding's link leads to its element")
    browser.close(page)


def comparison(browser):
    page = browser.open("changes", "screen-1", 1400, 1000)
    check(page.locator("#screen-1 svg.drawing").count() == 2, "before and after")
    before, after = (page.locator("#screen-1 svg.drawing").nth(index) for index in (0, 1))
    check(abs(before.bounding_box()["y"] - after.bounding_box()["y"]) < 2, "side by side")
    check(before.locator(".mark.removed").count() == 1 and after.locator(".mark.removed").count() == 0, "removed: before")
    check(after.locator(".mark.added").count() == 1 and before.locator(".mark.added").count() == 0, "added: after")
    for kind, count in [("changed", 2), ("moved", 1)]:
        for side in (before, after):
            check(side.locator(f".mark.{kind}").count() == count, f"{kind}: on both sides")
    page.locator("#screen-1 .finding.changed").first.hover()
    check(page.locator("#screen-1 .halo").count() == 2, "a change lights up both sides")
    browser.close(page)
    page = browser.open("snapshots", "screen-1")
    check(page.locator("#screen-1 .blocks > li").count() > 10 and page.locator("#screen-1 svg.drawing").count() == 1,
          "a text snapshot beside the screen")
    check(page.locator("#screen-1 .blocks > .changed").count() > 0, "its changes are marked")
    browser.close(page)


def without_script(browser):
    for name, link in [("shop", "screen-1"), ("hostile", "screen-1"), ("changes", "screen-1")]:
        page = browser.open(name, link, java_script_enabled=False)
        text = page.locator("main").text_content()
        for word in {"shop": ["VoiceOver output", "Pay. Button.", "إرسال", "와이파이"], "hostile": ["Findings", "gnp.exe"],
                     "changes": ["Before", "After", "Use a voucher"]}[name]:
            check(word in text, f"{name} without script holds {word}")
        check(not page.locator("#filters").is_visible(), "filters that would do nothing are not shown")
        check(page.locator("a[href^='#']").count() > 5, "links work without script")
        shoot(page, f"{name}-without-script")
        browser.close(page)


def worst_first(browser):
    """What is worst, how many causes are failures, which screens were not judged and why: at the top of the page."""
    page = browser.open("some", width=1400)
    answers = page.locator("#answers > li").all_inner_texts()
    print("\n".join(answers))
    for word, wanted in [("Worst screen", "failure"), ("Worst cause", "failure"), ("Causes", "are failures"), ("Not judged", "Empty")]:
        found = [text for text in answers if text.startswith(word)]
        check(len(found) == 1 and wanted in found[0], f"{word}: {found}")
    check("its only element is not exposed" in answers[-1], f"why it was not judged: {answers[-1]}")
    bottom = page.locator("#answers").evaluate("node => node.getBoundingClientRect().bottom")
    check(bottom <= 800, f"the answers end at {bottom} pixels")
    shoot(page, "some")
    cards = page.locator(".cards li")
    check(page.locator(".cards svg").count() == cards.count(), "every card has its picture when the page has loaded")
    def severities():
        return [("failure" in text, "warning" in text) for text in cards.all_inner_texts()]
    found = severities()
    check(found == sorted(found, reverse=True) and len(set(found)) > 2, f"failures, warnings, none: {found}")
    # By their numbers: the text of a screen out of sight is there only once the browser has laid it out.
    def numbers():
        return page.locator(".screen").evaluate_all("screens => screens.map(screen => Number(screen.id.split('-')[1]))")
    worst = numbers()
    page.select_option("#order", "files")
    check(numbers() == sorted(worst) != worst, "a switch to the order of the files")
    page.select_option("#order", "worst")
    check(numbers() == worst, "and back to the worst first")
    cause = page.locator(".cause", has=page.locator("details")).first
    cause.locator("summary").click()
    links = cause.locator(".screens a")
    words = cause.locator("summary").inner_text()
    check(f"on {links.count()} screens" in words, f"a cause links to each of its screens: {links.count()}, {words}")
    target = links.last.get_attribute("href")
    links.last.click()
    page.wait_for_timeout(300)
    check(page.evaluate("'#' + document.activeElement.id") == target, "a cause leads to its finding")
    controls = page.locator(".screen button").evaluate_all("buttons => buttons.map(button => button.textContent)")
    check(all(":" in name for name in controls) and controls, f"names of repeated controls: {controls[:3]}")
    page.pdf(path=pictures / "some.pdf", format="A4")
    data = (pictures / "some.pdf").read_bytes()
    sheets = data.count(b"/Type /Page") - data.count(b"/Type /Pages")
    check(sheets <= 4, f"of many screens several are on a sheet: {sheets} sheets for 12 screens")
    browser.close(page)


def variants(browser):
    """The variant with the defect is the one that is marked."""
    page = browser.open("variants", "screen-1", width=1400)
    page.evaluate("screens.forEach(finish)")
    marked = page.evaluate("[...document.querySelectorAll('.screen')].filter(screen => screen.querySelector('.mark')).map(screen => screen.querySelector('h2').textContent)")
    check(any("ax5" in name for name in marked), f"the variant with the defect is marked: {marked}")
    check(page.locator(".cards li", has_text="ax5").inner_text().count("no findings") == 0, "and counted")
    page.select_option("#variant", label="ax5")
    check(page.locator(".screen:visible").count() == 1, "a filter by variant")
    browser.close(page)


def fixes(browser):
    """A fix has its code with a button, and backticks are code."""
    page = browser.open("shop", "screen-1")
    page.locator("#screen-1-finding-3 button").click()
    why = page.locator("#screen-1-finding-3 .why")
    check("`" not in why.inner_text() and why.locator("p code").count() > 0, "backticks are code")
    check(why.locator(".fix pre").count() > 1 and "accessibilityLabel" in why.inner_text(), "a fix has its code")
    why.locator(".copy").first.click()
    page.wait_for_timeout(200)
    check(page.evaluate("getSelection().toString().trim()") == why.locator(".fix pre").first.inner_text().strip(), "the code can be copied")
    browser.close(page)


def printing(browser):
    page = browser.open("shop")
    page.pdf(path=pictures / "print.pdf", format="A4")
    data = (pictures / "print.pdf").read_bytes()
    sheets = data.count(b"/Type /Page") - data.count(b"/Type /Pages")
    check(sheets == 5, f"print: the overview with the rules on two sheets, and one sheet a screen, {sheets} sheets")
    browser.close(page)


def stretch(page, times):
    """A page with its screens repeated under new numbers: what axaudit writes for as many screens more."""
    count = page.count('<section class="screen"')
    for pattern in (r'(?s)(<ol class="cards">\n)(.*?)(</ol>)', r'(?s)(<div id="screens">\n)(.*?)(</div>\n</main>)'):
        before, screens, after = re.search(pattern, page).groups()
        copies = [re.sub(r"\bscreen-(\d+)", lambda match: f"screen-{int(match[1]) + count * number}", screens) for number in range(times)]
        page = page.replace(before + screens + after, before + "".join(copies) + after, 1)
    return page


def size_and_speed(browser):
    size = (pages / "part.html").stat().st_size
    trees = (pages / "report.json").stat().st_size + (pages / "tree.json").stat().st_size
    print(f"size: {size / 1e6:.1f} MB, {size / trees:.2f} times the JSON report with its trees (limit 2.5)")
    check(size <= 2.5 * trees, "the page is too large")
    # Times are printed, not judged: what else the machine is doing must not fail a build. They are of the page's own
    # thread.
    chromium = browser.chromium
    page = browser.open("many", wait=False, blank=True)
    chromium.start_tracing(page=page, categories=["toplevel"])
    start = time.monotonic()
    page.goto(f"file://{pages}/many.html")
    page.wait_for_selector(".cards svg")
    opened = time.monotonic() - start
    worked = sum(tasks(chromium.stop_tracing()))
    print(f"500 screens of 200 elements open in {opened:.2f} s, of which the page works {worked / 1000:.2f} s (limit 2)")
    longest = scroll(chromium, page)
    drawn = page.locator("svg.drawing").count()
    print(f"scrolling: the longest task works {longest:.0f} ms (limit 100), {drawn} screens drawn on the way")
    check(1 < drawn < 250, "screens are drawn as they come into view")
    browser.close(page)


def scroll(chromium, page):
    """The longest task while a reader goes through the page, at first step by step, then in leaps; on screens not yet seen."""
    page.wait_for_timeout(500)
    chromium.start_tracing(page=page, categories=["toplevel"])
    page.evaluate("""async () => {
      const start = document.querySelector('.screen:not(:has(svg))');
      start.scrollIntoView();
      for (let step = 0; step < 30; step++) {
        scrollBy(0, 400);
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      for (let step = 0; step < 5; step++) {
        scrollBy(0, document.documentElement.scrollHeight / 40);
        await new Promise(resolve => setTimeout(resolve, 150));
      }
    }""")
    return max(tasks(chromium.stop_tracing()))


def tasks(trace):
    """How long each task of the page's main thread worked, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    names = [event for event in events if event["name"] == "thread_name"]
    main = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    return [event.get("tdur", 0) / 1000 for event in events
            if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main]


def nodes(page):
    return page.evaluate("""() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
      let count = 0;
      while (walker.nextNode()) count++;
      return count;
    }""")


def index(browser):
    """2,000 screens: an index of few nodes, and one screen at a time."""
    start = time.monotonic()
    page = browser.open("index")
    print(f"2,000 screens: {nodes(page)} nodes (limit 5,000), open in {time.monotonic() - start:.1f} s, {(pages / 'index.html').stat().st_size / 1e6:.0f} MB")
    check(nodes(page) <= 5000, "few nodes")
    accessible(page, "index")
    shoot(page, "index")
    check("2000 screens: Screen 0, Screen 1 and 1998 more" in page.locator("#overview").inner_text(), "an entry by cause")
    page.locator("a[href='#on-cause-1']").click()
    # The page lists them when the address has changed.
    page.locator("#chosen li").first.wait_for()
    check(page.locator("#chosen li").count() == 100, "the screens of a cause")
    page.get_by_role("button", name="Show 100 more").click()
    check(page.locator("#chosen li").count() == 200, "more screens of a cause")
    page.locator("#chosen a").nth(150).click()
    page.wait_for_selector("#screen-151 svg.drawing")
    check(page.locator("#screen-151 h2").inner_text() == "Screen 150", "a link leads to a screen")
    check(page.locator(".screen").count() == 1 and nodes(page) <= 5000, "one screen at a time")
    page.locator("#words").fill("Screen 1999")
    page.wait_for_timeout(600)
    check(page.locator("#chosen li").all_inner_texts() == ["Screen 1999"], "search by name")
    page.locator("#chosen a").click()
    page.wait_for_selector("#screen-2000 svg.drawing")
    accessible(page, "a screen of the index")
    shoot(page, "index-screen")
    browser.close(page)
    page = browser.open("index", "screen-1000")
    page.wait_for_selector("#screen-1000 svg.drawing")
    browser.close(page)
    page = browser.open("index", java_script_enabled=False)
    check("2000 screens: Screen 0" in page.locator("#overview").inner_text(), "the index is there without script")
    browser.close(page)


def corpus(browser):
    page = browser.open("corpus", width=1400)
    accessible(page, "corpus")
    shoot(page, "corpus")
    for number in range(1, page.locator(".screen").count() + 1):
        page.evaluate(f"follow(location.hash = 'screen-{number}')")
        page.wait_for_timeout(60)
        check(page.locator(f"#screen-{number} svg.drawing .box").count() > 0, f"screen {number} of the corpus shows nothing")
        shoot(page, f"corpus-{number}")
    browser.close(page)


(pages / "many.html").rename(pages / "part.html")
(pages / "many.html").write_text(stretch((pages / "part.html").read_text(), 20))
with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    browser = Browser(chromium)
    parts = [looks, drawing, lighting, keyboard, filters, links, comparison, without_script, worst_first, variants, fixes, printing, size_and_speed, index]
    if (pages / "corpus.html").exists():
        parts.append(corpus)
    for part in parts:
        start = time.monotonic()
        part(browser)
        print(f"{part.__name__.replace('_', ' ')}: {time.monotonic() - start:.0f} s")
    chromium.close()

if problems:
    sys.exit(f"{len(problems)} problems in the browser")
print(f"Chromium and axe-core have looked; pictures: {pictures}")
