import AXEngine
import AXRuns
import AXTree

/// What the parts of a gallery share: the run, and what was derived from it.
package struct Gallery {
    package let run: AuditRun
    package let context: ReportContext
    package let counts: RuleCounts
    package let rules: RuleLookup
    package let variants: GalleryVariants
    /// Which pictures are whole, small or left out.
    package let budget: PictureBudget
    /// The screens without a verdict, by index.
    package let withoutVerdict: [Int: ScreenWithoutVerdict]
    /// The folder that all files are in, with a slash at its end; empty if there is none.
    package let folder: String
    /// The screens in the order of the page: a group of variants is one entry, in the place of its worst screen.
    package let order: [[Int]]

    /// The number of bytes of all copies of pictures on the page.
    private static let maximumPictureBytes = 25_000_000

    package init(_ run: AuditRun, _ context: ReportContext, maximumPictureBytes: Int = maximumPictureBytes) {
        self.run = run
        self.context = context
        counts = RuleCounts(run)
        rules = RuleLookup(run)
        budget = PictureBudget(run, limit: maximumPictureBytes)
        let variants = GalleryVariants(run)
        let withoutVerdict = run.withoutVerdict
        self.variants = variants
        self.withoutVerdict = withoutVerdict
        folder = Self.folder(of: run.screens.map(\.screen.origin.file))
        let entries = run.screens.indices.map { variants.screens(at: $0) }.filter { !$0.isEmpty }
        let ranks = entries.map { screens in
            screens.map { index in
                [
                    variants.count(.failure, on: index), variants.count(.warning, on: index),
                    withoutVerdict[index] == nil ? 0 : 1,
                ]
            }.max { $0.lexicographicallyPrecedes($1) } ?? []
        }
        order = entries.indices.sorted { one, other in
            if ranks[one] == ranks[other] { return one < other }
            return ranks[other].lexicographicallyPrecedes(ranks[one])
        }.map { entries[$0] }
    }

    /// Returns the path of a file in the folder that all files are in.
    package func path(_ file: String) -> String { String(file.dropFirst(folder.count)) }

    /// Returns a short name of a screen: its name, else its file without folders and extension.
    package static func name(of audit: ScreenAudit) -> String {
        let title = audit.screen.title
        guard audit.screen.name == nil else { return title }
        let file = title.lastIndex(of: "/").map { title[title.index(after: $0)...] } ?? title[...]
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex, file[dot...].count <= 5 else {
            return String(file)
        }
        return String(file[..<dot])
    }

    /// Returns the name of a screen without its middle, if it is long: the ends tell screens apart.
    package static func shortName(of audit: ScreenAudit) -> String {
        let name = name(of: audit)
        return name.count > 44 ? name.prefix(14) + "…" + name.suffix(29) : name
    }

    private static func folder(of files: [String]) -> String {
        let folders = files.filter { !$0.isEmpty }.map { file in
            file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        }
        guard var folder = folders.first else { return "" }
        for other in folders.dropFirst() {
            let common = folder.commonPrefix(with: other)
            folder = common.lastIndex(of: "/").map { String(common[...$0]) } ?? ""
        }
        return folder
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
