import AXEngine
import AXTree

/// The journeys of a configuration. Their screens and elements are found in one pass.
package struct ConfiguredJourneys: Sendable {
    /// The journeys, in the order of the configuration.
    package let entries: [ConfiguredJourney]
    private let screens: ScreenScopeIndex
    private let elements: SelectorIndex

    /// Creates the journeys of a configuration.
    package init(_ entries: [ConfiguredJourney]) {
        self.entries = entries
        screens = ScreenScopeIndex(entries.map { ScreenScope(screens: [$0.screens]) })
        elements = SelectorIndex(entries.map(\.element))
    }

    /// Returns the journeys on a screen, with the elements that they name.
    func targets(on screen: Screen, as id: ScreenID) -> [JourneyTarget] {
        let numbers = screens.containing(id)
        if numbers.isEmpty { return [] }
        var named: [Int: [Int]] = [:]
        for index in screen.elements.indices {
            for number in elements.matches(screen.elements[index]) { named[number, default: []].append(index) }
        }
        return numbers.map { JourneyTarget(entries[$0].journey, elements: named[$0] ?? []) }
    }
}
