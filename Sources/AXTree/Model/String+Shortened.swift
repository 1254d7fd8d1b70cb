extension String {
    /// The text as keys contain it. The name of a container is part of the keys of all elements inside.
    var shortenedForKeys: String { shortened(to: 1_000) }

    /// The text as causes and JSON reports contain it. An element is part of all its findings.
    package var shortenedForReports: String { shortened(to: 10_000) }

    /// Returns the first Unicode scalars of the text, and an ellipsis if there are more.
    private func shortened(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let start = unicodeScalars.prefix(limit)
        return start.endIndex == endIndex ? self : String(start) + "…"
    }
}
