import AXSyntax
import AXTree

extension ConfigurationKey {
    /// `elements`: the element types of custom components.
    static let elements = ConfigurationKey(
        "elements",
        example: ##"[ { "element": "#card-*", "type": "button" } ]"##,
        template: """
            // Type overrides: the element types of custom components.
            "elements": [
              // { "element": "#card-*", "type": "button" },
            ],
            """,
        schema: { _ in
            let entry = Schema.closed(
                [("element", .elementSelector), ("type", .words(ElementType.allCases.map(\.name)))],
                required: ["element", "type"])
            return .array(entry, summary: "Type overrides for custom components.")
        },
        read: { reader, value in TypeOverrides(reader.typeOverrides(value)) },
        merge: { base, own in TypeOverrides(base.entries + own.entries) })
}

extension Configuration {
    /// The element types of custom components, or `nil` if there are none.
    var typeOverrides: TypeOverrides? { value(of: .elements) }
}

extension SettingsReader {
    fileprivate mutating func typeOverrides(_ list: JSONValue) -> [TypeOverride] {
        guard expect(.array, list, "a list of elements") else { return [] }
        return list.items.compactMap { typeOverride($0) }
    }

    private mutating func typeOverride(_ item: JSONValue) -> TypeOverride? {
        guard expect(.object, item, "an object with element and type") else { return nil }
        let members = members(of: item, ["element", "type"], "key of an element")
        for key in ["element", "type"] where members[key] == nil {
            report(item, "this element has no \"\(key)\"; expected both element and type")
        }
        let element = members["element"].flatMap { elementSelector($0) }
        guard let value = members["type"], let name = text(value, "an element type") else { return nil }
        guard let type = ElementType(name: name) else {
            report(value, Self.unknownType(name))
            return nil
        }
        return element.map { TypeOverride(element: $0, type: type) }
    }
}
