import AXEngine
import AXTree

extension ScreenView {
    /// Returns the views of React Native and Flutter that look like buttons but have no role, in groups of those of one
    /// size that are beside each other, such as the tabs of a bar.
    var androidButtonsWithoutRole: [[ElementView]] {
        groups(of: subjects.filter(\.isAndroidButtonWithoutRole)) { $0.isAsLarge(as: $1) }
    }

    /// Returns the views beside a button that are as high and have a short text or description of their own, but no
    /// role.
    var androidViewsBesideButtons: [ElementView] { subjects.filter(\.isAndroidViewBesideButton) }

    /// Returns the views of any other kit that look like buttons but have no role, in groups of those of one height in
    /// one container. Views beside one that is selected are tabs, whose role is in no dump.
    var androidTextsThatAct: [[ElementView]] {
        groups(of: subjects.filter(\.isAndroidTextThatActs)) { $0.isAsHigh(as: $1) }.filter { !mayBeTabs($0) }
    }

    /// Returns whether one of the views beside these is selected, or whether these are Compose's and fill the width of
    /// the window in equal parts.
    private func mayBeTabs(_ line: [ElementView]) -> Bool {
        guard let parent = line[0].parent, let window = screen.size, let first = line[0].frame,
            let last = line[line.count - 1].frame
        else { return false }
        if parent.children(limit: 50).contains(where: { $0.isSelected && $0.isAsHigh(as: line[0]) }) { return true }
        return line.count > 1 && line[0].element.view?.className == "android.view.View"
            && line.allSatisfy { $0.isAsLarge(as: line[0]) }
            && max(first.maxX, last.maxX) - min(first.x, last.x) >= window.width * 0.85
    }

    /// Groups views that follow each other in one container and are alike.
    private func groups(of buttons: [ElementView], _ areAlike: (ElementView, ElementView) -> Bool) -> [[ElementView]] {
        var groups: [[ElementView]] = []
        for element in buttons {
            if let last = groups.last?.last, last.parent?.index == element.parent?.index, areAlike(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
        return groups
    }
}

extension ElementView {
    /// Whether a view of React Native or Flutter can be clicked, has a name of one to three words and the shape of a
    /// button, but no role.
    fileprivate var isAndroidButtonWithoutRole: Bool {
        guard type == .other, let view = element.view, view.flags.contains(.clickable), isDescribed, isEnabled,
            !isSelected, !isOutOfSight, let frame, let window = screen.screen.size, frame.height > 0,
            frame.height * 8 <= max(window.width, window.height), let name, name.isShortName, !isCovered, !isOnWebPage,
            !lacksAndroidRole
        else { return false }
        switch view.className {
        // React Native reports this class for views without a role, and `android.view.View` for roles that have no
        // class.
        case "android.view.ViewGroup": return hasCentredText && !hasMachineLabel
        // A leaf of Flutter, which draws its views itself. A row is as wide as the screen.
        case "android.view.View":
            return !hasChildren && frame.width <= window.width * 0.85 && isInFlutter && !hasMachineLabel
        default: return false
        }
    }

    /// Whether a text or a plain view without views inside can be clicked, and an Android button of its height is
    /// beside, above or below it.
    fileprivate var isAndroidViewBesideButton: Bool {
        guard type == .other || type == .staticText, !hasChildren, let view = element.view,
            view.flags.contains(.clickable), !view.flags.contains(.checkable), !view.flags.contains(.longClickable),
            isEnabled, !isSelected, !isOutOfSight, !isCovered,
            !isOnWebPage, !hasMachineLabel, let name, name.isShortName, type == .other || view.text?.isEmpty == false,
            !lacksAndroidRole, !isAndroidButtonWithoutRole, let frame, let parent,
            // The items of a toolbar of AppCompat, whose class an app does not choose.
            parent.element.view?.simpleClassName != "LinearLayoutCompat"
        else { return false }
        let others = parent.children(limit: 50).filter { $0.index != index }
        return !others.contains(where: \.isSelected)
            && others.contains { other in
                guard other.type == .button, other.isEnabled, other.isControl, let second = other.frame,
                    max(second.height, frame.height) <= min(second.height, frame.height) * 1.2
                else { return false }
                let shift = second.y + second.height / 2 - frame.y - frame.height / 2
                let isBeside = shift.magnitude * 10 <= frame.height && second.grown(by: frame.height).intersects(frame)
                let isStacked = (second.x - frame.x).magnitude <= 2 && other.isAsLarge(as: self)
                return isBeside || isStacked && second.grown(by: frame.height).intersects(frame)
            }
    }

    /// Whether a text that can be clicked, or a plain view around one, has a name of one to three words and the shape
    /// of a button, but no role. Items of lists have none in Android's own apps either.
    fileprivate var isAndroidTextThatActs: Bool {
        guard type == .other || type == .staticText, let view = element.view, view.flags.contains(.clickable),
            !view.flags.contains(.checkable), isEnabled, !isSelected, !isOutOfSight, !isCovered, !isOnWebPage,
            !hasMachineLabel, let name, name.isShortName, screen.scroller(of: index) == nil, let frame,
            let window = screen.screen.size
        else { return false }
        guard frame.height > 0, frame.height * 8 <= max(window.width, window.height),
            frame.width >= frame.height * 0.75, frame.width <= window.width * 0.6
        else { return false }
        // Android's own menus and launchers have texts without children.
        return hasChildren && hasCentredText && !isAndroidButtonWithoutRole && !lacksAndroidRole
    }

    /// Whether the only text inside it is in the middle, as that of a button and unlike that of a row.
    private var hasCentredText: Bool {
        guard let frame else { return false }
        let texts = contents.filter { $0.type == .staticText && !$0.isBlank && !$0.isOutOfSight }
        guard texts.count == 1, let text = texts[0].frame, !contents.contains(where: \.isControl) else { return false }
        return (text.x + text.width / 2 - frame.x - frame.width / 2).magnitude <= frame.width / 16
    }

    /// Whether only plain views are around it, up to the frame that Flutter fills.
    var isInFlutter: Bool {
        var count = 0
        for around in ancestors.prefix(100) {
            let name = around.element.view?.simpleClassName ?? ""
            if name == "FrameLayout" { return count >= 3 }
            guard name == "View" || name == "ScrollView" || name == "HorizontalScrollView" else { return false }
            count += 1
        }
        return false
    }

    /// Returns whether both have the same height, within two units.
    fileprivate func isAsHigh(as other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame else { return false }
        return (one.height - second.height).magnitude <= 2
    }

    /// Returns whether both have the same size, within two units.
    fileprivate func isAsLarge(as other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame else { return false }
        return (one.width - second.width).magnitude <= 2 && (one.height - second.height).magnitude <= 2
    }
}

extension String {
    /// Whether it is one to three words of at most 24 characters in one line, with letters.
    fileprivate var isShortName: Bool {
        count <= 24 && contains(where: \.isLetter) && !contains(where: \.isNewline)
            && split(separator: " ").count <= 3
    }
}
