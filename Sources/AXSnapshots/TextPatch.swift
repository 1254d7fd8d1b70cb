import AXEngine
import AXSyntax
import AXTree

/// Two texts, and the way from one to the other as a unified diff that `patch` accepts.
public struct TextPatch: Sendable {
    /// The text that was.
    public let reference: [UInt8]
    /// The text that is.
    public let current: [UInt8]

    /// Lines that are shown around what differs.
    private static let context = 3

    /// The way from one text to the other.
    public init(reference: [UInt8], current: [UInt8]) {
        self.reference = reference
        self.current = current
    }

    /// The unified diff; empty if the texts are equal. `show` writes a line's text, as it is unless said otherwise.
    ///
    /// Both names are those of the file that a patch is to be applied to.
    public func unified(
        from name: String, to newName: String? = nil, showing show: (String) -> String = { $0 }
    ) -> String {
        let hunks = hunks()
        guard !hunks.isEmpty else { return "" }
        let (before, after) = (Lines(reference), Lines(current))
        var text = "--- \(Self.quoted(name))\n+++ \(Self.quoted(newName ?? name))\n"
        for hunk in hunks {
            let (first, last) = (hunk[0], hunk[hunk.count - 1])
            let start = (
                max(first.before.lowerBound - Self.context, 0), max(first.after.lowerBound - Self.context, 0)
            )
            let end = (
                min(last.before.upperBound + Self.context, before.count),
                min(last.after.upperBound + Self.context, after.count)
            )
            text += "@@ -\(Self.range(start.0..<end.0)) +\(Self.range(start.1..<end.1)) @@\n"
            var at = start.0
            for difference in hunk {
                for line in at..<difference.before.lowerBound { before.write(line, " ", to: &text, show) }
                for line in difference.before { before.write(line, "-", to: &text, show) }
                for line in difference.after { after.write(line, "+", to: &text, show) }
                at = difference.before.upperBound
            }
            for line in at..<end.0 { before.write(line, " ", to: &text, show) }
        }
        return text
    }

    /// `12,3` as patch counts: lines from 1, a single one without its count, the line before where there is none.
    private static func range(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    /// A file's name as `patch` takes it: with a tab after one that has spaces, in C's quotes if it has worse.
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

    // MARK: What differs

    /// Lines that were and lines that are in their place.
    private struct Difference {
        var before: Range<Int>
        var after: Range<Int>
    }

    /// The differences, those together that share their context.
    private func hunks() -> [[Difference]] {
        var hunks: [[Difference]] = []
        for difference in differences() {
            if let last = hunks.last?.last, difference.before.lowerBound - last.before.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].append(difference)
            } else {
                hunks.append([difference])
            }
        }
        return hunks
    }

    /// Aligned by whole elements first, which is quicker, and does not show a line of one element as kept in another.
    private func differences() -> [Difference] {
        let (before, after) = (Chunks(reference), Chunks(current))
        var differences: [Difference] = []
        var (one, other) = (0, 0)
        for pair in SequenceAlignment.pairs(of: before.marks, and: after.marks) + [(before.count, after.count)] {
            if one < pair.0 || other < pair.1 {
                differences += Self.differences(before, one..<pair.0, after, other..<pair.1)
            }
            (one, other) = (pair.0 + 1, pair.1 + 1)
        }
        return differences
    }

    private static func differences(
        _ before: Chunks, _ beforeRange: Range<Int>, _ after: Chunks, _ afterRange: Range<Int>
    ) -> [Difference] {
        let (old, new) = (before.lines(of: beforeRange), after.lines(of: afterRange))
        var differences: [Difference] = []
        var (one, other) = (0, 0)
        for pair in SequenceAlignment.pairs(of: old.lines, and: new.lines) + [(old.lines.count, new.lines.count)] {
            if one < pair.0 || other < pair.1 {
                differences.append(
                    Difference(
                        before: old.start + one..<old.start + pair.0, after: new.start + other..<new.start + pair.1))
            }
            (one, other) = (pair.0 + 1, pair.1 + 1)
        }
        return differences
    }

    /// A text cut before each line of hyphens.
    private struct Chunks {
        let bytes: [UInt8]
        /// The first byte of each chunk, and the end of the text.
        let starts: [Int]
        /// The number of the first line of each chunk, and of the one after the text.
        let lineNumbers: [Int]
        /// By chunk: a number that tells its text.
        let marks: [Int]

        var count: Int { starts.count - 1 }

        init(_ bytes: [UInt8]) {
            var starts = TextBlocks.separators(bytes)
            if starts.first != 0, !bytes.isEmpty { starts.insert(0, at: 0) }
            starts.append(bytes.count)
            var lineNumbers = [0]
            var marks: [Int] = []
            bytes.withUnsafeBytes { buffer in
                for (start, end) in zip(starts, starts.dropFirst()) {
                    let chunk = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
                    var hasher = Hasher()
                    hasher.combine(bytes: chunk)
                    marks.append(hasher.finalize())
                    let feeds = chunk.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
                    lineNumbers.append(lineNumbers[lineNumbers.count - 1] + feeds)
                }
            }
            self.bytes = bytes
            self.starts = starts
            self.lineNumbers = lineNumbers
            self.marks = marks
        }

        /// The lines of some chunks, line feeds included, and the number of the first.
        func lines(of range: Range<Int>) -> (start: Int, lines: [ArraySlice<UInt8>]) {
            var lines: [ArraySlice<UInt8>] = []
            var at = starts[range.lowerBound]
            let end = starts[range.upperBound]
            while at < end {
                let next = bytes[at..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
                lines.append(bytes[at..<next])
                at = next
            }
            return (lineNumbers[range.lowerBound], lines)
        }
    }

    /// A text in lines.
    private struct Lines {
        let bytes: [UInt8]
        /// The first byte of each line.
        let starts: [Int]

        var count: Int { starts.count }

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            starts = bytes.withUnsafeBufferPointer { bytes in
                var starts = bytes.isEmpty ? [] : [0]
                while let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: starts.last ?? 0), end + 1 < bytes.count
                {
                    starts.append(end + 1)
                }
                return starts
            }
        }

        func write(_ line: Int, _ mark: String, to text: inout String, _ show: (String) -> String) {
            let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
            var content = bytes[starts[line]..<end]
            let hasFeed = content.last == UInt8(ascii: "\n")
            if hasFeed { content.removeLast() }
            text += mark + show(String(decoding: content, as: UTF8.self)) + "\n"
            if !hasFeed { text += "\\ No newline at end of file\n" }
        }
    }
}
