import AXConfiguration
import AXEngine
import AXTree
import Testing

/// Configurations and baselines of many entries, all of them on one line, as `jq -c` writes them.
@Suite("Long settings", .timeLimit(.minutes(5)))
struct LongSettingsTests {
    private func errors(ofBaseline text: String) -> [String] {
        do throws(SettingsErrors) {
            _ = try Baseline(parsing: Array(text.utf8), file: "b.json", rules: .tested)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    private func errors(ofConfiguration text: String) -> [String] {
        do throws(SettingsErrors) {
            _ = try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: .tested)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    @Test("30,000 entries on one line: the column of the last one is right")
    func baseline() {
        // Each entry has 60 Unicode scalars and 61 bytes.
        let entries = (10_000..<40_000).map { ##"{"screen":"Ü","rule":"one","key":"#n\##($0)","count":1},"## }
        let width = entries[0].unicodeScalars.count
        let start = #"{"kind":"axaudit-baseline","version":1,"entries":["#
        let text = start + entries.joined() + #"{"screen":"Ü"}]}"#
        let column = start.count + 30_000 * width + 1
        let missing = ["rule", "key", "count"].map {
            "b.json:1:\(column): this entry has no \"\($0)\"; expected screen, rule, key and count"
        }
        #expect(errors(ofBaseline: text) == missing)
        #expect(errors(ofBaseline: start + entries.joined().dropLast() + "]}") == [])
    }

    @Test("An unknown key that is repeated is reported once, with its count")
    func repeated() {
        let ignores = (0..<20_000).map { "{\"rules\":\"*\",\"reason\":\"r\",\"element\":\"#e\($0)\",\"scren\":1}" }
        let text = "{\"ignore\":[" + ignores.joined(separator: ",") + "]}"
        #expect(errors(ofConfiguration: text).count == 1)
        #expect(errors(ofConfiguration: text)[0].contains("\"scren\" (20000 times); did you mean \"screens\"?"))
    }

    @Test("Of many errors the first hundred are listed, and the others are counted")
    func many() {
        let keys = (0..<20_000).map { "\"zz\($0)\":1" }
        let found = errors(ofConfiguration: "{" + keys.joined(separator: ",") + "}")
        #expect(found.count == 101)
        #expect(found.first?.hasPrefix("c.json:1:2: unknown key \"zz0\"") == true)
        #expect(found.last?.hasSuffix(": 19900 more errors from here on") == true)
    }
}
