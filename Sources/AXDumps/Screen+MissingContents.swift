import AXTree

extension Screen {
    /// Finds applications and web views whose contents are not in the dump although the screen has some, and says so in
    /// `incomplete`.
    mutating func findMissingContents() {
        // Without the hierarchy, only an application that is alone shows that it is empty.
        guard carries.contains(.children) || elements.count == 1 else { return }
        let hasContent = elementsWithContent()
        let applications = elements.indices.filter { index in
            (elements[index].type == .application || elements[index].type == .window && elements[index].parent == nil)
                && !hasContent[index]
        }
        let webViews = elements.indices.filter { isVisibleWebView($0) && !hasContent[$0] }
        for index in applications + webViews { elements[index].contentsCaptured = false }
        guard !applications.isEmpty || !webViews.isEmpty else { return }
        carries.insert(.contentsCaptured)
        if !applications.isEmpty {
            incomplete.append(
                "the application is empty in this dump: it had not shown its content yet, or exposes none of it")
        }
        if !webViews.isEmpty {
            let subject = webViews.count == 1 ? "a web view is" : "\(webViews.count) web views are"
            incomplete.append(
                "\(subject) empty in this dump: the page was not loaded yet, or the tool does not list its contents")
        }
    }

    /// For each element, whether it contains an element that is more than a container. The status bar and the keyboard
    /// do not count.
    private func elementsWithContent() -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        let ofSystem: ElementTypeSet = [.statusBar, .keyboard]
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, !ofSystem.contains(elements[index].type) else { continue }
            if result[index] || elements[index].isContent { result[parent] = true }
        }
        return result
    }

    /// Whether the element is a web view that can be seen and is not inside another one.
    private func isVisibleWebView(_ index: Int) -> Bool {
        let element = elements[index]
        guard element.type == .webView, element.isVisible != false, !element.isHidden,
            element.frame.map({ !$0.isEmpty }) ?? !carries.contains(.frame)
        else { return false }
        return element.parent.map { elements[$0].type != .webView } ?? true
    }
}

extension Element {
    /// Whether the element is more than a container: it has a text, or a type that is not one of a container.
    fileprivate var isContent: Bool {
        switch type {
        case .application, .window, .webView: false
        case .other, .group, .scrollView, .layoutArea, .layoutItem:
            hasLabel || value?.isEmpty == false || placeholder?.isEmpty == false
        default: true
        }
    }
}
