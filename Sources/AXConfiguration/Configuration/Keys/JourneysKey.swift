import AXEngine
import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `journeys`: elements that users of the screen reader have to reach in few steps.
    static let journeys = ConfigurationKey(
        "journeys",
        example: ##"[ { "screen": "Checkout*", "reach": "Pay now", "within": 12 } ]"##,
        template: """
            // Elements that users of the screen reader have to reach within a number of swipes from the first element, or
            // of steps by headings or controls. A screen or an element that is missing has no verdict.
            "journeys": [
              // { "screen": "Checkout*", "reach": "Pay now", "within": 12 },
              // { "screen": "Inbox", "reach": "#compose", "within": 4, "by": "headings" },
            ],
            """,
        schema: { _ in .array(.journey, summary: "Elements that have to be reached in few steps.") },
        read: { reader, value in ConfiguredJourneys(reader.journeys(value)) },
        merge: { base, own in ConfiguredJourneys(base.entries + own.entries) },
        show: { journeys in
            guard let journeys, !journeys.entries.isEmpty else { return nil }
            return EffectiveSetting("journeys", .count(journeys.entries.count))
        })
}

extension Configuration {
    private var allJourneys: ConfiguredJourneys? { value(of: .journeys) }

    /// The journeys of all screens.
    package var journeys: [ConfiguredJourney] { allJourneys?.entries ?? [] }

    /// Replaces the journeys by a single one.
    package mutating func setJourney(_ journey: ConfiguredJourney) {
        set(.journeys, to: ConfiguredJourneys([journey]))
    }

    /// Returns the journeys on a screen with the elements that they name; `nil` if no screen has journeys.
    package func journeys(on screen: Screen, as id: ScreenID) -> [JourneyTarget]? {
        guard let journeys = allJourneys, !journeys.entries.isEmpty else { return nil }
        return journeys.targets(on: screen, as: id)
    }

    /// Returns what the journeys on a screen take.
    package func journeyResults(on screen: Screen, as id: ScreenID) -> [JourneyResult] {
        guard let journeys = journeys(on: screen, as: id), !journeys.isEmpty else { return [] }
        let exposure = Exposure(screen)
        return JourneyResult.results(of: journeys, on: screen, exposure, Reach(screen, exposure))
    }
}

extension SettingsReader {
    fileprivate mutating func journeys(_ list: JSONValue) -> [ConfiguredJourney] {
        guard expect(.array, list, "a list of journeys") else { return [] }
        return list.items.compactMap { journey($0) }
    }

    private mutating func journey(_ item: JSONValue) -> ConfiguredJourney? {
        guard expect(.object, item, "an object with screen, reach and within") else { return nil }
        let members = members(of: item, ["screen", "reach", "within", "by"], "key of a journey")
        for (key, what) in [
            ("screen", "the name of a screen"), ("reach", "an element such as \"Pay now\" or \"#pay\""),
            ("within", "the most steps"),
        ] where members[key] == nil {
            report(item, "this journey has no \"\(key)\"; expected \(what)")
        }
        let screen = members["screen"].flatMap { text($0, "the name of a screen") }
        let reach = members["reach"].flatMap { journeyElement($0) }
        let within = members["within"].flatMap { stepCount($0) }
        var movement = Reach.Movement.elements
        if let value = members["by"] { movement = choice(value, "movement") ?? movement }
        guard let screen, let reach, let within else { return nil }
        return ConfiguredJourney(
            Journey(screen: screen, reach: reach.text, within: within, by: movement), to: reach.element,
            at: location(of: item))
    }

    private mutating func journeyElement(_ value: JSONValue) -> (text: String, element: ElementSelector)? {
        guard let text = text(value, "an element such as \"Pay now\" or \"#pay\"") else { return nil }
        do throws(ElementSelectorError) {
            return (text, try ElementSelector(journeyTo: text, platforms: rules.platforms))
        } catch {
            report(value, error.message)
            return nil
        }
    }

    private mutating func stepCount(_ value: JSONValue) -> Int? {
        if value.kind == .number, let number = value.number, let count = Int(exactly: number),
            ConfiguredJourney.steps.contains(count)
        {
            return count
        }
        report(value, expected: ConfiguredJourney.stepsExpected)
        return nil
    }
}

extension Schema {
    fileprivate static let journey = closed(
        [
            ("screen", type("string", summary: "The name of the screen; wildcards are allowed.")),
            (
                "reach",
                type("string", summary: "The element: its label, #identifier or type \"label\"; wildcards are allowed.")
            ),
            (
                "within",
                .object([
                    ("type", .text("integer")), ("minimum", .number(Double(ConfiguredJourney.steps.lowerBound))),
                    ("maximum", .number(Double(ConfiguredJourney.steps.upperBound))),
                    ("description", .text("The most steps from the first element of the screen.")),
                ])
            ),
            (
                "by",
                words(
                    Reach.Movement.allCases.map(\.rawValue),
                    summary: "What the user moves by: each swipe to the next element, or by headings or controls.")
            ),
        ], required: ["screen", "reach", "within"])
}
