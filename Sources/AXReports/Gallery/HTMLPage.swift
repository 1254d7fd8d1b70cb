import AXEngine

/// A self-contained page: it loads nothing from the network.
///
/// Its content security policy allows its own style and script by hash, so that injected ones would not run.
enum HTMLPage {
    /// Returns the whole file: the header, the filters, the overview and the screens.
    static func page(
        title: String, head: Markup, rules: [(id: String, count: Int)], overview: Markup,
        screens writeScreens: (inout Markup) -> Void
    ) -> Markup {
        var page: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <a class="skip" href="#screens">Skip to the screens</a>
            <header id="top">
            \(head)</header>

            """
        page += filters(rules)
        page += """
            <main>
            \(overview)<div id="screens">

            """
        writeScreens(&page)
        page += """
            </div>
            </main>
            <script>\(script)</script>
            </body>
            </html>

            """
        return page
    }

    private static let style = Markup(stringLiteral: GalleryStyle.text)
    private static let script = Markup(stringLiteral: GalleryScript.text)

    private static let policy = [
        "default-src 'none'", "style-src 'sha256-\(GalleryStyle.digest)'",
        "script-src 'sha256-\(GalleryScript.digest)'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    /// Returns the filters, which are hidden until the script shows them.
    private static func filters(_ rules: [(id: String, count: Int)]) -> Markup {
        var markup: Markup = """
            <div id="filters" role="search" aria-label="Screens and findings" hidden="">
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
        markup += """
            <label class="check"><input type="checkbox" id="path" checked=""/> Reading order</label>
            <output id="shown"></output>
            </div>

            """
        return markup
    }

    /// The legend of the pictures. The script puts a sample before each line.
    static let legend: Markup = """
        <details class="legend"><summary>How to read the drawings</summary>
        <ul>
        <li data-sample="button">A control: a line all around</li>
        <li data-sample="field">A text field: a thick line below</li>
        <li data-sample="toggle">A switch; <span data-sample="scale">a slider</span></li>
        <li data-sample="header">A heading: bold, with a bar before it</li>
        <li data-sample="text">Text: no line</li>
        <li data-sample="image">An image: a dashed line, and hills</li>
        <li data-sample="unread">Thin and dotted: seen, but VoiceOver does not stop on it</li>
        <li data-sample="number">The number in VoiceOver's order; a thin line leads from one to the next</li>
        <li data-sample="failure">A failure; <span data-sample="warning">a warning</span></li>
        </ul>
        <p>What is below the screen's lower edge, behind a broken line, has to be scrolled to. What VoiceOver says is given in the
        words of its English voice; versions of the system differ.</p>
        </details>

        """
}
