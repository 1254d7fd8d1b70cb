import AXEngine
import AXRuns

/// The copies of pictures that a page of many screens contains: those of screens with new findings first, up to a
/// number of bytes.
struct PictureBudget {
    /// The indices of the screens whose pictures are left out.
    private(set) var leftOut: Set<Int> = []
    /// The number of copies of pictures that the run has.
    private(set) var count = 0
    /// The number of bytes of all pictures of the page.
    private let limit: Int

    init(_ run: AuditRun, limit: Int) {
        self.limit = limit
        let sizes = run.screens.map { audit -> Int? in
            if case .png(let bytes)? = audit.picture?.shown?.contents { bytes.count } else { nil }
        }
        let hasFindings = run.screens.map { $0.findings.contains { $0.state == .new } }
        let order =
            run.screens.indices.filter { hasFindings[$0] } + run.screens.indices.filter { !hasFindings[$0] }
        var left = limit
        for index in order {
            guard let size = sizes[index] else { continue }
            count += 1
            if size <= left { left -= size } else { leftOut.insert(index) }
        }
    }

    /// What is left out, in a sentence; `nil` if nothing is.
    var note: String? {
        if leftOut.isEmpty { return nil }
        return
            "\(leftOut.count) of \(Wording.count(count, "picture")) \(leftOut.count == 1 ? "is" : "are") left out, because a page contains at most \(limit >> 20) MiB of pictures, those of screens with findings first. --pictures link has no such limit."
    }

    /// What a screen says whose picture is left out.
    var remark: String { "The picture is left out: a page contains at most \(limit >> 20) MiB of pictures" }
}
