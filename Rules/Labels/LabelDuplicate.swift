import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports controls that cannot be told apart by their labels.
    public static let labelDuplicate = Rule(
        "label-duplicate",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests compares all controls of a screen by label alone, including disabled controls and controls \
            in rows or bars with different names.
            """,
        variants: [
            .iOS(
                "Several controls have the same label.",
                needs: [.type, .label],
                standards: [.wcag("2.4.6"), .wcag("2.4.9")],
                why:
                    "VoiceOver users cannot tell the controls apart in the rotor, and Voice Control asks which one is meant.",
                fix: """
                    Add what distinguishes each control to its `accessibilityLabel`, e.g. "Edit home address", or label \
                    its row or section.
                    """,
                inUIKit: """
                    cell.editButton.accessibilityLabel = "Edit \\(address.name)"
                    """,
                inSwiftUI: """
                    Button("Edit") { edit(address) }
                        .accessibilityLabel("Edit \\(address.name)")
                    """,
                limits: [
                    """
                    Controls that perform the same action are reported too, unless they have the same identifier or one \
                    contains the other.
                    """,
                    "Text that distinguishes two controls but lies outside their cells is not considered.",
                    "The values of text fields, switches and adjustable elements are not part of their names.",
                ],
                examples: [
                    .fails(.button("Edit"), .button("Edit")),
                    .fails(.button("수정"), .text("주소"), .button("수정")),
                    .fails(.button(" Edit"), .button("Edit"), because: "different only in white space"),
                    .fails(
                        .init(.switch, "알림", value: "1"), .init(.switch, "알림", value: "0"),
                        because: "the value is not part of the name of a switch"),
                    .fails(.textField("Name", value: "Kim"), .textField("Name", value: "Lee")),
                    .passes(.link("Read more"), .link("Read more"), because: "covered by label-non-descriptive"),
                    .passes(
                        .button("save_button"), .button("save_button"),
                        because: "a key, covered by label-localisation-key"),
                    .passes(.button("Edit address"), .button("Edit card")),
                    .passes(.text("Edit"), .button("Edit"), because: "only one is a control"),
                    .passes(
                        .button("Edit", value: "1 of 2"), .button("Edit", value: "2 of 2"),
                        because: "different values"),
                    .passes(
                        .container(.cell, "Visa", at: nil, .button("Edit")),
                        .container(.cell, "Cash", at: nil, .button("Edit")),
                        because: "different cell labels"),
                    .passes(
                        .container(.cell, nil, at: nil, .text("Visa"), .button("Edit")),
                        .container(.cell, nil, at: nil, .text("Cash"), .button("Edit")),
                        because: "different first text in the cell"),
                    .passes(.button("Edit"), .link("Edit"), because: "different roles"),
                    .passes(
                        .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        .button("재생", at: Rect(x: 16, y: 100, width: 44, height: 44)),
                        because: "same frame, covered by nested-duplicate"),
                    .passes(
                        .container(.navigationBar, at: nil, .button("Search")),
                        .container(.tabBar, at: nil, .button("Search")), because: "in different bars"),
                    .passes(
                        .button("Edit"), .button("Edit").with { $0.isEnabled = false },
                        because: "only one is enabled"),
                ],
                check: check
            ),
            .android(
                "Several controls have the same label.",
                needs: [.type, .label],
                standards: [
                    .wcag("2.4.6"), .wcag("2.4.9"), .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why: "TalkBack users cannot tell the controls apart, and Voice Access asks which one is meant.",
                fix: "Set `contentDescription` to what tells the controls apart, e.g. \"Delete invoice\".",
                inCompose: """
                    IconButton(onClick = delete) {
                        Icon(Icons.Default.Delete, contentDescription = "Delete ${file.name}")
                    }
                    """,
                inViews: "deleteButton.contentDescription = getString(R.string.delete_file, file.name)",
                limits: [
                    """
                    Controls that perform the same action are reported too, unless they have the same identifier or one \
                    contains the other.
                    """,
                    "Text that distinguishes two controls but lies outside their cells is not considered.",
                    "The values of text fields, switches and adjustable elements are not part of their names.",
                    """
                    Controls are compared only where no other name in the container around one of them, and no text before it, \
                    tells them apart: not a button with a tab, nor the same choice of two groups with headings.
                    """,
                ],
                examples: [
                    .fails(.text("Teeth"), .button("8"), .button("7"), .button("8")),
                    .passes(
                        .text("Front"), .button("Off"), .button("On"), .text("Rear"), .button("Off"), .button("On"),
                        because: "after different texts"),
                    .passes(
                        .container(.other, nil, at: nil, .text("Tap Settings to connect."), .button("Settings")),
                        .container(.other, nil, at: nil, .button("Inbox"), .button("Archive"), .button("Settings")),
                        because: "beside different elements"),
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        for controls in screen.controlsWithDuplicateLabel {
            check.report(
                controls,
                controls.count == 2
                    ? "has the same label as another control"
                    : "has the same label as \(controls.count - 1) other controls")
        }
    }
}

/// What VoiceOver says of a control and its surroundings: two controls of one key sound the same.
private struct DuplicateKey: Hashable {
    var name: String
    var value: String
    var family: Family
    /// The number of the name of the container around it.
    var container: Int
    /// The index of the bar around it, or -1.
    var bar: Int

    /// Kinds of controls that VoiceOver announces differently.
    enum Family: Hashable {
        case button, link, text, toggle, adjustable
        case other(ElementType)
    }

    static let bars: ElementTypeSet = [.navigationBar, .tabBar, .toolbar]
}

/// The names of the containers of elements, each computed once and numbered, because a name can be long and around many.
private struct ContainerNames {
    private var names: [Int: Int] = [:]
    private var numbers: [String: Int] = [:]

    /// Returns the number of the name of the nearest row, section or container around the element that has one; equal names
    /// have one number.
    mutating func number(around element: ElementView) -> Int {
        var passed: [Int] = []
        var number = 0
        for ancestor in element.ancestors where ancestor.type != .application && ancestor.type != .window {
            if let known = names[ancestor.index] {
                number = known
                break
            }
            passed.append(ancestor.index)
            // A row without a label of its own is known by the first text in it.
            let text =
                ancestor.type == .cell ? ancestor.contents.first { $0.type == .staticText && !$0.isBlank } : nil
            if let name = ancestor.name ?? text?.name {
                number = numbers[name] ?? numbers.count + 1
                numbers[name] = number
                break
            }
        }
        for index in passed { names[index] = number }
        return number
    }
}

extension ElementView {
    /// What VoiceOver announces it as.
    fileprivate var family: DuplicateKey.Family {
        switch type {
        case .link: .link
        case .textField, .secureTextField, .searchField, .textView: .text
        case .switch, .toggle, .checkBox: .toggle
        case .slider, .stepper, .pickerWheel: .adjustable
        default: traits?.contains(.button) == true || type == .button ? .button : .other(type)
        }
    }

    /// The value, where it tells controls apart: not what a person enters or sets.
    fileprivate var spokenValue: String {
        switch family {
        case .text, .toggle, .adjustable: ""
        case .button, .link, .other: value ?? ""
        }
    }

    /// Whether another rule names the defect of the label: text for machines, or a link that does not say where it leads.
    fileprivate var hasOtherLabelDefect: Bool { hasMachineLabel || wordRole == .link && hasVagueLabel }

    /// Whether it leaves the screen; a screen and the sheet above it both have such a control.
    fileprivate var closesSomething: Bool {
        traits?.contains(.backButton) == true || ["back", "close", "cancel", "done"].contains(name?.lowercased() ?? "")
    }
}

extension ElementView {
    /// Whether label-duplicate reports it.
    var hasDuplicateLabel: Bool {
        screen.cached(DuplicateLabels.self) { DuplicateLabels(screen) }.indices.contains(index)
    }
}

/// The indices of the controls whose label another control has.
private final class DuplicateLabels: ScreenCacheKey {
    let indices: Set<Int>

    init(_ screen: ScreenView) { indices = Set(screen.controlsWithDuplicateLabel.joined().map(\.index)) }
}

extension ScreenView {
    /// The controls that sound the same, in groups of two and more.
    fileprivate var controlsWithDuplicateLabel: [[ElementView]] {
        var groups: [DuplicateKey: [Int]] = [:]
        var containers = ContainerNames()
        for index in controlsOfOneName.joined() {
            let element = self[index]
            let key = DuplicateKey(
                name: element.name ?? "", value: element.spokenValue, family: element.family,
                container: containers.number(around: element),
                bar: element.ancestor(of: DuplicateKey.bars)?.index ?? -1)
            groups[key, default: []].append(index)
        }
        let comparable = groups.values.flatMap { members in
            self[members[0]].element.android == nil ? [members] : toldApartBySurroundings(members)
        }
        return comparable.compactMap { members in
            guard members.count > 1, !self[members[0]].hasOtherLabelDefect else { return nil }
            let distinct = distinct(members)
            return distinct.count > 1 && !(distinct.count == 2 && distinct[0].closesSomething) ? distinct : nil
        }
    }

    /// The usable controls that share their name with another one, grouped by name.
    fileprivate var controlsOfOneName: [[Int]] {
        let usable = controlIndices.filter { elements[$0].isEnabled && elements[$0].isVisible != false }
        let groups = Dictionary(grouping: usable) { self[$0].name }
        return groups.compactMap { name, members in
            name != nil && name?.isBlank == false && members.count > 1 ? members : nil
        }
    }

    /// Returns the elements without those that are the same control again: with the same identifier, inside the element
    /// before or with its frame, or in a flat list with a frame inside its frame.
    fileprivate func distinct(_ members: [Int]) -> [ElementView] {
        var result: [ElementView] = []
        var identifiers: Set<String> = []
        for element in members.map({ self[$0] }) {
            if let identifier = element.identifier, !identifier.isEmpty, !identifiers.insert(identifier).inserted {
                continue
            }
            if let last = result.last {
                if last.contains(element) || last.hasBounds(of: element) { continue }
                if !carries(.children), let outer = last.frame, let inner = element.frame,
                    outer.contains(inner, tolerance: screen.frameTolerance)
                {
                    continue
                }
            }
            result.append(element)
        }
        return result
    }
}
