import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports screens that have no heading.
    public static let headerMissing: Rule = Rule(
        "header-missing",
        "Screen has no heading.",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure"],
        unlikeA11yUITests: """
            A11yUITests requires a heading on every screen, including short screens and alerts, and does not accept \
            the title of a navigation bar, even if its traits are unknown.
            """,
        parameters: [minimumElements],
        needs: [.type],
        standards: [.wcag("2.4.10"), .wcag("1.3.1"), .wcag("2.4.6")],
        limits: [
            "One heading is enough for a screen of any length, and its position is not checked.",
            "Keypads, calculators and grids of icons, such as the home screen, are not reported.",
            "A screen on which an alert is shown is not reported, nor one with a search field and the keyboard.",
        ],
        variants: [
            .iOS(
                needsOneOf: [.traits, .headingLevel],
                why:
                    "Without headings, VoiceOver users cannot jump between sections and must swipe through every element.",
                fix: "Insert `.header` into the `accessibilityTraits` of the titles of the screen and its sections.",
                inUIKit: "titleLabel.accessibilityTraits.insert(.header)",
                inSwiftUI: #"Text("Payment").accessibilityAddTraits(.isHeader)"#,
                limits: [
                    "A text in a navigation bar counts as a heading only if its traits could not be read.",
                    """
                    Not reported are a sheet, an alert or a popover with fewer than 8 elements, a web page, and a camera, a player or a \
                    feed that fills the screen.
                    """,
                ],
                examples: [
                    .fails(
                        .text("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay"),
                        as: .warning),
                    .fails(.text("결제"), .button("카드"), .button("현금"), .button("쿠폰"), .button("결제하기")),
                    .passes(.header("Payment"), .button("Card"), .button("Cash"), .button("Voucher"), .button("Pay")),
                    .passes(
                        .init(.other, "Payment", traits: .header, exposed: true), .button("Card"), .button("Cash"),
                        .button("Voucher"), .button("Pay"), because: "heading that is not static text"),
                    .fails(
                        .container(.navigationBar, at: nil, .text("Payment")), .button("Card"), .button("Cash"),
                        .button("Voucher"), .button("Pay"), as: .warning, because: "title without the header trait"),
                    .passes(
                        .container(
                            .popover, at: Rect(x: 40, y: 100, width: 300, height: 300), .text("Sort"), .button("Name"),
                            .button("Date"), .button("Size"), .button("Kind")), because: "a popover with few elements"),
                    .passes(
                        .container(
                            .webView, at: Rect(x: 0, y: 100, width: 390, height: 700), .link("결제"), .link("배송"),
                            .link("주문"), .link("반품")), .button("뒤로"), because: "a web page"),
                    .passes(
                        .image("Sea", at: Rect(x: 0, y: 0, width: 390, height: 844)), .text("@pier"), .button("Like"),
                        .button("Share"), .button("Follow"), because: "a feed that fills the screen"),
                    .passes(
                        .text("Waves"), .init(.slider, "Position", value: "1:20 of 4:05"), .button("Back"),
                        .button("Pause"), .button("Next"), because: "a player"),
                    .passes(
                        .image("Cover", at: Rect(x: 24, y: 100, width: 342, height: 342)), .text("Waves"),
                        .init(.slider, "Position", value: "one minute"), .button("Pause"), .button("Next"),
                        because: "a player with the cover of an album"),
                    .passes(
                        .container(.navigationBar, at: nil, .text("Payment").with { $0.traits = nil }), .button("Card"),
                        .button("Cash"), .button("Voucher"), .button("Pay"),
                        because: "title in a navigation bar, traits unknown"),
                    .passes(
                        .text("결제"), .button("카드"), .button("현금"), .button("쿠폰"), .button("결제하기"),
                        .container(.alert, "오류", at: nil, .text("오류"), .button("확인")), because: "an alert is shown"),
                    .passes(.text("Done"), .button("Close"), because: "fewer elements than `minimumElements`"),
                    .passes(
                        .container(
                            .alert, "Delete?", at: nil, .text("Delete?"), .text("It cannot be undone."),
                            .button("Delete"),
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
                    reportMissing(on: screen, check, "exposed elements") { subjects in
                        // The traits of a title in a navigation bar may be unknown.
                        screen.isGrid(subjects) || screen.isSmallSheet(subjects) || screen.isPage(subjects)
                            || screen.isPlayer(subjects) || screen.isOverlay(subjects)
                            || subjects.contains { screen.elements[$0].traits == nil && screen.isTitle($0) }
                    }
                }
            ),
            .android(
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why:
                    "Without headings, TalkBack users cannot jump between sections and must swipe through every element.",
                fix: "Mark the titles of the screen and of its sections as headings.",
                inCompose: "Text(\"Payment\", Modifier.semantics { heading() })",
                inViews: "ViewCompat.setAccessibilityHeading(title, true)",
                limits: [
                    "Only Appium's driver from 4.0.1 on says which views are headings.",
                    "A window that covers less than half of the screen is a dialog, and not reported; nor is a screen without texts, or with choices side by side as its only texts.",
                ],
                parameters: [minimumElements],
                check: .screen { screen, check in
                    // TalkBack also moves to headings that it does not stop on otherwise.
                    guard !screen.elements.contains(where: { $0.headingLevel != nil }) else { return }
                    reportMissing(on: screen, check, "TalkBack stops") { subjects in
                        screen.isGridOfOneHeight(subjects) || screen.isSmallWindow || !screen.hasTitle(subjects)
                            || screen.showsPictureOrDialog(subjects)
                    }
                }
            ),
        ]
    )

    /// Reports a screen without a heading, unless it needs none. `words` is what the message calls the exposed
    /// elements.
    private static func reportMissing(
        on screen: ScreenView, _ check: RuleCheck, _ words: String, needsNone: ([Int]) -> Bool
    ) {
        let subjects = screen.subjectIndices
        guard subjects.count >= check[minimumElements] else { return }
        let headers = subjects.map(screen.isHeader)
        guard !headers.contains(true), !screen.showsAlert, !screen.isSearching, !screen.isSheet(subjects),
            !needsNone(subjects)
        else { return }
        let unreadable = headers.count { $0 == nil }
        guard unreadable == 0 else {
            let elements = unreadable == 1 ? "1 element" : "\(unreadable) elements"
            return check.couldNotCheck("the traits of \(elements) could not be read")
        }
        check.reportScreen("has no heading (\(words): \(subjects.count))")
    }

    private static func key(_ label: String, _ column: Double, _ row: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16 + 120 * column, y: 400 + 90 * row, width: 110, height: 80))
    }

    private static let minimumElements = Parameter(
        "minimumElements", default: 5, "Minimum number of exposed elements on a screen that needs a heading.")
}

extension ScreenView {
    /// Returns whether an element is a text in a navigation bar, most likely the title of the screen.
    fileprivate func isTitle(_ index: Int) -> Bool {
        elements[index].type == .staticText && ancestor(of: index, [.navigationBar]) != nil && !self[index].isBlank
    }

    // MARK: Screens on which a heading matters less

    /// Returns whether all exposed elements are in the middle or at the bottom of a screen without a navigation bar, as
    /// in a menu or a dialog over a screen that is not in the dump.
    fileprivate func isOverlay(_ subjects: [Int]) -> Bool {
        guard !types.contains(.navigationBar), let height = screen.size?.height else { return false }
        // The area that dismisses a menu is as large as the screen.
        let frames = subjects.filter { !self[$0].coversScreen }.compactMap { elements[$0].frame }
        guard let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max() else { return false }
        return top >= 0.2 * height && bottom - top <= 0.6 * height
    }

    /// Returns whether there are at least this number of exposed texts that are no controls.
    fileprivate func hasTexts(atLeast count: Int) -> Bool {
        subjectIndices.lazy.filter { [self] in elements[$0].type == .staticText && !exposure.isControl[$0] }
            .prefix(count).reduce(0) { sum, _ in sum + 1 } >= count
    }

    /// Returns whether all exposed elements are in a sheet, an alert or a popover, and are few.
    fileprivate func isSmallSheet(_ subjects: [Int]) -> Bool {
        guard subjects.count < 8, let first = subjects.first, let last = subjects.last else { return false }
        return self[first].ancestors.contains {
            [.sheet, .alert, .dialog, .popover].contains($0.type) && last < elements[$0.index].subtreeEnd
        }
    }

    /// Returns whether half and more of the exposed elements belong to a web page, whose headings are the page's.
    fileprivate func isPage(_ subjects: [Int]) -> Bool {
        types.contains(.webView) && subjects.count { ancestor(of: $0, [.webView]) != nil } * 2 >= subjects.count
    }

    /// Returns whether a picture fills the screen, as in a camera or a feed, or one of few elements tells a time that
    /// can be moved, as in a player.
    fileprivate func isPlayer(_ subjects: [Int]) -> Bool {
        guard !hasTexts(atLeast: 8) else { return false }
        return subjects.contains { index in
            let element = self[index]
            if element.type == .image || element.type == .cell || element.type == .other, element.coversScreen {
                return true
            }
            let isSlider = element.type == .slider || element.traits?.contains(.adjustable) == true
            return isSlider && (element.value?.containsTime == true || hasLargePicture)
        }
    }

    /// Whether an exposed picture is as wide as three fifths of the screen and nearly square, such as the cover of an
    /// album.
    private var hasLargePicture: Bool {
        guard let width = screen.size?.width else { return false }
        return subjectIndices.contains { index in
            guard elements[index].type == .image, let frame = elements[index].frame else { return false }
            return frame.width >= 0.6 * width && abs(frame.width - frame.height) <= 0.1 * width
        }
    }

    /// Whether an alert is in front of the screen.
    fileprivate var showsAlert: Bool {
        guard !types.isDisjoint(with: [.alert, .dialog]) else { return false }
        return elements.contains { ($0.type == .alert || $0.type == .dialog) && !$0.isHidden && $0.isVisible != false }
    }

    /// Whether a search is active: a search field and the keyboard are on the screen.
    fileprivate var isSearching: Bool {
        types.contains(.searchField)
            && elements.contains { field in
                guard field.type == .searchField, !field.isHidden else { return false }
                return types.contains(.keyboard) || exposure.systemCount >= 10 || field.holdsEntry
            }
    }

    /// Returns whether more than half of the screen are controls in rows of three and more, and two such rows of one
    /// height: a keypad, or icons.
    fileprivate func isGrid(_ subjects: [Int]) -> Bool {
        if subjects.contains(where: { elements[$0].type == .icon }) { return true }
        let rows = rows(of: subjects)
        let isRepeated = Set(rows.keys.map(\.height)).count < rows.count
        return isRepeated && rows.values.reduce(0, +) * 2 > subjects.count
    }

    /// Returns whether more than half of the screen are controls in rows of three and more, all of one height. Each row
    /// of a form may have several controls, too; those of a grid are of one size.
    fileprivate func isGridOfOneHeight(_ subjects: [Int]) -> Bool {
        if subjects.contains(where: { elements[$0].type == .icon }) { return true }
        let byHeight = Dictionary(grouping: rows(of: subjects)) { $0.key.height }.values
        return byHeight.contains { $0.count > 1 && $0.reduce(0) { $0 + $1.value } * 2 > subjects.count }
    }

    /// Returns the rows of three and more controls, with the number of controls in each.
    private func rows(of subjects: [Int]) -> [GridRow: Int] {
        var rows: [GridRow: Int] = [:]
        for index in subjects where exposure.isControl[index] {
            guard let frame = elements[index].frame, !frame.isEmpty else { continue }
            rows[GridRow(top: Int(frame.y.rounded()), height: Int(frame.height.rounded())), default: 0] += 1
        }
        return rows.filter { $0.value >= 3 }
    }

    /// Returns whether one of the elements is a text that may be a title, rather than a control or one of several
    /// choices side by side, such as the modes of a camera.
    fileprivate func hasTitle(_ subjects: [Int]) -> Bool {
        let texts = subjects.filter { !exposure.isControl[$0] && !self[$0].isBlank }
        let byStrip = Dictionary(grouping: texts) { index in
            guard let identifier = elements[index].identifier, !identifier.isEmpty, let frame = elements[index].frame
            else { return Strip?.none }
            return Strip(
                identifier: identifier, row: GridRow(top: Int(frame.y.rounded()), height: Int(frame.height.rounded())))
        }
        return byStrip.contains { $0.key == nil || $0.value.count == 1 }
    }

    /// Returns whether a picture, a film, a map or the barrier behind a dialog fills an Android screen with few texts.
    fileprivate func showsPictureOrDialog(_ subjects: [Int]) -> Bool {
        guard subjects.count <= 12 else { return false }
        return elements.indices.contains { index in
            let element = self[index]
            guard let view = elements[index].view, elements[index].isVisible != false, element.coversScreen else {
                return false
            }
            let isPicture =
                element.type == .image || element.type == .map || Self.surfaces.contains(view.simpleClassName)
            return isPicture || !element.hasChildren && view.flags.contains(.clickable)
        }
    }

    /// The classes of the views that show films and maps.
    private static let surfaces: Set<Substring> = ["SurfaceView", "TextureView", "GLSurfaceView", "MapView"]

    /// Whether all windows of an Android screen together cover less than half of it, as a dialog does.
    fileprivate var isSmallWindow: Bool {
        guard let size = screen.size else { return false }
        let windows = screen.elements.filter { $0.parent == nil }.compactMap(\.frame)
        return !windows.isEmpty && windows.reduce(0) { $0 + $1.area } * 2 < size.width * size.height
    }

    /// Returns whether all exposed elements are in an action sheet, which has a title of its own.
    fileprivate func isSheet(_ subjects: [Int]) -> Bool {
        guard let first = subjects.first, let last = subjects.last else { return false }
        return self[first].ancestors.contains { $0.type == .sheet && last < elements[$0.index].subtreeEnd }
    }
}

extension Element {
    /// Whether a text field holds something else than its name and its placeholder.
    fileprivate var holdsEntry: Bool {
        guard let value, !value.isBlank else { return false }
        return value != label && value != placeholder
    }
}

extension String {
    /// Whether it contains a time such as `1:20`.
    fileprivate var containsTime: Bool {
        let parts = split(separator: ":")
        return zip(parts, parts.dropFirst()).contains { before, after in
            before.last?.isNumber == true && after.prefix(2).count == 2 && after.prefix(2).allSatisfy(\.isNumber)
        }
    }
}

/// Texts side by side with one identifier.
private struct Strip: Hashable {
    var identifier: String
    var row: GridRow
}

/// The top and the height of a row of elements, rounded to points.
private struct GridRow: Hashable {
    var top: Int
    var height: Int
}
