import AXDumps
import AXTree

/// What Flutter's semantics say of one node.
struct FlutterNode {
    var label: String?
    var value: String?
    var hint: String?
    var tooltip: String?
    var identifier: String?
    /// The level of a heading, from 1; `nil` if there is none.
    var headingLevel: Int?
    var isRightToLeft = false
    /// The rectangle as it is written.
    var rect: Rect?
    /// The scale after the rectangle.
    var scale: Double?
    /// The transformation after the rectangle: the first two rows of the matrix.
    var matrix: FlutterTransform?
    /// Whether it has the texts, flags and actions of the nodes inside that say so.
    var isMergeBoundary = false
    /// Whether it is a part of a node around it.
    var isMergedUp = false
    private var isInvisible = false
    private var flags: Set<String> = []
    private var actions: Set<String> = []

    /// Reads a property; one without a name has its words as `value`. Returns `false` for a rectangle without its
    /// numbers.
    mutating func read(_ name: String, _ value: String) -> Bool {
        switch name {
        case "label": label = Self.quoted(value)
        case "value": self.value = Self.quoted(value)
        case "hint": hint = Self.quoted(value)
        case "tooltip": tooltip = Self.quoted(value)
        case "identifier": identifier = Self.quoted(value)
        case "textDirection": isRightToLeft = value == "rtl"
        case "headingLevel": headingLevel = Int(value).flatMap { $0 > 0 ? $0 : nil }
        case "flags": flags.formUnion(Self.words(value))
        case "actions": actions.formUnion(Self.words(value))
        case "":
            if value.hasPrefix("merge boundary") { isMergeBoundary = true }
            if value.hasPrefix("merged up") { isMergedUp = true }
            if value == "invisible" || value == "HIDDEN" { isInvisible = true }
            if value.hasPrefix("Rect.from") { return readRect(value) }
        default: break
        }
        return true
    }

    /// Reads `Rect.fromLTRB(0.0, 0.0, 392.7, 826.9) scaled by 2.8x`, or `… with transform [[1.0,0.0,0.0,330.0]; …]`.
    private mutating func readRect(_ text: String) -> Bool {
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return false }
        let edges = Self.numbers(text[open..<close])
        guard edges.count == 4 else { return false }
        rect = Rect(reasonable: edges[0], edges[1], max(edges[2] - edges[0], 0), max(edges[3] - edges[1], 0))
        let rest = text[close...].dropFirst()
        if rest.hasPrefix(" scaled by ") {
            scale = Self.numbers(rest.dropFirst(11)).first.flatMap { $0 > 0 ? $0 : nil }
        } else if rest.contains("transform") {
            let cells = Self.numbers(rest.drop { $0 != "[" })
            if cells.count >= 8 {
                matrix = FlutterTransform(
                    xx: cells[0], xy: cells[1], x: cells[3], yx: cells[4], yy: cells[5], y: cells[7])
            }
        }
        return true
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split { "()[],; x".contains($0) || $0.isNewline }.compactMap { Double($0) }
    }

    /// The words of a list. An action with a sign after it is blocked: nobody can perform it.
    private static func words(_ list: String) -> [String] {
        list.split { "[], ".contains($0) || $0.isNewline }.filter { $0.last != "🚫️" && $0.last != "🚫" }
            .map { $0.lowercased() }
    }

    /// The text between the first and the last quote, `nil` if it is empty.
    private static func quoted(_ text: String) -> String? {
        guard let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\"") else { return nil }
        let content = open < close ? text[text.index(after: open)..<close] : text[text.index(after: open)...]
        return content.isEmpty ? nil : String(content)
    }

    /// Adds what a part of the node says. Newer versions write the texts of parts for the whole as well.
    mutating func merge(_ part: FlutterNode) {
        if let text = part.label, label?.contains(text) != true { label = label.map { $0 + "\n" + text } ?? text }
        value = value ?? part.value
        hint = hint ?? part.hint
        tooltip = tooltip ?? part.tooltip
        identifier = identifier ?? part.identifier
        headingLevel = headingLevel ?? part.headingLevel
        flags.formUnion(part.flags)
        actions.formUnion(part.actions)
    }

    // MARK: Meaning

    private func has(_ flag: String) -> Bool { flags.contains(flag.lowercased()) }

    /// Whether the name of a route, such as the title of a page.
    var namesRoute: Bool { has("namesRoute") }
    var isHidden: Bool { isInvisible || has("isHidden") }
    private var isAdjustable: Bool { !actions.isDisjoint(with: ["increase", "decrease"]) }
    private var isDisabled: Bool { has("hasEnabledState") && !has("isEnabled") }
    private var isChecked: Bool { has("isChecked") || has("isToggled") }

    /// Whether the screen reader stops on it: it has a text or an action other than scrolling, as Flutter's bridges
    /// decide.
    var isStop: Bool {
        let scrolling: Set = ["scrollup", "scrolldown", "scrollleft", "scrollright", "scrolltooffset"]
        guard !isHidden, !has("scopesRoute") else { return false }
        return [label, value, hint, tooltip].contains { $0 != nil } || !actions.isSubset(of: scrolling)
    }

    /// The label with the tooltip.
    private var name: String? {
        let parts = [label, tooltip == label ? nil : tooltip].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// Returns the attributes that it has on every platform.
    private var element: Element {
        var element = Element(type)
        element.identifier = identifier
        element.isEnabled = !isDisabled
        element.isSelected = has("isSelected")
        element.isVisible = !isHidden
        if has("isHeader") || headingLevel != nil { element.headingLevel = headingLevel ?? 0 }
        return element
    }

    private var type: ElementType {
        if has("isTextField") {
            return has("isObscured") ? .secureTextField : has("isMultiline") ? .textView : .textField
        }
        if has("hasToggledState") { return .switch }
        if has("hasCheckedState") { return has("isInMutuallyExclusiveGroup") ? .radioButton : .checkBox }
        if has("isSlider") || isAdjustable { return .slider }
        if has("isKeyboardKey") { return .key }
        if has("isLink") { return .link }
        if has("isButton") { return .button }
        if has("isImage") { return .image }
        if has("hasImplicitScrolling") { return .scrollView }
        // The label of a page or a dialog names it, and is no text on the screen.
        if has("scopesRoute") { return .other }
        return label != nil && actions.isDisjoint(with: ["tap", "longpress"]) ? .staticText : .other
    }

    /// The element that Flutter's bridge on iOS makes of it.
    ///
    /// Source: flutter/flutter (`SemanticsObject.mm`).
    var iOSElement: Element {
        var element = self.element
        element.label = name
        element.value = value
        if value == nil, has("hasToggledState") || has("hasCheckedState") { element.value = isChecked ? "1" : "0" }
        element.hint = hint
        element.isAccessibilityElement = isStop
        let all: [(Bool, Traits)] = [
            (has("isButton"), .button), (has("isLink"), .link), (has("isHeader"), .header), (has("isImage"), .image),
            (has("isSelected"), .selected), (isDisabled, .notEnabled), (isAdjustable, .adjustable),
            (has("isKeyboardKey"), .keyboardKey), (has("isLiveRegion"), .updatesFrequently),
            (type == .staticText && !has("isHeader"), .staticText), (has("hasToggledState"), .toggleButton),
        ]
        element.traits = all.reduce(into: Traits()) { if $1.0 { $0.formUnion($1.1) } }
        return element
    }

    /// The view that Flutter's bridge on Android makes of it.
    ///
    /// Source: flutter/flutter (`AccessibilityBridge.java`).
    var androidElement: Element {
        var element = self.element
        var view = PlatformView(className: className)
        if element.isTextInput {
            view.text = value
            let parts = [name, hint].compactMap(\.self)
            element.placeholder = parts.isEmpty ? nil : parts.joined(separator: ", ")
        } else {
            let parts = [value, name, hint].compactMap(\.self)
            view.contentDescription = parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        let all: [(Bool, ViewFlags)] = [
            (actions.contains("tap"), .clickable), (actions.contains("longpress"), .longClickable),
            (isStop, .focusable), (has("hasCheckedState") || has("hasToggledState"), .checkable),
            (isChecked, .checked), (has("isObscured"), .password),
            (!actions.isDisjoint(with: ["scrollup", "scrolldown", "scrollleft", "scrollright"]), .scrollable),
        ]
        view.flags = all.reduce(into: ViewFlags()) { if $1.0 { $0.formUnion($1.1) } }
        element.type = ElementType(androidClass: view.className, flags: view.flags)
        element.view = view
        return element
    }

    private var className: String {
        switch type {
        case .textField, .secureTextField, .textView: "android.widget.EditText"
        case .switch: "android.widget.Switch"
        case .radioButton: "android.widget.RadioButton"
        case .checkBox: "android.widget.CheckBox"
        case .slider: "android.widget.SeekBar"
        case .button: "android.widget.Button"
        case .image: "android.widget.ImageView"
        case .scrollView: "android.widget.ScrollView"
        default: "android.view.View"
        }
    }
}
