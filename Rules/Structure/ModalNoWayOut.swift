import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports alerts, sheets and modal views without a control.
    public static let modalNoWayOut: Rule = Rule(
        "modal-no-way-out",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        parameters: [sheets],
        variants: [
            .iOS(
                "Alert, sheet or modal view has no control that closes it.",
                needs: [.type, .children],
                standards: [.wcag("2.1.2"), .apple("accessibilityPerformEscape()")],
                why: "VoiceOver users cannot leave the view, because what is behind it is hidden from VoiceOver.",
                fix: """
                    Add a button such as "Close" to the view, and override `accessibilityPerformEscape()` to dismiss it.
                    """,
                inUIKit: """
                    override func accessibilityPerformEscape() -> Bool {
                        dismiss(animated: true)
                        return true
                    }
                    """,
                inSwiftUI: """
                    InfoView()
                        .toolbar { Button("Close", action: close) }
                        .accessibilityAction(.escape, close)
                    """,
                limits: [
                    "A dump does not tell whether the escape gesture closes the view; views that UIKit presents support it.",
                    """
                    Any exposed control in the view counts as a way out, even if it does not close the view, except text fields, \
                    switches and sliders.
                    """,
                    """
                    A view with a progress indicator, or with a text that ends with an ellipsis, is not reported, because it closes by \
                    itself.
                    """,
                    "In the preset recommended, only alerts are reported: an app may close other views with a gesture.",
                ],
                examples: [
                    .fails(
                        .container(.alert, "No connection", at: nil, .text("No connection"), .text("Try again later."))),
                    .fails(
                        .button("설정"),
                        .container(.other, at: nil, .text("서비스 점검 중입니다")).with { $0.isModal = true }, as: .warning),
                    .fails(.container(.sheet, at: nil, .text("Terms"), .image("Seal"))),
                    .fails(
                        .container(.sheet, at: nil, .text("Filter"), .init(.switch, "Nearby", value: "1")),
                        because: "a switch closes nothing"),
                    .passes(.container(.alert, "No connection", at: nil, .text("No connection"), .button("OK"))),
                    .passes(
                        .container(.other, at: nil, .text("서비스 점검 중입니다"), .button("닫기")).with { $0.isModal = true }),
                    .passes(
                        .container(.other, at: nil, .init(.activityIndicator, "Loading")).with { $0.isModal = true },
                        because: "closes by itself"),
                    .passes(
                        .container(.alert, "Saving…", at: nil, .text("Saving…")), because: "says that the app is busy"),
                    .passes(
                        .button("Dismiss", at: Rect(x: 0, y: 0, width: 390, height: 844)),
                        .container(.sheet, at: Rect(x: 0, y: 600, width: 390, height: 244), .text("Terms")),
                        because: "control around the sheet that closes it"),
                    .passes(
                        .container(.sheet, at: nil, .text("Terms").with { $0.actions = ["Close"] }),
                        because: "custom action"),
                    .passes(.container(.other, at: nil, .text("Terms")), because: "not modal"),
                ],
                check: .screen { screen, check in
                    guard let modal = screen.lastModal, modal.hasChildren,
                        check[sheets] || modal.type == .alert
                    else { return }
                    let end = screen.elements[modal.index].subtreeEnd
                    let contents = screen.subjects.lazy.filter { $0.index >= modal.index && $0.index < end }
                    let offersAction = contents.contains { $0.mayClose || $0.element.actions?.isEmpty == false }
                    let closesByItself = modal.descendants.contains {
                        $0.isProgress || $0.traits?.contains(.updatesFrequently) == true
                            || $0.label?.endsInEllipsis == true
                    }
                    guard !offersAction, !closesByItself, !screen.hasControl(around: modal) else { return }
                    guard !screen.screen.lacksContents, modal.element.contentsCaptured != false else {
                        return check.couldNotCheck("contents of \(modal.description) are missing from this dump")
                    }
                    let lack = contents.contains(where: \.isControl) ? "control that may close it" : "exposed control"
                    check.report(modal, "may have no way out: it has no \(lack), and no control around it closes it")
                }
            )
        ]
    )

    private static let sheets = Parameter(
        "sheets", default: true, presets: [.recommended: false],
        "Whether sheets, dialogs and modal views are reported, too, not only alerts.")
}

extension ElementView {
    /// Whether it is a control that may close the view around it: no field, switch or slider.
    fileprivate var mayClose: Bool {
        guard isControl, !isTextInput else { return false }
        switch type {
        case .switch, .toggle, .checkBox, .slider: return false
        // A tap beside a popover with a picker closes it.
        case .stepper, .pickerWheel, .picker, .datePicker: return true
        default: return traits?.isDisjoint(with: [.adjustable, .toggleButton]) ?? true
        }
    }
}

extension ScreenView {
    /// The alert, sheet or modal view that was presented last and is not inside another one; `nil` if none is visible.
    fileprivate var lastModal: ElementView? {
        let types: ElementTypeSet = [.alert, .sheet, .dialog]
        var last: Int?
        var index = 0
        while index < elements.count {
            let isModal = elements[index].isModal || types.contains(elements[index].type)
            let isHidden = elements[index].isHidden || elements[index].elementsHidden
            if isModal, !isHidden, elements[index].isVisible != false { last = index }
            index = isModal || isHidden ? elements[index].subtreeEnd : index + 1
        }
        return last.map { self[$0] }
    }

    /// Returns whether a control outside the modal view lies around it, as an area that closes it on a tap does.
    fileprivate func hasControl(around modal: ElementView) -> Bool {
        guard let covered = modal.frame else { return true }
        return elements.indices.contains { index in
            guard exposure.isControl[index], !elements[index].isHidden, !modal.contains(self[index]),
                let area = elements[index].frame
            else { return false }
            return area.contains(covered, tolerance: screen.frameTolerance)
        }
    }
}
