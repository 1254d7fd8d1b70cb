extension Screen {
    /// Completes the elements of an Android screen with what TalkBack says: labels, values, and the types of Compose's
    /// controls.
    ///
    /// The label of a stop is its name, which is made of the texts inside. The label of a text field is its content
    /// description or else the texts inside it, and its text is its value. What is not a stop keeps its own content
    /// description or text.
    package mutating func presentForTalkBack() {
        for index in elements.indices where elements[index].viewFlags == nil {
            elements[index].view = PlatformView(typeOf: elements[index])
        }
        // Sizes are compared after rounding to whole density-independent pixels. Bounds are whole pixels.
        frameTolerance = max(0.5, density.map { 1 / $0 } ?? 0)
        for index in elements.indices { elements[index].type = typeByContents(of: index) }
        let talkBack = TalkBack(self)
        var lost = 0
        for index in elements.indices {
            guard let view = elements[index].view else { continue }
            if (view.contentDescription ?? view.text)?.hasLostCharacters == true { lost += 1 }
            if elements[index].isTextInput {
                elements[index].label = view.contentDescription ?? talkBack.nameOfContents(of: index, in: elements)
                let isHint = view.flags.contains(.showingHint) || view.text == elements[index].placeholder
                elements[index].value = isHint ? nil : view.text
            } else {
                let isValue = view.text != nil && view.kind.hasTextAsValue(view.text)
                if isValue { elements[index].value = view.text }
                let own = view.contentDescription ?? (isValue ? nil : view.text)
                elements[index].label = talkBack.isStop[index] ? talkBack.name(of: index, in: elements) : own
            }
        }
        let found = [Self.note(lostTexts: lost), composeOrderNote(talkBack)].compactMap(\.self)
        origin.notes += found.filter { !origin.notes.contains($0) }
    }
}

extension Screen {
    /// Returns a note about texts that the tool that wrote the dump has lost; `nil` if there are none.
    private static func note(lostTexts count: Int) -> String? {
        guard count > 0 else { return nil }
        let texts = count == 1 ? "1 text consists" : "\(count) texts consist"
        return
            "\(texts) of question marks or replacement characters: the tool that dumped the screen lost the characters, "
            + "and their wording is not checked"
    }

    /// Returns the type of an element, which in Compose may be that of a view inside it.
    ///
    /// Compose reports a control around others as `android.view.View` and adds a view inside it that has the class of
    /// the role and nothing else, because TalkBack reads the role of what is inside.
    ///
    /// Source: androidx.compose.ui (`SemanticsNode.emitFakeNodes`).
    private func typeByContents(of index: Int) -> ElementType {
        let type = elements[index].type
        guard type == .other || type == .toggle, let view = elements[index].view, view.className == "android.view.View",
            !view.flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
        else { return type }
        var child = index + 1
        while child < elements[index].subtreeEnd {
            if elements[child].subtreeEnd == child + 1, let role = elements[child].roleOfCompose { return role }
            child = elements[child].subtreeEnd
        }
        return type
    }
}

extension Element {
    /// The type of a view that only says the role of the view around it; `nil` for others.
    fileprivate var roleOfCompose: ElementType? {
        guard let view, view.className.hasPrefix("android.widget."), isVisible != false,
            view.text?.isEmpty != false, view.contentDescription?.isEmpty != false, placeholder?.isEmpty != false,
            view.flags.isSubset(of: [.checkable, .checked])
        else { return nil }
        switch type {
        case .button, .checkBox, .switch, .radioButton, .popUpButton: return type
        default: return nil
        }
    }
}
