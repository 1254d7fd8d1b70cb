import AXSyntax
import AXTree

extension SettingsReader {
    /// The patterns for paths in the array at `index`.
    mutating func pathPatterns(at index: Int) -> PathPatterns {
        PathPatterns(texts(at: index, "pattern").map(\.text), in: folder)
    }

    /// The screens chosen by `screens` and `paths`.
    mutating func screenScope(_ members: [String: Int]) -> ScreenScope {
        var scope = ScreenScope()
        // An empty list would choose every screen, which nobody means by it.
        if let index = members["screens"] {
            scope.screens = texts(at: index, "pattern").map { Glob($0.text) }
            reportIfEmpty(index, expected: "at least one pattern")
        }
        if let index = members["paths"] {
            scope.paths = pathPatterns(at: index)
            reportIfEmpty(index, expected: "at least one pattern")
        }
        return scope
    }

    /// The element selector at `index`.
    mutating func elementSelector(at index: Int) -> ElementSelector? {
        guard let text = text(at: index, "#identifier or type \"label\"") else { return nil }
        do throws(ElementSelectorError) { return try ElementSelector(text) } catch {
            report(index, error.message)
            return nil
        }
    }

    /// The regular expression at `index`.
    mutating func regularExpression(at index: Int) -> TimedExpression? {
        guard let pattern = text(at: index, "a regular expression") else { return nil }
        do throws(TimedExpressionError) { return try TimedExpression(pattern) } catch {
            report(index, error.message)
            return nil
        }
    }

    /// The attribute with this name, or `nil` and an error at `index` if it is not among the valid ones.
    mutating func attribute(_ name: String, at index: Int, among valid: AttributeSet) -> Attribute? {
        if let attribute = Attribute(name: name), valid.contains(attribute) { return attribute }
        report(index, unknown: "attribute", name, among: valid.inOrder.map(\.name))
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
