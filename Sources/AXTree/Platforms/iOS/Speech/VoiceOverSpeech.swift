import AXSyntax
import AXWords

extension Speech {
    /// Returns what VoiceOver says for an element.
    ///
    /// Follows cashapp/AccessibilitySnapshot 0.12.1 (`UIAccessibility+SnapshotAdditions.swift`), which approximates
    /// VoiceOver. The words differ between versions of the system, and users can switch some of them off.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - context: What its container adds.
    ///   - carries: The attributes that the dump carries. Where it does not carry traits, the type implies them.
    ///   - language: The language; English if it is `nil`.
    package static func voiceOver(
        _ element: Element, context: SpeechContext? = nil, carries: AttributeSet = .all, language: Lexicon? = nil
    ) -> Speech {
        var speech = VoiceOverSpeech(element, context, carries, (language ?? .base).speech)
        return speech.compose()
    }
}

/// Composes what VoiceOver says for one element.
private struct VoiceOverSpeech {
    private let element: Element
    private let context: SpeechContext?
    private let traits: Traits
    private let words: SpeechWords
    private let label: String
    private let value: String
    private var englishTerms: [SpeechTerm] = []

    init(_ element: Element, _ context: SpeechContext?, _ carries: AttributeSet, _ words: SpeechWords) {
        self.element = element
        self.context = context
        self.words = words
        traits = element.spokenTraits(carries)
        label = element.label ?? ""
        value = element.spokenValue
    }

    mutating func compose() -> Speech {
        var description = name()
        var hint = element.hint ?? ""
        let saysHintOnly = !hint.isEmpty && label.isEmpty && value.isEmpty
        if description.isEmpty {
            description = hint
            hint = ""
        }
        let roles = roles().joined(separator: " ")
        if !roles.isEmpty { description = description.isEmpty ? roles : description.asSentence + " " + roles }
        description = inContext(description)
        for offer in offers() { description = description.isEmpty ? offer : description.asSentence + " " + offer }
        hint = self.hint(after: hint, saysHintOnly: saysHintOnly)
        return Speech(description: description, hint: hint.isEmpty ? nil : hint, englishTerms: englishTerms)
    }

    private mutating func term(_ term: SpeechTerm) -> String {
        if words.known(term) == nil, !englishTerms.contains(term) { englishTerms.append(term) }
        return words[term]
    }

    // MARK: Description

    /// Label and value, and before them that the element is selected.
    private mutating func name() -> String {
        var name = label
        // A back button with the label "Back" would say it twice.
        if traits.contains(.backButton), label.lowercased() == term(.back).lowercased() { name = "" }
        // The value of a switch is said after its role.
        let value = traits.contains(.toggleButton) ? "" : self.value
        if case .cell(let row, let column, let isFirstInRow, let headers) = context {
            var parts = headers + [name]
            if isFirstInRow { parts.append(term(.row).filled("\(row)")) }
            parts.append(term(.column).filled("\(column)"))
            name = (parts.filter { !$0.isEmpty }.map(\.asSentence) + (value.isEmpty ? [] : [value])).joined(
                separator: " ")
        } else if !value.isEmpty {
            name = name.isEmpty ? value : "\(name): \(value)"
        }
        guard traits.contains(.selected) else { return name }
        return name.isEmpty ? term(.selected) : term(.selectedElement).filled(name)
    }

    /// The words for states and roles, in the order in which they are said.
    private mutating func roles() -> [String] {
        var isTab = false
        if case .tab = context { isTab = true }
        var roles: [String] = []
        if traits.contains(.notEnabled) { roles.append(term(.dimmed)) }
        if traits.contains(.button), !isTab, traits.isDisjoint(with: Self.otherButtons) { roles.append(term(.button)) }
        if traits.contains(.backButton) { roles.append(term(.backButton)) }
        if traits.contains(.toggleButton) {
            if traits.contains(.button) { roles.append(term(.switchButton)) }
            if let state = switchState() { roles.append(state) }
        }
        if traits.contains(.tabButton) || isTab { roles.append(term(.tab)) }
        if traits.contains(.textEntry) {
            roles.append(term(traits.contains(.secureTextField) ? .secureTextField : .textField))
            if traits.contains(.isEditing) { roles.append(term(.isEditing)) }
        }
        if traits.contains(.header) {
            let level = element.headingLevel ?? 0
            roles.append(level > 0 ? term(.headingLevel).filled("\(level)") : term(.heading))
        }
        if traits.contains(.link) { roles.append(term(.link)) }
        if traits.contains(.adjustable) { roles.append(term(.adjustable)) }
        if traits.contains(.image) { roles.append(term(.image)) }
        if traits.contains(.searchField) { roles.append(term(.searchField)) }
        if let isExpanded = element.isExpanded { roles.append(term(isExpanded ? .expanded : .collapsed)) }
        return roles
    }

    /// The traits with a word of their own for the button.
    private static let otherButtons: Traits = [.keyboardKey, .toggleButton, .tabButton, .backButton]

    private mutating func switchState() -> String? {
        switch value {
        case "1": term(.on)
        case "0": term(.off)
        case "2": term(.mixed)
        default: value.isEmpty ? nil : value
        }
    }

    /// Returns the description with the position of the element in its container.
    private mutating func inContext(_ description: String) -> String {
        switch context {
        case .tab(let index, let count), .series(let index, let count):
            description + " " + term(.position).filled("\(index)", "\(count)")
        case .listStart: description.asSentence + " " + term(.listStart)
        case .listEnd: description.asSentence + " " + term(.listEnd)
        case .landmarkStart: description.asSentence + " " + term(.landmark)
        case .landmarkEnd: description.asSentence + " " + term(.landmarkEnd)
        case .cell, nil: description
        }
    }

    /// Important custom content, and that there are actions and further content.
    private mutating func offers() -> [String] {
        let content = element.customContent ?? []
        var offers = content.filter(\.isImportant).map { item in
            [item.label, item.value].filter { !$0.isEmpty }.joined(separator: ": ").asSentence
        }
        if element.actions?.isEmpty == false { offers.append(term(.actionsAvailable)) }
        if content.contains(where: { !$0.isImportant }) { offers.append(term(.moreContent)) }
        return offers
    }

    // MARK: Hint

    /// Returns the hint of the app and that of the system.
    private mutating func hint(after own: String, saysHintOnly: Bool) -> String {
        guard !traits.contains(.notEnabled) else { return own }
        var hint = own
        if traits.contains(.toggleButton) { hint = joined(hint, term(.switchHint)) }
        if traits.contains(.textEntry) {
            if traits.contains(.isEditing) {
                hint = term(.editingHint)
            } else if traits.contains(.textArea) {
                hint = term(.editHint).withoutFullStop + "., " + term(.editingHint)
            } else {
                hint = term(.editHint)
            }
        } else if element.type == .searchField {
            hint = term(.editHint)
        }
        if traits.contains(.adjustable), !traits.contains(.toggleButton), !saysHintOnly {
            hint = joined(hint, term(.adjustHint))
        }
        return hint
    }

    private func joined(_ own: String, _ system: String) -> String {
        own.isEmpty ? system : own.withoutFullStop + ". " + system
    }
}
