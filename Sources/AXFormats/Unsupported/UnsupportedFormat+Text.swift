import AXDumps
import AXSyntax
import AXTree

extension UnsupportedFormat {
    static let textFormats = [
        UnsupportedFormat("an idb response for a point without an element", wholeText: "null"),
        UnsupportedFormat("Playwright's aria snapshot" + web) { line in
            guard #available(iOS 16, macOS 13, tvOS 16, *),
                let item = line.prefixMatch(of: /\s*- ([a-z]+)(?: "| \[|:|$)/)
            else { return false }
            return ariaRoles.contains(String(item.1))
        },
        UnsupportedFormat(detox) { line in
            if line.hasPrefix("AX.label='") { return true }
            guard #available(iOS 16, macOS 13, tvOS 16, *) else { return false }
            return line.contains(/^\s*<[A-Z]\w+: 0x[0-9a-f]+; AX\./)
        },
        UnsupportedFormat(
            "an XCUITest description without an element subtree; print "
                + "it while the app is in the foreground"
        ) { line in line.trimmed == "Query chain:" || line.contains("\u{2192}Find: ") },
    ]

    /// The roles with which a line of an aria snapshot may begin. Other lists in YAML have the same shape.
    private static let ariaRoles: Set<String> = [
        "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell",
        "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "dialog",
        "document", "emphasis", "figure", "form", "generic", "grid", "gridcell", "group", "heading", "iframe", "img",
        "link", "list", "listbox", "listitem", "log", "main", "menu", "menubar", "menuitem", "navigation", "option",
        "paragraph", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup", "rowheader", "search",
        "searchbox", "separator", "slider", "spinbutton", "status", "strong", "switch", "tab", "table", "tablist",
        "tabpanel", "term", "text", "textbox", "time", "toolbar", "tooltip", "tree", "treeitem",
    ]
}
