import AXSyntax
import AXWords

extension Speech {
    /// Returns what TalkBack says for a stop of an Android screen: states, name and role, in the default order of its
    /// settings for verbosity.
    ///
    /// Source: google/talkback (October 2024). Users can change the order and switch roles off.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - language: The language; English if it is `nil`.
    package static func talkBack(_ element: Element, language: Lexicon? = nil) -> Speech {
        let language = language ?? .base
        let flags = element.view?.flags ?? []
        var terms: [TalkBackTerm] = []
        if element.isSelected { terms.append(.selected) }
        if let state = element.checkedTerm { terms.append(state) }
        var parts = terms.map { $0.text(in: language) }
        if !element.isTextInput, let value = element.value, !value.isEmpty { parts.append(value) }
        let role = element.talkBackRole
        if let name = element.nameForTalkBack {
            parts.append(name)
        } else if parts.isEmpty, role == nil || element.isAndroidControl {
            parts.append(TalkBackTerm.unlabelled.text(in: language))
        }
        var last: [TalkBackTerm] = [role].compactMap(\.self)
        if flags.contains(.password) { last.append(.password) }
        if element.headingLevel != nil { last.append(.heading) }
        if !element.isEnabled { last.append(.disabled) }
        parts += last.map { $0.text(in: language) }
        return Speech(
            description: parts.joined(separator: ", "), hint: element.talkBackHint(in: language))
    }
}

extension Element {
    /// The name of a stop: its label; of a text field its content description, or else its content and the texts inside
    /// it, and its hint.
    package var nameForTalkBack: String? {
        guard isTextInput else { return hasLabel ? label : nil }
        let isDescribed = hasLabel && view?.contentDescription == label
        let parts = [isDescribed ? nil : value, label, placeholder].compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Whether a view that can be checked is on: a switch is on or off, everything else checked or not.
    package var checkedTerm: TalkBackTerm? {
        guard let flags = view?.flags, flags.contains(.checkable) else { return nil }
        let isSwitch = type == .switch || view?.simpleClassName.hasSuffix("ToggleButton") == true
        if isSwitch { return flags.contains(.checked) ? .on : .off }
        return flags.contains(.checked) ? .checked : .notChecked
    }

    /// The role that TalkBack names, by the class of the view; `nil` for texts, containers and classes without one.
    fileprivate var talkBackRole: TalkBackTerm? {
        switch type {
        case .button: .button
        case .switch: .switchButton
        case .toggle: view?.simpleClassName.hasSuffix("ToggleButton") == true ? .switchButton : nil
        case .checkBox: .checkBox
        case .radioButton: .radioButton
        case .textField, .secureTextField, .searchField, .textView: .editBox
        case .image, .icon: .image
        case .slider, .ratingIndicator: .slider
        case .progressIndicator: .progressBar
        case .popUpButton: .dropDownList
        case .table: .list
        case .collectionView: .grid
        case .webView: .webView
        default: nil
        }
    }

    /// How to operate the view, or `nil` if it cannot be.
    fileprivate func talkBackHint(in language: Lexicon) -> String? {
        guard isEnabled, let flags = view?.flags, flags.contains(.clickable) else { return nil }
        let hint: TalkBackTerm =
            if isTextInput {
                .editHint
            } else if flags.contains(.checkable) {
                .toggleHint
            } else {
                type == .popUpButton ? .changeHint : .activateHint
            }
        return hint.text(in: language).replacing("%1", with: TalkBackTerm.doubleTap.text(in: language))
    }
}
