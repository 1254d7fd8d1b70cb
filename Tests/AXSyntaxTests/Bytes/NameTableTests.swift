import AXSyntax
import Testing

/// The table of names of a document, held against a look-up of each name.
@Suite("NameTable")
struct NameTableTests {
    private static let words = WordTable(["type", "label", "ebyt", "größe", "e"])

    @Test(
        "Every key of a document is found as a look-up finds it",
        arguments: [
            // The same keys again, in another order, and one key more or less.
            #"[{"type": 1, "label": 2}, {"type": 1, "label": 2}, {"label": 2, "type": 1}, {"type": 1}, {"label": {"type": 1}}]"#,
            // A key that begins like the expected one, and one that ends like it.
            #"[{"type": 1, "label": 2}, {"type": 1, "labels": 2}, {"typ": 1, "label": 2}, {"type": 1, "label x": 2}]"#,
            // Keys with escapes, without characters and with others than those of ASCII.
            #"[{"type": 1, "\u0074ype": 2, "": 3, "größe": 4, "gr\u00F6ße": 5}, {"": 1, "type": 2, "größe": 3}]"#,
            // Keys of one length with the same ends.
            #"[{"type": 1, "tyke": 2, "toke": 3, "take": 4}, {"tyke": 1, "type": 2, "take": 3, "toke": 4}]"#,
        ])
    func keys(text: String) throws {
        let document = try JSONDocument(parsing: Array(text.utf8))
        var table = NameTable(Self.words)
        var pending = [document.root]
        while let value = pending.popLast() {
            for member in value.members {
                let found = table.index(of: member)
                #expect(found == Self.words.index(of: member.name), "\(member.name)")
                pending.append(member.value)
            }
            for item in value.items { pending.append(item) }
        }
    }

    @Test("Keys are told apart where there are more of them than numbers for their lengths and ends")
    func manyKeys() throws {
        let names = (0..<2_000).map { "key\($0)" }
        let object = "{" + names.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
        let document = try JSONDocument(parsing: Array("[\(object),\(object)]".utf8))
        let words = WordTable(names)
        var table = NameTable(words)
        for item in document.root.items {
            var found: [Int?] = []
            for member in item.members { found.append(table.index(of: member)) }
            #expect(found == names.indices.map { $0 })
        }
    }

    @Test("Every attribute of a document is found as a look-up finds it")
    func attributes() throws {
        let text =
            #"<a type="1" label="2"><b type="1" label="2"/><b label="1" e="2" type="3"/><b type="1" größe="2" x="3"/></a>"#
        let tree = try XMLDocument(parsing: Array(text.utf8)).tree
        var table = NameTable(Self.words)
        var found: [[Int?]] = []
        for node in tree {
            var ofNode: [Int?] = []
            for attribute in node.attributes { ofNode.append(table.index(of: attribute)) }
            found.append(ofNode)
        }
        #expect(found == [[0, 1], [0, 1], [1, 4, 0], [0, 3, nil]])
    }

    @Test("Equal values of attributes have one number, and others another one or none")
    func values() throws {
        let text = #"<a x="Button" y="" z="a&amp;b"><b x="Button" y="Burton" z="Button"/></a>"#
        var numbers = XMLValueNumbers()
        var values: [String: Set<Int>] = [:]
        for node in try XMLDocument(parsing: Array(text.utf8)).tree {
            for attribute in node.attributes {
                values[attribute.value, default: []].insert(numbers.number(of: attribute))
            }
        }
        #expect(values["Button"] == [1])
        #expect(values[""] == [0])
        #expect(values["a&b"] == [0])
        #expect(values["Burton"] == [0])
    }
}
