import AXEngine
import AXTree

/// The difference of two texts, which is written as a unified diff that `patch` accepts.
package struct TextPatch: Sendable {
    private let reference: [UInt8]
    private let current: [UInt8]

    /// The number of unchanged lines that are shown before and after a difference.
    private static let context = 3

    /// Creates the difference of two texts.
    package init(reference: [UInt8], current: [UInt8]) {
        self.reference = reference
        self.current = current
    }

    /// Returns the unified diff, or an empty text if the texts are equal.
    ///
    /// - Parameters:
    ///   - name: The name of the file that the diff is applied to.
    ///   - newName: The name of the file that results, or `nil` if it is the same.
    ///   - show: Returns the text to write for a line, for example with control characters escaped.
    package func unified(
        from name: String, to newName: String? = nil, showing show: (String) -> String = { $0 }
    ) -> String {
        let (before, after) = (TextChunks(reference), TextChunks(current))
        let hunks = Self.hunks(Self.differences(before, after))
        guard !hunks.isEmpty else { return "" }
        var text = "--- \(Self.quoted(name))\n+++ \(Self.quoted(newName ?? name))\n"
        for hunk in hunks {
            let (first, last) = (hunk[0], hunk[hunk.count - 1])
            let start = max(first.before.lowerBound - Self.context, 0)
            let end = min(last.before.upperBound + Self.context, before.lines.count)
            let currentStart = max(first.after.lowerBound - Self.context, 0)
            let currentEnd = min(last.after.upperBound + Self.context, after.lines.count)
            text += "@@ -\(Self.range(start..<end)) +\(Self.range(currentStart..<currentEnd)) @@\n"
            var next = start
            for difference in hunk {
                for line in before.lines[next..<difference.before.lowerBound] { text += Self.line(" ", line, show) }
                for line in before.lines[difference.before] { text += Self.line("-", line, show) }
                for line in after.lines[difference.after] { text += Self.line("+", line, show) }
                next = difference.before.upperBound
            }
            for line in before.lines[next..<end] { text += Self.line(" ", line, show) }
        }
        return text
    }

    private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>, _ show: (String) -> String) -> String {
        let endsWithLineFeed = bytes.last == Lines.feed
        let content = String(decoding: endsWithLineFeed ? bytes.dropLast() : bytes, as: UTF8.self)
        return mark + show(content) + (endsWithLineFeed ? "\n" : "\n\\ No newline at end of file\n")
    }

    /// Writes a range of lines as `patch` reads it: first line and count.
    ///
    /// Line numbers start at 1: 4..<7 is `5,3`. A count of 1 is left out: 4..<5 is `5`. An empty range is written with
    /// the line before it: 4..<4 is `4,0`.
    private static func range(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    /// Writes a file name as `patch` reads it: followed by a tab if it has spaces, and as a C string literal if it has
    /// quotes, backslashes or control characters.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            return name.utf8.contains(0x20) ? name + "\t" : name
        }
        var quoted = "\""
        for byte in name.utf8 {
            switch byte {
            case 0x22, 0x5C: quoted += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: quoted += String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return quoted + "\""
    }

    // MARK: Differences

    /// Lines of the reference, and the lines of the current text that replace them.
    private struct Difference {
        var before: Range<Int>
        var after: Range<Int>
    }

    /// Groups differences whose context overlaps or touches.
    private static func hunks(_ differences: [Difference]) -> [[Difference]] {
        var hunks: [[Difference]] = []
        for difference in differences {
            if let last = hunks.last?.last, difference.before.lowerBound - last.before.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(difference)
            } else {
                hunks.append([difference])
            }
        }
        return hunks
    }

    /// Returns the differing lines. Whole chunks are aligned first, so that lines of different elements are not paired.
    private static func differences(_ before: TextChunks, _ after: TextChunks) -> [Difference] {
        var differences: [Difference] = []
        for gap in gaps(before.chunks, after.chunks) {
            let (lines, currentLines) = (before.lines(of: gap.before), after.lines(of: gap.after))
            for inner in gaps(Array(before.lines[lines]), Array(after.lines[currentLines])) {
                differences.append(
                    Difference(
                        before: lines.lowerBound + inner.before.lowerBound..<lines.lowerBound + inner.before.upperBound,
                        after: currentLines.lowerBound + inner.after.lowerBound..<currentLines.lowerBound
                            + inner.after.upperBound))
            }
        }
        return differences
    }

    /// Returns the ranges between the aligned items of two lists.
    private static func gaps(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Difference] {
        var gaps: [Difference] = []
        var (start, currentStart) = (0, 0)
        let end = IndexPair(reference: before.count, current: after.count)
        for pair in SequenceAlignment.pairs(of: before, and: after) + [end] {
            if start < pair.reference || currentStart < pair.current {
                gaps.append(Difference(before: start..<pair.reference, after: currentStart..<pair.current))
            }
            (start, currentStart) = (pair.reference + 1, pair.current + 1)
        }
        return gaps
    }
}
