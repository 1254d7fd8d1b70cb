import AXSyntax
import Foundation
import TestSupport
import Testing

/// Our reader of JSON, held against Foundation's JSONDecoder and a naive scan for the beginnings of values.
@Suite("JSONDocument")
struct JSONDocumentTests {
    // MARK: - What is read

    @Test("A document becomes a flat array of values, a container before what it contains")
    func flatArray() throws {
        let text = #" {"a": [1, "x"], "b": {}, "c": [] , "d": null}"#
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(
            document.nodes.map(\.kind) == [
                .object, .string, .array, .number, .string, .string, .object, .string, .array, .string, .null,
            ])
        #expect(document.nodes.indices.map(document.offset(of:)) == [1, 2, 7, 8, 11, 17, 22, 26, 31, 36, 41])
        let root = document.root
        #expect(root.members.map(\.name) == ["a", "b", "c", "d"])
        #expect(root.members.map(\.value.offset) == [7, 22, 31, 41])
        #expect(root["a"]?.items.map(\.offset) == [8, 11])
        #expect(root["b"]?.members.map(\.name) == [])
        #expect(root["c"]?.items.map(\.offset) == [])
        #expect(root["c"]?.offset == 31)
        #expect(root["e"] == nil)
        #expect(root["a"]?["a"] == nil)
        #expect(
            document.nodes.indices.map(document.describe) == [
                "an object", "a string", "an array", "a number", "a string", "a string", "an object", "a string",
                "an array",
                "a string", "null",
            ])
    }

    @Test("Reading begins at the byte asked for, and offsets count from the start of the file")
    func start() throws {
        let document = try JSONDocument(parsing: Array("log {\n[1]".utf8), from: 6)
        #expect(document.nodes.indices.map(document.offset(of:)) == [6, 7])
        let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: Array("xx[1".utf8), from: 2) }
        #expect(error?.offset == 4)
    }

    @Test(
        "Accepted documents give the same values as JSONDecoder",
        arguments: [
            "null", "true", "false", "0", "-0", "\"\"", "[]", "{}", " \t\r\n[ ] ", "[[],[[]],{}]", "[1,2 , 3\n,4]",
            #"{"a":1}"#, #"{ "a" : { "b" : [ true , false , null ] } }"#, #"{"":""}"#, "1e5", "1E+5", "-1.5e-3",
            "123456789012345678901234567890",
            #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u00E9\u20ac\uFFFF\u0000""#,
            #""\ud83d\ude00 \uD83D\uDE00 x\ud800\udc00\udbff\udfff""#,
            #""é リスト 😀 \u007f""# + " ", "\"\u{7F}\u{2028}\u{FEFF}\"", #"{"a\n\u0062":1}"#,
            "[0.1,0.30000000000000004,1e-310,5e-324]",
            #"["a","a\\","\\\"","]","}",",",":"]"#,
        ])
    func accepted(text: String) throws {
        let bytes = Array(text.utf8)
        let expected = try Value.reference(bytes)
        #expect(try Value(reading: bytes) == expected)
        #expect(try places(bytes) == naivePlaces(bytes))
    }

    @Test("Random documents give the same values as JSONDecoder, at the offsets that a naive scan finds")
    func random() throws {
        var writer = Writer(seed: 21)
        var values = 0
        for number in 0..<Cases.of(700) {
            let text = writer.document(small: number.isMultiple(of: 2))
            let bytes = Array(text.utf8)
            let found = try Value(reading: bytes)
            if found != (try Value.reference(bytes)) { Issue.record("document \(number): \(text)") }
            let places = try places(bytes)
            values += places.count
            if places != naivePlaces(bytes) { Issue.record("places of document \(number): \(text)") }
        }
        #expect(values > Cases.of(15_000))
    }

    @Test("The ranges of containers are those of their brackets")
    func ranges() throws {
        var writer = Writer(seed: 22)
        for _ in 0..<Cases.of(200) {
            let document = try JSONDocument(parsing: Array(writer.document(small: false).utf8))
            for (index, node) in document.nodes.enumerated() where node.kind == .object || node.kind == .array {
                // A naive walk: count brackets outside strings from this one until they are even.
                var depth = 0
                var at = document.offset(of: index)
                var inString = false
                repeat {
                    switch document.bytes[at] {
                    case UInt8(ascii: "\\") where inString: at += 1
                    case UInt8(ascii: "\""): inString.toggle()
                    case UInt8(ascii: "{") where !inString, UInt8(ascii: "[") where !inString: depth += 1
                    case UInt8(ascii: "}") where !inString, UInt8(ascii: "]") where !inString: depth -= 1
                    default: break
                    }
                    at += 1
                } while depth > 0
                let inside = document.nodes.indices.filter { $0 > index && document.offset(of: $0) < at }
                #expect(Int(node.end) == index + 1 + inside.count)
            }
        }
    }

    @Test("Numbers are bit for bit those of the standard library")
    func numbers() throws {
        var random = SeededRandom(23)
        var texts: [String] = []
        for _ in 0..<Cases.of(5000) {
            var text = random.chance(0.3) ? "-" : ""
            text +=
                random.chance(0.2)
                ? "0"
                : "\(random.int(1...9))\(random.chance(0.7) ? "\(random.int(0...random.pick([9, 1_000_000, .max])))" : "")"
            if random.chance(0.6) { text += ".\(random.int(0...random.pick([9, 999, .max])))" }
            if random.chance(0.3) { text += random.pick(["e", "E", "e+", "e-", "E-"]) + "\(random.int(0...310))" }
            texts.append(text)
        }
        let document = try JSONDocument(parsing: Array("[\(texts.joined(separator: ", "))]".utf8))
        #expect(document.nodes.count == texts.count + 1)
        for (item, text) in zip(document.root.items, texts) {
            let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
            if item.number?.bitPattern != expected?.bitPattern { Issue.record("\(text)") }
        }
    }

    @Test("NaN and the infinities are values of their own kind")
    func nonFinite() throws {
        let document = try JSONDocument(parsing: Array("[NaN, Infinity, -Infinity, -1]".utf8))
        #expect(document.nodes.map(\.kind) == [.array, .nonFinite, .nonFinite, .nonFinite, .number])
        #expect((1...3).map(document.describe) == ["NaN", "Infinity", "-Infinity"])
        #expect(document.number(at: 4) == -1)
    }

    @Test("A number beyond every double is read and has no value")
    func hugeNumber() throws {
        let document = try JSONDocument(parsing: Array("[1e400, -1e400, 1e-400]".utf8))
        #expect((1...3).map(document.number(at:)) == [nil, nil, 0])
    }

    @Test(
        "The bytes of a string have their offsets in the file",
        arguments: [
            (#""""#, "", []), (#""ab""#, "ab", [1, 2]), (#""a\nb""#, "a\nb", [1, 2, 4]),
            (#""é\u00e9x""#, "ééx", [1, 2, 3, 3, 9]), (#""<\ud83d\ude00>""#, "<😀>", [1, 2, 2, 2, 2, 14]),
            (#""\"\\\/""#, "\"\\/", [1, 3, 5]), (#""\u20ac""#, "€", [1, 1, 1]),
        ])
    func mappedBytes(text: String, meant: String, offsets: [Int]) throws {
        let document = try JSONDocument(parsing: Array(text.utf8))
        #expect(document.utf8(at: 0) == Array(meant.utf8))
        #expect(document.offsets(of: Array(offsets.indices), inStringAt: 0) == offsets)
        #expect(
            document.offsets(of: [offsets.count, offsets.count + 9], inStringAt: 0) == [
                text.utf8.count - 1, text.utf8.count - 1,
            ])
        #expect(document.utf8(at: 0, limit: 1).count >= min(1, offsets.count))
        #expect(document.string(at: 0) == meant)
        #expect(document.nodes[0].hasEscapes == text.contains("\\"))
    }

    // MARK: - The dialect with comments

    @Test(
        "Comments and a comma after the last value are accepted where asked for, and only there",
        arguments: [
            ("// a\n1", "1"), ("/* a */1", "1"), ("1 // a", "1"), ("1/* * / ** */", "1"), ("[1,]", "[1]"),
            ("[1, // a\n]", "[1]"),
            (#"{"a":1,}"#, #"{"a":1}"#), (#"{/**/"a"/**/:/**/1/**/,/**/"b":2/**/,/**/}"#, #"{"a":1,"b":2}"#),
            (#"["//","/* */"] // é"#, #"["//","/* */"]"#), ("[/* [1, */ 2]", "[2]"), ("[\n// a\r\n// b\n1]", "[1]"),
            ("/**/{}", "{}"),
        ])
    func commented(text: String, plain: String) throws {
        let bytes = Array(text.utf8)
        #expect(try Value(reading: bytes, dialect: .commented) == Value(reading: Array(plain.utf8)))
        if text != plain, !text.hasPrefix("[\"//") {
            #expect(throws: SyntaxError.self) { try JSONDocument(parsing: bytes) }
        }
    }

    @Test(
        "The dialect with comments refuses the rest",
        arguments: [
            ("[,]", 1), ("[1,,]", 3), ("{,}", 1), ("[1 /* a", 3), ("/", 0), ("/ 1", 0), ("[1 / 2]", 3), ("/*/", 0),
            ("1,", 1), ("// a", 4),
            ("{'a':1}", 1), ("{a:1}", 1),
        ])
    func commentedRefusals(text: String, offset: Int) {
        let error = #expect(throws: SyntaxError.self) {
            try JSONDocument(parsing: Array(text.utf8), dialect: .commented)
        }
        #expect(error?.offset == offset, "\(error?.message ?? "")")
    }

    @Test("Random documents mean the same with comments and commas strewn in")
    func randomComments() throws {
        var writer = Writer(seed: 24)
        for _ in 0..<Cases.of(300) {
            let plain = writer.document(small: true)
            let strewn = writer.commented(plain)
            let found = try? Value(reading: Array(strewn.utf8), dialect: .commented)
            if found != (try Value(reading: Array(plain.utf8))) { Issue.record("\(strewn)") }
        }
    }

    @Test("Invalid UTF-8 is refused in a comment too")
    func invalidComment() {
        for bytes in [Array("// ".utf8) + [0xFF] + Array("\n1".utf8), Array("/* ".utf8) + [0xC3] + Array(" */1".utf8)] {
            let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: bytes, dialect: .commented) }
            #expect(error?.offset == 3)
        }
    }

    // MARK: - What is refused

    /// The location of each error is marked by ‸.
    static let refusals: [(marked: String, phrase: String)] = [
        ("‸", "found an empty file, expected a JSON value"), (" \n‸", "found an empty file"),
        ("[‸", "found the end of the file, expected a value"),
        ("[1‸", "found the end of the file, expected \",\" or \"]\""),
        ("[1,‸", "found the end of the file, expected a value"), ("[1,‸]", "found \"]\", expected a value"),
        ("[‸,1]", "found \",\", expected a value"), ("[1 ‸2]", "found \"2\", expected \",\" or \"]\""),
        ("[1‸}", "found \"}\", expected \",\" or \"]\""), ("{\"a\":1‸]", "found \"]\", expected \",\" or \"}\""),
        ("{‸", "found the end of the file, expected a key in double quotes"),
        ("{‸a:1}", "found \"a\", expected a key in double quotes"),
        ("{‸'a':1}", "found \"'\", expected a key"), ("{‸1:1}", "found \"1\", expected a key"),
        ("{\"a\"‸}", "found \"}\", expected \":\""),
        ("{\"a\"‸,1}", "found \",\", expected \":\""), ("{\"a\":‸}", "found \"}\", expected a value"),
        ("{\"a\":1,‸}", "found \"}\", expected a key"), ("{\"a\":1‸ \"b\":2}", "expected \",\" or \"}\""),
        ("\"a‸", "found the end of the file"), ("\"a‸\n\"", "found the end of the line in a string"),
        ("\"a‸\t\"", "found a tab in a string"),
        ("\"‸\u{0}\"", "found the control character U+0000 in a string"),
        ("\"‸\u{1F}\"", "found the control character U+001F"),
        ("\"‸\\x\"", "found \"\\\" before \"x\""), ("\"‸\\'\"", "before \"'\""),
        ("\"‸\\\u{A}\"", "before the end of the line"),
        ("\"\\‸", "found the end of the file, expected an escaped character"),
        ("\"\\u12‸\"", "expected four hexadecimal digits"),
        ("\"\\u12‸g4\"", "found \"g\", expected four hexadecimal digits"),
        ("\"\\u‸+123\"", "expected four hexadecimal digits"),
        ("\"‸\\ud83d\"", "found the lone surrogate \\ud83d"), ("\"x‸\\ude00\"", "found the lone surrogate \\ude00"),
        ("\"‸\\ud83dx\"", "lone surrogate"), ("\"‸\\ud83d\\n\"", "lone surrogate"),
        ("\"‸\\ud83d\\ud83d\"", "lone surrogate"),
        ("‸nul", "found \"nul\", expected a value"), ("[‸True]", "found \"T\", expected a value"),
        ("[‸truex]", "found \"truex\""),
        ("[‸NAN]", "found \"NAN\""), ("[‸-Inf]", "found \"-Inf\""), ("‸undefined", "found \"u\""),
        ("[‸Infinityx]", "found \"Infinityx\""),
        ("[-‸]", "found \"]\", expected a digit"), ("[‸+1]", "found \"+\", expected a value"),
        ("[‸01]", "found a number that begins with 0"),
        ("[-‸01]", "found a number that begins with 0"), ("[‸.5]", "found \".\", expected a value"),
        ("[1.‸]", "expected a digit after the decimal point"),
        ("[1.‸e5]", "expected a digit after"), ("[1e‸]", "expected a digit of the exponent"),
        ("[1e+‸]", "expected a digit of the exponent"),
        ("[1‸x]", "found \"x\", expected \",\" or \"]\""), ("[0‸x1]", "found \"x\""), ("[1‸_000]", "found \"_\""),
        ("{}‸{}", "found a second document"), ("[] \n‸[1]", "found a second document"),
        ("1 ‸2", "found \"2\", expected nothing after the end"),
        ("{}‸,", "found \",\""), ("{}‸}", "found \"}\""), ("[1]‸\u{0}", "found the control character U+0000"),
        ("‸// a\n1", "found \"/\", expected a value"), ("[1‸ // a\n]", "found \"/\""),
        ("‸\u{FEFF}1", "found the control character U+FEFF"),
        ("‸\u{A0}1", "found \"\u{A0}\""), ("‸\u{B}1", "found the control character U+000B"),
        ("[1,\n 2,\n ‸é]", "found \"é\", expected a value"),
    ]

    @Test("Errors have the location, what was found and what was expected", arguments: JSONDocumentTests.refusals)
    func refused(marked: String, phrase: String) throws {
        let bytes = Array(marked.utf8)
        let marker = Array("‸".utf8)
        var offset = try #require(bytes.indices.first { bytes[$0...].starts(with: marker) })
        let text = Array(bytes[..<offset] + bytes[(offset + marker.count)...])
        // Marks before a blank mean the first byte after it.
        while offset < text.count, text[offset] == 0x20 { offset += 1 }
        let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: text) }
        #expect(error?.offset == offset)
        #expect(error?.message.contains(phrase) == true, "\(error?.message ?? "")")
        if !Self.isTheirs(text) { #expect(Verdict(text) == .refused) }
    }

    @Test(
        "The error for invalid UTF-8 names the byte, at any location",
        arguments: [
            [0x80], [0xC0, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC3],
            [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8(sequence: [UInt8]) {
        for (before, after) in [
            ("\"", "\""), ("\"é", "x\""), ("{\"", "\":1}"), ("[", "]"), ("[1", "]"), ("[]", ""), ("{\"a\"", ":1}"),
        ] {
            let error = #expect(throws: SyntaxError.self) {
                try JSONDocument(parsing: Array(before.utf8) + sequence + Array(after.utf8))
            }
            #expect(error?.offset == before.utf8.count)
            #expect(error?.message.contains("which is not UTF-8") == true, "\(error?.message ?? "")")
        }
    }

    @Test("A truncated text is refused at its end")
    func truncation() {
        let bytes = Array(#"{"a": ["é\u00e9\ud83d\ude00", -1.5e+3, true, {"b": null}]}"#.utf8)
        #expect(throws: Never.self) { try JSONDocument(parsing: bytes) }
        for count in 1..<bytes.count {
            let cut = Array(bytes[..<count])
            guard String(decoding: cut, as: UTF8.self).utf8.elementsEqual(cut) else { continue }
            let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: cut) }
            // An incomplete word or surrogate pair is reported at its first byte.
            let tail = String(decoding: cut, as: UTF8.self)
            let isWithinToken = ["t", "tr", "tru", "n", "nu", "nul", "\\ud83d", "\\ud83d\\"].contains {
                tail.hasSuffix($0)
            }
            if !isWithinToken { #expect(error?.offset == count, "\(tail): \(error?.message ?? "")") }
        }
    }

    @Test("Brackets that are never closed, one byte each, do not outgrow the memory set aside for values")
    func unclosed() {
        for count in Array(1...300) + [4_096, 39_999, 40_000] {
            for unit in ["[", "[[1],", #"{"":"#, #"[{"":"#] {
                let depth = unit.filter { "[{".contains($0) }.count
                guard depth * count <= JSONDocument.maximumDepth else { continue }
                let bytes = Array(String(repeating: unit, count: count).utf8)
                let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: bytes) }
                #expect(error?.offset == bytes.count)
            }
        }
    }

    @Test("Values can be nested 40,000 deep, not deeper, and never overflow the stack")
    func depth() throws {
        let limit = JSONDocument.maximumDepth
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        let document = try JSONDocument(parsing: nested(limit))
        #expect(document.nodes.count == limit)
        #expect(document.nodes.allSatisfy { Int($0.end) == limit })
        for bytes in [nested(limit + 1), [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)] {
            let error = #expect(throws: SyntaxError.self) { try JSONDocument(parsing: bytes) }
            #expect(error == SyntaxError(at: limit, "values nested deeper than \(limit) levels"))
        }
        let objects = Array(String(repeating: "{\"a\":", count: 1_000_000).utf8)
        #expect(#expect(throws: SyntaxError.self) { try JSONDocument(parsing: objects) }?.offset == limit * 5)
    }

    // MARK: - Mutations

    @Test("Documents with random damage are accepted and refused as JSONDecoder does")
    func mutations() throws {
        var writer = Writer(seed: 25)
        var random = SeededRandom(26)
        var accepted = 0
        var refused = 0
        for _ in 0..<Cases.of(5000) {
            let bytes = random.damaged(
                Array(writer.document(small: true).utf8), with: "{}[]\"\\,:0123456789.eE+-truefalsn \n\tu/")
            let found = try? JSONDocument(parsing: bytes)
            let expected = Verdict(bytes)
            switch (found, expected) {
            case (nil, .refused): refused += 1
            case (let document?, .accepted):
                accepted += 1
                // Of a key given twice the two keep different values.
                guard !Self.hasRepeatedKey(document) else { continue }
                let same = try Value(document.root) == Value.reference(bytes)
                if !same { Issue.record("another value: \(String(decoding: bytes, as: UTF8.self))") }
            case (let document?, .refused) where Self.isOurs(document): accepted += 1
            case (nil, .accepted) where Self.isTheirs(bytes): refused += 1
            default:
                Issue.record(
                    """
                    We \(found == nil ? "refuse" : "accept"), JSONDecoder \(expected == .refused ? "refuses" : "accepts"): \
                    \(String(decoding: bytes, as: UTF8.self).debugDescription)
                    """)
            }
        }
        // Damage must leave enough of both kinds for the comparison to mean something.
        #expect(accepted > Cases.of(800))
        #expect(refused > Cases.of(2_000))
    }

    /// What we accept and JSONDecoder refuses: on purpose, numbers that are not finite, spelled out or too large; and,
    /// which RFC 8259 allows, zero with an exponent.
    private static func isOurs(_ document: JSONDocument) -> Bool {
        document.nodes.indices.contains { index in
            let node = document.nodes[index]
            guard node.kind == .number else { return node.kind == .nonFinite }
            return document.number(at: index) == nil
                || isZeroWithExponent(document.bytes[Int(node.start)..<Int(node.end)])
        }
    }

    /// What JSONDecoder accepts beside RFC 8259: a byte order mark, which is not part of our JSON (the detector steps
    /// over it), other encodings, which it recognises by zero bytes, and on Linux a comma after the last value.
    private static func isTheirs(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.prefix(4).contains(0)
            || String(decoding: bytes, as: UTF8.self).contains(/,\s*[\]}]/)
    }

    private static func isZeroWithExponent(_ text: ArraySlice<UInt8>) -> Bool {
        let parts = text.split { $0 | 0x20 == UInt8(ascii: "e") }
        return parts.count == 2 && parts[0].allSatisfy { "-0.".utf8.contains($0) }
    }

    private static func hasRepeatedKey(_ document: JSONDocument) -> Bool {
        var pending = [document.root]
        while let value = pending.popLast() {
            let keys = value.members.map(\.name)
            if Set(keys).count < keys.count { return true }
            pending += value.members.map(\.value)
            pending += value.items
        }
        return false
    }

    @Test(
        "The dumps of the corpus give the same values as JSONDecoder",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        let folder = try #require(Corpus.folder)
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".json") }
        #expect(!files.isEmpty)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
            let same = try Value(reading: bytes) == Value.reference(bytes)
            #expect(same, "\(file)")
            let samePlaces = try places(bytes) == naivePlaces(bytes)
            #expect(samePlaces, "\(file)")
        }
    }

    // MARK: - Comparison

    private func places(_ bytes: [UInt8]) throws -> [Int] {
        let document = try JSONDocument(parsing: bytes)
        return document.nodes.indices.map(document.offset(of:))
    }

    /// Where the values and keys of a well-formed document begin.
    private func naivePlaces(_ bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        var at = 0
        while at < bytes.count {
            switch Character(Unicode.Scalar(bytes[at])) {
            case " ", "\n", "\r", "\t", ",", ":", "]", "}", "\r\n": at += 1
            case "{", "[":
                result.append(at)
                at += 1
            case "\"":
                result.append(at)
                at += 1
                while bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
                at += 1
            default:
                result.append(at)
                while at < bytes.count, !" \n\r\t,]}".utf8.contains(bytes[at]) { at += 1 }
            }
        }
        return result
    }
}

/// Whether JSONDecoder accepts a text.
private enum Verdict {
    case accepted, refused

    init(_ bytes: [UInt8]) { self = (try? Value.reference(bytes)) == nil ? .refused : .accepted }
}

/// A JSON value as both readers see it: numbers by their bits, strings by their bytes.
private indirect enum Value: Equatable, Decodable {
    case null
    case flag(Bool)
    case number(UInt64)
    case string([UInt8])
    case list([Value])
    case object([[UInt8]: Value])

    static func reference(_ bytes: [UInt8]) throws -> Value { try JSONDecoder().decode(Value.self, from: Data(bytes)) }

    init(reading bytes: [UInt8], dialect: JSONDocument.Dialect = .strict) throws {
        self.init(try JSONDocument(parsing: bytes, dialect: dialect).root)
    }

    init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .yes: self = .flag(true)
        case .no: self = .flag(false)
        case .number: self = .number(value.number?.bitPattern ?? 1)
        case .nonFinite: self = .number(Double.nan.bitPattern)
        case .string: self = .string(Array(value.content.utf8))
        case .array: self = .list(value.items.map { Value($0) })
        case .object:
            let members = value.members.map { (Array($0.name.utf8), Value($0.value)) }
            self = .object(Dictionary(members) { first, _ in first })
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try Self.matching({ try container.decode(Bool.self) }) {
            self = .flag(flag)
        } else if let text = try Self.matching({ try container.decode(String.self) }) {
            self = .string(Array(text.utf8))
        } else if let number = try Self.matching({ try container.decode(Double.self) }) {
            self = .number(number.bitPattern)
        } else if let items = try Self.matching({ try container.decode([Value].self) }) {
            self = .list(items)
        } else {
            let members = try container.decode([String: Value].self)
            self = .object(Dictionary(members.map { (Array($0.key.utf8), $0.value) }) { first, _ in first })
        }
    }

    /// Nil if it is of another type; any other error is an error of the document.
    private static func matching<Result>(_ decode: () throws -> Result) throws -> Result? {
        do { return try decode() } catch DecodingError.typeMismatch { return nil }
    }
}

/// Writes well-formed documents that use all of RFC 8259.
private struct Writer {
    private var random: SeededRandom
    private var budget = 0

    init(seed: UInt64) { random = SeededRandom(seed) }

    mutating func document(small: Bool) -> String {
        budget = random.int(1...(small ? 10 : 90))
        return blank() + container(depth: 0) + blank()
    }

    /// The document with comments among its blanks, and commas after last values.
    mutating func commented(_ document: String) -> String {
        var result = ""
        var inString = false
        var escaped = false
        var isEmpty = true
        for character in document.unicodeScalars {
            if !inString, "[]{},: \n".unicodeScalars.contains(character) {
                if "]}".unicodeScalars.contains(character), !isEmpty, random.chance(0.3) { result += "," }
                if random.chance(0.3) {
                    result += random.pick(["/* a */", "// b\n", "/* \" [ */", "/***/", "//\n", "/*\n*/"])
                }
            }
            result.unicodeScalars.append(character)
            if escaped {
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else if character == "\"" {
                inString.toggle()
            }
            if "[{".unicodeScalars.contains(character) && !inString {
                isEmpty = true
            } else if !" \n\r\t".unicodeScalars.contains(character) || inString {
                isEmpty = false
            }
        }
        return result
    }

    private mutating func blank() -> String {
        random.chance(0.7) ? "" : random.pick([" ", "\n", "\t", "\r\n", "  ", "\n    "])
    }

    private mutating func value(depth: Int) -> String {
        budget -= 1
        if budget > 0, depth < 30, random.chance(0.45) { return container(depth: depth + 1) }
        switch random.int(0...5) {
        case 0: return random.pick(["null", "true", "false"])
        case 1...3: return number()
        default: return string()
        }
    }

    private mutating func container(depth: Int) -> String {
        let isObject = random.chance(0.5)
        var members: [String] = []
        var keys: Set<String> = []
        while random.chance(0.8), members.count < 12 {
            if isObject {
                let key = string()
                // A repeated key, also one spelled with other escapes, is not for this comparison.
                guard let meant = try? JSONDecoder().decode(String.self, from: Data(key.utf8)),
                    keys.insert(meant).inserted
                else {
                    continue
                }
                members.append(blank() + key + blank() + ":" + blank() + value(depth: depth) + blank())
            } else {
                members.append(blank() + value(depth: depth) + blank())
            }
        }
        let inside = members.isEmpty ? blank() : members.joined(separator: ",")
        return isObject ? "{\(inside)}" : "[\(inside)]"
    }

    private mutating func number() -> String {
        var text = random.chance(0.3) ? "-" : ""
        text += random.chance(0.3) ? "0" : "\(random.int(1...random.pick([9, 999, .max])))"
        if random.chance(0.5) { text += ".\(random.int(0...random.pick([9, 99_999, .max])))" }
        if random.chance(0.2) { text += random.pick(["e", "E", "e-", "e+"]) + "\(random.int(0...200))" }
        return text
    }

    private mutating func string() -> String {
        var text = ""
        while random.chance(0.75) {
            text += random.pick([
                "a", "label", " ", "é", "リスト", "😀", "{", "}", "[", "]", ",", ":", "/", "//", "\\\"", "\\\\", "\\/",
                "\\b", "\\f", "\\n", "\\r",
                "\\t", "\\u0000", "\\u001f", "\\u00E9", "\\u2028", "\\uFFFF", "\\ud83d\\ude00", "\\uDBFF\\uDFFF",
                "e\u{301}", "\u{7F}",
                "\u{2028}", "\u{FEFF}", "'", "\\u005c",
            ])
        }
        return "\"\(text)\""
    }
}
