import AXDumps
import AXFormats
import AXSyntax
import TestSupport
import Testing

@Suite("Many unknown keys", .timeLimit(.minutes(5)))
struct UnknownKeysTests {
    private func messages(_ text: String) -> [String] {
        do throws(InputErrors) {
            _ = try TreeReader.read(Array(text.utf8), file: "t.json", format: .axaudit)
            return []
        } catch {
            return error.errors.map(\.message)
        }
    }

    @Test("The first of each name is reported, with its count")
    func repeated() {
        let element = #"{"type":"button","lable":"A","colour":1}"#
        let text =
            #"{"axaudit":1,"elements":["# + Array(repeating: element, count: 20_000).joined(separator: ",") + "]}"
        #expect(
            messages(text) == [
                "unknown key of an element \"lable\" (20000 times); did you mean \"label\"?",
                "unknown key of an element \"colour\" (20000 times)",
            ])
    }

    @Test("Of many names the first fifty are reported")
    func different() {
        let keys = (0..<Cases.of(200_000)).map { "\"zz\($0)\":1" }.joined(separator: ",")
        #expect(messages(#"{"axaudit":1,"elements":[{"type":"button",\#(keys)}]}"#).count == 50)
    }
}
