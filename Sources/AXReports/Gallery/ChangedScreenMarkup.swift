import AXTestReports
import AXEngine
import AXSnapshots
import AXTree

/// One screen of a comparison in the gallery; see `ScreenMarkup` for why it is in a `noscript` element.
struct ChangedScreenMarkup {
    private let difference: ScreenDifference
    private let id: String
    /// The sentences about the pictures.
    private let pictureRemarks: [String]
    /// The pictures of both sides; `nil` where there is none.
    private let images: (before: PictureImage?, after: PictureImage?)

    /// Creates the markup of a screen. `link` returns the text of the URL of a file.
    init(_ difference: ScreenDifference, number: Int, _ pictures: ChangedPictures?, _ link: (String) -> String) {
        self.difference = difference
        pictureRemarks = pictures?.remarks ?? []
        images = pictures?.images(link) ?? (nil, nil)
        id = "screen-\(number)"
    }

    /// Returns the number of changes of each kind: `2 added`, `1 changed`.
    static func counts(_ difference: ScreenDifference) -> Markup {
        var markup: Markup = "<span class=\"counts\">"
        for kind in Change.Kind.allCases {
            let count = difference.changes.count { $0.kind == kind }
            if count > 0 { markup += "<span class=\"\(kind.rawValue)\">\(count) \(kind.rawValue)</span> " }
        }
        if difference.isEmpty { markup += "<span>no differences</span>" }
        markup += "</span>"
        return markup
    }

    /// Writes the whole screen.
    func write(to page: inout Markup) {
        page += """
            <section class="screen change" id="\(id)" aria-labelledby="\(id)-title">
            <header><h2 id="\(id)-title"><bdi>\(difference.screen, limit: 200)</bdi></h2> <a class="link" href="#\(id)" aria-labelledby="\(id)-link \(id)-title"><span id="\(id)-link">Link to</span></a>
            \(Self.counts(difference))</header>
            <noscript><div class="findings">
            <h3>Differences</h3>
            \(remarks)\(changes)</div>
            <div class="sides">

            """
        write(difference.reference, "before", "Before", to: &page)
        write(difference.current, "after", "After", to: &page)
        page += "</div></noscript>\n</section>\n"
    }

    private var remarks: Markup {
        let remarks = difference.remarks + pictureRemarks
        if remarks.isEmpty { return "" }
        var markup: Markup = "<ul class=\"remarks\">\n"
        for remark in remarks { markup += "<li><bdi>\(remark)</bdi></li>\n" }
        markup += "</ul>\n"
        return markup
    }

    // MARK: Changes

    private var changes: Markup {
        if difference.changes.isEmpty {
            return difference.isEmpty ? "<p>No differences.</p>\n" : "<p>Only white space differs.</p>\n"
        }
        var markup: Markup = "<ul>\n"
        for (index, change) in difference.changes.enumerated() { markup += item(change, index + 1) }
        markup += "</ul>\n"
        return markup
    }

    private func item(_ change: Change, _ number: Int) -> Markup {
        let id = "\(id)-change-\(number)"
        var markup: Markup = """
            <li class="finding \(change.kind.rawValue)" id="\(id)" tabindex="0">
            <p><b class="severity">\(change.kind.rawValue.prefix(1).uppercased() + change.kind.rawValue.dropFirst())</b> <bdi>\(change.summary)</bdi>
            """
        if let identifier = change.identifier { markup += " <bdi class=\"aside\">#\(identifier, limit: 60)</bdi>" }
        markup += "</p>\n"
        if let move = ChangeWording.move(change) { markup += "<p>\(move)</p>\n" }
        if !change.details.isEmpty {
            markup += "<table><tr><th>Attribute</th><th>Before</th><th>After</th></tr>\n"
            for attribute in change.details {
                markup +=
                    "<tr><th>\(attribute.name)</th><td><bdi>\(ChangeWording.value(attribute.from))</bdi></td><td><bdi>\(ChangeWording.value(attribute.to))</bdi></td></tr>\n"
            }
            markup += "</table>\n"
        }
        markup += "<p class=\"aside\">"
        if let link = link(change.from, difference.reference, "before") { markup += "<a href=\"#\(link)\">before</a> " }
        if let link = link(change.to, difference.current, "after") { markup += "<a href=\"#\(link)\">after</a> " }
        markup += "\(change.path) <a class=\"link\" href=\"#\(id)\" aria-label=\"Link to this change\"></a></p></li>\n"
        return markup
    }

    /// Returns the id of the element of a change, which is given by its number in reading order.
    private func link(_ number: Int?, _ side: ComparedSide?, _ name: String) -> String? {
        guard let number else { return nil }
        switch side {
        case .screen(_, let order) where order.indices.contains(number - 1):
            return ElementListMarkup.id("\(id)-\(name)", order[number - 1])
        case .texts(let blocks) where blocks.indices.contains(number - 1):
            return ElementListMarkup.id("\(id)-\(name)", number - 1)
        default: return nil
        }
    }

    // MARK: Sides

    private func write(_ side: ComparedSide?, _ name: String, _ title: String, to page: inout Markup) {
        let changed = difference.changes.compactMap { change -> (Int, String)? in
            (name == "before" ? change.from : change.to).map { ($0 - 1, change.kind.rawValue) }
        }
        let marks = Dictionary(changed) { first, _ in first }
        let prefix = "\(id)-\(name)"
        switch side {
        case nil: break
        case .texts(let blocks):
            page += "<div class=\"side\">\n<h3>\(title)</h3>\n<ol class=\"order blocks\">\n"
            for (index, block) in blocks.enumerated() {
                if let mark = marks[index] {
                    page += "<li id=\"\(ElementListMarkup.id(prefix, index))\" class=\"\(mark)\">"
                } else {
                    page += "<li>"
                }
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                for (number, line) in lines.enumerated() {
                    page += number == 0 ? "<bdi>\(String(line))</bdi>" : "<br/><bdi>\(String(line))</bdi>"
                }
                page += "</li>\n"
            }
            page += "</ol></div>\n"
        case .screen(let screen, let order):
            let byElement = Dictionary(
                marks.compactMap { number, mark in order.indices.contains(number) ? (order[number], mark) : nil }
            ) { first, _ in first }
            let lists = ElementListMarkup(screen, order: order, prefix: prefix, marks: byElement)
            if screen.elements.isEmpty {
                page += "<div class=\"side\"><h3>\(title)</h3><p>No such screen.</p></div>\n"
                return
            }
            page += """
                <div class="side">
                <h3>\(title)</h3>
                \(lists.picture(name == "before" ? images.before : images.after))<div class="reading"><h4>\(screen.platform.screenReader) output</h4>

                """
            lists.writeReadingOrder(to: &page)
            lists.writeRest(to: &page)
            page += "</div></div>\n"
        }
    }
}
