import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// Whether the whole name could be that of any element: a word such as `Element`, or the word for a role with a
    /// number.
    var hasGenericName: Bool {
        guard isControl || conventions.hasControlsWithoutType, !isTextInput, type != .image || isControl else {
            return false
        }
        let labelText = labelText
        let text = labelText.folded
        guard text.scalars.count <= 30, !showsNameAsText else { return false }
        if GenericNames.words.contains(text) || isDescribed && GenericNames.descriptions.contains(text) {
            return !hasMachineLabel && !contents.contains { $0.type == .staticText && !$0.isBlank }
        }
        guard let word = text.withoutNumberAtEnd else { return false }
        if GenericNames.numbered.contains(word) {
            return label?.contains("_") == true || isAloneWithNumber(after: word)
        }
        return GenericNames.images.contains(word)
            || labelText.lists.contains { list in
                list.roles(named: word).contains { !$0.isWeak && GenericNames.isSeldomNumbered($0.role) }
            }
    }

    /// Whether the whole name of a text field could be that of any text field.
    var hasGenericFieldName: Bool {
        guard isTextInput else { return false }
        let text = labelText.folded
        guard text.scalars.count <= 40 else { return false }
        if GenericNames.fieldsInCode.contains(text.withoutNumberAtEnd ?? text) { return true }
        return type != .searchField && GenericNames.fields.contains(text) && isOneOfSeveralFields
    }

    /// Whether a text that is seen is its name.
    private var showsNameAsText: Bool {
        guard let view = element.view else { return type == .staticText }
        return isNamedByContents || view.text?.isEmpty == false
    }

    /// Whether no other control has the same word with a number as its name, as the entries of a list have.
    private func isAloneWithNumber(after word: FoldedText) -> Bool {
        !screen.controlIndices.contains { other in
            other != index && screen[other].labelText.folded.withoutNumberAtEnd == word
        }
    }

    /// Whether another text field is on the screen.
    private var isOneOfSeveralFields: Bool { screen.controlIndices.contains { $0 != index && screen[$0].isTextInput } }
}
