import AXSyntax
import Testing

@Suite("JSONValue")
struct JSONValueTests {
    private func root(_ text: String) throws -> JSONValue { try JSONDocument(parsing: Array(text.utf8)).root }

    @Test("A value is read as what it is and as nothing else")
    func kinds() throws {
        let values = try Array(root(#"[null, true, false, 1.5, 3, "é\n", [], {}, [0]]"#).items)
        #expect(values.map(\.isNull) == [true] + Array(repeating: false, count: 8))
        #expect(values.map(\.flag) == [nil, true, false, nil, nil, nil, nil, nil, nil])
        #expect(values.map(\.number) == [nil, nil, nil, 1.5, 3, nil, nil, nil, nil])
        #expect(values.map(\.wholeNumber) == [nil, nil, nil, nil, 3, nil, nil, nil, nil])
        #expect(values.map(\.text) == [nil, nil, nil, nil, nil, "é\n", nil, nil, nil])
        #expect(values.map(\.isContainer) == Array(repeating: false, count: 6) + [true, true, true])
        #expect(values.map(\.isEmptyContainer) == Array(repeating: false, count: 6) + [true, true, false])
        #expect(values[..<6].map(\.content) == ["null", "true", "false", "1.5", "3", "é\n"])
        #expect(values.map(\.offset) == [1, 7, 13, 20, 25, 28, 36, 40, 44])
    }

    @Test("A container gives its contents, and another value none")
    func contents() throws {
        let value = try root(#"{"a": [1, [2], 3], "b": {"c": "x"}, "a": 4}"#)
        #expect(value.members.map(\.name) == ["a", "b", "a"])
        #expect(value["a"]?.items.map(\.number) == [1, nil, 3])
        #expect(value["b"]?["c"]?.text == "x")
        #expect(value["b"]?.itemsOrSelf.map(\.offset) == [24])
        #expect(value["a"]?.itemsOrSelf.first?.number == 1)
        #expect(value["c"] == nil)
        #expect(value["a"]?["a"] == nil)
        #expect(value.items.first == nil)
        #expect(value["a"]?.members.map(\.name) == [])
        #expect(value.noItems.first == nil)
    }

    @Test(
        "Four numbers are read from a list of four only",
        arguments: [
            ("[1, 2, 3, 4]", true), ("[1, 2, 3]", false), ("[1, 2, 3, 4, 5]", false), ("[1, 2, null, 4]", false),
            ("1", false),
        ])
    func fourNumbers(text: String, isRead: Bool) throws {
        let numbers = try root(text).fourNumbers
        #expect((numbers != nil) == isRead)
        if let numbers { #expect(numbers == (1, 2, 3, 4)) }
    }

    @Test(
        "A rectangle is read from two pairs only",
        arguments: [
            ("[[1, 2], [3, 4]]", true), ("[[1, 2], [3]]", false), ("[[1, 2], [3, 4], []]", false),
            ("[[1, 2, 3], [4]]", false), ("[1, 2, 3, 4]", false), ("[[1, 2]]", false),
        ])
    func twoPairs(text: String, isRead: Bool) throws {
        let numbers = try root(text).twoPairs
        #expect((numbers != nil) == isRead)
        if let numbers { #expect(numbers == (1, 2, 3, 4)) }
    }

    @Test("The members of an object are read by kind, and null counts as missing")
    func members() throws {
        let object = try root(
            #"{"text": "a", "flag": true, "count": 2, "null": null, "texts": ["a"], "counts": [0, 1], "objects": [{}]}"#
        )
        #expect(try object.text("text") == "a")
        #expect(try object.optionalText("null") == nil)
        #expect(try object.optionalText("none") == nil)
        #expect(try object.flag("flag"))
        #expect(try !object.flag("none"))
        #expect(try object.count("count") == 2)
        #expect(try object.optionalCount("null") == nil)
        #expect(try object.texts("texts") == ["a"])
        #expect(try object.counts("counts") == [0, 1])
        #expect(try object.objects("objects").count == 1)
        #expect(try object.texts("none").isEmpty)
    }

    @Test("A member of another kind is an error at its value, and a missing one at its object")
    func errors() throws {
        let object = try root(#"{"text": 1, "list": 2, "items": ["a", 3], "number": -1}"#)
        func message(_ read: () throws(SyntaxError) -> Void) -> String? {
            do throws(SyntaxError) {
                try read()
                return nil
            } catch { return "\(error.offset): \(error.message)" }
        }
        #expect(
            message { () throws(SyntaxError) in _ = try object.text("text") } == "9: found a number, expected a string")
        #expect(
            message { () throws(SyntaxError) in _ = try object.texts("list") } == "20: found a number, expected a list")
        #expect(
            message { () throws(SyntaxError) in _ = try object.texts("items") }
                == "38: found a number, expected a string")
        #expect(
            message { () throws(SyntaxError) in _ = try object.count("number") }
                == "52: found a number, expected a whole number, 0 or more")
        #expect(
            message { () throws(SyntaxError) in _ = try object.text("none") }
                == "0: found no \"none\", expected one in this object")
        #expect(
            message { () throws(SyntaxError) in _ = try object.object("text") }
                == "9: found a number, expected an object")
    }
}
