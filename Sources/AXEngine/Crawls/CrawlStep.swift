/// A step of a test or a crawl from a screen to the one that followed.
package struct CrawlStep: Hashable, Sendable {
    /// The name of the screen that followed.
    package var opened: String
    /// What was touched, in words: `button "Pay"`; `nil` if it was no touch but, for example, a key or a scroll.
    package var touched: String?
    /// Whether the screen reader has no stop at the place of the touch that can be activated.
    package var isBarred: Bool

    /// Creates a step.
    package init(opened: String, touched: String? = nil, isBarred: Bool = false) {
        self.opened = opened
        self.touched = touched
        self.isBarred = isBarred
    }
}
