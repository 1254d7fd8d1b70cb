/// An XML text as a flat array of elements in document order, and a flat array of their attributes.
///
/// A reader of its own, because a linter must know the location of every tag and must not follow a document type
/// declaration. It keeps the bytes, creates strings on demand and does not recurse. It accepts XML 1.0 (fifth edition)
/// in UTF-8 without DOCTYPE. Namespaces are ignored: a colon is a character of a name. Text between tags is checked and
/// dropped, because dumps have everything in attributes.
///
/// `XMLNode` is the view through which elements are read.
package final class XMLDocument: Sendable {
    /// One element. Offsets count bytes from the start of the file.
    package struct Element: Sendable {
        /// The offset of the `<` of the tag.
        package let start: UInt32
        package let nameStart: UInt32
        package let nameEnd: UInt32
        /// The number of ancestors.
        package let depth: UInt32
        /// The index of the first attribute. The attributes are `firstAttribute..<attributeEnd`.
        package let firstAttribute: UInt32
        package let attributeEnd: UInt32
    }

    /// One attribute. Offsets count bytes from the start of the file; those of the value exclude the quotes.
    package struct Attribute: Sendable {
        /// The index of the name in `attributeNames`.
        package let name: UInt32
        package let valueStart: UInt32
        package let valueEnd: UInt32
        /// Whether the value differs from its bytes: it contains references, tabs or line ends.
        package let hasReferences: Bool
    }

    /// The greatest depth of nested elements.
    package static let maximumDepth = 20_000

    /// The whole text.
    package let bytes: [UInt8]
    /// The elements in preorder. The first is the root.
    package let elements: [Element]
    /// The attributes of all elements, in document order.
    package let attributes: [Attribute]
    /// The different names of the attributes.
    package let attributeNames: [String]

    /// Parses one document that begins at byte `start`.
    package init(parsing bytes: [UInt8], from start: Int = 0) throws(SyntaxError) {
        guard bytes.count < UInt32.max else {
            throw SyntaxError(at: 0, "a file of 4 GiB or more cannot be read")
        }
        let result: Result<([Element], [Attribute], [String]), SyntaxError> = bytes.withUnsafeBufferPointer { buffer in
            var reader = XMLReader(bytes: buffer, at: start)
            do throws(SyntaxError) {
                try reader.read()
                return .success((reader.elements, reader.attributes, reader.attributeNames))
            } catch {
                return .failure(error)
            }
        }
        (elements, attributes, attributeNames) = try result.get()
        self.bytes = bytes
    }

    /// The elements in preorder; none in a document without a root.
    package var tree: XMLNodes { XMLNodes(self) }

    /// Returns the bytes `start..<end`, such as a name, as a string.
    package func string(_ start: Int, _ end: Int) -> String {
        bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[start..<end]), as: UTF8.self)
        }
    }

    /// Returns the value of attribute `index`, normalised by XML 1.0, 3.3.3: references are resolved; a literal tab or
    /// line end becomes a space, CR LF one space.
    package func value(of index: Int) -> String {
        let attribute = attributes[index]
        let start = Int(attribute.valueStart)
        let end = Int(attribute.valueEnd)
        guard attribute.hasReferences else { return string(start, end) }
        var result: [UInt8] = []
        result.reserveCapacity(end - start)
        var at = start
        while at < end {
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "&"):
                var semicolon = at
                while bytes[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
                appendReference(at + 1, semicolon, to: &result)
                at = semicolon + 1
            case 0x09, 0x0A, 0x0D:
                result.append(0x20)
                at += byte == 0x0D && at + 1 < end && bytes[at + 1] == 0x0A ? 2 : 1
            default:
                result.append(byte)
                at += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Appends the character of the reference between `&` and `;`, which the reader has checked.
    private func appendReference(_ start: Int, _ end: Int, to result: inout [UInt8]) {
        switch bytes[start] {
        case UInt8(ascii: "l"): result.append(UInt8(ascii: "<"))
        case UInt8(ascii: "g"): result.append(UInt8(ascii: ">"))
        case UInt8(ascii: "q"): result.append(UInt8(ascii: "\""))
        case UInt8(ascii: "a"):
            result.append(bytes[start + 1] == UInt8(ascii: "m") ? UInt8(ascii: "&") : UInt8(ascii: "'"))
        default:
            let isHex = bytes[start + 1] == UInt8(ascii: "x")
            let digits = bytes[(start + (isHex ? 2 : 1))..<end]
            let value = digits.reduce(UInt32(0)) { $0 * (isHex ? 16 : 10) + UInt32(hexDigit($1) ?? 0) }
            result.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init())
        }
    }
}

/// The parser behind `XMLDocument`: one loop over the bytes with a stack of the open elements.
private struct XMLReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var at: Int
    var elements: [XMLDocument.Element] = []
    var attributes: [XMLDocument.Attribute] = []
    var attributeNames: [String] = []
    /// The index of each name in `attributeNames`.
    private var indexOfName: [String: Int] = [:]
    /// For each name, the last element that has such an attribute.
    private var lastElementOfName: [Int] = []
    /// The indices of the open elements, the outermost first.
    private var open: [Int] = []
    /// Whether the XML declaration says US-ASCII.
    private var isASCII = false

    private let nameBytes = ASCIISet {
        isNameStart($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
    /// The characters of text that need no further check.
    private let textBytes = ASCIISet {
        switch $0 {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "]"): false
        default: $0 >= 0x20 || isBlank($0)
        }
    }

    init(bytes: UnsafeBufferPointer<UInt8>, at: Int) {
        self.bytes = bytes
        self.at = at
        // Estimates of the usual number of bytes for each element and attribute, to avoid copies of growing arrays.
        let count = max(bytes.count - at, 0)
        elements.reserveCapacity(count / 32 + 8)
        attributes.reserveCapacity(count / 8 + 8)
    }

    mutating func read() throws(SyntaxError) {
        guard at < bytes.count else { throw SyntaxError(at: at, found: "an empty file", expected: "an XML document") }
        try declaration()
        try skipMisc()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "<") else { throw expected("the first tag") }
        try startTag()
        while let element = open.last {
            try skipText(in: element)
            guard at + 1 < bytes.count else { throw endOfFile("a tag") }
            switch bytes[at + 1] {
            case UInt8(ascii: "/"): try endTag(of: element)
            case UInt8(ascii: "!"): try commentOrSection()
            case UInt8(ascii: "?"): try instruction()
            default: try startTag()
            }
        }
        try skipMisc()
        if at < bytes.count { throw trailing() }
    }
}

// MARK: - Around the root

extension XMLReader {
    /// Skips the XML declaration, if there is one.
    private mutating func declaration() throws(SyntaxError) {
        guard starts(with: "<?xml"), at + 5 < bytes.count, isBlank(bytes[at + 5]) || bytes[at + 5] == UInt8(ascii: "?")
        else { return }
        at += 5
        var missing: ArraySlice = ["version", "encoding", "standalone"]
        while true {
            let before = at
            skipBlanks()
            if at < bytes.count, bytes[at] == UInt8(ascii: "?"), missing.first != "version" {
                return try literal("?>")
            }
            guard at > before else { throw expected("a blank or \"?>\"") }
            let wanted = missing.first == "version" ? "\"version\"" : "\"?>\" at the end of the XML declaration"
            let nameStart = at
            try richName(wanted)
            guard at < bytes.count else { throw expected("\"=\"") }
            let name = string(nameStart, at)
            guard let index = missing.firstIndex(of: name), name == "version" || missing.first != "version" else {
                throw SyntaxError(at: nameStart, found: "\"\(shown(nameStart, at))\"", expected: wanted)
            }
            missing = missing[(index + 1)...]
            try check(name, value: pseudoValue())
        }
    }

    /// Reads the equals sign and the value of a part of the XML declaration.
    private mutating func pseudoValue() throws(SyntaxError) -> Range<Int> {
        let quote = try openingQuote()
        let start = at
        while at < bytes.count, nameBytes.contains(bytes[at]) { at += 1 }
        guard at < bytes.count, bytes[at] == quote else { throw expected(quoted(quote) + " at the end of the value") }
        at += 1
        return start..<at - 1
    }

    private mutating func check(_ name: String, value range: Range<Int>) throws(SyntaxError) {
        let value = string(range.lowerBound, range.upperBound)
        let expected: String
        switch name {
        case "version":
            if value.hasPrefix("1."), value.utf8.count > 2, value.utf8.dropFirst(2).allSatisfy(isDigit) { return }
            expected = "version 1.0"
        case "encoding":
            isASCII = value.uppercased() == "US-ASCII"
            if isASCII || value.uppercased() == "UTF-8" { return }
            expected = "the encoding UTF-8"
        default:
            if value == "yes" || value == "no" { return }
            expected = "\"yes\" or \"no\""
        }
        let found = "\"\(shown(range.lowerBound, range.upperBound))\""
        throw SyntaxError(at: range.lowerBound, found: found, expected: expected)
    }

    /// Skips white space, comments and processing instructions.
    private mutating func skipMisc() throws(SyntaxError) {
        while true {
            skipBlanks()
            guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "<") else { return }
            switch bytes[at + 1] {
            case UInt8(ascii: "!"): try commentOrSection()
            case UInt8(ascii: "?"): try instruction()
            default: return
            }
        }
    }

    /// The error about anything but comments after the root.
    private func trailing() -> SyntaxError {
        let expected = "nothing after the end of the tree: one file holds one tree"
        guard bytes[at] == UInt8(ascii: "<") else { return self.expected(expected) }
        guard at + 1 < bytes.count else { return endOfFile("a comment") }
        if bytes[at + 1] == UInt8(ascii: "/") {
            return SyntaxError(at: at, found: "an end tag", expected: expected)
        }
        return secondDocument
    }

    private var secondDocument: SyntaxError {
        SyntaxError(at: at, "a second document begins here; one file holds one tree")
    }
}

// MARK: - Tags

extension XMLReader {
    /// Reads a start tag or the tag of an empty element from its `<`.
    private mutating func startTag() throws(SyntaxError) {
        let start = at
        at += 1
        let nameStart = at
        try name("the name of an element")
        let nameEnd = at
        guard open.count < XMLDocument.maximumDepth else {
            throw SyntaxError(at: start, "elements nested deeper than 20,000 levels")
        }
        let firstAttribute = attributes.count
        var isEmpty = false
        while true {
            let before = at
            skipBlanks()
            guard at < bytes.count else { throw expected("an attribute, \">\" or \"/>\"") }
            if bytes[at] == UInt8(ascii: ">") {
                at += 1
                break
            }
            if bytes[at] == UInt8(ascii: "/") {
                try literal("/>")
                isEmpty = true
                break
            }
            guard at > before else { throw expected("a blank, \">\" or \"/>\"") }
            try attribute()
        }
        let index = elements.count
        elements.append(
            .init(
                start: UInt32(start), nameStart: UInt32(nameStart), nameEnd: UInt32(nameEnd), depth: UInt32(open.count),
                firstAttribute: UInt32(firstAttribute), attributeEnd: UInt32(attributes.count)))
        if !isEmpty { open.append(index) }
    }

    /// Reads an end tag from its `<`.
    private mutating func endTag(of element: Int) throws(SyntaxError) {
        let nameStart = Int(elements[element].nameStart)
        let length = Int(elements[element].nameEnd) - nameStart
        let start = at
        at += 2
        if at + length < bytes.count, matches(nameStart, at, length) {
            let next = bytes[at + length]
            if next == UInt8(ascii: ">") || isBlank(next) {
                at += length
                skipBlanks()
                try literal(">")
                open.removeLast()
                return
            }
        }
        let wrongStart = at
        try name("the name of an element")
        guard at < bytes.count else { throw expected("\">\"") }
        if at - wrongStart == length, matches(nameStart, wrongStart, length) { throw expected("\">\"") }
        throw SyntaxError(
            at: start, found: "\"</\(shown(wrongStart, at))>\"",
            expected: "\"</\(shown(nameStart, nameStart + length))>\"")
    }

    /// Reads one attribute of the element that is appended next, and appends it.
    private mutating func attribute() throws(SyntaxError) {
        let nameStart = at
        try name("the name of an attribute")
        let name = index(ofName: string(nameStart, at))
        guard lastElementOfName[name] != elements.count else {
            throw SyntaxError(
                at: nameStart, found: "the duplicate attribute \"\(shown(nameStart, at))\"",
                expected: "each attribute once per tag")
        }
        lastElementOfName[name] = elements.count
        let quote = try openingQuote()
        let valueStart = at
        var hasReferences = false
        while true {
            at = bytes.firstSpecial(from: at, quote, UInt8(ascii: "&"), UInt8(ascii: "<"))
            guard at < bytes.count else { throw expected(quoted(quote) + " at the end of the value") }
            let byte = bytes[at]
            if byte == quote { break }
            switch byte {
            case UInt8(ascii: "&"):
                hasReferences = true
                try reference()
            case 0x09, 0x0A, 0x0D:
                hasReferences = true
                at += 1
            case UInt8(ascii: "<"):
                throw SyntaxError(
                    at: at, found: "\"<\" in a value", expected: "\"&lt;\" or \(quoted(quote)) at its end")
            default: try character()
            }
        }
        attributes.append(
            .init(
                name: UInt32(name), valueStart: UInt32(valueStart), valueEnd: UInt32(at),
                hasReferences: hasReferences))
        at += 1
    }

    /// Returns the index of an attribute's name, which is appended if it is new.
    private mutating func index(ofName name: String) -> Int {
        if let index = indexOfName[name] { return index }
        let index = attributeNames.count
        indexOfName[name] = index
        attributeNames.append(name)
        lastElementOfName.append(-1)
        return index
    }

    /// Skips the equals sign and the quote before a value.
    private mutating func openingQuote() throws(SyntaxError) -> UInt8 {
        // Fast path: white space is rare here.
        if at &+ 1 < bytes.count, bytes[at] == UInt8(ascii: "="), bytes[at &+ 1] == UInt8(ascii: "\"") {
            at &+= 2
            return UInt8(ascii: "\"")
        }
        return try spacedQuote()
    }

    private mutating func spacedQuote() throws(SyntaxError) -> UInt8 {
        skipBlanks()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { throw expected("\"=\"") }
        at += 1
        skipBlanks()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
            throw expected("a value in quotes")
        }
        at += 1
        return bytes[at - 1]
    }
}

// MARK: - Text, comments and instructions

extension XMLReader {
    /// Skips the text of an element up to the next `<`.
    private mutating func skipText(in element: Int) throws(SyntaxError) {
        while true {
            var end = at
            if end < bytes.count, bytes[end] == 0x0A { end = bytes.endOfSpaces(from: end + 1) }
            while end < bytes.count, textBytes.contains(bytes[end]) { end += 1 }
            at = end
            guard at < bytes.count else {
                let name = shown(Int(elements[element].nameStart), Int(elements[element].nameEnd))
                throw expected("\"</\(name)>\"")
            }
            switch bytes[at] {
            case UInt8(ascii: "<"): return
            case UInt8(ascii: "&"): try reference()
            case UInt8(ascii: "]"):
                if starts(with: "]]>") {
                    throw SyntaxError(at: at, found: "\"]]>\" in text", expected: "\"]]&gt;\"")
                }
                at += 1
            default: try character()
            }
        }
    }

    /// Skips a comment or a CDATA section.
    private mutating func commentOrSection() throws(SyntaxError) {
        if starts(with: "<!--") {
            at += 4
            while !starts(with: "--") { try character(before: "\"-->\" at the end of the comment") }
            at += 2
            guard at < bytes.count else { throw expected("\">\" at the end of the comment") }
            guard bytes[at] == UInt8(ascii: ">") else {
                throw SyntaxError(at: at - 2, found: "\"--\" in a comment", expected: "\"-->\" at its end")
            }
            at += 1
        } else if !open.isEmpty, starts(with: "<![CDATA[") {
            at += 9
            while !starts(with: "]]>") { try character(before: "\"]]>\" at the end of the CDATA section") }
            at += 3
        } else {
            try refuseDocumentType()
            at += 2
            guard at < bytes.count else { throw expected("\"--\" at the beginning of a comment") }
            try literal(bytes[at] == UInt8(ascii: "[") && !open.isEmpty ? "[CDATA[" : "--")
        }
    }

    private func refuseDocumentType() throws(SyntaxError) {
        let word = bytes[min(at + 2, bytes.count)..<min(at + 9, bytes.count)]
        guard word.count > 0, zip(word, "doctype".utf8).allSatisfy({ $0 | 0x20 == $1 }) else { return }
        throw SyntaxError(
            at: at,
            "document type declarations are not supported: their entities can expand without limit or read other files, "
                + "and no dump needs them")
    }

    /// Skips a processing instruction.
    private mutating func instruction() throws(SyntaxError) {
        let start = at
        at += 2
        let target = at
        try name("the name of a processing instruction")
        guard at < bytes.count else { throw expected("a blank or \"?>\"") }
        if string(target, at).lowercased() == "xml" {
            let isAfterRoot = open.isEmpty && !elements.isEmpty
            at = start
            if isAfterRoot { throw secondDocument }
            throw SyntaxError(
                at: start, found: "\"<?\(shown(target, target + 3))\"",
                expected: "an XML declaration only at the beginning of the file")
        }
        guard isBlank(bytes[at]) || bytes[at] == UInt8(ascii: "?") else { throw expected("a blank or \"?>\"") }
        if bytes[at] == UInt8(ascii: "?") { return try literal("?>") }
        while !starts(with: "?>") { try character(before: "\"?>\" at the end of the processing instruction") }
        at += 2
    }

    /// Checks and skips a reference from its `&`.
    private mutating func reference() throws(SyntaxError) {
        let start = at
        at += 1
        guard at < bytes.count else { throw expected("an entity or \"#\" after \"&\"") }
        if bytes[at] == UInt8(ascii: "#") { return try characterReference(from: start) }
        guard bytes[at] >= 0x80 || isNameStart(bytes[at]) else {
            throw SyntaxError(
                at: start, found: "\"&\" before \(describe(at))", expected: "\"&amp;\" or another reference")
        }
        try name("an entity")
        guard at < bytes.count else { throw expected("\";\" at the end of the reference") }
        guard bytes[at] == UInt8(ascii: ";") else {
            throw SyntaxError(
                at: start, found: "\"\(shown(start, at))\" without \";\"", expected: "\"&amp;\" or another reference")
        }
        at += 1
        for entity: StaticString in ["&amp;", "&quot;", "&lt;", "&gt;", "&apos;"]
        where entity.utf8CodeUnitCount == at - start && starts(with: entity, at: start) { return }
        throw SyntaxError(
            at: start, found: "the unknown entity \"\(shown(start, at))\"",
            expected: "&lt;, &gt;, &amp;, &quot;, &apos; or a character reference")
    }

    private mutating func characterReference(from start: Int) throws(SyntaxError) {
        at += 1
        let isHex = at < bytes.count && bytes[at] == UInt8(ascii: "x")
        if isHex { at += 1 }
        let firstDigit = at
        var value: UInt32 = 0
        while at < bytes.count, let digit = hexDigit(bytes[at]), isHex || digit < 10 {
            value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
            at += 1
        }
        guard at > firstDigit else { throw expected("a digit of the character reference") }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ";") else {
            throw expected("\";\" at the end of the character reference")
        }
        at += 1
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return
        default:
            throw SyntaxError(
                at: start, found: "\"\(shown(start, at))\"", expected: "a reference to a character that XML allows")
        }
    }
}

// MARK: - Characters and names

extension XMLReader {
    /// Skips one character that XML allows. `next` is the expected text for the error at the end of the file.
    private mutating func character(before next: StaticString = "a character") throws(SyntaxError) {
        guard at < bytes.count else { throw expected("\(next)") }
        let byte = bytes[at]
        if byte >= 0x80 {
            at += try length(at: at)
        } else if byte >= 0x20 || isBlank(byte) {
            at += 1
        } else {
            throw expected("a character that XML allows")
        }
    }

    /// Returns the number of bytes of the non-ASCII character at `offset`.
    private func length(at offset: Int) throws(SyntaxError) -> Int {
        let length = UTF8Sequence.length(in: bytes, at: offset)
        guard length > 0 else { throw SyntaxError(at: offset, found: describe(offset), expected: "valid UTF-8") }
        guard !isASCII else {
            throw SyntaxError(at: offset, found: describe(offset), expected: "US-ASCII, as the XML declaration says")
        }
        if bytes[offset] == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
            let name = bytes[offset + 2] == 0xBE ? "U+FFFE" : "U+FFFF"
            throw SyntaxError(at: offset, found: "the noncharacter \(name)", expected: "a character that XML allows")
        }
        return length
    }

    /// Skips a name. `what` is its description in errors.
    private mutating func name(_ what: StaticString) throws(SyntaxError) {
        var end = at
        if end < bytes.count, isNameStart(bytes[end]) {
            while end < bytes.count, nameBytes.contains(bytes[end]) { end &+= 1 }
            if end < bytes.count, bytes[end] < 0x80 {
                at = end
                return
            }
        }
        try richName("\(what)")
    }

    /// Skips a name with non-ASCII characters, or throws if there is no name.
    private mutating func richName(_ what: String) throws(SyntaxError) {
        guard at < bytes.count else { throw expected(what) }
        if bytes[at] >= 0x80 {
            let length = try length(at: at)
            guard isNameStart(scalar(at: at, length)) else { throw expected(what) }
            at += length
        } else if !isNameStart(bytes[at]) {
            throw expected(what)
        }
        while true {
            var end = at
            while end < bytes.count, nameBytes.contains(bytes[end]) { end += 1 }
            at = end
            guard at < bytes.count, bytes[at] >= 0x80 else { return }
            let length = try length(at: at)
            let scalar = scalar(at: at, length)
            guard isNameStart(scalar) || isNameContinuation(scalar) else { return }
            at += length
        }
    }

    private func scalar(at offset: Int, _ length: Int) -> UInt32 {
        var value = UInt32(bytes[offset]) & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
        return value
    }

    private mutating func skipBlanks() {
        while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    }

    /// Skips `word`.
    private mutating func literal(_ word: StaticString) throws(SyntaxError) {
        let matching = word.withUTF8Buffer { word in
            (0..<word.count).prefix { at + $0 < bytes.count && bytes[at + $0] == word[$0] }.count
        }
        at += matching
        if matching < word.utf8CodeUnitCount { throw expected("\"\(word)\"") }
    }

    private func starts(with word: StaticString, at offset: Int? = nil) -> Bool {
        let offset = offset ?? at
        return word.withUTF8Buffer { word in
            guard bytes.count - offset >= word.count else { return false }
            for index in 0..<word.count where bytes[offset + index] != word[index] { return false }
            return true
        }
    }

    /// Whether the `length` bytes at both offsets are equal.
    private func matches(_ one: Int, _ other: Int, _ length: Int) -> Bool {
        for offset in 0..<length where bytes[one + offset] != bytes[other + offset] { return false }
        return true
    }
}

// MARK: - Messages

extension XMLReader {
    private func expected(_ what: String) -> SyntaxError {
        SyntaxError(at: at, found: describe(at), expected: what)
    }

    private func endOfFile(_ what: String) -> SyntaxError {
        SyntaxError(at: bytes.count, found: describe(bytes.count), expected: what)
    }

    private func describe(_ offset: Int) -> String {
        if offset < bytes.count, UTF8Sequence.length(in: bytes, at: offset) == 0 {
            return "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)), which is not UTF-8"
        }
        return SyntaxError.describe(bytes, at: offset)
    }

    private func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// Returns the bytes `start..<end` as a short text that is safe to print.
    private func shown(_ start: Int, _ end: Int) -> String {
        let limit = 60
        // A scalar has at most four bytes, so no scalar that is shown is truncated.
        return string(start, min(end, start + 4 * limit + 1)).printable(limit: limit)
    }

    private func quoted(_ quote: UInt8) -> String { quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'" }
}

// MARK: - Classes of characters

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

/// Whether an ASCII character is a NameStartChar of XML 1.0.
private func isNameStart(_ byte: UInt8) -> Bool {
    byte | 0x20 &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
}

/// Whether a non-ASCII character is a NameStartChar of XML 1.0.
private func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
        0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
        true
    default: false
    }
}

/// Whether a non-ASCII character is a NameChar of XML 1.0 but not a NameStartChar.
private func isNameContinuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
}
