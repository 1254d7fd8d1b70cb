import AXEngine
import AXRuns
import AXTree

/// The answers at the top of the gallery: what is worst, how many causes are failures, which screens were not judged
/// and why.
package struct GalleryAnswers {
    private let gallery: Gallery
    private let causes: [CauseGroup]

    /// The number of screens without a verdict that are named for each reason.
    private static let maximumNamed = 6
    /// The number of reasons that are named.
    private static let maximumReasons = 4

    package init(_ gallery: Gallery, causes: [CauseGroup]) {
        self.gallery = gallery
        self.causes = causes
    }

    package var markup: Markup {
        var markup: Markup = "<ul id=\"answers\">\n"
        let run = gallery.run
        if run.screens.count > 1 {
            let worst = gallery.order.flatMap(\.self).max { one, other in
                let (first, second) = (gallery.rank(one), gallery.rank(other))
                return first == second ? one > other : first < second
            }
            if let worst, gallery.rank(worst) != (0, 0) {
                let counts = Wording.counts(
                    failures: gallery.variants.count(.failure, on: worst),
                    warnings: gallery.variants.count(.warning, on: worst))
                markup += "<li><b>Worst screen:</b> \(link(worst)), \(counts)</li>\n"
            }
            if let first = causes.first {
                let words: Markup = "<bdi>\(gallery.element(of: first), limit: 100)</bdi>, \(first.ruleID)"
                let place: Markup =
                    first.screens.count == 1
                    ? link(first.screens[0]) : "\(Wording.count(first.screens.count, "screen"))"
                markup += """
                    <li><b>Worst cause:</b> <span class="counts"><span class="\(first.severity.rawValue)">\(first.severity.rawValue)</span></span> \(words), on \(place)</li>

                    """
            }
        }
        markup += "<li><b>Causes:</b> \(Wording.failures(among: causes))</li>\n"
        markup += notJudged
        let errors = run.inputErrors.count
        if errors > 0 {
            markup += "<li><b>Not read:</b> <a href=\"#errors\">\(Wording.count(errors, "error"))</a></li>\n"
        }
        if let note = gallery.budget.note { markup += "<li>\(note)</li>\n" }
        markup += "</ul>\n"
        return markup
    }

    /// The screens without a verdict, by reason.
    private var notJudged: Markup {
        let entries = gallery.run.screensWithoutVerdict
        if entries.isEmpty { return "<li><b>Not judged:</b> no screen</li>\n" }
        var markup: Markup = "<li><b>Not judged:</b> \(Wording.count(entries.count, "screen"))<ul>\n"
        let reasons = Dictionary(grouping: entries, by: \.message).sorted {
            ($1.value.count, $0.value[0].index) < ($0.value.count, $1.value[0].index)
        }
        for (message, entries) in reasons.prefix(Self.maximumReasons) {
            markup += "<li><bdi>\(message)</bdi>: "
            for (number, entry) in entries.prefix(Self.maximumNamed).enumerated() {
                if number > 0 { markup += ", " }
                markup += link(entry.index)
            }
            let more = entries.count - Self.maximumNamed
            if more > 0 { markup += " and \(more) more" }
            markup += "</li>\n"
        }
        let more = reasons.count - Self.maximumReasons
        if more > 0 { markup += "<li>and \(Wording.count(more, "other reason"))</li>\n" }
        markup += "</ul></li>\n"
        return markup
    }

    private func link(_ index: Int) -> Markup {
        let audit = gallery.run.screens[index]
        return
            "<a href=\"#screen-\(index + 1)\"><bdi>\(Gallery.shortName(of: audit))</bdi></a>\(ScreenMarkup.variant(of: audit))"
    }
}

extension Gallery {
    /// Returns the numbers of failures and of warnings on a screen.
    fileprivate func rank(_ index: Int) -> (failures: Int, warnings: Int) {
        (variants.count(.failure, on: index), variants.count(.warning, on: index))
    }
}
