extension Screen {
    /// Completes the elements of an Android screen with what TalkBack says: labels and values.
    ///
    /// The label of a stop is its name, which is made of the texts inside. The label of a text field is its content
    /// description or else the texts inside it, and its text is its value. What is not a stop keeps its own content description or text.
    package mutating func presentForTalkBack() {
        for index in elements.indices where elements[index].view == nil {
            elements[index].view = PlatformView(typeOf: elements[index])
        }
        // Sizes are compared after rounding to whole density-independent pixels. Bounds are whole pixels.
        frameTolerance = max(0.5, density.map { 1 / $0 } ?? 0)
        let talkBack = TalkBack(self)
        for index in elements.indices {
            guard let view = elements[index].view else { continue }
            if elements[index].isTextInput {
                elements[index].label = view.contentDescription ?? talkBack.nameOfContents(of: index)
                let isHint = view.flags.contains(.showingHint) || view.text == elements[index].placeholder
                elements[index].value = isHint ? nil : view.text
            } else {
                if view.hasTextAsValue { elements[index].value = view.text }
                let own = view.contentDescription ?? (view.hasTextAsValue ? nil : view.text)
                elements[index].label = talkBack.isStop[index] ? talkBack.name(of: index) : own
            }
        }
    }
}
