/// Reads the tags and texts of an XML file one after the other. It accepts everything: what is no tag is text.
///
/// `XMLDocument` is for dumps: it drops texts and refuses a document type, which property lists have.
struct MarkupReader {
    /// A part of an XML file.
    enum Part {
        case start(MarkupTag)
        case end
        case text([UInt8])
    }

    private let bytes: [UInt8]
    private var at = 0
    /// Whether the last tag was empty, `<a/>`, so that its end follows.
    private var endsEmptyTag = false

    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next part, or `nil` at the end.
    mutating func next() -> Part? {
        if endsEmptyTag {
            endsEmptyTag = false
            return .end
        }
        while at < bytes.count {
            guard bytes[at] == Self.less else { return text() }
            if starts("<!--") {
                skip(after: "-->")
            } else if starts("<![CDATA[") {
                let start = at + 9
                skip(after: "]]>")
                return .text(Array(bytes[start..<max(start, at - 3)]))
            } else if starts("<?") || starts("<!") {
                skip(after: ">")
            } else if starts("</") {
                skip(after: ">")
                return .end
            } else {
                return .start(tag())
            }
        }
        return nil
    }

    private func starts(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { prefix in bytes[at...].starts(with: prefix) }
    }

    private mutating func skip(after end: String) {
        let end = Array(end.utf8)
        while at < bytes.count, !bytes[at...].starts(with: end) { at += 1 }
        at = min(at + end.count, bytes.count)
    }

    private mutating func text() -> Part {
        let start = at
        while at < bytes.count, bytes[at] != Self.less { at += 1 }
        return .text(Entities.resolved(Array(bytes[start..<at])))
    }

    private mutating func tag() -> MarkupTag {
        var tag = MarkupTag(offset: at)
        at += 1
        tag.name = word()
        while at < bytes.count {
            let byte = bytes[at]
            if byte == Self.greater {
                at += 1
                return tag
            }
            if byte == Self.less { return tag }
            if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == Self.greater {
                at += 2
                endsEmptyTag = true
                return tag
            }
            if byte <= 0x20 || byte == UInt8(ascii: "/") {
                at += 1
                continue
            }
            let offset = at
            let name = word()
            if let value = value() { tag.attributes.append(.init(name: name, value: value, offset: offset)) }
            if at == offset { at += 1 }
        }
        return tag
    }

    private mutating func word() -> String {
        let start = at
        while at < bytes.count, bytes[at] > 0x20, !"=/><\"'".utf8.contains(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func value() -> [UInt8]? {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
        at += 1
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return nil }
        let quote = bytes[at]
        let start = at + 1
        at = start
        while at < bytes.count, bytes[at] != quote { at += 1 }
        let value = Entities.resolved(Array(bytes[start..<at]))
        at = min(at + 1, bytes.count)
        return value
    }
}
