import AXSyntax
import AXTree

/// Collects the errors and notes about a dump.
///
/// A value of the wrong type is an error; reading continues, so that all errors of a file are reported together.
package struct DumpFields {
    /// The errors so far.
    package private(set) var errors: [SyntaxError] = []
    /// The messages about unknown words.
    private var unknownWords: [String: CountedMessage] = [:]
    /// The number of elements with coordinates outside `Rect.reasonable`.
    package var unreasonableFrames = 0

    private static let maximumErrors = 50

    package init() {}

    /// Adds an error, unless there are too many already.
    package mutating func report(_ error: SyntaxError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Adds the error that a word is unknown, and suggests the nearest known one. A word that is found again is counted
    /// at its first error. If no known word is near and `pointer` says where to read more, the error lists the known
    /// words.
    package mutating func unknown(
        _ name: String, _ value: JSONValue, _ what: String, among known: [String], pointer: String? = nil
    ) {
        let key = what + " " + name
        if var message = unknownWords.removeValue(forKey: key) {
            message.repeated()
            errors[message.error].message = message.text
            unknownWords[key] = message
        } else if errors.count < Self.maximumErrors {
            let list = pointer.map { "; expected one of \(known.joined(separator: ", ")); \($0)" }
            let suggestion = name.nearest(in: known).map { "; did you mean \"\($0)\"?" } ?? list ?? ""
            let message = CountedMessage(
                error: errors.count, "unknown \(what) \"\(name.printable)\"", suggestion)
            unknownWords[key] = message
            report(SyntaxError(at: value.offset, message.text))
        }
    }

    /// Returns the frame. If it is `nil`, counts it as unreasonable.
    package mutating func counted(_ frame: Rect?) -> Rect? {
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    /// Returns a frame, or counts it as unreasonable and returns `nil`.
    package mutating func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect? {
        counted(Rect(reasonable: x, y, width, height))
    }

    /// Returns the frame with these edges, or counts it as unreasonable and returns `nil`. What is scrolled away may
    /// end before it begins.
    package mutating func frame(left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect? {
        frame(left, top, max(right - left, 0), max(bottom - top, 0))
    }

    /// Returns the notes for `Screen.Origin.notes` since the last call.
    package mutating func takeNotes() -> [String] {
        defer { unreasonableFrames = 0 }
        return Screen.notes(unreasonableFrames: unreasonableFrames)
    }
}
