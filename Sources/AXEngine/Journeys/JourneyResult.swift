import AXSyntax
import AXTree

/// What a journey takes on one screen.
package struct JourneyResult: Hashable, Sendable {
    /// The journey.
    package var journey: Journey
    /// Whether the screen has an element that the journey names.
    package var isOnScreen = true
    /// The steps; `nil` if the element is missing or no stop of the screen reader, or if the dump does not tell.
    package var steps: Int?
    /// The name on the screen that was probably meant, if the element is missing.
    package var nearest: String?
    /// The index of the element in the whole tree; `nil` if it is missing, or in a result that was read from a file.
    package var element: Int?
    /// The number in reading order, from 0, of the exposed element where the journey ends; `nil` if there is none.
    package var number: Int?

    /// Creates a result without an element.
    package init(_ journey: Journey) { self.journey = journey }

    /// The number of journeys on a screen for which a missing name is compared with those that are there.
    private static let maximumSuggestions = 20

    /// Returns what journeys on a screen take.
    package static func results(
        of journeys: [JourneyTarget], on screen: Screen, _ exposure: Exposure, _ reach: Reach
    ) -> [JourneyResult] {
        journeys.enumerated().map { number, journey in
            var result = JourneyResult(journey, on: screen, exposure, reach)
            if !result.isOnScreen, number < maximumSuggestions {
                result.nearest = nearest(to: journey.journey.reach, on: screen, exposure)
            }
            return result
        }
    }

    /// Counts the steps of a journey on a screen.
    ///
    /// Of several elements that it names, the first that is exposed counts. If none is, the journey ends at the exposed
    /// element that contains one of them, unless that one is a control by itself, or else at the first exposed element
    /// inside it.
    private init(_ target: JourneyTarget, on screen: Screen, _ exposure: Exposure, _ reach: Reach) {
        journey = target.journey
        guard let first = target.elements.first else {
            isOnScreen = false
            return
        }
        let named = Set(target.elements)
        let ending = target.elements.prefix(100).lazy.compactMap { Self.ending(for: $0, on: screen, exposure) }.first
        number =
            reach.stops.firstIndex { named.contains($0.index) }
            ?? ending.flatMap { ending in reach.stops.firstIndex { $0.index == ending } }
        element = number.map { reach.stops[$0].index } ?? first
        steps = number.flatMap { reach.steps(to: $0, by: journey.by) }
    }

    /// Returns the exposed element where a journey to an element that is not exposed ends; `nil` if there is none.
    private static func ending(for index: Int, on screen: Screen, _ exposure: Exposure) -> Int? {
        if !screen.elements[index].isControlByItself {
            let around = sequence(first: index) { screen.elements[$0].parent }.first { exposure.isExposed[$0] }
            if let around { return around }
        }
        return (index..<screen.elements[index].subtreeEnd).first { exposure.isExposed[$0] }
    }

    /// The number of exposed elements whose names are compared.
    private static let maximumCandidates = 1_000

    /// Returns the name of an exposed element that is similar to what a journey names; `nil` if there is none.
    private static func nearest(to name: String, on screen: Screen, _ exposure: Exposure) -> String? {
        let elements = exposure.order.prefix(maximumCandidates).map { screen.elements[$0] }
        if name.hasPrefix("#") {
            return name.nearest(in: elements.compactMap(\.identifier).filter { !$0.isEmpty }.map { "#" + $0 })
        }
        return name.nearest(in: elements.compactMap(\.label).filter { !$0.isBlank })
    }
}
