import AXEngine
import AXSyntax
import AXTree

/// Finds the markers that a version control system writes into a file with a merge conflict.
enum ConflictMarkers {
    /// Returns the offset of the first conflict, which is the byte where its `<<<<<<<` begins, or `nil` if there is
    /// none.
    static func start(in bytes: [UInt8]) -> Int? {
        var start: Int?
        var hasMiddle = false
        for line in Lines(bytes) {
            if start == nil {
                if isMarker(line, "<") { start = line.startIndex }
            } else if isMarker(line, "=") {
                hasMiddle = true
            } else if hasMiddle, isMarker(line, ">") {
                return start
            }
        }
        return nil
    }

    /// Returns whether a line begins with a character seven times and then ends or has a space.
    private static func isMarker(_ line: ArraySlice<UInt8>, _ character: Unicode.Scalar) -> Bool {
        guard line.first == UInt8(ascii: character) else { return false }
        let marker = line.prefix(7)
        guard marker.count == 7, marker.allSatisfy({ $0 == UInt8(ascii: character) }) else { return false }
        guard let next = line.dropFirst(7).first else { return true }
        return [UInt8(ascii: " "), UInt8(ascii: "\r"), Lines.feed].contains(next)
    }

    /// Returns the error that locates the first conflict, or `nil` if there is none.
    static func error(in bytes: [UInt8], file: String) -> InputError? {
        guard let start = start(in: bytes) else { return nil }
        return InputError(
            file: file, location: SourceText(bytes).location(of: start),
            message: "found an unresolved merge conflict, expected one side of it")
    }
}
