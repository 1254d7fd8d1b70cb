import AXSyntax
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Our reader of XML, held against FoundationXML's (libxml2) wherever that one follows XML 1.0.
@Suite("XMLDocument")
struct XMLDocumentTests {
    // MARK: - What is read

    @Test("A dump becomes a flat array of elements and one of attributes")
    func flatArrays() throws {
        let text = #"<?xml version="1.0"?><a x="1" y='2'><b/><c z="3"><d/></c></a>"#
        let document = try XMLDocument(parsing: Array(text.utf8))
        #expect(document.elements.map { document.string(Int($0.nameStart), Int($0.nameEnd)) } == ["a", "b", "c", "d"])
        #expect(document.elements.map(\.depth) == [0, 1, 1, 2])
        #expect(document.elements.map { $0.firstAttribute..<$0.attributeEnd } == [0..<2, 2..<2, 2..<3, 3..<3])
        #expect(
            document.elements.map { document.bytes[Int($0.start)] } == [UInt8](repeating: UInt8(ascii: "<"), count: 4))
        #expect(document.attributes.map { document.attributeNames[Int($0.name)] } == ["x", "y", "z"])
        #expect(document.attributes.map { document.string(Int($0.valueStart), Int($0.valueEnd)) } == ["1", "2", "3"])
        #expect(document.attributes.indices.map { document.value(of: $0) } == ["1", "2", "3"])
    }

    @Test("Reading begins at the byte asked for, and offsets count from the start of the file")
    func start() throws {
        let text = "\u{FEFF}<a>\n<b/></a>"
        let document = try XMLDocument(parsing: Array(text.utf8), from: 3)
        #expect(document.elements.map(\.start) == [3, 7])
        let error = #expect(throws: SyntaxError.self) {
            try XMLDocument(parsing: Array("\u{FEFF}<a>\n</b>".utf8), from: 3)
        }
        #expect(error?.offset == 7)
    }

    @Test(
        "Values: references are resolved, white space is normalised",
        arguments: [
            ("plain", "plain", false),
            ("", "", false),
            ("a\tb\nc\rd\r\ne\r\n\r\nf", "a b c d e  f", true),
            ("a&#9;b&#10;c&#13;d&#xA;e&#13;\nf", "a\tb\nc\rd\ne\r f", true),
            ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'", true),
            ("&amp;lt; &#38;#60;", "&lt; &#60;", true),
            ("&#65;&#x41;&#x0000041;&#x1F600;&#128512;&#xfffd;", "AAA😀😀\u{FFFD}", true),
            ("リスト 😀 é >]]>", "リスト 😀 é >]]>", false),
            ("\u{7F}\u{85}\u{2028}", "\u{7F}\u{85}\u{2028}", false),
        ])
    func values(written: String, meant: String, hasReferences: Bool) throws {
        for quote in ["\"", "'"] {
            let document = try XMLDocument(parsing: Array("<a b=\(quote)\(written)\(quote)/>".utf8))
            #expect(Array(document.value(of: 0).utf8) == Array(meant.utf8))
            #expect(document.attributes[0].hasReferences == hasReferences)
        }
    }

    @Test(
        "Accepted documents give the same elements as XMLParser",
        arguments: [
            "<a/>", "<a />", "<a></a>", "<a\n></a\t>", "<a b='\"' c = \"'\"/>", "<a\r\n\tb\n=\t'1'\rc='2'/>",
            "<?xml version=\"1.0\"?><a/>", "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<a/>\n",
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><a/>", "<?xml version=\"1.0\" encoding=\"us-ascii\"?><a/>",
            "<?xml\tversion\n=\r\"1.0\"\tstandalone='no'?><a/>",
            "<!-- one --><?two three?><a><!----><!-- - -> --><?p  q ? >?><?p ??><?xml-stylesheet a?></a><!-- end --> <?e d?>",
            "<a>text ] ]] ]> &gt; &#x41; é<![CDATA[ <b> & ]] > ]]]><b/>]]&gt;</a>",
            "<größe 日本=\"1\" _.-·9='2'><𐐀/><a-b.c xml:lang='de'/></größe>", "<a><a><a></a><a/></a></a>",
            "<hierarchy rotation=\"0\"><node bounds=\"[0,0][1,2]\" text=\"a &#10; b\"/></hierarchy>",
        ])
    func accepted(text: String) throws {
        let bytes = Array(text.utf8)
        let expected = try #require(Reference.events(bytes))
        #expect(try events(bytes) == expected)
    }

    @Test("Namespaces are not looked at: a colon is a letter of a name")
    func colons() throws {
        let found = try events(Array("<a:b :='1' c:d:e='2' xmlns:f='' xmlns='g'/>".utf8))
        #expect(found.map(\.name) == ["a:b"])
        #expect(found[0].attributes == [":": "1", "c:d:e": "2", "xmlns:f": "", "xmlns": "g"])
    }

    @Test("Random documents give the same elements as XMLParser")
    func randomDocuments() throws {
        var generator = DocumentGenerator(seed: 1)
        var elements = 0
        for number in 0..<Cases.of(1000) {
            let bytes = generator.document()
            let expected = try #require(
                Reference.events(bytes), "document \(number): \(String(decoding: bytes, as: UTF8.self))")
            elements += expected.count
            let found = try events(bytes)
            #expect(found == expected, "document \(number): \(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(elements > Cases.of(9_000))
    }

    @Test(
        "The dumps of the corpus give the same elements as XMLParser",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        let folder = try #require(Corpus.folder).path
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".xml") }
        #expect(!files.isEmpty, "no .xml file beneath \(folder)")
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file)))
            #expect(bytes.starts(with: Array("<".utf8)), "\(file)")
            let found = try? events(bytes)
            #expect(found == Reference.events(bytes), "\(file)")
        }
    }

    // MARK: - What is refused

    /// The location of each error is marked by ‸.
    static let refusals: [(marked: String, phrase: String)] = [
        ("‸", "found an empty file, expected an XML document"),
        (" \n‸", "found the end of the file, expected the first tag"),
        ("<!-- c -->‸", "found the end of the file, expected the first tag"),
        ("‸x<a/>", "found \"x\", expected the first tag"),
        ("‸&amp;<a/>", "found \"&\", expected the first tag"),
        ("<‸/a>", "found \"/\", expected the name of an element"),
        ("<‸ a/>", "found \" \", expected the name of an element"),
        ("<‸1/>", "found \"1\", expected the name of an element"),
        ("<‸×/>", "found \"×\", expected the name of an element"),
        ("<a‸×/>", "found \"×\", expected a blank"),
        // Tags that do not match.
        ("<a><b>‸</a></b>", "found \"</a>\", expected \"</b>\""),
        ("<a>‸</ab>", "found \"</ab>\", expected \"</a>\""),
        ("<ab>‸</a>", "found \"</a>\", expected \"</ab>\""),
        ("<a></a‸/>", "found \"/\", expected \">\""),
        ("<a></a ‸b>", "found \"b\", expected \">\""),
        ("<a></‸ a>", "found \" \", expected the name of an element"),
        ("<a><b>‸", "found the end of the file, expected \"</b>\""),
        ("<a><b/>text‸", "found the end of the file, expected \"</a>\""),
        // Attributes.
        ("<a b='1'‸c='2'/>", "found \"c\", expected a blank"),
        ("<a b ‸/>", "found \"/\", expected \"=\""),
        ("<a b=‸1/>", "found \"1\", expected a value in quotes"),
        ("<a b='x‸<y'/>", "found \"<\" in a value, expected \"&lt;\""),
        ("<a b='1' c='2' ‸b='3'/>", "found the duplicate attribute \"b\""),
        ("<a><b c='1' d='2'/><b c='1' d='2' ‸c='3'/></a>", "found the duplicate attribute \"c\""),
        ("<a><b c='1' d='2'/><b c='1' ‸c='2'/></a>", "found the duplicate attribute \"c\""),
        ("<a><b c='1' d='2'/><b d='1' c='2' ‸d='3'/></a>", "found the duplicate attribute \"d\""),
        ("<a><b c='1'/><b c=‸2/></a>", "found \"2\", expected a value in quotes"),
        ("<a /‸ >", "found \" \", expected \"/>\""),
        // References.
        ("<a b='‸&nbsp;'/>", "found the unknown entity \"&nbsp;\", expected &lt;"),
        ("<a>‸&AMP;</a>", "found the unknown entity \"&AMP;\""),
        ("<a b='Tom ‸& Jerry'/>", "found \"&\" before \" \", expected \"&amp;\""),
        ("<a b='?a=1‸&b=2'/>", "found \"&b\" without \";\", expected \"&amp;\""),
        ("<a>‸&</a>", "found \"&\" before \"<\""),
        ("<a>‸&;</a>", "found \"&\" before \";\""),
        ("<a>&#‸;</a>", "found \";\", expected a digit of the character reference"),
        ("<a>&#x‸;</a>", "found \";\", expected a digit of the character reference"),
        ("<a>&#‸X41;</a>", "found \"X\", expected a digit of the character reference"),
        ("<a>&#4‸A;</a>", "found \"A\", expected \";\""),
        ("<a>‸&#0;</a>", "found \"&#0;\", expected a reference to a character that XML allows"),
        ("<a>‸&#x1F;</a>", "found \"&#x1F;\""),
        ("<a>‸&#xD800;</a>", "found \"&#xD800;\""),
        ("<a>‸&#xFFFE;</a>", "found \"&#xFFFE;\""),
        ("<a>‸&#x110000;</a>", "found \"&#x110000;\""),
        ("<a b='‸&#4294967361;'/>", "found \"&#4294967361;\""),
        // Text.
        ("<a>b‸]]></a>", "found \"]]>\" in text"),
        ("<a>]‸]]></a>", "found \"]]>\" in text"),
        ("<a>‸\u{1}</a>", "found the control character U+0001, expected a character that XML allows"),
        ("<a b='‸\u{0}'/>", "found the control character U+0000, expected a character that XML allows"),
        ("<a><!-- ‸\u{8} --></a>", "found the control character U+0008"),
        ("<a><?p ‸\u{C}?></a>", "found the control character U+000C"),
        ("<a><![CDATA[‸\u{1B}]]></a>", "found the control character U+001B"),
        ("<a‸\u{1F}/>", "found the control character U+001F"),
        ("<a/>‸\u{0}", "found the control character U+0000"),
        ("<a>‸\u{FFFE}</a>", "found the noncharacter U+FFFE"),
        ("<a b='‸\u{FFFF}'/>", "found the noncharacter U+FFFF"),
        // Comments, instructions, sections.
        ("<a><!-- ‸-- --></a>", "found \"--\" in a comment, expected \"-->\""),
        ("<a><!-- ‸---></a>", "found \"--\" in a comment"),
        ("<a><!‸x></a>", "found \"x\", expected \"--\""),
        ("<a><!-‸ ></a>", "found \" \", expected \"--\""),
        ("<a><![‸cdata[]]></a>", "found \"c\", expected \"[CDATA[\""),
        ("<!‸[CDATA[]]><a/>", "found \"[\", expected \"--\""),
        ("<a/><!‸[CDATA[]]>", "found \"[\", expected \"--\""),
        ("<a><?‸ p?></a>", "found \" \", expected the name of a processing instruction"),
        ("<a><?p‸></a>", "found \">\", expected a blank or \"?>\""),
        ("<a><?p?‸ ></a>", "found \" \", expected \"?>\""),
        // The XML declaration.
        ("<a>‸<?XML p?></a>", "found \"<?XML\", expected an XML declaration only at the beginning of the file"),
        (
            " ‸<?xml version='1.0'?><a/>",
            "found \"<?xml\", expected an XML declaration only at the beginning of the file"
        ),
        ("<?xml‸?><a/>", "found \"?\", expected a blank"),
        ("<?xml ‸?><a/>", "found \"?\", expected \"version\""),
        ("<?xml ‸encoding='UTF-8'?><a/>", "found \"encoding\", expected \"version\""),
        ("<?xml version='1.0' standalone='no' ‸encoding='UTF-8'?><a/>", "found \"encoding\", expected \"?>\""),
        ("<?xml version='1.0' ‸version='1.0'?><a/>", "found \"version\", expected \"?>\""),
        ("<?xml version='1.0'‸encoding='UTF-8'?><a/>", "found \"e\", expected a blank"),
        ("<?xml version='‸2.0'?><a/>", "found \"2.0\", expected version 1.0"),
        ("<?xml version='‸1.'?><a/>", "found \"1.\", expected version 1.0"),
        ("<?xml version='1.0' encoding='‸ISO-8859-1'?><a/>", "found \"ISO-8859-1\", expected the encoding UTF-8"),
        ("<?xml version='1.0' encoding='‸UTF-16'?><a/>", "found \"UTF-16\", expected the encoding UTF-8"),
        ("<?xml version='1.0' encoding='‸'?><a/>", "found \"\", expected the encoding UTF-8"),
        ("<?xml version='1.0' encoding='US-ASCII'?><a>‸é</a>", "found \"é\", expected US-ASCII"),
        ("<?xml version='1.0' standalone='‸maybe'?><a/>", "found \"maybe\", expected \"yes\" or \"no\""),
        ("<?xml version='1.0‸\"?><a/>", "found \"\"\", expected \"'\""),
        // Document type declarations.
        ("‸<!DOCTYPE a><a/>", "document type declarations are not supported: their entities can expand"),
        (
            "<?xml version='1.0'?>\n‸<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
            "document type declarations are not supported"
        ),
        ("‸<!doctype html><html/>", "document type declarations are not supported"),
        ("<a>‸<!DOCTYPE a></a>", "document type declarations are not supported"),
        ("<a/>‸<!DOCTYPE a>", "document type declarations are not supported"),
        // More than one tree.
        ("<a/>‸<b/>", "a second document begins here; one file holds one tree"),
        ("<a></a>\n<!-- c -->\n‸<a></a>", "a second document begins here; one file holds one tree"),
        ("<a/>\n‸<?xml version='1.0'?><a/>", "a second document begins here; one file holds one tree"),
        ("<a/>\n‸text", "found \"t\", expected nothing after the end of the tree"),
        ("<a/>‸</a>", "found an end tag, expected nothing after the end of the tree"),
        ("<a/><‸", "found the end of the file, expected a comment"),
    ]

    @Test("Errors have the location, what was found and what was expected", arguments: XMLDocumentTests.refusals)
    func refused(marked: String, phrase: String) throws {
        let bytes = Array(marked.utf8)
        let marker = Array("‸".utf8)
        let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: marker) })
        let text = Array(bytes[..<offset] + bytes[(offset + marker.count)...])
        let error = #expect(throws: SyntaxError.self) { try XMLDocument(parsing: text) }
        #expect(error?.offset == offset)
        #expect(error?.message.contains(phrase) == true, "\(error?.message ?? "")")
        if Reference.canRead(text), !Self.isOurs(text) {
            #expect(Reference.events(text) == nil, "XMLParser accepts it")
        }
    }

    @Test(
        "The error for invalid UTF-8 names the byte, at any location",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xEF, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xC3], [0xE2, 0x82],
            [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8(sequence: [UInt8]) {
        let frames = [
            ("", "<a/>"), ("<", "/>"), ("<a", "/>"), ("<a b", "='1'/>"), ("<a b='x", "'/>"), ("<a>", "</a>"),
            ("<a></a", ">"),
            ("<a><!--", "--></a>"), ("<a><?p ", "?></a>"), ("<a><![CDATA[", "]]></a>"), ("<a>&x", ";</a>"),
            ("<a/>", ""),
            ("<a b=", "'1'/>"), ("<a b='1' ", "/>"),
        ]
        let name = "the byte 0x" + String(sequence[0], radix: 16, uppercase: true) + ", which is not UTF-8"
        for (before, after) in frames {
            let bytes = Array(before.utf8) + sequence + Array(after.utf8)
            let error = #expect(throws: SyntaxError.self) { try XMLDocument(parsing: bytes) }
            #expect(error?.offset == before.utf8.count, "\(before)")
            #expect(error?.message.contains(name) == true, "\(before): \(error?.message ?? "")")
        }
    }

    @Test("A truncated text is refused at its end")
    func truncation() throws {
        let text = """
            <?xml version="1.0" encoding='UTF-8' standalone="no"?>
            <!-- a --><?p q?><root a="1" b = 'x&#10;y&amp;&#x1F600;'><!-- c --><b/><![CDATA[ ]]> t ]] &lt; <?p?><c
            ></c ></root>
            """
        let bytes = Array(text.utf8)
        #expect(throws: Never.self) { try XMLDocument(parsing: bytes) }
        for count in 1..<bytes.count {
            let error = #expect(throws: SyntaxError.self) { try XMLDocument(parsing: Array(bytes[..<count])) }
            #expect(error?.offset == count)
            #expect(
                error?.message.hasPrefix("found the end of the file, expected ") == true,
                "\(text.prefix(count)): \(error?.message ?? "")")
        }
    }

    @Test(
        "A duplicate among up to 100,000 attributes in one tag is found",
        arguments: [2, 15, 16, 17, 18, 100_000])
    func manyAttributes(count: Int) throws {
        let start = ContinuousClock.now
        let names = (0..<count).map { "a\($0 * 7_919 % 100_003)" }
        func tag(_ names: [String]) -> [UInt8] {
            Array(("<a " + names.map { $0 + "='1'" }.joined(separator: " ") + "/>").utf8)
        }
        #expect(try XMLDocument(parsing: tag(names)).attributes.count == count)
        for (first, second) in [(0, count - 1), (count / 2, count / 2 + 1), (count - 1, 0)]
        where first < count && second < count {
            var repeated = names
            repeated.append(names[first])
            repeated.append(names[second])
            let offset = tag(names).count - 1
            let error = #expect(throws: SyntaxError.self) { try XMLDocument(parsing: tag(repeated)) }
            #expect(error?.offset == offset)
            #expect(error?.message.contains("found the duplicate attribute \"\(names[first])\"") == true)
        }
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("Elements can be nested 20,000 deep, not deeper, and never overflow the stack")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        let document = try XMLDocument(parsing: nested(20_000))
        #expect(document.elements.last?.depth == 19_999)
        #expect(document.elements.map(\.depth) == Array(0..<20_000))
        let unclosed = Array(String(repeating: "<a>", count: 1_000_000).utf8)
        for bytes in [nested(20_001), unclosed] {
            let error = #expect(throws: SyntaxError.self) { try XMLDocument(parsing: bytes) }
            #expect(error == SyntaxError(at: 60_000, "elements nested deeper than 20,000 levels"))
        }
    }

    @Test("Names in messages are short and cannot disturb a terminal")
    func hostileNames() {
        let long = String(repeating: "n", count: 100_000)
        let error = #expect(throws: SyntaxError.self) {
            try XMLDocument(parsing: Array("<\(long)></a\u{E0001}\u{FEFF}>".utf8))
        }
        let cut = String(repeating: "n", count: 60) + "…"
        #expect(error?.message == "found \"</a\\u{E0001}\\u{FEFF}>\", expected \"</\(cut)>\"")
    }

    // MARK: - Mutations

    @Test("Documents with random damage are accepted and refused as XMLParser does")
    func mutations() throws {
        var generator = DocumentGenerator(seed: 2)
        var accepted = 0
        var refused = 0
        var unreadable = 0
        for _ in 0..<Cases.of(8_000) {
            let bytes = generator.damaged(generator.document(small: true))
            let found = try? events(bytes)
            guard Reference.canRead(bytes) else {
                unreadable += 1
                if !Reference.isUTF8(bytes) { #expect(found == nil, "accepted \(bytes)") }
                continue
            }
            let expected = Reference.events(bytes)
            if found == expected {
                if found == nil { refused += 1 } else { accepted += 1 }
            } else if found == nil ? !Self.isOurs(bytes) : !Self.isTheirs(bytes, found ?? []) {
                Issue.record(
                    """
                    We \(found == nil ? "refuse" : "accept"), XMLParser \(expected == nil ? "refuses" : "accepts"): \
                    \(String(decoding: bytes, as: UTF8.self).debugDescription)
                    """)
            }
        }
        // Damage must leave enough of both kinds for the comparison to mean something.
        #expect(accepted > Cases.of(1_000))
        #expect(refused > Cases.of(3_000))
        #expect(unreadable < 2_500)
    }

    /// Whether we refuse on purpose what XMLParser accepts: document type declarations, other encodings, and
    /// `standalone` without a blank before it, which production 32 wants and libxml2 does not miss.
    private static func isOurs(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("<!DOCTYPE") || text.contains(/<\?xml[^>]*["']standalone/)
            || text.contains("encoding") && !text.uppercased().contains(/ENCODING\s*=\s*["']UTF-8["']/)
    }

    /// Whether XMLParser refuses what XML 1.0 allows: a name with a colon whose prefix no attribute declares, which
    /// only "Namespaces in XML" objects to; version 1.1 and the like, which 2.8 wants read as 1.0; and a processing
    /// instruction whose name goes on after "xml", which is reserved but no error (2.6). libxml2 means all three as
    /// warnings.
    private static func isTheirs(_ bytes: [UInt8], _ found: [Event]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        // By scalars, since a colon and an accent after it are one character.
        return found.contains { element in
            ([element.name] + element.attributes.keys).contains { $0.unicodeScalars.contains(":") }
        }
            || text.contains(/<\?[xX][mM][lL][^\s?]/) || text.contains(/<\?[^\s?]*:/)
            || text.contains(/^<\?xml\s+version\s*=\s*["']1\.(?!0["'])/)
    }
}

// MARK: - Comparison

/// An element as both readers see it.
private struct Event: Equatable {
    var name: String
    var attributes: [String: String]
    var depth: Int

    /// By scalars: compared as characters, "é" would be equal in both its spellings.
    static func == (one: Event, other: Event) -> Bool {
        one.depth == other.depth && one.name.unicodeScalars.elementsEqual(other.name.unicodeScalars)
            && one.attributes.count == other.attributes.count
            && one.sorted.elementsEqual(other.sorted) {
                $0.key.unicodeScalars.elementsEqual($1.key.unicodeScalars)
                    && $0.value.unicodeScalars.elementsEqual($1.value.unicodeScalars)
            }
    }

    private var sorted: [(key: String, value: String)] {
        attributes.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    }
}

/// What our reader makes of a text, in the order of the start tags.
private func events(_ bytes: [UInt8]) throws -> [Event] {
    let document = try XMLDocument(parsing: bytes)
    return document.elements.map { element in
        let attributes = (element.firstAttribute..<element.attributeEnd).map { index in
            let attribute = document.attributes[Int(index)]
            return (document.attributeNames[Int(attribute.name)], document.value(of: Int(index)))
        }
        return Event(
            name: document.string(Int(element.nameStart), Int(element.nameEnd)),
            attributes: Dictionary(uniqueKeysWithValues: attributes), depth: Int(element.depth))
    }
}

/// What XMLParser makes of a text.
private final class Reference: NSObject, XMLParserDelegate {
    private var events: [Event] = []
    private var depth = 0
    private var hasEnded = false
    private var error: (any Error)?

    /// Nil if it refuses the text.
    static func events(_ bytes: [UInt8]) -> [Event]? {
        let delegate = Reference()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = delegate
        // On Linux parse() is true even of "<a><b>": only the reported errors and the end event say what happened.
        guard parser.parse(), parser.parserError == nil, delegate.error == nil, delegate.hasEnded else { return nil }
        return delegate.events
    }

    /// False of what makes FoundationXML on Linux crash: invalid UTF-8 in a name, of which it makes a string unchecked,
    /// and a processing instruction without data, where it makes a string of a null pointer.
    static func canRead(_ bytes: [UInt8]) -> Bool {
        guard isUTF8(bytes) else { return false }
        for start in bytes.indices where bytes[start...].starts(with: "<?".utf8) {
            let rest = bytes[(start + 2)...].drop { !" \t\r\n?".utf8.contains($0) }.drop { " \t\r\n".utf8.contains($0) }
            if rest.starts(with: "?>".utf8) { return false }
        }
        return true
    }

    /// The standard library's opinion.
    static func isUTF8(_ bytes: [UInt8]) -> Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { self.error = self.error ?? error }

    func parserDidEndDocument(_ parser: XMLParser) { hasEnded = true }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        events.append(Event(name: name, attributes: attributes, depth: depth))
        depth += 1
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
    }
}

// MARK: - Random documents

/// Writes well-formed documents that use everything our reader accepts.
private struct DocumentGenerator {
    private var random: SeededRandom
    private var text = ""
    private var budget = 0

    init(seed: UInt64) { random = SeededRandom(seed) }

    mutating func document(small: Bool = false) -> [UInt8] {
        text = ""
        budget = small ? Int.random(in: 1...6, using: &random) : Int.random(in: 1...60, using: &random)
        if chance(0.5) { declaration() }
        misc()
        element(depth: 0)
        misc()
        return Array(text.utf8)
    }

    /// The document with one to three bytes deleted, inserted, replaced or moved, or cut off.
    mutating func damaged(_ document: [UInt8]) -> [UInt8] {
        var bytes = document
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let at = bytes.indices.randomElement(using: &random)!
            let byte =
                chance(0.8)
                ? Array("<<>>&&;\"\"''//==!!??--[[]]##xX:._aA10 \n\t\r\u{0}\u{1}\u{7F}".utf8).randomElement(
                    using: &random)!
                : UInt8.random(in: 0...255, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<4: bytes.remove(at: at)
            case 4..<7: bytes.insert(byte, at: at)
            case 7..<10: bytes[at] = byte
            case 10: bytes.swapAt(at, bytes.indices.randomElement(using: &random)!)
            default: if chance(0.2) { bytes.removeSubrange(at...) }
            }
        }
        return bytes
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }

    private mutating func declaration() {
        let quote = pick(["\"", "'"])
        text += "<?xml" + blanks() + "version" + equals() + quote + "1.0" + quote
        if chance(0.6) { text += blanks() + "encoding" + equals() + quote + pick(["UTF-8", "utf-8", "Utf-8"]) + quote }
        if chance(0.3) { text += blanks() + "standalone" + equals() + quote + pick(["yes", "no"]) + quote }
        text += optionalBlanks() + "?>"
    }

    private mutating func misc() {
        while chance(0.4) { text += pick(["\n", " ", "\r\n", "\t", comment(), instruction()]) }
    }

    private mutating func element(depth: Int) {
        budget -= 1
        let name = self.name()
        text += "<" + name
        var names: Set<String> = []
        for _ in 0..<(chance(0.1) ? Int.random(in: 0...30, using: &random) : Int.random(in: 0...4, using: &random)) {
            let attribute = self.name()
            guard names.insert(attribute).inserted else { continue }
            let quote = pick(["\"", "'"])
            text += blanks() + attribute + equals() + quote + value(within: quote) + quote
        }
        text += optionalBlanks()
        if chance(0.3) {
            text += "/>"
            return
        }
        text += ">"
        while chance(0.85) {
            if budget > 0, depth < 40, chance(0.5) {
                element(depth: depth + 1)
            } else {
                text += pick([content(), content(), comment(), instruction(), section(), "\n    "])
            }
        }
        text += "</" + name + optionalBlanks() + ">"
    }

    private mutating func name() -> String {
        pick([
            "a", "b", "x", "y", "XCUIElementTypeButton", "XCUIElementTypeOther", "node", "android.widget.FrameLayout",
            "resource-id", "_", "_1", "größe", "日本語", "Ω", "a·b", "e\u{301}",
            "n\(Int.random(in: 0...99, using: &random))",
            "a\u{203F}b", "\u{10400}\u{10FFFF}".unicodeScalars.first.map(String.init) ?? "",
        ])
    }

    private mutating func blanks() -> String { pick([" ", " ", " ", " ", "  ", "\n", "\r\n\t", "\t"]) }

    private mutating func optionalBlanks() -> String { chance(0.2) ? blanks() : "" }

    private mutating func equals() -> String { chance(0.8) ? "=" : optionalBlanks() + "=" + optionalBlanks() }

    private mutating func reference() -> String {
        pick([
            "&lt;", "&gt;", "&amp;", "&quot;", "&apos;", "&#10;", "&#13;", "&#9;", "&#xA;", "&#x20;", "&#38;", "&#60;",
            "&#0065;",
            "&#x1F600;", "&#x10FFFF;", "&#xFFFD;", "&#x2c38;", "&#xABC;",
        ])
    }

    private mutating func run() -> String {
        pick([
            "", " ", "true", "Settings", "1 of 3", "リスト", "👩‍👩‍👧", "\u{2002}", "e\u{301}", "é", "=", "/>", "?>", "--", "#;",
            "\u{7F}",
            "\u{85}", "\u{2028}", "\u{E000}", "\u{10FFFD}", "{{0, 0}, {1, 2}}", "[", "\n", "\r\n", "\r", "\t", "\n\n",
        ])
    }

    private mutating func value(within quote: String) -> String {
        var result = ""
        while chance(0.6) {
            result += pick([run(), run(), reference(), quote == "'" ? "\"" : "'", "]]>", ">"])
        }
        return result
    }

    private mutating func content() -> String {
        var result = ""
        while chance(0.6) { result += pick([run(), run(), reference(), "'", "\"", ">", "]", "]] >"]) }
        // Pieces that are innocent alone must not make "]]>" together.
        while let end = result.range(of: "]]>") { result.replaceSubrange(end, with: "") }
        return result.hasSuffix("]") ? result + " " : result
    }

    private mutating func comment() -> String {
        "<!--" + pick(["", " c ", "-c", "<a>&b;]]>", "é", "- -\n", "?>"]) + "-->"
    }

    private mutating func instruction() -> String {
        "<?" + pick(["p ?", "xml-stylesheet x", "é é", "p q", "p <a b='&c;'>", "p ??", "p ? >", "p\n\tq ", "p --"])
            + "?>"
    }

    private mutating func section() -> String {
        "<![CDATA[" + pick(["", "<a>", "&b;", "]", "]]", "]] >", "é\r\n", "<!-- -->", "<![CDATA["]) + "]]>"
    }
}
