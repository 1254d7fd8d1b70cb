import AXDumps
import AXSyntax
import AXTree

/// The errors and notes about a dump in XML or text.
///
/// Reading continues after an error, so that all errors of a file are reported together.
struct DumpFields {
    /// The errors so far.
    private(set) var errors: [SyntaxError] = []
    /// The number of elements with coordinates outside `Rect.reasonable`.
    private var unreasonableFrames = 0

    private static let maximumErrors = 50

    /// Adds an error, unless there are too many already.
    mutating func report(_ error: SyntaxError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Returns the frame. If it is `nil`, counts it as unreasonable.
    mutating func counted(_ frame: Rect?) -> Rect? {
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    /// Returns the frame with these edges, or counts it as unreasonable and returns `nil`. What is scrolled away may
    /// end before it begins.
    mutating func frame(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect? {
        counted(Rect(reasonable: left, top, max(right - left, 0), max(bottom - top, 0)))
    }

    /// Returns the notes for `Screen.Origin.notes` since the last call.
    mutating func takeNotes() -> [String] {
        defer { unreasonableFrames = 0 }
        return Screen.notes(unreasonableFrames: unreasonableFrames)
    }
}
