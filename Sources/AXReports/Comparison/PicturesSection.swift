import AXArchives
import AXTestReports
import AXEngine
import AXRuns

/// The pictures of the screens of two runs that differ, before and after, side by side.
struct PicturesSection {
    private let comparison: RunComparison
    /// The screens whose pictures differ, by their index in the second run.
    private var changed: [(screen: Int, pictures: ChangedPictures)] = []
    /// The number of screens of which both runs have a picture.
    private var count = 0
    /// The number of screens whose pictures may differ and are not shown.
    private var left = 0

    init(_ comparison: RunComparison, maximum: Int) {
        self.comparison = comparison
        for pair in comparison.pairs {
            let (before, after) = (
                comparison.base.screens[pair.base].picture, comparison.head.screens[pair.head].picture
            )
            guard let one = before?.shown, let other = after?.shown else { continue }
            count += 1
            // A copy of the same picture has the same bytes.
            if case .png(let bytes) = one.contents, case .png(let others) = other.contents, bytes == others { continue }
            guard changed.count < maximum else {
                left += 1
                continue
            }
            guard let pictures = ChangedPictures(before: before, after: after), pictures.isChanged else { continue }
            changed.append((pair.head, pictures))
        }
    }

    /// Where the images come from.
    var kinds: Set<PageImages> { changed.reduce([]) { $0.union($1.pictures.kinds) } }

    /// Returns the section; nothing if the runs have no pictures of the same screen.
    func markup(_ context: ReportContext) -> Markup {
        if count == 0 { return "" }
        var markup: Markup = """
            <section aria-labelledby="pictures">
            <h2 id="pictures">Pictures that differ: \(changed.count + left) of \(count)</h2>

            """
        for item in changed {
            let (before, after) = item.pictures.images(context.link)
            let name = Gallery.name(of: comparison.head.screens[item.screen])
            markup += "<h3 class=\"photos-title\"><bdi>\(name, limit: 200)</bdi></h3>\n"
            for remark in item.pictures.remarks { markup += "<p class=\"aside\">\(remark)</p>\n" }
            markup += """
                <div class="photos"><figure><figcaption>Before</figcaption>\(before?.markup ?? "")</figure>
                <figure><figcaption>After</figcaption>\(after?.markup ?? "")</figure></div>

                """
        }
        if left > 0 { markup += "<p>The pictures of \(Wording.count(left, "screen")) are not shown.</p>\n" }
        markup += "</section>\n"
        return markup
    }
}
