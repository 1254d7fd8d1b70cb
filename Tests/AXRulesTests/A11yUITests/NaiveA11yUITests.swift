import AXAudit
import Foundation

/// The fourteen tests of A11yUITests as its source defines them, element by element and pair by pair. Written from that
/// text, not from the rules.
struct NaiveA11yUITests {
    /// A report, as a line can be compared.
    struct Report: Hashable, CustomStringConvertible {
        var rule: String
        var severity: Severity
        var message: String
        var detail: String?
        var elements: [Int]

        var description: String {
            "\(elements) \(rule) \(severity.rawValue): \(message)\(detail.map { " " + $0 } ?? "")"
        }
    }

    var minSize = 14.0
    var minInteractiveSize = 44.0
    var minMeaningfulLength = 2
    var maxMeaningfulLength = 40
    var allInteractiveElements = true
    var iPhonePadding = 8.0
    var sizeTolerance = 0.1
    var interactiveTolerance = 0.1

    /// Every report, by element and rule.
    func reports(on screen: Screen) -> [Report] {
        let all = everyReport(on: screen)
        return all.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first ?? -1, other.element.elements.first ?? -1)
            return (first, one.element.rule, one.offset) < (second, other.element.rule, other.offset)
        }.map(\.element)
    }

    private static let ignored: [ElementType] = [
        .window, .scrollBar, .other, .navigationBar, .table, .scrollView, .key, .keyboard, .tabBar,
    ]
    private static let controls: [ElementType] = [
        .button, .slider, .stepper, .segmentedControl, .textField, .switch, .pageIndicator, .link, .searchField,
        .secureTextField, .datePicker, .picker, .pickerWheel, .cell,
    ]

    private func everyReport(on screen: Screen) -> [Report] {
        var result: [Report] = []
        func report(
            _ test: String, _ severity: Severity, _ message: String, _ elements: [Int], _ reason: String? = nil
        ) {
            result.append(
                Report(
                    rule: "a11yuitests-" + test, severity: severity, message: message, detail: reason,
                    elements: elements))
        }
        func has(_ element: Element, _ trait: Traits) -> Bool {
            guard screen.carries.contains(.traits), let traits = element.traits else { return false }
            return traits.contains(trait)
        }
        func contains(_ label: String, _ word: String) -> Bool {
            let (text, part) = (Array(label.lowercased()), Array(word.lowercased()))
            return text.indices.contains { text[$0...].prefix(part.count) == part[...] }
        }
        func decimal(_ number: Double) -> String { String(format: "%.1f", number) }

        var list: [(index: Int, element: Element)] = []
        for (index, element) in screen.elements.enumerated() {
            if element.parent == nil, element.type == .application { continue }
            list.append((index, element))
        }
        let assessed = list.filter { !Self.ignored.contains($0.element.type) }

        for (index, element) in assessed {
            let label = element.label ?? ""
            let isControl = Self.controls.contains(element.type)

            if let frame = element.frame {
                if frame.height - minSize < -sizeTolerance {
                    report(
                        "minimum-size", .warning, "Element may not be tall enough.", [index],
                        "Minimum height: \(decimal(minSize)). Current height: \(decimal(frame.height))")
                }
                if frame.width - minSize < -sizeTolerance {
                    report(
                        "minimum-size", .warning, "Element may not be wide enough.", [index],
                        "Minimum width: \(decimal(minSize)). Current width: \(decimal(frame.width))")
                }
                let isMeasured =
                    allInteractiveElements ? isControl : element.type == .button || element.type == .cell
                if isMeasured, frame.height - minInteractiveSize < -interactiveTolerance {
                    report(
                        "minimum-interactive-size", .failure, "Interactive element not tall enough.", [index],
                        "Minimum height: \(decimal(minInteractiveSize)). Current height: \(decimal(frame.height))")
                }
                if isMeasured, frame.width - minInteractiveSize < -interactiveTolerance {
                    report(
                        "minimum-interactive-size", .failure, "Interactive element not wide enough.", [index],
                        "Minimum width: \(decimal(minInteractiveSize)). Current width: \(decimal(frame.width))")
                }
            }

            if element.type != .cell {
                let placeholder = element.placeholder ?? ""
                if placeholder.count > 0, label.count == 0 {
                    report(
                        "label-presence", .failure, "No label for element with placeholder \"\(placeholder)\".",
                        [index])
                } else if label.count <= minMeaningfulLength {
                    report(
                        "label-presence", .warning, "Label may not be meaningful.", [index],
                        "Minimum length: \(minMeaningfulLength)")
                }
                let capitals = label.uppercased()
                let hasCapital = capitals.unicodeScalars.contains {
                    $0.properties.generalCategory == .uppercaseLetter
                }
                if hasCapital, capitals == label {
                    report("label-presence", .warning, "Label is uppercased.", [index])
                }
            }

            if isControl {
                for phrase in ["click here", "tap here", "more"] where contains(label, phrase) {
                    report(
                        "button-label", .failure, "Button label may not be descriptive.", [index],
                        "Offending word: \(phrase)")
                }
                if contains(label, "button") {
                    report(
                        "button-label", .failure,
                        "Button should not contain the word 'button' in the accessibility label.", [index])
                }
                if let first = label.first, !first.isUppercase {
                    report("button-label", .failure, "Buttons should begin with a capital letter.", [index])
                }
                if label.contains(where: { $0 == "." }) {
                    report(
                        "button-label", .failure, "Button accessibility labels shouldn't contain punctuation.",
                        [index])
                }
                if [.textField, .searchField, .secureTextField].contains(element.type), contains(label, "field") {
                    report(
                        "button-label", .failure, "Text fields should not include their type in the label.", [index])
                }
                let links = "Links should not include their type in the label."
                if has(element, .link) || element.type == .link, contains(label, "link") {
                    report("button-label", .failure, links, [index])
                }
                if has(element, .adjustable) || element.type == .slider {
                    if contains(label, "adjustable") { report("button-label", .failure, links, [index]) }
                    if contains(label, "slider") { report("button-label", .failure, links, [index]) }
                }
            }

            if element.type == .image {
                for word in ["image", "picture", "graphic", "icon", "photo"] where contains(label, word) {
                    report(
                        "image-label", .failure, "Images should not contain image words in the accessibility label.",
                        [index], "Offending word: \(word)")
                }
                for fragment in ["_", "-", "png", "jpg", "jpeg", "pdf", "avci", "heic", "heif", "svg"]
                where contains(label, fragment) {
                    report(
                        "image-label", .failure, "Image file name is used as the accessibility label.", [index],
                        "Offending word: \(fragment)")
                }
                if !has(element, .image) {
                    report("image-trait", .failure, "Image should have Image trait.", [index])
                }
            }

            if element.type != .staticText, element.type != .textView, label.count > maxMeaningfulLength {
                report(
                    "label-length", .warning, "Label may be too long.", [index], "Max length: \(maxMeaningfulLength)")
            }
            if element.type == .button, !has(element, .button), !has(element, .link) {
                report("button-trait", .failure, "Button should have Button or Link trait.", [index])
            }
            if has(element, .button), has(element, .link) {
                report(
                    "conflicting-traits", .failure, "Elements shouldn't have both Button and Link traits.", [index])
            }
            if has(element, .staticText), has(element, .updatesFrequently) {
                report(
                    "conflicting-traits", .failure,
                    "Elements shouldn't have both Static Text and Updates Frequently traits.", [index])
            }
            if isControl, !element.isEnabled { report("disabled", .warning, "Element disabled.", [index]) }
        }

        if !assessed.contains(where: { has($0.element, .header) }) {
            report("header", .failure, "Screen has no element with a header trait.", [])
        }

        let controls = list.filter { Self.controls.contains($0.element.type) }
        var named: [Int] = []
        for (location, (index, element)) in controls.enumerated() {
            guard let label = element.label, label != "", !named.contains(index) else { continue }
            let others = controls[(location + 1)...].filter { $0.element.label == label }.map(\.index)
            guard !others.isEmpty else { continue }
            named += others
            report("duplicated", .warning, "Elements have duplicated labels.", [index] + others)
        }

        func meet(_ one: Rect, _ other: Rect) -> Bool {
            one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
                && other.y < one.y + one.height
        }
        let padding = screen.idiom == .pad ? 12 : iPhonePadding
        for (location, (index, element)) in controls.enumerated() {
            for (otherIndex, other) in controls[(location + 1)...] {
                guard let first = element.frame, let second = other.frame else { continue }
                let grown = Rect(
                    x: first.x - padding, y: first.y - padding, width: first.width + 2 * padding,
                    height: first.height + 2 * padding)
                if meet(first, second) {
                    report("control-overlap", .failure, "Controls are overlapping.", [index, otherIndex])
                } else if meet(grown, second) {
                    report("control-spacing", .warning, "Controls are closely spaced.", [index, otherIndex])
                }
            }
        }
        return result
    }
}

extension NaiveA11yUITests.Report {
    /// What the linter found, in the same form.
    init(_ finding: Finding) {
        self.init(
            rule: finding.ruleID, severity: finding.severity, message: finding.message, detail: finding.detail,
            elements: finding.elements.map(\.index))
    }
}
