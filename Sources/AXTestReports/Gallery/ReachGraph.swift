import AXEngine
import AXPictures
import AXRuns
import AXSyntax

/// The screens of a crawl as a graph, from where it began on the left: the ways to the screens that the screen reader
/// does not reach, and as many others as there is room for.
struct ReachGraph {
    private let gallery: Gallery
    private let reach: CrawlReach
    /// The screens of each column, by their distance from the beginning.
    private let columns: [[Int]]

    /// The number of screens that are drawn.
    private static let maximumScreens = 60
    private static let box = (width: 96, height: 120)
    private static let gap = (width: 56, height: 16)

    init(_ gallery: Gallery, _ reach: CrawlReach) {
        self.gallery = gallery
        self.reach = reach
        let shown = Set(Self.byInterest(reach).prefix(Self.maximumScreens))
        let byDistance = Dictionary(grouping: shown) { reach.distances[$0, default: 0] }
        columns = byDistance.sorted { $0.key < $1.key }.map { $0.value.sorted() }
    }

    /// Returns all screens, those first by which one understands where the way ends: the way there, and what is behind.
    private static func byInterest(_ reach: CrawlReach) -> [Int] {
        var order: [Int] = []
        for barrier in reach.barriers {
            order += way(to: barrier.screens[0], reach) + barrier.behind.prefix(3)
        }
        order += reach.barriers.flatMap(\.behind)
        order += reach.screens.sorted { (reach.distances[$0, default: 0], $0) < (reach.distances[$1, default: 0], $1) }
        var seen: Set<Int> = []
        return order.filter { seen.insert($0).inserted }
    }

    /// Returns the screens of a shortest way from the beginning to a screen.
    private static func way(to screen: Int, _ reach: CrawlReach) -> [Int] {
        var way = [screen]
        while let distance = reach.distances[way[0]], distance > 0,
            let before = reach.ways.first(where: { $0.to == way[0] && reach.distances[$0.from] == distance - 1 })
        {
            way.insert(before.from, at: 0)
        }
        return way
    }

    var markup: Markup {
        let places = places
        let rows = columns.map(\.count).max() ?? 0
        let width = columns.count * (Self.box.width + Self.gap.width)
        let height = rows * (Self.box.height + Self.gap.height)
        let left = reach.screens.count - places.count
        let label = "Graph of \(Wording.count(places.count, "screen")), from where the crawl began on the left"
        var markup: Markup = """
            <div class="reach"><svg role="img" aria-label="\(label)" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">

            """
        for way in reach.ways { markup += line(way, places) }
        for (screen, place) in places.sorted(by: { $0.key < $1.key }) { markup += box(screen, place) }
        markup += "</svg></div>\n"
        if left > 0 { markup += "<p class=\"aside\">\(Wording.count(left, "screen")) not drawn.</p>\n" }
        return markup
    }

    /// The corners at the upper left of the screens that are drawn.
    private var places: [Int: (x: Int, y: Int)] {
        var places: [Int: (x: Int, y: Int)] = [:]
        for (column, screens) in columns.enumerated() {
            for (row, screen) in screens.enumerated() {
                places[screen] = (column * (Self.box.width + Self.gap.width), row * (Self.box.height + Self.gap.height))
            }
        }
        return places
    }

    /// Returns the line of a way from left to right; ways back would hide the others.
    private func line(_ way: CrawlReach.Way, _ places: [Int: (x: Int, y: Int)]) -> Markup {
        guard let from = places[way.from], let to = places[way.to], from.x < to.x else { return "" }
        let (startX, startY) = (from.x + Self.box.width, from.y + Self.box.height / 2)
        let (endX, endY) = (to.x, to.y + Self.box.height / 2)
        let kind: Markup = way.isBarred ? " class=\"barred\"" : ""
        return
            "<path\(kind) d=\"M\(startX) \(startY)C\(startX + 28) \(startY) \(endX - 28) \(endY) \(endX) \(endY)\"/>\n"
    }

    /// Returns a screen: its picture, if there is one, and its name.
    private func box(_ screen: Int, _ place: (x: Int, y: Int)) -> Markup {
        let audit = gallery.run.screens[screen]
        let name = Gallery.shortName(of: audit)
        let kind: Markup = reach.unreached.contains(screen) ? " class=\"unreached\"" : ""
        var markup: Markup = """
            <g\(kind)><title>\(name)</title><rect x="\(place.x)" y="\(place.y)" width="\(Self.box.width)" height="\(Self.box.height)" rx="4"/>
            """
        if case .png(let file)? = audit.picture?.shown?.contents, let copy = Thumbnail.png(of: file) {
            let source = Markup(stringLiteral: Base64.text(copy))
            markup += """
                <image href="data:image/png;base64,\(source)" x="\(place.x + 4)" y="\(place.y + 4)" width="\(Self.box.width - 8)" height="\(Self.box.height - 24)"/>
                """
        }
        let end = name.count > 15 ? "…" + name.suffix(14) : name
        markup += "<text x=\"\(place.x + 4)\" y=\"\(place.y + Self.box.height - 7)\">\(end)</text></g>\n"
        return markup
    }
}
