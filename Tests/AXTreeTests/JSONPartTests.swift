import AXTree
import Testing

/// Large texts, whose halves are read at the same time, against the dialect with comments, which is read from one end to the
/// other.
@Suite("Halves of a JSON text")
struct JSONPartTests {
    /// More than half of what makes a text large.
    private static let much = 300_000

    private static func items(_ item: (Int) -> String, size: Int = much) -> String {
        var (text, number) = ("", 0)
        while text.utf8.count < size {
            text += (number > 0 ? "," : "") + item(number)
            number += 1
        }
        return text
    }

    private static let rows = items { #"{"n":\#($0),"frame":[1,-2.5,3e1,4],"on":true,"é\n":[[],{},null]}"# }

    /// Texts with nothing wrong, by what they are.
    private static let texts: [String: String] = [
        "a list": "[\(rows),\(rows)]",
        "with blanks": "[ \(rows.replacing("},{", with: " } ,\n\t{ ")) , \(rows) ] \n",
        "an object around": #"{"a":{"b":[\#(rows),\#(rows)],"c":{"d":1}},"e":[2]}"#,
        "lists behind the middle": #"{"a":[\#(rows)],"b":[\#(rows)],"c":[\#(rows)]}"#,
        "small lists": "[\(items { "{\"a\":[{\"b\":\($0)},{\"c\":[{},{}]}]}" }),\(rows)]",
        "objects alone": "{\(items { "\"a\($0)\":{\"b\":\($0)}" }),\(items { "\"c\($0)\":{\"d\":\($0)}" })}",
        "what looks like items in a string": #"[{"a":"\#(items { _ in "},{" })\#(items { _ in "},{" })"},\#(rows)]"#,
        "a string that is a text": "[{\"a\":\"\(items({ _ in "},{\\\"b\\\":[1]" }, size: 2 * much))\"},{}]",
        "numbers": "[\(items({ "\($0)" }, size: 2 * much))]",
        "nested": String(repeating: #"[{"a":"\#(String(repeating: "x", count: 40))"},{"b":2,"c":"#, count: 15_000) + "0"
            + String(repeating: "}]", count: 15_000),
    ]

    private func nodes(_ text: String, _ dialect: JSONDocument.Dialect) -> (nodes: [[UInt32]], error: SyntaxError?) {
        do throws(SyntaxError) {
            let document = try JSONDocument(parsing: Array(text.utf8), dialect: dialect)
            return (
                document.nodes.map { [$0.start, $0.end, UInt32($0.kind.rawValue), $0.hasEscapes ? 1 : 0] }, nil
            )
        } catch {
            return ([], error)
        }
    }

    private func isSame(_ text: String) -> Bool {
        let (halves, whole) = (nodes(text, .strict), nodes(text, .commented))
        return halves.nodes == whole.nodes && halves.error == whole.error
    }

    @Test("The values are those of a text that is read from one end to the other", arguments: texts.keys.sorted())
    func values(name: String) throws {
        let text = try #require(Self.texts[name])
        #expect(text.utf8.count >= 2 * Self.much)
        #expect(isSame(text))
        #expect(nodes(text, .strict).error == nil)
    }

    @Test("What is wrong is found where it stands, in either half", arguments: texts.keys.sorted())
    func mistakes(name: String) throws {
        let text = Array(try #require(Self.texts[name]).utf8)
        var random = SeededRandom(77)
        for round in 0..<24 {
            var damaged = text
            // Around the middle, and anywhere.
            let place =
                round.isMultiple(of: 2)
                ? text.count / 2 + random.int(-200...200) : random.int(0...text.count - 1)
            switch random.int(0...4) {
            case 0: damaged.removeSubrange(place...)
            case 1: damaged.remove(at: place)
            case 2: damaged.insert(random.pick(Array("]}[{\",:0x".utf8)), at: place)
            case 3: damaged[place] = random.pick([0x00, 0x80, 0x5C, 0x22, 0x0A])
            default: damaged += Array(" 1".utf8)
            }
            // The other dialect alone knows comments and commas at an end.
            let text = String(decoding: damaged, as: UTF8.self)
            if text.contains("/") || text.contains(",]") || text.contains(",}") { continue }
            if !isSame(text) { Issue.record("\(name), round \(round), byte \(place)") }
        }
    }

    @Test("Depth is counted from the beginning of the text", arguments: [39_998, 39_999])
    func depth(count: Int) {
        let deep = String(repeating: "[", count: count) + String(repeating: "]", count: count)
        let text = "{\"a\":[\(Self.rows),\(Self.rows),{},\(deep)]}"
        #expect(isSame(text))
        #expect((nodes(text, .strict).error == nil) == (count + 2 <= JSONDocument.maximumDepth))
    }
}
