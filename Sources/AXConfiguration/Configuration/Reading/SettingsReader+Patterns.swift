import AXSyntax
import AXTree

extension SettingsReader {
    /// The patterns for paths in the array.
    mutating func pathPatterns(_ value: JSONValue) -> PathPatterns {
        PathPatterns(texts(value, "pattern").map(\.text), in: folder)
    }

    /// The screens chosen by `screens` and `paths`.
    mutating func screenScope(_ members: [String: JSONValue]) -> ScreenScope {
        var scope = ScreenScope()
        // An empty list would choose every screen, which nobody means by it.
        if let value = members["screens"] {
            scope.screens = texts(value, "pattern").map { Glob($0.text) }
            reportIfEmpty(value, expected: "at least one pattern")
        }
        if let value = members["paths"] {
            scope.paths = pathPatterns(value)
            reportIfEmpty(value, expected: "at least one pattern")
        }
        return scope
    }

    /// The element selector.
    mutating func elementSelector(_ value: JSONValue) -> ElementSelector? {
        guard let text = text(value, "#identifier or type \"label\"") else { return nil }
        do throws(ElementSelectorError) { return try ElementSelector(text, platforms: rules.platforms) } catch {
            report(value, error.message)
            return nil
        }
    }

    /// The regular expression.
    mutating func regularExpression(_ value: JSONValue) -> TimedExpression? {
        guard let pattern = text(value, "a regular expression") else { return nil }
        do throws(TimedExpressionError) { return try TimedExpression(pattern) } catch {
            report(value, error.message)
            return nil
        }
    }

    /// The attribute with this name, or `nil` and an error if it is not among the valid ones.
    mutating func attribute(_ name: String, _ value: JSONValue, among valid: AttributeSet) -> Attribute? {
        if let attribute = Attribute(name: name), valid.contains(attribute) { return attribute }
        report(value, unknown: "attribute", name, among: valid.inOrder.map(\.name))
        return nil
    }
}

extension Schema {
    /// The schema of an element selector.
    static let elementSelector = type("string", summary: "#identifier or type \"label\"; wildcards are allowed.")

    /// The schemas of the keys that `SettingsReader.screenScope(_:)` reads.
    static let screenScope: [(key: String, value: Schema)] = [
        ("screens", array(type("string")).with("Patterns for screen names.")),
        ("paths", array(type("string")).with("Patterns for file paths, relative to this file.")),
    ]
}
