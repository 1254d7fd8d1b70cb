import AXAudit
import AXEngine
import AXTree
import TestSupport

/// A screen of Android without a defect, as one of the usual toolkits lists it.
struct AndroidSeededScreen: Sendable {
    /// A toolkit, by the classes and the flags of its views.
    enum Toolkit: String, CaseIterable, Sendable {
        case views, compose, reactNative
    }

    let toolkit: Toolkit
    let texts: AndroidSeededTexts
    var root: AndroidSeededView

    init(_ toolkit: Toolkit, _ texts: AndroidSeededTexts) {
        self.toolkit = toolkit
        self.texts = texts
        root = AndroidSeededView(nil, "android.widget.FrameLayout", at: [0, 0, 400, 800])
        let title = AndroidSeededView("title", "android.widget.TextView", at: [16, 40, 300, 64], text: texts.title)
        root.children = [title, button("close", texts.close, at: [340, 32, 388, 80], isPicture: true)]
        for (number, hint) in texts.fields.enumerated() {
            let bounds = [16, 90 + 60 * number, 384, 140 + 60 * number]
            root.children.append(
                AndroidSeededView(
                    "field\(number)", "android.widget.EditText", at: bounds, hint: hint, ["clickable", "focusable"]))
        }
        root.children += [
            AndroidSeededView(
                "image", "android.widget.ImageView", at: [16, 210, 384, 290], description: texts.image, ["focusable"]),
            button("primary", texts.primary, at: [16, 300, 190, 350]),
            button("secondary", texts.secondary, at: [210, 300, 384, 350]),
        ]
        for (number, row) in texts.rows.enumerated() {
            let top = 360 + 60 * number
            root.children.append(self.row("row\(number)", row, top: top))
            let action = button(
                "action\(number)", texts.edit + " " + row[0], at: [336, top + 6, 384, top + 54], isPicture: true)
            root.children.append(action)
        }
        for (number, tab) in texts.tabs.enumerated() {
            root.children.append(self.tab("tab\(number)", tab, left: 133 * number, isSelected: number == 0))
        }
    }

    /// A button with a text, or with a picture.
    func button(_ slot: String, _ name: String, at bounds: [Int], isPicture: Bool = false) -> AndroidSeededView {
        let flags: Set = ["clickable", "focusable"]
        let label = AndroidSeededView(nil, "android.widget.TextView", at: bounds, text: name)
        switch toolkit {
        case .views where isPicture:
            return AndroidSeededView(slot, "android.widget.ImageButton", at: bounds, description: name, flags)
        case .views: return AndroidSeededView(slot, "android.widget.Button", at: bounds, text: name, flags)
        case .compose:
            let icon = AndroidSeededView(nil, "android.view.View", at: bounds, description: name)
            let role = AndroidSeededView(nil, "android.widget.Button", at: bounds)
            return AndroidSeededView(slot, "android.view.View", at: bounds, flags, [isPicture ? icon : label, role])
        case .reactNative:
            return AndroidSeededView(
                slot, "android.widget.Button", at: bounds, description: name, flags, isPicture ? [] : [label])
        }
    }

    private func row(_ slot: String, _ texts: [String], top: Int) -> AndroidSeededView {
        let bounds = [0, top, 330, top + 60]
        let className =
            switch toolkit {
            case .views: "android.widget.LinearLayout"
            case .compose: "android.view.View"
            case .reactNative: "android.widget.Button"
            }
        let lines = texts.enumerated().map { line, text in
            AndroidSeededView(
                nil, "android.widget.TextView", at: [16, top + 8 + 24 * line, 200, top + 28 + 24 * line], text: text)
        }
        return AndroidSeededView(
            slot, className, at: bounds, description: toolkit == .reactNative ? texts.joined(separator: ", ") : "",
            ["clickable", "focusable"], lines)
    }

    private func tab(_ slot: String, _ name: String, left: Int, isSelected: Bool) -> AndroidSeededView {
        let bounds = [left, 740, left + 133, 800]
        var flags: Set = ["clickable", "focusable"]
        if isSelected { flags.insert("selected") }
        let label = AndroidSeededView(nil, "android.widget.TextView", at: bounds, text: name)
        return switch toolkit {
        case .views: AndroidSeededView(slot, "com.example.Tab", at: bounds, description: name, flags)
        case .compose: AndroidSeededView(slot, "android.view.View", at: bounds, flags, [label])
        case .reactNative:
            AndroidSeededView(slot, "android.view.View", at: bounds, description: name, flags, [label])
        }
    }

    /// All clean screens.
    static let all = Toolkit.allCases.flatMap { toolkit in
        AndroidSeededTexts.all.map { AndroidSeededScreen(toolkit, $0) }
    }

    /// Changes the view with a slot.
    mutating func change(_ slot: String, _ change: (inout AndroidSeededView) -> Void) {
        precondition(root.change(slot, change), "no view \(slot)")
    }

    /// The findings of a preset, each as the rule and the slots of its elements.
    func findings(_ preset: Preset) throws -> [(rule: String, slots: Set<String>, message: String)] {
        var screen = try readScreen("<hierarchy rotation=\"0\">\(root.xml)</hierarchy>")
        screen.setDensity(1)
        let audit = preset.seededAudit(on: screen.platform)(screen)
        let slots = root.slots()
        return audit.findings.map { finding in
            (finding.ruleID, Set(finding.elements.map { slots[$0.index] }), finding.message)
        }
    }
}
