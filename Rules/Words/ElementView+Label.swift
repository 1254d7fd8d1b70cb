import AXEngine
import AXSyntax
import AXTree

extension ElementView {
    /// The label without the white space around it; `nil` if nothing is left.
    var name: String? {
        guard let name = label?.trimmed, !name.isEmpty else { return nil }
        return name
    }

    /// Whether the label is missing or empty. One of white space only is reported by `label-blank`.
    var hasNoLabel: Bool { label?.isEmpty ?? true }

    /// Whether a rule about text for machines reports the label, so that no other rule about labels does.
    var hasMachineLabel: Bool {
        guard let label else { return false }
        return MachineText.first(in: label) != nil || machineName != nil || isNamedByIdentifier || isNamedByAsset
            || debugText != nil || unclosedBold != nil || hasAddressAsLabel
    }

    /// Whether the label equals the identifier and is written like a name in code.
    var isNamedByIdentifier: Bool {
        if isNamedByTestID { return true }
        guard let label, identifier == label else { return false }
        return label.isCode || isNamed && label.isHyphenatedCode
    }

    /// Whether the label is a content description of Android that is the name of the view for tests: the entry of its resource,
    /// as `pay_btn` is of `com.example:id/pay_btn`, or a name with a kind of view.
    var isNamedByTestID: Bool {
        guard let label, let description = element.android?.contentDescription, description == label else {
            return false
        }
        if label.isCode, let identifier, identifier.hasSuffix("/" + label) { return true }
        return TestID.matches(label)
    }

    /// The debug text or placeholder text in the label.
    var debugText: String? {
        guard let label else { return nil }
        let characters = labelCharacters
        if let found = DebugText.first(in: label, characters) { return found }
        // In a text or a row, an identifier is often shown on purpose, and a draft word is what a user entered.
        guard isNamed || isHeader == true, type != .cell, !isTextInput else { return nil }
        return DebugText.firstOfName(label, characters)
    }

    /// Two asterisks before a word that no others close. In a text they may refer to a footnote.
    var unclosedBold: String? {
        guard isNamed || isHeader == true, let label else { return nil }
        return RawMarkup.unclosedBold(in: label)
    }

    /// Whether the name of a view of Android consists only of the texts inside it.
    var isNamedByContents: Bool {
        guard let view = element.android else { return false }
        return view.contentDescription?.isEmpty != false && view.text?.isEmpty != false
    }

    /// Whether the label is a name rather than a text to read: that of a control or an image.
    var isNamed: Bool { isControl || type == .image || traits?.contains(.image) == true }
}
