import AXTree
import TestSupport
import Testing

@testable import AXEngine

/// What users of Voice Control say. Every expectation is worked out by hand.
@Suite("Names for Voice Control")
struct VoiceNamesTests {
    private func button(_ label: String?, inputLabels: [String]? = nil, _ texts: String...) -> TreeNode {
        TreeNode(
            .button,
            texts.map { text in
                TreeNode(.staticText) {
                    $0.label = text
                    $0.isAccessibilityElement = false
                }
            }
        ) {
            $0.label = label
            $0.isAccessibilityElement = true
            $0.traits = .button
            $0.userInputLabels = inputLabels
        }
    }

    private func names(_ nodes: TreeNode...) -> [VoiceName] {
        let tree = Screen(elements: TreeNode.elements(nodes), exposure: .given)
        let names = VoiceNames(tree, Exposure(tree)).byControl
        return names.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test("A label is the name; names that the app sets for Voice Control take its place, blank ones do not")
    func names() {
        let found = names(
            button("Pay"), button("Pay now with card", inputLabels: ["Pay by card", "Card"]),
            button("Buy", inputLabels: [" "]))
        #expect(found.map(\.names) == [["Pay"], ["Pay by card", "Card"], ["Buy"]])
        #expect(found.allSatisfy { $0.problem == nil && $0.instead == nil })
    }

    @Test(
        "What cannot be said, and why",
        arguments: [
            ("×", VoiceName.Problem.symbols), ("🎉", .emoji), ("…", .symbols), ("", .unnamed), (" ", .unnamed),
            ("ic_pay_button", .identifier), ("btnClose", .identifier), ("Total: %@", .identifier),
            ("ann.lee__0008", .identifier),
            ("Pay for all of this with my card", .long), ("支付这些商品的全部款项请使用我的信用卡", .long),
        ])
    func notSayable(label: String, problem: VoiceName.Problem) {
        #expect(names(button(label)).map(\.problem) == [problem])
    }

    @Test(
        "What can be said",
        arguments: [
            "Pay", "Reply to @ann_lee", "7", "🎉 Party", "C++", "닫기", "Pay for all of this now", "支付全部款项",
            "Add 2 for 3 of 4 in 5 at 6",
        ])
    func sayable(label: String) {
        #expect(names(button(label)).map(\.problem) == [nil])
    }

    @Test("A name that another enabled control has is ambiguous, also in other case and with signs")
    func ambiguous() {
        let found = names(
            button("Edit"), button("edit…"), button("Edit", inputLabels: ["Edit", "Edit card"]),
            TreeNode(.button) {
                $0.label = "Pay"
                $0.isAccessibilityElement = true
                $0.isEnabled = false
            }, button("Pay"))
        #expect(found.map(\.problem) == [.ambiguous, .ambiguous, nil, nil])
        #expect(found.map(\.others) == [2, 2, 2, 0])
    }

    @Test("A text on the control that can be said and that no control has would do instead")
    func instead() {
        let found = names(
            button("ic_pay_button", "×", "Pay now"), button("Edit", "Edit"), button("Edit", "Home"), button("×"),
            button("Pay by card", "Visa"))
        #expect(found.map(\.instead) == ["Pay now", nil, "Home", nil, nil])
        // The text of two controls would be ambiguous as well.
        let replies = names(button("Reply to this", "Reply", "Ann"), button("Reply to this", "Reply", "Ben", "Ben"))
        #expect(replies.map(\.instead) == ["Ann", "Ben"])
    }

    @Test("What does not respond to user interaction, and what is no control, has no name")
    func noControl() {
        let text = TreeNode(.staticText) {
            $0.label = "Total"
            $0.isAccessibilityElement = true
        }
        let still = TreeNode(.button) {
            $0.label = "Pay"
            $0.isAccessibilityElement = true
            $0.respondsToUserInteraction = false
        }
        #expect(names(text, still).isEmpty)
    }
}
