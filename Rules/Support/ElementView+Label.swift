import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// Whether the label is missing or empty. One of white space only is reported by `label-blank`.
    var hasNoLabel: Bool { label?.isEmpty ?? true }

    /// Whether a rule about text for machines reports the label, so that no other rule about labels does.
    var hasMachineLabel: Bool {
        guard label != nil else { return false }
        return labelText.holdsMachineText || labelText.machineName != nil || isNamedByIdentifier || isNamedByAsset
            || debugText != nil || markupOfName != nil || hasAddressAsLabel || hasLostLabel || isNamedByVariable
            || codeName != nil
    }

    /// The kind of name in code that the label of a control, an image or a header is, if no other rule sees one.
    var codeName: Detector? {
        guard labelText.isOneWord, isNamed || isHeader == true || isDescribed && type == .other, type != .cell,
            !isTextInput
        else { return nil }
        let text = labelText
        guard text.machineName == nil, !text.isVariable, let found = text.codeName, !isNamedByAsset,
            !isNamedByIdentifier
        else { return nil }
        return found
    }

    /// Whether the label of a control, an image or a header is the name of a variable. A row may show one that a user
    /// entered.
    var isNamedByVariable: Bool {
        guard labelText.isOneWord, isNamed || isHeader == true, type != .cell, !isTextInput else { return false }
        return labelText.isVariable && labelText.machineName == nil && !isNamedByAsset
    }

    /// Whether the tool that dumped a screen of views lost characters of the label, so that nothing can be said about
    /// its wording.
    var hasLostLabel: Bool { conventions.losesCharacters && label?.hasLostCharacters == true }

    /// Whether the label equals the identifier and is written like a name in code.
    var isNamedByIdentifier: Bool {
        if isNamedByTestID { return true }
        guard let label, identifier == label else { return false }
        return labelText.isCode || isNamed && labelText.isHyphenatedCode
    }

    /// The debug text or placeholder text in the label.
    var debugText: String? {
        let text = labelText
        if let found = text.debugText { return found }
        if text.isDraftPhrase, !isTextInput { return label }
        // In a text or a row, an identifier is often shown on purpose, and a draft word is what a user entered.
        guard isNamed || isHeader == true, type != .cell, !isTextInput else { return nil }
        if let found = text.debugTextOfName { return found }
        // A word such as "Placeholder" that a row shows may be its content.
        let mayBeContent = isNamedByContents && wordRole != .button
        return !mayBeContent && text.isDraft ? label : nil
    }

    /// Markup such as two asterisks before a word that no others close. In a text they may refer to a footnote.
    var markupOfName: String? { isNamed || isHeader == true ? labelText.markupOfName : nil }
}
