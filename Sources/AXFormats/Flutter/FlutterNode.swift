import AXTree

/// What Flutter's semantics say of one node.
struct FlutterNode {
    /// The texts that are not empty, by the names of their properties.
    private var texts: [String: String] = [:]
    /// The level of a heading, from 1; `nil` if there is none.
    private var headingLevel: Int?
    private var flags: Set<String> = []
    private var actions: Set<String> = []
    private(set) var isRightToLeft = false
    /// The rectangle as it is written.
    private(set) var rect: Rect?
    /// The scale after the rectangle.
    private(set) var scale: Double?
    /// The transformation after the rectangle.
    private(set) var transform: FlutterTransform?
    /// Whether it is a part of a node around it.
    private(set) var isMergedUp = false

    /// Reads a property, with or without a name. Returns `false` for a rectangle without its numbers.
    mutating func read(_ text: String) -> Bool {
        let word = text.prefix { $0.isASCII && $0.isLetter }
        let isNamed = !word.isEmpty && text.dropFirst(word.count).first == ":"
        let name = isNamed ? String(word) : ""
        let value = isNamed ? String(text.dropFirst(word.count + 1).drop { $0 == " " || $0 == "\n" }) : text
        switch name {
        case "label", "value", "hint", "tooltip", "identifier": texts[name] = Self.quoted(value)
        case "textDirection": isRightToLeft = value == "rtl"
        case "headingLevel": headingLevel = Int(value).flatMap { $0 > 0 ? $0 : nil }
        case "flags": flags.formUnion(Self.words(value))
        case "actions": actions.formUnion(Self.words(value))
        case "" where value.hasPrefix("merged up"): isMergedUp = true
        case "" where value == "invisible" || value == "HIDDEN": flags.insert("ishidden")
        case "" where value.hasPrefix("Rect.from"): return readRect(value)
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
            transform = FlutterTransform(matrix: Self.numbers(rest.drop { $0 != "[" }))
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
        if let text = part.label, let label, !label.contains(text) { texts["label"] = label + "\n" + text }
        texts.merge(part.texts) { own, _ in own }
        headingLevel = headingLevel ?? part.headingLevel
        flags.formUnion(part.flags)
        actions.formUnion(part.actions)
    }

    private func has(_ flag: String) -> Bool { flags.contains(flag.lowercased()) }

    var label: String? { texts["label"] }
    /// Whether the name of a route, such as the title of a page.
    var namesRoute: Bool { has("namesRoute") }
    var isHidden: Bool { has("isHidden") }
    private var isDisabled: Bool { has("hasEnabledState") && !has("isEnabled") }
    private var isChecked: Bool { has("isChecked") || has("isToggled") }
    private var hasState: Bool { has("hasToggledState") || has("hasCheckedState") }

    /// Whether the screen reader stops on it: it has a text or an action other than scrolling, as Flutter's bridges
    /// decide.
    var isStop: Bool {
        if isHidden || has("scopesRoute") { return false }
        return ["label", "value", "hint", "tooltip"].contains { texts[$0] != nil }
            || !actions.isSubset(of: ["scrollup", "scrolldown", "scrollleft", "scrollright", "scrolltooffset"])
    }

    /// The label with the tooltip.
    private var name: String? { Self.joined([label, texts["tooltip"] == label ? nil : texts["tooltip"]], "\n") }

    private static func joined(_ texts: [String?], _ separator: String) -> String? {
        let parts = texts.compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }

    /// Returns the attributes that it has on every platform.
    private var element: Element {
        var element = Element(type)
        element.identifier = texts["identifier"]
        element.isEnabled = !isDisabled
        element.isSelected = has("isSelected")
        element.isVisible = !isHidden
        if has("isHeader") || headingLevel != nil { element.headingLevel = headingLevel ?? 0 }
        return element
    }

    private var type: ElementType {
        let words = flags.union(actions)
        if let found = Self.types.first(where: { $0.words.isSubset(of: words) }) { return found.type }
        return label != nil && actions.isDisjoint(with: ["tap", "longpress"]) ? .staticText : .other
    }

    /// The types by the flags and actions that a node has together.
    private static let types: [(words: Set<String>, type: ElementType)] = [
        (["istextfield", "isobscured"], .secureTextField), (["istextfield", "ismultiline"], .textView),
        (["istextfield"], .textField), (["hastoggledstate"], .switch),
        (["hascheckedstate", "isinmutuallyexclusivegroup"], .radioButton), (["hascheckedstate"], .checkBox),
        (["isslider"], .slider), (["increase"], .slider), (["decrease"], .slider), (["iskeyboardkey"], .key),
        (["islink"], .link), (["isbutton"], .button), (["isimage"], .image),
        (["hasimplicitscrolling"], .scrollView),
        // The label of a page or a dialog names it, and is no text on the screen.
        (["scopesroute"], .other),
    ]

    /// The element that Flutter's bridge on iOS makes of it.
    ///
    /// Source: flutter/flutter (`SemanticsObject.mm`).
    var iOSElement: Element {
        var element = self.element
        element.label = name
        element.value = texts["value"] ?? (hasState ? isChecked ? "1" : "0" : nil)
        element.hint = texts["hint"]
        element.isAccessibilityElement = isStop
        var traits = flags.union(actions).reduce(into: Traits()) { $0.formUnion(Self.traits[$1] ?? []) }
        if isDisabled { traits.insert(.notEnabled) }
        if type == .staticText, !has("isHeader") { traits.insert(.staticText) }
        element.traits = traits
        return element
    }

    private static let traits: [String: Traits] = [
        "isbutton": .button, "islink": .link, "isheader": .header, "isimage": .image, "isselected": .selected,
        "iskeyboardkey": .keyboardKey, "isliveregion": .updatesFrequently, "hastoggledstate": .toggleButton,
        "increase": .adjustable, "decrease": .adjustable,
    ]

    /// The view that Flutter's bridge on Android makes of it.
    ///
    /// Source: flutter/flutter (`AccessibilityBridge.java`).
    var androidElement: Element {
        var element = self.element
        var view = PlatformView(className: Self.classes[type].map { "android.widget." + $0 } ?? "android.view.View")
        if element.isTextInput {
            view.text = texts["value"]
            element.placeholder = Self.joined([name, texts["hint"]], ", ")
        } else {
            view.contentDescription = Self.joined([texts["value"], name, texts["hint"]], ", ")
        }
        view.flags = flags.union(actions).reduce(into: []) { $0.formUnion(Self.viewFlags[$1] ?? []) }
        if isStop { view.flags.insert(.focusable) }
        element.type = ElementType(androidClass: view.className, flags: view.flags)
        element.view = view
        return element
    }

    private static let viewFlags: [String: ViewFlags] = [
        "tap": .clickable, "longpress": .longClickable, "hastoggledstate": .checkable, "hascheckedstate": .checkable,
        "ischecked": .checked, "istoggled": .checked, "isobscured": .password, "scrollup": .scrollable,
        "scrolldown": .scrollable, "scrollleft": .scrollable, "scrollright": .scrollable,
    ]

    /// The classes that Flutter reports, in `android.widget`.
    private static let classes: [ElementType: String] = [
        .textField: "EditText", .secureTextField: "EditText", .textView: "EditText", .switch: "Switch",
        .radioButton: "RadioButton", .checkBox: "CheckBox", .slider: "SeekBar", .button: "Button",
        .image: "ImageView", .scrollView: "ScrollView",
    ]
}
