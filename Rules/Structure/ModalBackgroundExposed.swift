import AXEngine
import AXTree

extension Rule {
    /// Reports alerts, sheets and dialogs that leave elements behind them exposed.
    public static let modalBackgroundExposed: Rule = Rule(
        "modal-background-exposed",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        parameters: [types],
        variants: [
            .iOS(
                "Elements behind an alert, a sheet or a dialog are exposed.",
                needs: [.type, .children],
                standards: [.wcag("2.4.3"), .wcag("1.3.2"), .apple("accessibilityViewIsModal")],
                why: "VoiceOver users may leave the alert without noticing and operate controls that are covered.",
                fix: "Set `accessibilityViewIsModal` on the presented view, as a sibling of the views that it covers.",
                inUIKit: "sheetView.accessibilityViewIsModal = true",
                inSwiftUI: """
                    content.accessibilityHidden(isSheetShown)
                    SheetView().accessibilityAddTraits(.isModal)
                    """,
                limits: [
                    """
                    The rule is not checked if the dump neither says which elements are modal nor lists only exposed \
                    elements: system alerts hide the elements behind them from VoiceOver, but XCUITest still lists them.
                    """,
                    """
                    In such a dump an alert, or a sheet as large as the screen, is reported as a warning if controls behind it have the \
                    flag of accessibility elements and the dump, unlike one of XCUITest, does not say what is visible.
                    """,
                    """
                    A box in the middle of a view as large as the screen is taken for a dialog of the app, and reported as a warning, if \
                    it has texts and one to four buttons, ends the reading order, and lies over exposed elements or, with two buttons, over a bar.
                    """,
                    "Popovers on iPad, and elements added above the alert, are not reported.",
                ],
                examples: [
                    .fails(
                        .container(.table, at: nil, .button("Edit")),
                        .container(.alert, "Delete?", at: nil, .text("Delete?"), .button("Delete")), as: .failure),
                    .fails(.text("잔액"), .container(.sheet, at: nil, .button("공유"), .button("취소")), as: .failure),
                    .fails(
                        .container(.other, at: nil, .button("Edit").with { $0.isAccessibilityElement = nil }),
                        .container(.alert, at: nil, .button("Delete")), as: .warning,
                        because: "exposure only inferred"),
                    .fails(
                        .container(.other, at: nil, .button("편집")),
                        .container(.alert, at: nil, .button("삭제")), as: .warning,
                        on: ExampleScreen(lacks: [.modal, .visible]), because: "without modal flags"),
                    .fails(
                        coffee("Espresso", 100), coffee("Latte", 160), coffee("Mocha", 400), dialog(.button("Later")),
                        as: .warning, because: "a dialog of the app"),
                    .passes(
                        coffee("Espresso", 100), coffee("Latte", 160), coffee("Mocha", 220), dialog(.button("Later")),
                        because: "it lies over nothing"),
                    .passes(
                        coffee("Espresso", 100), coffee("Latte", 160), coffee("Mocha", 400), dialog(.text("2 of 3")),
                        because: "a box without buttons"),
                    .passes(.container(.alert, "Delete?", at: nil, .text("Delete?"), .button("Delete"))),
                    .passes(
                        .container(.other, at: nil, .button("수정")).with { $0.elementsHidden = true },
                        .container(.alert, at: nil, .button("삭제")), because: "background hidden from VoiceOver"),
                    .passes(
                        .container(.other, at: nil, .button("Edit")),
                        .container(.sheet, at: nil, .button("Delete")).with { $0.isModal = true },
                        because: "the sheet is modal"
                    ),
                    .passes(
                        .button("Dismiss", at: Rect(x: 0, y: 0, width: 390, height: 844)),
                        .container(.sheet, at: Rect(x: 0, y: 600, width: 390, height: 244), .button("Share")),
                        because: "control that closes the sheet"),
                    .passes(
                        .button("Edit"), .container(.popover, at: nil, .button("Bold")), on: ExampleScreen(idiom: .pad),
                        because: "popover on iPad"),
                    .passes(
                        .container(.alert, at: nil, .button("Delete")), .text("Copied"),
                        because: "added above the alert"),
                ],
                check: .screen { screen, check in
                    let types = check[Self.types]
                    guard let modal = screen.topModal(types), screen.firstExposed(in: screen.inside(modal.index)) != nil
                    else { return reportDialog(screen, check) }
                    let behind = screen.exposed(behind: modal)
                    guard let first = behind.first else { return }
                    guard screen.carries(.modal) || screen.screen.exposure == .listed || modal.exposesControls(behind)
                    else {
                        return check.couldNotCheck(
                            "this dump does not say which elements \(modal.description) hides from VoiceOver")
                    }
                    let others = behind.count == 1 ? "" : " and \(behind.count - 1) more"
                    let verb = first.isExposureKnown ? "leaves" : "may leave"
                    check.report(
                        [modal, first], "\(verb) \(first.description)\(others) exposed behind it",
                        as: first.isExposureKnown && (screen.carries(.modal) || screen.screen.exposure == .listed)
                            ? nil : .warning)
                }
            ),
            .android(
                "Views behind a page that covers the screen can be reached.",
                needs: [.type, .frame, .children],
                standards: [.wcag("2.4.3"), .wcag("1.3.2")],
                why: """
                    TalkBack users swipe from the page in front to views that are not visible, and may operate what a PIN \
                    or a question should guard.
                    """,
                fix: """
                    Set `importantForAccessibility` to `noHideDescendants` on the views behind the page while it is shown, \
                    or show the page in a dialog.
                    """,
                inCompose: "Dialog(onDismissRequest = close) { PinPad() }",
                inViews: """
                    pages.importantForAccessibility =
                        View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
                    """,
                limits: [
                    """
                    A page is a clickable view as large as its window, with controls that lie over a view before it. What \
                    is behind it has no other finding. Whether another view is opaque is in no dump.
                    """,
                    "The finding is a warning if the dump does not say which views are important for accessibility.",
                ],
                parameters: [],
                examples: [
                    .fails(
                        .button("Pay", at: Rect(x: 16, y: 100, width: 358, height: 48)),
                        page(.button("One", at: Rect(x: 16, y: 100, width: 80, height: 80)))),
                    .passes(
                        .button("Pay", at: Rect(x: 16, y: 100, width: 358, height: 48)),
                        page(.button("One", at: Rect(x: 16, y: 200, width: 80, height: 80))),
                        because: "nothing lies over the button, which may be in front of the page"),
                    .passes(
                        page(.button("One", at: Rect(x: 16, y: 100, width: 80, height: 80))),
                        .button("Pay", at: Rect(x: 16, y: 100, width: 358, height: 48)),
                        because: "the button is in front of the page"),
                ],
                check: .screen { screen, check in
                    guard let page = screen.coveringPage else { return }
                    let behind = page.behind.filter { screen.exposure.isExposed[$0] }.map { screen[$0] }
                    guard let first = behind.first else { return }
                    let others = behind.count == 1 ? "" : " and \(behind.count - 1) more"
                    let isKnown = screen.screen.exposure == .given
                    check.report(
                        [screen[page.index], first],
                        "covers the screen but \(isKnown ? "leaves" : "may leave") \(first.description)\(others) reachable",
                        as: isKnown ? nil : .warning)
                }
            ),
        ]
    )

    /// Reports a box that looks like a dialog of the app and leaves what it covers exposed.
    private static func reportDialog(_ screen: ScreenView, _ check: RuleCheck) {
        guard let dialog = DialogBox.last(on: screen) else { return }
        let first = screen[dialog.behind[0]]
        let others = dialog.behind.count == 1 ? "" : " and \(dialog.behind.count - 1) more"
        check.report(
            [screen[dialog.box], first], "may be a dialog that leaves \(first.description)\(others) exposed behind it",
            as: .warning)
    }

    private static func coffee(_ label: String, _ top: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16, y: top, width: 358, height: 44))
    }

    private static func dialog(_ last: ExampleElement) -> ExampleElement {
        .container(
            .other, at: Rect(x: 0, y: 0, width: 390, height: 844),
            .container(
                .other, at: Rect(x: 40, y: 320, width: 310, height: 200),
                .text("Do you like the app?", at: Rect(x: 56, y: 340, width: 278, height: 24)), last))
    }

    private static func page(_ first: ExampleElement) -> ExampleElement {
        .button(
            "PIN", at: Rect(x: 0, y: 0, width: 390, height: 844),
            containing: [first, .button("Two", at: Rect(x: 112, y: 200, width: 80, height: 80))])
    }

    private static let types = Parameter(
        "types", default: ["alert", "sheet", "dialog", "popover"], "Element types that are treated as modal.",
        choices: ElementType.names)
}

extension ScreenView {
    /// Returns the element of these types that was presented last; `nil` if none is visible.
    fileprivate func topModal(_ types: [String]) -> ElementView? {
        var modals: ElementTypeSet = []
        for type in types.compactMap({ ElementType(name: $0) }) where type != .popover || screen.idiom != .pad {
            modals.insert(type)
        }
        let top = elements.indices.last { modals.contains(elements[$0].type) && !elements[$0].isHidden }
        guard let top, elements[top].isVisible != false else { return nil }
        return self[top]
    }

    /// Returns the indices of the elements inside an element.
    fileprivate func inside(_ index: Int) -> Range<Int> { index + 1..<elements[index].subtreeEnd }

    /// Returns the exposed elements before the modal element and outside it, without an area that closes it on a tap.
    fileprivate func exposed(behind modal: ElementView) -> [ElementView] {
        let window = screen.idiom == .mac ? modal.ancestor(of: [.window])?.index : nil
        return subjectIndices.prefix { $0 < modal.index }.map { self[$0] }.filter { element in
            if element.isOutOfSight || element.contains(modal) { return false }
            if let window, element.ancestor(of: [.window])?.index != window { return false }
            guard element.isControl, let area = element.frame, let covered = modal.frame else { return true }
            return !area.contains(covered, tolerance: screen.frameTolerance)
        }
    }
}

extension ElementView {
    /// Returns whether one of these elements behind it is a control whose exposure the dump states, although a dump
    /// without modal flags and visibility may not tell that this alert or sheet hides it.
    fileprivate func exposesControls(_ behind: [ElementView]) -> Bool {
        guard screen.screen.exposure == .given, !screen.carries(.visible),
            type == .alert || type == .sheet && coversScreen
        else { return false }
        return behind.contains { $0.isControl && $0.isExposureKnown }
    }
}
