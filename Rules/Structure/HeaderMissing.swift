import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A screen of some length needs a heading.
    public static let headerMissing = Rule(
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
            "One heading is enough, however long the screen is; whether it stands where it should is not judged.",
            "A keypad or a calculator, and icons in rows as on the home screen, need none.",
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
            .passes(
                key("7", 0, 0), key("8", 1, 0), key("9", 2, 0), key("4", 0, 1), key("5", 1, 1), key("6", 2, 1),
                because: "a keypad"),
            .passes(
                .init(.icon, "Maps"), .init(.icon, "Photos"), .init(.icon, "News"), .init(.icon, "Health"),
                .init(.icon, "Wallet"), because: "the home screen"),
            .notChecked(
                .text("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay"),
                on: ExampleScreen(lacks: [.traits, .headingLevel])),
        ],
        check: .screen { screen, check in
            let subjects = screen.subjectIndices
            guard subjects.count >= check[minimumElements] else { return }
            var unreadable = 0
            for index in subjects {
                switch screen.isHeader(index) {
                case true?: return
                case false?: break
                case nil: unreadable += 1
                }
            }
            guard !screen.hasTitledBar, !screen.isAlert(subjects), !screen.isGrid(subjects) else { return }
            guard unreadable == 0 else {
                let elements = unreadable == 1 ? "1 element" : "\(unreadable) elements"
                return check.couldNotCheck("the traits of \(elements) could not be read")
            }
            check.reportScreen("no element with the header trait among \(subjects.count)")
        }
    )

    private static func key(_ label: String, _ column: Double, _ row: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16 + 120 * column, y: 400 + 90 * row, width: 110, height: 80))
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

    /// Returns whether more than half of the screen are controls in rows of three and more, and two such rows of one height:
    /// a keypad, or icons.
    fileprivate func isGrid(_ subjects: [Int]) -> Bool {
        if subjects.contains(where: { elements[$0].type == .icon }) { return true }
        var rows: [GridRow: Int] = [:]
        for index in subjects where exposure.isControl[index] {
            guard let frame = elements[index].frame, !frame.isEmpty else { continue }
            rows[GridRow(top: Int(frame.y.rounded()), height: Int(frame.height.rounded())), default: 0] += 1
        }
        let full = rows.filter { $0.value >= 3 }
        let isRepeated = Set(full.keys.map(\.height)).count < full.count
        return isRepeated && full.values.reduce(0, +) * 2 > subjects.count
    }

    /// Returns whether all exposed elements are in an alert or an action sheet, which has a title of its own.
    fileprivate func isAlert(_ subjects: [Int]) -> Bool {
        guard let first = subjects.first, let last = subjects.last else { return false }
        let types: ElementTypeSet = [.alert, .sheet, .dialog]
        return self[first].ancestors.contains { types.contains($0.type) && last < elements[$0.index].subtreeEnd }
    }
}

/// The top and the height of a row of controls, rounded to points.
private struct GridRow: Hashable {
    var top: Int
    var height: Int
}
