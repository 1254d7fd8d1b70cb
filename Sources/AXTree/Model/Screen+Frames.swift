extension Screen {
    /// The screen without coordinates that are not finite or beyond 10,000,000 pt, which a screen that was made in code
    /// can have. Dumps are read without them.
    package var withReasonableFrames: Screen {
        let isSizeReasonable = size.map { Rect(reasonable: 0, 0, $0.width, $0.height) != nil } ?? true
        if isSizeReasonable, elements.allSatisfy(\.hasReasonableFrame) { return self }
        var screen = self
        if !isSizeReasonable { screen.size = nil }
        var count = 0
        for index in elements.indices where !elements[index].hasReasonableFrame {
            screen.elements[index].frame = nil
            screen.elements[index].activationPoint = nil
            count += 1
        }
        screen.origin.notes += Self.notes(unreasonableFrames: count)
        return screen
    }

    /// Returns the note about elements with coordinates outside `Rect.reasonable`.
    package static func notes(unreasonableFrames count: Int) -> [String] {
        guard count > 0 else { return [] }
        let subject = count == 1 ? "1 element has" : "\(count) elements have"
        return ["\(subject) coordinates that are not finite or beyond 10,000,000 pt; geometry is not checked there"]
    }
}

extension Element {
    /// Whether the frame and the activation point, if there are any, have coordinates that can be on a screen.
    fileprivate var hasReasonableFrame: Bool {
        if let frame, Rect(reasonable: frame.x, frame.y, frame.width, frame.height) == nil { return false }
        guard let activationPoint else { return true }
        return Rect.reasonable.contains(activationPoint.x) && Rect.reasonable.contains(activationPoint.y)
    }
}
