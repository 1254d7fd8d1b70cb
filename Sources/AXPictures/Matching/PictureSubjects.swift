import AXSyntax
import AXTree

/// Finds the elements of a screen whose drawing can be measured: texts, and controls without texts.
struct PictureSubjects {
    private let screen: Screen
    /// By element: whether Flutter draws it.
    private let isInFlutter: [Bool]
    /// The subjects, by index.
    private(set) var subjects: [PictureSubject] = []

    /// Finds the subjects of a screen. System elements such as the keyboard are none.
    init(_ screen: Screen, _ exposure: Exposure) {
        self.screen = screen
        isInFlutter = Self.flutterElements(screen)
        let elements = screen.elements
        let isInSystemPart = screen.nearestAncestors { [.statusBar, .keyboard].contains(elements[$0].type) }
        let isInWebView = screen.nearestAncestors { elements[$0].type == .webView }
        let disabled = screen.nearestAncestors { !elements[$0].isEnabled && exposure.isControl[$0] }
        var hasText = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            if text(of: index) ?? descriptionInFlutter(of: index) != nil { hasText[index] = true }
            if hasText[index], let parent = elements[index].parent { hasText[parent] = true }
        }
        for (index, element) in elements.enumerated() {
            guard element.isVisible != false, !element.isHidden, let frame = element.frame,
                min(frame.width, frame.height) > 4, element.type != .statusBar, isInSystemPart[index] == nil,
                element.view?.flags.contains(.system) != true,
                var subject = subject(index, frame, isInWebView[index] != nil)
                    ?? (!hasText[index] && exposure.isControl[index] && exposure.isExposed[index] && isIcon(index)
                        ? PictureSubject(index: index, kind: .icon, text: "", frame: frame) : nil)
            else { continue }
            if !element.isEnabled || disabled[index] != nil { subject.refusal = .disabled }
            if element.isSecureField {
                subject.refusal = .secure
            }
            // The texts of a switch are on its thumb, if they are drawn at all.
            if element.type == .switch || element.type == .toggle, subject.kind == .text { subject.refusal = .shape }
            subjects.append(subject)
        }
        cover()
    }

    /// Returns the subject that an element with a text is; `nil` for one without.
    private func subject(_ index: Int, _ frame: Rect, _ isInWebView: Bool) -> PictureSubject? {
        if let text = text(of: index) { return PictureSubject(index: index, kind: .text, text: text, frame: frame) }
        let element = screen.elements[index]
        if let text = descriptionInFlutter(of: index) {
            let kind: PictureSubject.Kind = element.type != .button && Self.isTight(text, in: frame) ? .text : .label
            var subject = PictureSubject(index: index, kind: kind, text: text, frame: frame)
            subject.mayBeIcon = kind == .label && isIcon(index)
            return subject
        }
        // A web view gives its texts as descriptions. Where the dump has no types, all that has a label can be a text.
        guard element.subtreeEnd == index + 1, isInWebView || !screen.carries.contains(.type),
            let text = element.view?.contentDescription ?? element.label, !text.isBlank
        else { return nil }
        return PictureSubject(index: index, kind: .label, text: text, frame: frame)
    }

    // MARK: Flutter

    /// Returns for each element whether only plain views are around it, up to the frame that Flutter fills.
    private static func flutterElements(_ screen: Screen) -> [Bool] {
        let elements = screen.elements
        guard elements.first?.view != nil else { return [] }
        /// By element: the number of plain views from the frame down to it; -1 outside of one.
        var depths = [Int](repeating: -1, count: elements.count)
        for (index, element) in elements.enumerated() {
            switch element.view?.simpleClassName {
            case "FrameLayout": depths[index] = 0
            case "View", "ScrollView", "HorizontalScrollView":
                if let parent = element.parent, depths[parent] >= 0 { depths[index] = depths[parent] + 1 }
            default: break
            }
        }
        return elements.map { $0.parent.map { depths[$0] >= 3 } ?? false }
    }

    /// Returns the description of a leaf of Flutter, which draws its texts itself and has them as descriptions only;
    /// `nil` for a picture and elsewhere.
    private func descriptionInFlutter(of index: Int) -> String? {
        guard !isInFlutter.isEmpty, isInFlutter[index] else { return nil }
        let element = screen.elements[index]
        guard element.subtreeEnd == index + 1, element.type != .image, let text = element.view?.contentDescription,
            !text.isBlank, element.view?.text?.isEmpty != false
        else { return nil }
        return text
    }

    /// Returns whether a frame has the size of a text on one line: what Flutter draws as a text has, and a drawing with a
    /// description has not.
    private static func isTight(_ text: String, in frame: Rect) -> Bool {
        guard !text.contains(where: \.isNewline) else { return false }
        // The frame of a line is 1.1 to 1.8 times as high as the font size.
        let size = frame.width / TextShape(text).length
        return frame.height / 1.8...frame.height / 1.1 ~= size
    }

    /// Returns whether a control without a text is an icon. A container that can be clicked draws anything.
    private func isIcon(_ index: Int) -> Bool {
        let element = screen.elements[index]
        return element.subtreeEnd == index + 1 && [.button, .image, .icon, .link].contains(element.type)
    }

    /// Returns the text that an element draws; `nil` if it draws none, or if that is not known.
    private func text(of index: Int) -> String? {
        let element = screen.elements[index]
        let text: String?
        if let view = element.view {
            text = view.text
        } else {
            switch element.type {
            case .staticText: text = element.label ?? element.value
            case .textField, .searchField, .textView: text = element.value ?? element.placeholder
            default: text = nil
            }
        }
        // A glyph of an icon font is no text.
        return text.flatMap { text in
            text.isBlank || text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse } ? nil : text
        }
    }

    /// Finds what later elements are drawn over the subjects, and takes the parts of their frames that remain.
    private mutating func cover() {
        let elements = screen.elements
        let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
        let frames = elements.map { $0.isVisible == false ? nothing : $0.frame ?? nothing }
        let area = screen.size.map { $0.width * $0.height } ?? frames.map(\.area).max() ?? 0
        var positions = [Int](repeating: -1, count: elements.count)
        for (position, subject) in subjects.enumerated() { positions[subject.index] = position }
        for (below, above) in RectSweep.pairs(of: frames, within: 0, partners: 64) {
            let position = positions[below]
            guard position >= 0, above >= elements[below].subtreeEnd else { continue }
            let frame = subjects[position].frame
            guard let common = frame.intersection(frames[above]) else { continue }
            let cover = elements[above]
            let isClickable = cover.view.map { $0.flags.contains(.clickable) } ?? (cover.type == .button)
            let isWhole = common.area >= 0.95 * frames[below].area
            if isWhole, isClickable, frames[above].area >= 0.5 * area {
                // A scrim, which closes the sheet or dialog above it.
                subjects[position].refusal = .dimmed
            } else if isWhole {
                // A control without a text over the whole element can be a transparent one, which makes it clickable.
                if text(of: above) != nil { subjects[position].refusal = .covered }
            } else if text(of: above) != nil || isClickable || cover.type == .image || cover.type == .button {
                if let rest = frame.largestPart(without: common), rest.area >= 0.5 * frames[below].area {
                    subjects[position].frame = rest
                } else {
                    subjects[position].refusal = .covered
                }
            }
        }
    }
}

extension Element {
    /// Whether the element is a field whose text is secret.
    package var isSecureField: Bool { type == .secureTextField || view?.flags.contains(.password) == true }
}

extension Rect {
    /// Returns the largest rectangle beside another one, with the whole width or the whole height; `nil` if there is
    /// none.
    fileprivate func largestPart(without other: Rect) -> Rect? {
        [
            Rect(x: x, y: y, width: other.x - x, height: height),
            Rect(x: other.maxX, y: y, width: maxX - other.maxX, height: height),
            Rect(x: x, y: y, width: width, height: other.y - y),
            Rect(x: x, y: other.maxY, width: width, height: maxY - other.maxY),
        ].filter { !$0.isEmpty }.max { $0.area < $1.area }
    }
}
