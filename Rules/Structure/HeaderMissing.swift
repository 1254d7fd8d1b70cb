import AXEngine
import AXTree

extension Rule {
    /// A screen of some length needs a heading.
    public static let headerMissing = Rule.overScreen(
        "header-missing",
        "A screen has no heading.",
        severity: .failure,
        presets: [.recommended],
        groups: ["structure"],
        needs: [.type],
        needsOneOf: [.traits, .headingLevel],
        standards: [.wcag("2.4.10"), .wcag("1.3.1"), .wcag("2.4.6")],
        why: "VoiceOver's rotor jumps from heading to heading; without any, one has to swipe through everything.",
        fix: "Give the titles of the screen and of its sections the trait header.",
        inUIKit: """
            titleLabel.accessibilityTraits.insert(.header)
            """,
        inSwiftUI: """
            Text("Payment").accessibilityAddTraits(.isHeader)
            """,
        limits: [
            "One heading is enough, however long the screen is; whether it stands where it should is not judged."
        ],
        unlikeA11yUITests: """
            It asked every screen for a heading, short ones and alerts too, and took the title of a navigation bar \
            for none.
            """,
        parameters: [minimumElements],
        examples: [
            .fails(.text("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay")),
            .fails(.text("결제"), .button("카드"), .button("현금"), .button("쿠폰"), .button("결제하기")),
            .passes(.header("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay")),
            .passes(
                .init(.other, "Payment", traits: .header, exposed: true), .button("Card"), .button("Cash"),
                .button("Voucher"), .button("Pay"), because: "a heading of any type"),
            .passes(
                .container(.navigationBar, at: nil, .text("Payment")), .button("Card"), .button("Cash"),
                .button("Voucher"), .button("Pay"), because: "the title of a navigation bar"),
            .passes(.text("Done"), .button("Close"), because: "too short to need one"),
            .passes(
                .container(
                    .alert, "Delete?", at: nil, .text("Delete?"), .text("It cannot be undone."), .button("Delete"),
                    .button("Archive"), .button("Cancel")), because: "an alert"),
            .notChecked(
                .text("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay"),
                on: ExampleScreen(lacks: [.traits, .headingLevel])),
        ]
    ) { screen, check in
        let subjects = screen.subjectIndices
        guard subjects.count >= check[minimumElements] else { return }
        var unreadable = 0
        for index in subjects {
            switch screen[index].isHeader {
            case true?: return
            case false?: break
            case nil: unreadable += 1
            }
        }
        guard !screen.hasTitledBar, !screen.isAlert(subjects) else { return }
        guard unreadable == 0 else {
            let elements = unreadable == 1 ? "1 element" : "\(unreadable) elements"
            return check.couldNotCheck("the traits of \(elements) could not be read")
        }
        check.reportScreen("no element with the header trait among \(subjects.count)")
    }

    private static let minimumElements = Parameter(
        "minimumElements", default: 5, "Exposed elements from which on a screen needs a heading.")
}

extension ScreenView {
    /// Whether a navigation bar has a title: a text inside, or a label of its own.
    fileprivate var hasTitledBar: Bool {
        elements.indices.contains { index in
            guard elements[index].type == .navigationBar, !elements[index].isHidden else { return false }
            let bar = self[index]
            return !bar.isBlank || bar.descendants.contains { $0.type == .staticText && !$0.isBlank }
        }
    }

    /// Whether everything that can be reached stands in an alert or an action sheet, which names itself.
    fileprivate func isAlert(_ subjects: [Int]) -> Bool {
        guard let first = subjects.first, let last = subjects.last else { return false }
        let types: ElementTypeSet = [.alert, .sheet, .dialog]
        return self[first].ancestors.contains { types.contains($0.type) && last < elements[$0.index].subtreeEnd }
    }
}
