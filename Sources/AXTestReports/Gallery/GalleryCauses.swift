import AXEngine
import AXRuns
import AXTree

/// The causes of findings in the gallery: a card for each, which links to its screens.
package struct GalleryCauses {
    private let gallery: Gallery
    private let causes: [CauseGroup]

    /// The number of causes that are shown at once.
    private static let maximumAtOnce = 6
    /// The number of causes on a page.
    private static let maximum = 200

    package init(_ gallery: Gallery, _ causes: [CauseGroup]) {
        self.gallery = gallery
        self.causes = causes
    }

    /// The section; empty if there is one screen, whose findings say the same.
    package var markup: Markup {
        if causes.isEmpty || gallery.run.screens.count < 2 || gallery.run.grouping == .screen { return "" }
        let failures = causes.count { $0.severity == .failure }
        let counts = Wording.counts(failures: failures, warnings: causes.count - failures)
        var markup: Markup = """
            <section id="causes" aria-labelledby="causes-title">
            <h2 id="causes-title">\(Wording.count(causes.count, "cause")): \(counts)</h2>
            <ul class="causes">

            """
        for group in causes.prefix(Self.maximumAtOnce) { markup += card(group) }
        markup += "</ul>\n"
        let others = causes.dropFirst(Self.maximumAtOnce)
        if !others.isEmpty {
            markup += """
                <details id="more-causes"><summary>\(Wording.count(others.count, "more cause"))</summary>
                <ul class="causes">

                """
            for group in others.prefix(Self.maximum) { markup += card(group) }
            markup += "</ul>\n"
            let left = others.count - Self.maximum
            if left > 0 { markup += "<p>\(Wording.count(left, "cause")) not listed; see the JSON report.</p>\n" }
            markup += "</details>\n"
        }
        markup += "</section>\n"
        return markup
    }

    private func card(_ group: CauseGroup) -> Markup {
        let severity = group.severity.rawValue
        let numbers = group.screens.map { String($0 + 1) }.joined(separator: " ")
        let message = Wording.message(of: gallery.run.worstFinding(of: group))
        let anchor = gallery.rules.index(group.ruleID, on: gallery.run.screens[group.screens[0]])
            .map(gallery.rules.anchor)
        var markup: Markup = """
            <li class="finding cause \(severity)" data-rule="\(group.ruleID)" data-screens="\(numbers)">
            <p><b class="severity">\(severity.prefix(1).uppercased() + severity.dropFirst())</b> <b><bdi>\(gallery.element(of: group), limit: 200)</bdi></b>: <bdi>\(message)</bdi></p>
            <div class="aside"><a href="#rule-\(anchor ?? group.ruleID)">\(group.ruleID)</a>
            """
        let count = Wording.others(of: group, "place")
        if group.screens.count == 1 {
            markup += " <span>on \(link(group, group.screens[0]))\(count)</span>"
        } else {
            markup +=
                " <details><summary>on \(Wording.count(group.screens.count, "screen"))\(count)<span class=\"for-readers\">: \(group.cause.element, limit: 200)</span></summary><ul class=\"screens\">"
            for index in group.screens { markup += "<li>\(link(group, index))</li>" }
            markup += "</ul></details>"
        }
        markup += "</div></li>\n"
        return markup
    }

    /// Returns a link to the first finding of a cause on a screen.
    private func link(_ group: CauseGroup, _ index: Int) -> Markup {
        let audit = gallery.run.screens[index]
        let number = audit.findings.firstIndex { $0.state == .new && $0.cause.id == group.cause.id } ?? 0
        return
            "<a href=\"#screen-\(index + 1)-finding-\(number + 1)\"><bdi>\(Gallery.shortName(of: audit))</bdi></a>\(ScreenMarkup.variant(of: audit))"
    }
}

extension Gallery {
    /// Returns the subject of a cause without the name of its screen, which a link beside it has.
    package func element(of group: CauseGroup) -> String {
        let (element, title) = (group.cause.element, run.screens[group.screens[0]].screen.title)
        let suffix = " on screen \"\(title)\""
        return element.hasSuffix(suffix) ? String(element.dropLast(suffix.count)) : element
    }
}
