import AXSyntax
import AXTree

/// Tells formats apart by the content of a file. Its name plays no part.
package struct FormatDetector {
    /// The formats that can be read.
    package let formats: [InputFormat]
    /// The formats that are known and cannot be read.
    package let unsupported: [UnsupportedFormat]

    package init(formats: [InputFormat], unsupported: [UnsupportedFormat]) {
        self.formats = formats
        self.unsupported = unsupported
    }

    /// The result of looking at a document.
    package enum Verdict {
        /// A format that can be read.
        case format(InputFormat, FormatClaim)
        /// A known format that cannot be read: its name and what to do instead.
        case unsupported(String)
        /// No known format.
        case unknown
    }

    /// Returns the format of a document.
    package func verdict(on document: DumpDocument) -> Verdict {
        var best: (format: InputFormat, claim: FormatClaim)?
        for format in formats {
            guard let claim = format.claim(on: document), best.map({ claim > $0.claim }) ?? true else { continue }
            best = (format, claim)
            if claim == .certain { break }
        }
        if best?.claim != .certain, let refusal = unsupported.lazy.compactMap({ $0.refusal(document) }).first {
            return .unsupported(refusal)
        }
        return best.map { .format($0.format, $0.claim) } ?? .unknown
    }

    /// Returns the three formats of which an unrecognised file has the most typical words, the most likely first; none if
    /// it has none.
    func likelyFormats(for bytes: ArraySlice<UInt8>) -> [InputFormat] {
        let beginning = bytes.prefix(65_536)
        let counts = formats.map { $0.words.count { beginning.firstRange(of: Array($0.utf8)) != nil } }
        let found = formats.indices.filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(3).map { formats[$0] }
    }

    /// Returns the byte offset at which the tree begins: after a byte order mark, white space, and lines that a tool
    /// logged.
    ///
    /// A tree begins a line with `{`, `[` or `<` followed by a character that can follow it there. If no line does, the
    /// result is the first byte that is not white space, so that the error points at it.
    package func start(in bytes: [UInt8]) -> (offset: Int, skippedLines: Int) {
        let first = Self.skipBlanks(bytes, from: bytes.byteOrderMarkLength)
        guard first < bytes.count, !Self.beginsTree(bytes, at: first) else { return (first, 0) }
        // The lines of a script may look like the beginning of a tree.
        if Self.isScript(bytes, at: first) { return (first, 0) }
        // Text formats come before JSON and XML, because a label with line breaks may contain lines that look like
        // either.
        for format in formats {
            if let beginning = format.beginning(in: bytes, from: first) { return beginning }
        }
        var line = first
        for skipped in 1...200 {
            guard let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            line = Self.skipBlanks(bytes, from: end)
            if line < bytes.count, Self.beginsTree(bytes, at: line) { return (line, skipped) }
        }
        return (first, 0)
    }

    /// Whether JavaScript begins at `offset`, in which trees are kept for tests.
    package static func isScript(_ bytes: [UInt8], at offset: Int) -> Bool {
        ["module.exports", "exports.", "export default ", "export const ", "const "].contains {
            bytes[offset...].starts(with: $0.utf8)
        }
    }

    /// Whether an HTML document begins at `offset`, or the HTML that a Markdown report contains.
    package static func isWebPage(_ bytes: [UInt8], at offset: Int) -> Bool {
        let head = String(decoding: bytes[offset..<min(offset + 14, bytes.count)], as: UTF8.self).lowercased()
        return ["<!doctype html", "<html>", "<html ", "<details>"].contains(where: head.hasPrefix)
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
        return at
    }

    /// Whether a tree may begin at `offset`, unlike `[INFO] …` or `<3 files>`.
    private static func beginsTree(_ bytes: [UInt8], at offset: Int) -> Bool {
        let after = skipBlanks(bytes, from: offset + 1)
        let next: Character? = after < bytes.count ? Character(Unicode.Scalar(bytes[after])) : nil
        switch bytes[offset] {
        case UInt8(ascii: "{"): return next.map { "\"}".contains($0) } ?? true
        case UInt8(ascii: "["): return next.map { "{]".contains($0) } ?? true
        case UInt8(ascii: "<"): return next.map { $0 == "?" || $0 == "!" || $0.isASCII && $0.isLetter } ?? true
        default: return false
        }
    }
}
