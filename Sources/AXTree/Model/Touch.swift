extension Screen {
    /// A touch of the screen by a test or a crawl, and what followed.
    package struct Touch: Hashable, Sendable {
        /// What was touched.
        package enum Place: Hashable, Sendable {
            /// A point, in the unit of the frames of the screen.
            case point(Point)
            /// The element with this index.
            case element(Int)
        }

        /// What was touched.
        package var place: Place
        /// Whether the screen changed after the touch, or `nil` if it is unknown.
        package var changed: Bool?
        /// The name of the screen that followed, or `nil` if the dump does not say it.
        package var opened: String?

        /// Creates a touch.
        package init(_ place: Place, changed: Bool? = nil, opened: String? = nil) {
            self.place = place
            self.changed = changed
            self.opened = opened
        }
    }
}
