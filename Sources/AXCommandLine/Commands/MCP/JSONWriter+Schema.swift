import AXSyntax

extension JSONWriter {
    /// Writes a schema.
    mutating func value(_ schema: Schema) {
        switch schema {
        case .text(let text): value(text)
        case .number(let number): value(number)
        case .flag(let flag): value(flag)
        case .list(let items):
            list { list in
                for item in items {
                    list.nextItem()
                    list.value(item)
                }
            }
        case .object(let members):
            object { object in
                for (key, schema) in members {
                    object.key(key)
                    object.value(schema)
                }
            }
        }
    }
}
