extension Screen {
    /// Returns whether an exposed element has this label or identifier.
    public func contains(_ text: String) -> Bool {
        Exposure(self).order.contains { elements[$0].label == text || elements[$0].identifier == text }
    }
}
