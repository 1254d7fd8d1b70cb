import AXEngine
import AXTree

extension Rule {
    /// A rule over every element, made for a test.
    package static func each(
        _ id: String, severity: Severity = .failure, needs: AttributeSet = [.type], needsOneOf: AttributeSet = [],
        parameters: [any RuleParameter] = [], check: @escaping @Sendable (ElementView, RuleCheck) -> Void
    ) -> Rule {
        Rule(
            id, "A test.", severity: severity, needs: needs, needsOneOf: needsOneOf, standards: [], why: "A test.",
            fix: "None.", parameters: parameters, examples: [], check: .eachElement(check))
    }

    /// A rule over the screen, made for a test.
    package static func screen(
        _ id: String, severity: Severity = .failure, needs: AttributeSet = [.type],
        check: @escaping @Sendable (ScreenView, RuleCheck) -> Void
    ) -> Rule {
        Rule(
            id, "A test.", severity: severity, needs: needs, standards: [], why: "A test.", fix: "None.", examples: [],
            check: .screen(check))
    }
}

extension Screen {
    /// An application around exposed buttons with these labels.
    package static func buttons(_ labels: String..., carries: AttributeSet = .all) -> Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        for label in labels {
            var button = Element(.button)
            button.label = label
            button.isAccessibilityElement = true
            tree.add(button)
        }
        tree.close()
        return Screen(elements: tree.elements, carries: carries)
    }
}
