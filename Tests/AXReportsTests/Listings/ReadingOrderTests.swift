import AXTestReports
import AXReports
import AXTree
import TestSupport
import Testing

/// What `show` lists.
@Suite("Reading order")
struct ReadingOrderTests {
    private func lines(_ packages: KeyValuePairs<String, String>) throws -> [String] {
        let windows = packages.map { package, text in
            """
            <window type="APPLICATION" bounds="[0,0][100,200]"><hierarchy><node class="android.widget.TextView" \
            package="\(package)" text="\(text)" bounds="[0,0][100,20]"/></hierarchy></window>
            """
        }
        let screen = try readScreen("<displays><display id=\"0\">\(windows.joined())</display></displays>")
        return ReadingOrder(screen).text().split(separator: "\n").map { $0.trimmingPrefix(#/ +/#) }.map(String.init)
    }

    @Test("The icons of the status bar are left out, as lint leaves them out, and a note says so")
    func statusBar() throws {
        let lines = try lines(["com.android.systemui": "9:41", "com.example.tunes": "Play"])
        #expect(lines.contains { $0.hasPrefix("1  Play") })
        #expect(!lines.contains { $0.contains("9:41") })
        #expect(lines.contains { $0.hasPrefix("note: 1 element that Android or another app draws") })
    }

    @Test("A screen of the system is listed")
    func systemScreen() throws {
        let lines = try lines(["com.android.settings": "Wi-Fi"])
        #expect(lines.contains { $0.hasPrefix("1  Wi-Fi") })
    }
}
