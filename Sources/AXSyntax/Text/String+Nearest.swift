extension String {
    /// Returns the candidate that was most likely meant, or `nil` if none is similar.
    ///
    /// A candidate is similar if its Damerau-Levenshtein distance, ignoring case, is at most a third of the letters, or
    /// if one word begins with the other (`presets` and `preset`, `min` and `minimum`). A word of one or two letters
    /// matches only if exactly one candidate begins with it.
    package func nearest(in candidates: some Sequence<String>) -> String? {
        let word = Array(lowercased().utf8)
        guard !word.isEmpty, word.count <= 64 else { return nil }
        if word.count < 3 {
            let longer = candidates.filter { $0.lowercased().utf8.starts(with: word) }
            if longer.count == 1 { return longer.first }
            if word.count == 1 { return nil }
        }
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let other = Array(candidate.lowercased().utf8)
            var distance = Self.editDistance(word, other)
            if word.count >= 3, other.starts(with: word) || word.starts(with: other) && other.count >= 3 {
                distance = Swift.min(distance, 2)
            }
            guard distance <= Swift.max(1, Swift.max(word.count, other.count) / 3) else { continue }
            if distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.candidate
    }

    private static func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for (row, byte) in from.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(to.count + 1)
            for (column, other) in to.enumerated() {
                var cost = Swift.min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == to[column - 1], from[row - 1] == other {
                    cost = Swift.min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[to.count]
    }
}
