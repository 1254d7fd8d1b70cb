import AXEngine
import AXRuns

/// What users of the screen reader reach of a crawl, in the gallery: the places where their way ends, and a graph.
struct GalleryReach {
    private let gallery: Gallery

    init(_ gallery: Gallery) { self.gallery = gallery }

    /// The section; empty if the screens do not tell what followed them.
    var markup: Markup {
        guard let reach = CrawlReach(gallery.run.screens) else { return "" }
        let words = ReachLines(gallery.run, reach)
        var markup: Markup = """
            <section id="reach" aria-labelledby="reach-title">
            <h2 id="reach-title">Reach</h2>
            <p>\(words.summary).</p>

            """
        if !reach.barriers.isEmpty {
            markup += "<ul>\n"
            for barrier in reach.barriers.prefix(ReachLines.maximumBarriers) {
                markup += "<li><bdi>\(words.place(of: barrier))</bdi>, <bdi>\(words.contents(of: barrier))</bdi>. "
                markup +=
                    "\(link(barrier.screens[0], "Where it ends")) \(link(barrier.behind[0], "What is behind"))</li>\n"
            }
            let more = reach.barriers.count - ReachLines.maximumBarriers
            if more > 0 { markup += "<li>\(Wording.count(more, "place")) not listed; see the JSON report</li>\n" }
            markup += "</ul>\n\(ReachGraph(gallery, reach).markup)"
        }
        markup += "</section>\n"
        return markup
    }

    private func link(_ index: Int, _ text: String) -> Markup {
        let name = Gallery.shortName(of: gallery.run.screens[index])
        return "<a href=\"#screen-\(index + 1)\">\(text)<span class=\"for-readers\">: \(name)</span></a>"
    }
}
