import AXEngine
import AXSyntax
import AXTree
import AXWords

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

/// The names of the containers of elements, each computed once and numbered, because a name can be long and around
/// many.
private struct ContainerNames {
    private var names: [Int: Int] = [:]
    private var numbers: [String: Int] = [:]

    /// Returns the number of the name of the nearest row, section or container around the element that has one; equal
    /// names have one number.
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
    /// Returns whether its frame lies in that of a row; the list has not laid out the row yet otherwise.
    fileprivate func isLaidOut(in row: ElementView) -> Bool {
        guard let frame, let area = row.frame else { return true }
        return area.contains(frame, tolerance: 2)
    }

    /// Whether the row fills its list, so that only one is met at a time, as with videos.
    fileprivate var isPage: Bool {
        guard let frame, let list = ancestor(of: [.table, .collectionView, .scrollView])?.frame else { return false }
        return frame.height >= 0.9 * list.height && frame.width >= 0.9 * list.width
    }

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

    /// Whether another rule names the defect of the label: text for machines, or a link that does not say where it
    /// leads.
    fileprivate var hasOtherLabelDefect: Bool { hasMachineLabel || wordRole == .link && hasVagueLabel }

    /// Whether it leaves the screen; a screen and the sheet above it both have such a control.
    fileprivate var closesSomething: Bool {
        traits?.contains(.backButton) == true || ["back", "close", "cancel", "done"].contains(name?.lowercased() ?? "")
    }
}

extension ElementView {
    /// Whether label-duplicate reports it.
    var hasDuplicateLabel: Bool {
        screen.cached { DuplicateLabels(screen) }.indices.contains(index)
    }
}

/// The indices of the controls whose label another control has.
private final class DuplicateLabels {
    let indices: Set<Int>

    init(_ screen: ScreenView) { indices = Set(screen.controlsWithDuplicateLabel.joined().map(\.index)) }
}

extension ScreenView {
    /// The controls that sound the same, in groups of two and more.
    var controlsWithDuplicateLabel: [[ElementView]] {
        var groups: [DuplicateKey: [Int]] = [:]
        var containers = ContainerNames()
        let controlsOfOneName = self.controlsOfOneName
        for index in controlsOfOneName.joined() {
            let element = self[index]
            let key = DuplicateKey(
                name: element.name ?? "", value: element.spokenValue, family: element.family,
                container: containers.number(around: element),
                bar: element.ancestor(of: DuplicateKey.bars)?.index ?? -1)
            groups[key, default: []].append(index)
        }
        let comparable = groups.values.flatMap { members in
            self[members[0]].conventions.sharesIdentifiers ? toldApartBySurroundings(members) : [members]
        }
        let duplicates = comparable.compactMap { members in
            let distinct = distinctDuplicates(members)
            return distinct.count == 2 && distinct[0].closesSomething ? nil : distinct
        }.filter { $0.count > 1 }
        let known = Set(duplicates.joined().map(\.index))
        return duplicates.filter { !$0[0].conventions.sharesIdentifiers || !areInEqualRows($0) }
            + viewsHeardAlike(of: controlsOfOneName).filter { known.isDisjoint(with: $0) }.map(distinctDuplicates)
            .filter {
                $0.count > 1
            }
    }

    /// The buttons that have the same name in several rows of a list, in groups; VoiceOver does not read the texts of
    /// the row with them. Those that sound the same are in `controlsWithDuplicateLabel`.
    var buttonsOfRows: [[ElementView]] {
        let known = Set(controlsWithDuplicateLabel.joined().map(\.index))
        return controlsOfOneName.compactMap { members in
            let buttons = members.map { self[$0] }.filter { button in
                guard button.family == .button, button.type != .cell, !button.isSelected, !button.hasOtherLabelDefect,
                    !known.contains(button.index),
                    let row = button.ancestor(of: [.cell]), !exposure.isExposed[row.index], button.isLaidOut(in: row),
                    !row.isPage
                else { return false }
                return row.contents.contains { $0.type == .staticText && !$0.isBlank && $0.name != button.name }
            }
            let rows = Set(buttons.compactMap { $0.ancestor(of: [.cell])?.index })
            // Buttons at one place are in rows that the list has not laid out yet.
            let places = Set(buttons.map(\.frame)).count
            let areLaidOut = places == buttons.count || !carries(.frame)
            let soundAlike = Set(buttons.map(\.spokenValue)).count == 1
            return rows.count > 1 && rows.count == buttons.count && areLaidOut && soundAlike ? buttons : nil
        }
    }

    /// The buttons of a screen of views that have one name and class and that something around them tells apart, in
    /// groups, without those in `controlsWithDuplicateLabel`.
    var buttonsOfContainers: [[ElementView]] {
        let known = Set(controlsWithDuplicateLabel.joined().map(\.index))
        return controlsOfOneName.flatMap { members in
            let buttons = members.filter {
                !known.contains($0) && self[$0].mayBeActionOfRow && !self[$0].closesSomething
            }
            return Dictionary(grouping: buttons) { elements[$0].view?.className }.values.map(distinctDuplicates)
        }.filter { $0.count > 1 }
    }

    /// Returns the controls of a group, unless another rule names the defect of their label.
    private func distinctDuplicates(_ members: [Int]) -> [ElementView] {
        members.count > 1 && !self[members[0]].hasOtherLabelDefect && !areFieldsToldApart(members)
            ? distinct(members) : []
    }

    /// Returns whether controls are filled text fields of Android with different contents, which TalkBack reads first,
    /// or each follows a heading of its own.
    private func areFieldsToldApart(_ members: [Int]) -> Bool {
        guard members.allSatisfy({ elements[$0].isTextInput && elements[$0].view != nil }) else { return false }
        let values = Set(members.compactMap { elements[$0].value }.filter { !$0.isBlank })
        if values.count == members.count { return true }
        return zip(members, members.dropFirst()).allSatisfy { one, other in
            (one + 1..<other).contains { elements[$0].headingLevel != nil }
        }
    }

    /// Returns the controls of one name on a screen of views, in groups of those that are read alike although something
    /// around them differs.
    private func viewsHeardAlike(of controlsOfOneName: [[Int]]) -> [[Int]] {
        guard elements.first?.view != nil else { return [] }
        return controlsOfOneName.filter { members in
            let families = Set(members.map { self[$0].family })
            return families.count == 1 && Set(members.map { self[$0].spokenValue }).count == 1
                && soundAlike(members)
        } + fieldsOfOneHint
    }

    /// The usable text fields of a screen of views that have no label, in groups of those with one hint, which is their
    /// name.
    private var fieldsOfOneHint: [[Int]] {
        let fields = controlIndices.filter { index in
            self[index].isTextInput && self[index].hasNoLabel && elements[index].isEnabled
                && elements[index].isVisible != false && elements[index].placeholder?.isBlank == false
        }
        return Dictionary(grouping: fields) { elements[$0].placeholder }.values.filter { $0.count > 1 }
    }

    /// The usable controls that share their name with another one, grouped by name. A count is no name.
    fileprivate var controlsOfOneName: [[Int]] {
        let controls = controlIndices.filter { elements[$0].isEnabled && elements[$0].isVisible != false }
        let named = controls.filter { self[$0].name?.isBlank == false }
        return Dictionary(grouping: named) { self[$0].name }
            .filter { $0.value.count > 1 && $0.key?.isCount == false }.map(\.value)
    }

    /// Returns the elements without those that are the same control again: with the same identifier (except on
    /// Android), inside the element before or with its frame, or in a flat list with a frame inside its frame.
    fileprivate func distinct(_ members: [Int]) -> [ElementView] {
        var result: [ElementView] = []
        var identifiers: Set<String> = []
        for element in members.map({ self[$0] }) {
            // On Android the rows of a list have the identifiers of their layout.
            if !element.conventions.sharesIdentifiers, let identifier = element.identifier, !identifier.isEmpty,
                !identifiers.insert(identifier).inserted
            {
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

extension String {
    /// Whether it is a number and what is counted: `1 like`.
    fileprivate var isCount: Bool {
        let words = split(separator: " ")
        return words.count == 2 && words[0].utf8.allSatisfy(\.isDigit) && words[1].allSatisfy(\.isLetter)
    }
}
