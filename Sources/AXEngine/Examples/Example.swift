import AXTree

/// A small screen, and whether a rule speaks of it. The tests execute every example of every rule.
public struct Example: Sendable {
    /// What the rule has to say.
    public enum Expectation: Hashable, Sendable {
        /// It reports something, of this severity if one is given.
        case fails(Severity?)
        /// It looks, and reports nothing.
        case passes
        /// It says that it could not check.
        case notChecked
    }

    /// What the rule has to say.
    public let expectation: Expectation
    /// Why, where the screen alone does not tell.
    public let note: String?
    /// The elements of the screen.
    public let elements: [ExampleElement]
    /// What is special about the screen.
    public let traits: ExampleScreen

    /// The rule reports something.
    public static func fails(
        _ elements: ExampleElement..., as severity: Severity? = nil, on screen: ExampleScreen = ExampleScreen(),
        because note: String? = nil
    ) -> Example {
        Example(expectation: .fails(severity), note: note, elements: elements, traits: screen)
    }

    /// The rule reports nothing.
    public static func passes(
        _ elements: ExampleElement..., on screen: ExampleScreen = ExampleScreen(), because note: String? = nil
    ) -> Example {
        Example(expectation: .passes, note: note, elements: elements, traits: screen)
    }

    /// The rule cannot tell, and says so.
    public static func notChecked(
        _ elements: ExampleElement..., on screen: ExampleScreen = ExampleScreen(), because note: String? = nil
    ) -> Example {
        Example(expectation: .notChecked, note: note, elements: elements, traits: screen)
    }

    /// The screen, ready to be audited: an application of 390 by 844 points around the elements. Elements without a place
    /// stand one below the other, 60 points apart.
    public var screen: Screen {
        var tree = ElementTree()
        var application = Element(.application)
        application.frame = Rect(x: 0, y: 0, width: 390, height: 844)
        application.traits = []
        tree.open(application)
        for (row, element) in elements.enumerated() { element.add(to: &tree, x: 16, y: 60 + 60 * Double(row)) }
        tree.close()
        var screen = Screen(
            name: "Example", size: Size(390, 844), elements: tree.elements,
            carries: AttributeSet.all.subtracting(traits.lacks), exposure: .given)
        screen.idiom = traits.idiom
        screen.locale = traits.locale
        return screen
    }
}
