import AXTree

/// A screen whose long texts are cut, so that a rule takes no longer for a text of many megabytes than for a page of
/// text.
struct LimitedScreen {
    /// The number of characters of a text that rules get.
    static let limit = 10_000

    /// The screen with cut texts.
    private(set) var screen: Screen
    /// The number of elements with a text that is cut.
    private var count = 0

    init(_ whole: Screen) {
        screen = whole
        let long = whole.elements.indices.filter { whole.elements[$0].hasLongText }
        // Nearly no screen has a long text. A loop with an assignment would copy the elements before its first step.
        if long.isEmpty { return }
        for index in long {
            let element = whole.elements[index].limited
            guard element != whole.elements[index] else { continue }
            screen.elements[index] = element
            count += 1
        }
    }

    /// The note that rules did not get whole texts, or `nil` if they did.
    var note: String? {
        if count == 0 { return nil }
        let elements = count == 1 ? "1 element has a longer text" : "\(count) elements have longer texts"
        return "\(elements) than the \(Self.limit) characters that rules look at"
    }
}

extension Element {
    /// Whether a text may have more characters than rules get: it has more bytes.
    fileprivate var hasLongText: Bool {
        func isLong(_ text: String?) -> Bool { text.map { $0.utf8.count > LimitedScreen.limit } ?? false }
        return isLong(label) || isLong(value) || isLong(hint) || isLong(placeholder)
            || actions?.contains(where: isLong) ?? false || userInputLabels?.contains(where: isLong) ?? false
            || customContent?.contains { isLong($0.label) || isLong($0.value) } ?? false
            || view.map { isLong($0.text) || isLong($0.contentDescription) } ?? false
    }

    /// The element with cut texts. The identifier is left as it is, because it identifies the element.
    fileprivate var limited: Element {
        func cut(_ text: String) -> String {
            text.utf8.count > LimitedScreen.limit ? String(text.prefix(LimitedScreen.limit)) : text
        }
        var element = self
        element.label = label.map(cut)
        element.value = value.map(cut)
        element.hint = hint.map(cut)
        element.placeholder = placeholder.map(cut)
        element.actions = actions?.map(cut)
        element.userInputLabels = userInputLabels?.map(cut)
        element.customContent = customContent?.map {
            CustomContent(label: cut($0.label), value: cut($0.value), isImportant: $0.isImportant)
        }
        element.view?.text = view?.text.map(cut)
        element.view?.contentDescription = view?.contentDescription.map(cut)
        return element
    }
}
