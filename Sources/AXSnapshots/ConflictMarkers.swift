import AXEngine
import AXSyntax
import AXTree

/// What a version control system leaves in a file that two people changed.
enum ConflictMarkers {
    /// The byte at which the first conflict begins; nil if there is none.
    static func start(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var start: Int?
            var seesMiddle = false
            var line = 0
            while line < bytes.count {
                switch bytes[line] {
                case UInt8(ascii: "<") where start == nil && isMarker(bytes, line): start = line
                case UInt8(ascii: "=") where start != nil && isMarker(bytes, line): seesMiddle = true
                case UInt8(ascii: ">") where seesMiddle && isMarker(bytes, line): return start
                default: break
                }
                guard let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: line) else { break }
                line = end + 1
            }
            return nil
        }
    }

    /// Whether the line at `start` begins with seven of its first character, then ends or has a blank.
    private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let end = start + 7
        guard end <= bytes.count, bytes[start..<end].allSatisfy({ $0 == bytes[start] }) else { return false }
        return end == bytes.count || [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(bytes[end])
    }

    /// The error that names the first conflict; nil if there is none.
    static func error(in bytes: [UInt8], file: String) -> InputError? {
        guard let start = start(in: bytes) else { return nil }
        return InputError(
            file: file, location: SourceText(bytes).location(of: start),
            message: "found the conflict of a merge that was not resolved, expected one side of it")
    }
}
