import AXEngine
import AXRuns

/// The copies of pictures that a page contains.
///
/// If all of them fit into a number of bytes, it contains them as they are. Otherwise it contains a small copy of each,
/// and in its place the whole picture where a screen has findings, those with failures first, as far as they fit.
package struct PictureBudget {
    /// By index of the screen: the small copy in place of the picture.
    package private(set) var thumbnails: [Int: [UInt8]] = [:]
    /// The indices of the screens whose pictures are left out.
    package private(set) var leftOut: Set<Int> = []
    /// The number of copies of pictures that the run has and that are limited.
    package private(set) var count = 0
    /// The number of bytes of all pictures of the page, as the page has them.
    private let limit: Int

    /// Chooses the pictures of a run.
    ///
    /// - Parameter limit: The number of bytes of the pictures that are limited.
    package init(_ run: AuditRun, limit: Int) {
        self.limit = limit
        let files = run.screens.map { audit -> [UInt8]? in
            guard let shown = audit.picture?.shown, !shown.isUnlimited else { return nil }
            if case .png(let bytes) = shown.contents { return bytes }
            return nil
        }
        count = files.count { $0 != nil }
        let all = files.reduce(0) { $0 + ($1.map(Self.size) ?? 0) }
        if all <= limit { return }
        let copies = files.map { $0.flatMap(Thumbnail.png) }
        let pictured = run.screensWorstFirst.filter { files[$0] != nil }
        var left = limit
        for index in pictured {
            if let copy = copies[index], Self.size(copy) <= left {
                left -= Self.size(copy)
                thumbnails[index] = copy
            } else {
                leftOut.insert(index)
            }
        }
        for index in pictured where run.screens[index].findings.contains(where: { $0.state == .new }) {
            guard let file = files[index] else { continue }
            let more = Self.size(file) - (thumbnails[index].map(Self.size) ?? 0)
            if more <= left {
                left -= more
                thumbnails[index] = nil
                leftOut.remove(index)
            }
        }
    }

    /// Returns the number of characters of a file in Base64.
    private static func size(_ file: [UInt8]) -> Int { (file.count + 2) / 3 * 4 }

    /// What is small or left out, in a sentence; `nil` if nothing is.
    package var note: String? {
        if leftOut.isEmpty && thumbnails.isEmpty { return nil }
        let parts = [(thumbnails.count, "small"), (leftOut.count, "left out")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)" }
        return
            "\(Wording.count(count, "picture")): \(parts.joined(separator: ", ")), because a page contains at most \(limit / 1_000_000) MB of pictures, those of screens with failures first. lint --pictures all keeps all of them, lint --pictures link their paths."
    }

    /// Returns what a screen says whose picture is small or left out; `nil` if it is whole.
    package func remark(on index: Int) -> String? {
        let reason = "because a page contains at most \(limit / 1_000_000) MB of pictures"
        if leftOut.contains(index) { return "The picture is left out, \(reason)" }
        return thumbnails[index] == nil ? nil : "The picture is a small copy, \(reason)"
    }
}
