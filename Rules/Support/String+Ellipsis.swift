extension String {
    /// Whether it ends in an ellipsis: one character or three full stops.
    var endsInEllipsis: Bool { hasSuffix("…") || hasSuffix("...") }
}
