import AXTree

/// What a version control system leaves in a file that two people changed.
enum ConflictMarkers {
    /// The byte at which the first conflict begins; nil if there is none.
    static func start(in bytes: [UInt8]) -> Int? {
        var start: Int?
        var seesMiddle = false
        var line = 0
        while line < bytes.count {
            let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if let first = start {
                if seesMiddle, begins(bytes[line..<end], with: ">>>>>>>") { return first }
                seesMiddle = seesMiddle || begins(bytes[line..<end], with: "=======")
            } else if begins(bytes[line..<end], with: "<<<<<<<") {
                start = line
            }
            line = end + 1
        }
        return nil
    }

    /// Seven of one character, then nothing or a blank.
    private static func begins(_ line: ArraySlice<UInt8>, with marker: String) -> Bool {
        guard line.starts(with: marker.utf8) else { return false }
        let next = line.dropFirst(marker.utf8.count).first
        return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
    }

    /// The error that names the first conflict; nil if there is none.
    static func error(in bytes: [UInt8], file: String) -> TreeError? {
        guard let start = start(in: bytes) else { return nil }
        return TreeError(
            file: file, position: SourceText(bytes).position(of: start),
            message: "found the conflict of a merge that was not resolved, expected one side of it")
    }
}
