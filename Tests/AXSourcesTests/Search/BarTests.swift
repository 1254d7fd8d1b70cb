import AXSources
import AXTree
import TestSupport
import Testing

/// The places of the tabs of an app, whose texts are on many screens.
@Suite("Bars in sources")
struct BarTests {
    private static let tabs = ["Home", "Workout", "Diet", "Profile"]

    /// Returns the answers for the tabs; they are side by side, or one below the other.
    private static func answers(isRow: Bool = true, in files: [String: String]) throws -> [String] {
        let buttons = tabs.enumerated().map { number, label in
            let frame = isRow ? "[\(100 * number), 780, 90, 60]" : "[0, \(300 + 100 * number), 90, 60]"
            return "{ \"type\": \"button\", \"label\": \"\(label)\", \"frame\": \(frame) }"
        }
        let screen = try readScreen(
            """
            { "axaudit": 1, "root": { "type": "application", "frame": [0, 0, 400, 844], "children": [
              { "type": "staticText", "label": "Good morning, Jane", "frame": [9, 58, 90, 22] },
              { "type": "other", "frame": [0, 300, 400, 540], "children": [\(buttons.joined(separator: ", "))] } ] } }
            """)
        let index = SourceIndex(
            (files.merging(others) { $1 }).sorted { $0.key < $1.key }.compactMap { path, text in
                ScannedFile(SourceFile(path: path, contents: Array(text.utf8)))
            })
        let search = CodeSearch(index, screen)
        return screen.elements.indices.filter { screen.elements[$0].type == .button }.map {
            CodeSearchTests.describe(search.answer(for: $0))
        }
    }

    /// Other places of the texts, one of them of this screen.
    private static let others = [
        "Today.tsx": """
        export const Today = () => (
          <View><Text>Good morning, Jane</Text><Text>Home</Text><Text>Profile</Text></View>
        );
        """,
        "Plan.tsx": "export const Plan = () => <View><Text>Workout</Text><Text>Diet</Text></View>;\n",
        "Review.tsx": "export const titles = ['Workout', 'Diet'];\n",
    ]

    private static let list = """
        export const Navigation = () => {
          const tabs = [
            { key: 'home', title: 'Home' },
            { key: 'workout', title: 'Workout' },
            { key: 'diet', title: 'Diet' },
            { key: 'profile', title: 'Profile' },
          ];
          return <TabBar tabs={tabs} />;
        };
        """

    @Test("Texts side by side are from the only list that has them")
    func bar() throws {
        #expect(
            try Self.answers(in: ["Navigation.tsx": Self.list]) == (3...6).map { "one Navigation.tsx:\($0) by literal" }
        )
        let flutter = """
            Widget build(BuildContext context) => NavigationBar(destinations: [
              NavigationDestination(icon: home, label: 'Home'),
              NavigationDestination(icon: workout, label: 'Workout'),
              NavigationDestination(icon: diet, label: 'Diet'),
              NavigationDestination(icon: person, label: 'Profile'),
            ]);
            """
        #expect(
            try Self.answers(in: ["navigation.dart": flutter]) == (2...5).map { "one navigation.dart:\($0) by literal" }
        )
    }

    @Test("Of two such lists neither is certain, nor is the only one for texts that are not side by side")
    func noBar() throws {
        let two = try Self.answers(in: ["Navigation.tsx": Self.list, "Old.tsx": Self.list])
        #expect(!two.contains { $0.hasPrefix("one") }, "\(two)")
        let rows = try Self.answers(isRow: false, in: ["Navigation.tsx": Self.list])
        // Another file has these two as well.
        #expect(rows[0].hasPrefix("several") && rows[3].hasPrefix("several"), "\(rows)")
    }
}
