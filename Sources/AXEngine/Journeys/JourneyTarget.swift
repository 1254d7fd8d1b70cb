/// A journey on one screen: the elements that it names.
package struct JourneyTarget: Sendable {
    /// The journey.
    package let journey: Journey
    /// The indices of the elements that it names, exposed or not, in preorder.
    package let elements: [Int]

    /// Creates the journey on a screen.
    package init(_ journey: Journey, elements: [Int]) {
        self.journey = journey
        self.elements = elements
    }
}
