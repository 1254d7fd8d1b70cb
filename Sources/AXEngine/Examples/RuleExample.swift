import AXTree

/// A small screen and the result that a rule must have on it. The tests execute every example of every rule.
public struct RuleExample: Sendable {
    /// The expected result.
    public enum Expectation: Hashable, Sendable {
        /// The rule reports a finding, of this severity if one is given.
        case fails(Severity?)
        /// The rule runs and reports nothing.
        case passes
        /// The rule has no verdict.
        case notChecked
    }

    /// The expected result.
    public let expectation: Expectation
    /// The reason for the result, where the screen does not show it.
    package private(set) var note: String?
    /// The elements of the screen.
    package let elements: [ExampleElement]
    /// The properties of the screen.
    package let traits: ExampleScreen
    /// The platform: that of the variant that the example belongs to.
    package var platform: Platform { variantPlatform?.value ?? .iOS }
    private var variantPlatform: Boxed<Platform>?
    /// The other variants of the screen, with their names.
    package private(set) var variants: [(name: String, elements: [ExampleElement])] = []

    /// Creates an example on which the rule reports a finding.
    public static func fails(
        _ elements: ExampleElement..., as severity: Severity? = nil, on screen: ExampleScreen = ExampleScreen(),
        because note: String? = nil
    ) -> RuleExample {
        RuleExample(expectation: .fails(severity), note: note, elements: elements, traits: screen)
    }

    /// Creates an example on which the rule reports nothing.
    public static func passes(
        _ elements: ExampleElement..., on screen: ExampleScreen = ExampleScreen(), because note: String? = nil
    ) -> RuleExample {
        RuleExample(expectation: .passes, note: note, elements: elements, traits: screen)
    }

    /// Creates an example on which the rule has no verdict.
    public static func notChecked(
        _ elements: ExampleElement..., on screen: ExampleScreen = ExampleScreen(), because note: String? = nil
    ) -> RuleExample {
        RuleExample(expectation: .notChecked, note: note, elements: elements, traits: screen)
    }

    /// Returns the example as a screen of a platform.
    func on(_ platform: Platform) -> RuleExample {
        var copy = self
        copy.variantPlatform = Boxed(platform)
        return copy
    }

    /// The density of an example on a platform whose dumps have frames in pixels.
    private static let density = 2.625

    /// Returns the example with another variant of its screen, whose name says what differs, e.g. `ax5` or `de`.
    package func compared(to variant: String, _ elements: ExampleElement..., because note: String? = nil) -> RuleExample
    {
        var copy = self
        copy.variants.append((variant, elements))
        copy.note = note ?? copy.note
        return copy
    }

    /// The screen, and its other variants.
    package var screens: [Screen] {
        if variants.isEmpty { return [screen] }
        return [screen(of: elements, as: nil)] + variants.map { screen(of: $0.elements, as: $0.name) }
    }

    /// Returns a screen of a group. In landscape, it is wider than high.
    private func screen(of elements: [ExampleElement], as variant: String?) -> Screen {
        var screen = screen(of: elements)
        screen.group = screen.name
        screen.variant = variant
        if variant == "landscape" { screen.size = Size(844, 390) }
        return screen
    }

    /// The screen: an application of 390×844 points around the elements. Elements without a frame lie below each other,
    /// 60 points apart.
    public var screen: Screen { screen(of: elements) }

    private func screen(of elements: [ExampleElement]) -> Screen {
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
        screen.origin.issues = traits.issues
        screen.locale = traits.locale
        screen.platform = platform
        screen.carries.formIntersection(platform.attributes)
        if platform.hasFramesInPixels { screen.recordDensity(Self.density) }
        if !screen.carries.contains(.traits) {
            for index in screen.elements.indices { screen.elements[index].traits = nil }
        }
        screen.touches = traits.touched.compactMap { name in
            let index = screen.elements.firstIndex { $0.label == name || $0.identifier.map { "#" + $0 } == name }
            return index.map { Screen.Touch(.element($0), changed: traits.touchChanged) }
        }
        platform.complete(&screen)
        return screen
    }
}
