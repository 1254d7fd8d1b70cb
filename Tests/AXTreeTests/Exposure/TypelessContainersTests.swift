import AXTree
import TestSupport
import Testing

/// Containers and elements in dumps without types.
@Suite("Containers without types")
struct TypelessContainersTests {
    private func node(_ label: String?, side: Double = 100, _ children: [TreeNode] = []) -> TreeNode {
        TreeNode(.any, children) {
            $0.label = label
            $0.frame = Rect(x: 0, y: 100, width: side, height: side)
        }
    }

    private func labels(_ nodes: [TreeNode]) -> [String?] {
        let screen = Screen(
            elements: TreeNode.elements(nodes), carries: [.label, .frame, .children], exposure: .inferred)
        return Exposure(screen).order.map { screen.elements[$0].label }
    }

    @Test("The joined labels of several parts make a container, however deep")
    func joined() {
        let card = node("Total 12 €, incl. tax", [node("Total"), node(nil, [node("12 €"), node("incl. tax")])])
        #expect(labels([card]) == ["Total", "12 €", "incl. tax"])
        #expect(labels([node("Total 12 €, incl. tax", [card])]) == ["Total", "12 €", "incl. tax"])
    }

    @Test("The label of one of several parts makes a container, such as an alert with the label of its title")
    func title() {
        let alert = node("Delete the card?", [node("Delete the card?"), node("Delete"), node("Cancel")])
        #expect(labels([alert]) == ["Delete the card?", "Delete", "Cancel"])
    }

    @Test("A row that repeats a label is a container if it holds a field, and so is a wrapper with a blank label")
    func fields() {
        func field(_ value: String?, _ placeholder: String?) -> TreeNode {
            TreeNode(.any) {
                $0.value = value
                $0.placeholder = placeholder
                $0.frame = Rect(x: 60, y: 100, width: 90, height: 20)
            }
        }
        #expect(labels([node("mobile", [node("mobile"), field("555 0100", "Phone")])]) == ["mobile", nil])
        #expect(labels([node("mobile", [node("mobile"), node("Call", side: 20)])]) == ["mobile"])
        #expect(labels([node(" ", [field(nil, " ")])]) == [nil])
    }

    @Test("Bars are containers, and an element that is listed twice at one frame is one")
    func barsAndRepetitions() {
        #expect(labels([node("Toolbar", [node("Search")])]) == ["Search"])
        #expect(labels([node("Toolbar")]) == ["Toolbar"])
        #expect(labels([node("Rounded", side: 80), node("Rounded", side: 80)]) == ["Rounded"])
        #expect(labels([node("Rounded", side: 80), node("Rounded", side: 90)]) == ["Rounded", "Rounded"])
    }

    @Test("Otherwise what has a label is an element: around one text, around icons, with words of its own")
    func elements() {
        #expect(labels([node("Call", [node("Call")])]) == ["Call"])
        #expect(labels([node("Call", [node("Forward", side: 13), node("Call", side: 20)])]) == ["Call"])
        #expect(labels([node("Anna, online", [node("Anna"), node("seen at 9:41")])]) == ["Anna, online"])
        #expect(labels([node("", [node("A"), node("B")])]) == ["A", "B"])
    }

    @Test("Labels joined with commas are those of one element; a switch in a row is none of its own")
    func swiftUI() {
        #expect(labels([node("Dates, May 3", [node("Dates"), node("May 3")])]) == ["Dates, May 3"])
        let part = TreeNode(.any) {
            $0.value = "1"
            $0.frame = Rect(x: 300, y: 100, width: 60, height: 30)
        }
        #expect(labels([node("Wi-Fi", [node("Wi-Fi"), part])]) == ["Wi-Fi"])
    }

    @Test("A disabled chevron is no element")
    func chevron() {
        let chevron = TreeNode(.any) {
            $0.label = "chevron"
            $0.isEnabled = false
            $0.frame = Rect(x: 350, y: 100, width: 11, height: 14)
        }
        #expect(labels([node(nil, [node("Theme"), chevron])]) == ["Theme"])
        #expect(labels([node("chevron")]) == ["chevron"])
    }

    @Test("A page, a map and a bar of tabs in another language are containers, a card is none")
    func large() {
        func labels(_ frame: Rect) -> [String?] {
            let large = TreeNode(.any, [node("Home"), node("News"), node("Search")]) {
                $0.label = "Tableiste"
                $0.frame = frame
            }
            let screen = Screen(
                size: Size(390, 844), elements: TreeNode.elements([large]), carries: [.label, .frame, .children],
                exposure: .inferred)
            return Exposure(screen).order.map { screen.elements[$0].label }
        }
        #expect(labels(Rect(x: 0, y: 100, width: 390, height: 600)) == ["Home", "News", "Search"])
        #expect(labels(Rect(x: 0, y: 761, width: 390, height: 83)) == ["Home", "News", "Search"])
        #expect(labels(Rect(x: 16, y: 200, width: 358, height: 200)) == ["Tableiste"])
    }

    @Test("An element nearly as large as the screen is a container unless its label names its parts")
    func screenFilling() {
        func labels(_ label: String, _ parts: [String], _ frame: Rect) -> [String?] {
            let view = TreeNode(.any, [TreeNode(.any, parts.map { node($0) })]) {
                $0.label = label
                $0.frame = frame
            }
            let screen = Screen(
                size: Size(390, 844), elements: TreeNode.elements([view]), carries: [.label, .frame, .children],
                exposure: .inferred)
            return Exposure(screen).order.map { screen.elements[$0].label }
        }
        let full = Rect(x: 0, y: 0, width: 390, height: 770)
        #expect(labels("Library", ["Photo, 3 May", "Photo, 4 May"], full) == ["Photo, 3 May", "Photo, 4 May"])
        #expect(labels("Library", ["Photo, 3 May"], full) == ["Photo, 3 May"])
        #expect(labels("Tap to go on to the news", ["Tap to go on"], full) == ["Tap to go on to the news"])
        #expect(labels("Library", ["Photo, 3 May"], Rect(x: 0, y: 0, width: 390, height: 500)) == ["Library"])
    }
}
