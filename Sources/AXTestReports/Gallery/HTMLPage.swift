import AXEngine
import AXTree

/// A self-contained page: it loads nothing from the network, and no file but the pictures that it links.
///
/// Its content security policy allows its own style and script by hash, so that injected ones would not run.
package enum HTMLPage {
    /// Returns the whole file: the header, the filters, the overview and the screens.
    package static func page(
        title: String, head: Markup, rules: [(id: String, count: Int)], variants: [String] = [], hasOrder: Bool = false,
        isLong: Bool = false, overview: Markup, index: GalleryIndex? = nil, pictures: Set<PageImages> = [],
        screens writeScreens: (inout Markup) -> Void
    ) -> Markup {
        var page: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy(hasIndex: index != nil, pictures))"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <a class="skip" href="#screens">Skip to the screens</a>
            <header id="top">
            \(head)</header>

            """
        let kind: Markup = isLong ? " class=\"long\"" : ""
        page += filters(rules, variants, hasOrder: hasOrder, hasPictures: !pictures.isEmpty)
        page += """
            <main\(kind)>
            <p id="nothing" hidden="">Nothing matches these filters.</p>
            \(overview)<div id="screens">

            """
        writeScreens(&page)
        page += """
            </div>
            </main>

            """
        index?.writeData(to: &page)
        page += "<script>\(script)</script>\n"
        if index != nil { page += "<script>\(indexScript)</script>\n" }
        page += "</body>\n</html>\n"
        return page
    }

    /// Returns a page without filters, screens and script.
    package static func plain(title: String, head: Markup, main: Markup, pictures: Set<PageImages> = []) -> Markup {
        let images = PageImages.policy(pictures).map { " \($0);" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(GalleryStyle.digest)';\(images) base-uri 'none'; form-action 'none'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <header id="top">
            \(head)</header>
            <main>
            \(main)</main>
            </body>
            </html>

            """
    }

    private static let style = Markup(stringLiteral: GalleryStyle.text)
    private static let script = Markup(stringLiteral: GalleryScript.text)

    private static let indexScript = Markup(stringLiteral: GalleryIndexScript.text)

    /// Returns the content security policy. An index has a script of its own.
    private static func policy(hasIndex: Bool, _ pictures: Set<PageImages>) -> String {
        let scripts = [GalleryScript.digest] + (hasIndex ? [GalleryIndexScript.digest] : [])
        return [
            "default-src 'none'", "style-src 'sha256-\(GalleryStyle.digest)'",
            PageImages.policy(pictures),
            "script-src \(scripts.map { "'sha256-\($0)'" }.joined(separator: " "))", "base-uri 'none'",
            "form-action 'none'",
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Returns the filters, which are hidden until the script shows them.
    private static func filters(
        _ rules: [(id: String, count: Int)], _ variants: [String], hasOrder: Bool, hasPictures: Bool
    ) -> Markup {
        var markup: Markup = """
            <div id="filters" role="search" aria-label="Filter screens and findings" hidden="">
            <label>Find <input type="search" id="words" autocomplete="off" placeholder="a label, an identifier, a screen"/></label>

            """
        if !rules.isEmpty {
            markup += """
                <label>Severity <select id="severity"><option value="">all</option><option value="failure">failures</option><option value="warning">warnings</option></select></label>
                <label>Rule <select id="rule"><option value="">all</option>
                """
            for rule in rules { markup += "<option value=\"\(rule.id)\">\(rule.id) (\(rule.count))</option>" }
            markup += "</select></label>\n"
        }
        if variants.count > 1 {
            markup += "<label>Variant <select id=\"variant\"><option value=\"\">all</option>"
            for (number, variant) in variants.enumerated() {
                markup += "<option value=\"\(number + 1)\">\(variant, limit: 60)</option>"
            }
            markup += "</select></label>\n"
        }
        if hasOrder {
            markup += """
                <label>Order <select id="order"><option value="worst">worst first</option><option value="files">as in the files</option></select></label>

                """
        }
        if hasPictures {
            markup +=
                "<label class=\"check\"><input type=\"checkbox\" id=\"photos\" checked=\"\"/> Pictures</label>\n"
        }
        markup += """
            <label class="check"><input type="checkbox" id="path" checked=""/> Reading order</label>
            <output id="shown"></output>
            </div>

            """
        return markup
    }

    private static let screenReaders = Platform.all.map(\.screenReader).joined(separator: " and ")

    /// The legend of the pictures. The script puts a sample before each line.
    package static let legend: Markup = """
        <details class="legend"><summary>How to read the drawings</summary>
        <ul>
        <li data-sample="button">Control: solid outline</li>
        <li data-sample="field">Text field: thick bottom line</li>
        <li data-sample="toggle">Switch; <span data-sample="scale">slider</span></li>
        <li data-sample="header">Heading: bold, with a bar at the start</li>
        <li data-sample="text">Text: no outline</li>
        <li data-sample="image">Image: dashed outline with a picture symbol</li>
        <li data-sample="unread">Thin dotted outline: visible, but not exposed to the screen reader</li>
        <li data-sample="number">Number in the reading order; a thin line connects consecutive elements</li>
        <li data-sample="failure">Failure; <span data-sample="warning">warning</span></li>
        </ul>
        <p>Content below the dashed line is outside the visible screen. The output of \(screenReaders) uses the words of their
        English voice and can differ between versions of the system.</p>
        </details>

        """
}
