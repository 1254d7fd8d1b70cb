import AXEngine
import AXSyntax
import AXTree

/// A journey with the location where it is set.
package struct ConfiguredJourney: Sendable {
    /// The journey.
    package let journey: Journey
    /// The elements that it names.
    let element: ElementSelector
    /// The screens on which it is made.
    let screens: Glob
    /// The location in the configuration or in a test.
    package let location: SettingLocation

    /// The valid numbers of steps.
    static let steps = 0...10_000
    /// They in words.
    static let stepsExpected = "a whole number of steps from \(steps.lowerBound) to \(steps.upperBound)"

    /// Creates a journey to an element, on the screens of its pattern.
    init(_ journey: Journey, to element: ElementSelector, at location: SettingLocation) {
        self.journey = journey
        self.element = element
        self.location = location
        screens = Glob(journey.screen)
    }

    /// Creates a journey on the screen of an assertion, which can have any name.
    ///
    /// - Throws: The message about an element or a number of steps that is not valid.
    package init(asserting journey: Journey, at location: SettingLocation) throws(ElementSelectorError) {
        guard Self.steps.contains(journey.within) else {
            throw ElementSelectorError(message: "found within: \(journey.within), expected \(Self.stepsExpected)")
        }
        self.journey = journey
        self.location = location
        element = try ElementSelector(journeyTo: journey.reach)
        screens = Glob("*")
    }
}

extension ElementSelector {
    /// Parses the element of a journey: `Pay now` is any element with this label, `#pay` the one with this identifier,
    /// and `button "Pay*"` one of this type.
    init(journeyTo text: String, platforms: [Platform] = Platform.all) throws(ElementSelectorError) {
        let isSelector = text.hasPrefix("#") && text.count > 1 || text.hasSuffix("\"") && text.dropLast().contains("\"")
        try self.init(isSelector ? text : "* \"\(text)\"", platforms: platforms)
    }
}
