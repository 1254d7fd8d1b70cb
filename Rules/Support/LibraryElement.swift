import AXEngine
import AXTree

/// An element as A11yUITests classifies it. The rules in this folder reproduce the conditions in A11yUITests' source.
///
/// Unlike axaudit, A11yUITests classifies elements by type alone and does not consider exposure.
struct LibraryElement {
    /// The underlying element.
    let view: ElementView

    /// The type.
    var type: ElementType { view.type }
    /// The label; XCUITest returns an empty one for a missing label.
    var label: String { view.label ?? "" }
    /// The traits, or `nil` if the dump does not carry traits or the element's traits could not be read.
    var traits: Traits? { view.screen.carries(.traits) ? view.traits : nil }
    /// The frame; an element without a frame is not measured.
    var frame: Rect? { view.element.frame }

    /// Returns whether it certainly has these traits.
    func has(_ trait: Traits) -> Bool { traits?.contains(trait) == true }

    /// Whether the library ignores it.
    var isIgnored: Bool {
        switch type {
        case .window, .scrollBar, .other, .navigationBar, .table, .scrollView, .key, .keyboard, .tabBar: true
        default: false
        }
    }

    /// Whether it is a control.
    var isControl: Bool { type.isA11yUITestsControl }

    /// Whether it is measured even if `allInteractiveElements` is off; other system controls are below the minimum.
    var isInteractive: Bool { type == .button || type == .cell }
}

extension ElementType {
    /// Whether elements of the type are controls for the library.
    package var isA11yUITestsControl: Bool {
        switch self {
        case .button, .slider, .stepper, .segmentedControl, .textField, .switch, .pageIndicator, .link, .searchField,
            .secureTextField, .datePicker, .picker, .pickerWheel, .cell:
            true
        default: false
        }
    }
}

extension ScreenView {
    /// The elements that the library's tests run over: all below the application, in preorder, without the ignored
    /// types.
    var libraryElements: some Sequence<LibraryElement> {
        descendants.lazy.map { LibraryElement(view: $0) }.filter { !$0.isIgnored }
    }

    /// The pairs of controls whose frames may lie within `distance` points of each other, in preorder. Callers
    /// compare the frames exactly. Each control is paired with at most 100 others.
    func libraryPairs(within distance: Double) -> some Sequence<(LibraryElement, LibraryElement)> {
        let controls = libraryElements.filter { $0.isControl && $0.frame != nil }
        return RectSweep.pairs(of: controls.compactMap(\.frame?.withInside), within: distance, partners: 100).lazy.map {
            (controls[$0], controls[$1])
        }
    }
}

extension Rect {
    /// Whether the frames overlap on both axes. Unlike `intersects`, it counts an empty frame strictly inside the
    /// other, as A11yUITests does.
    func strictlyMeets(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// The rectangle grown by half a point, because the sweep skips empty rectangles; rounding errors are smaller.
    fileprivate var withInside: Rect {
        Rect(x: min(x, maxX), y: min(y, maxY), width: width.magnitude, height: height.magnitude).grown(by: 0.5)
    }
}

extension Rule {
    /// The tolerance of sizes.
    static let libraryTolerance = Parameter(
        "tolerance", default: 0.1, "Amount by which a size may be below the minimum, in points.")
}

extension RuleCheck {
    /// Reports each side of a frame that is shorter than the minimum, height first, with both values.
    func reportSides(
        of element: LibraryElement, below minimum: Double, tall: String, wide: String, as severity: Severity
    ) {
        guard let frame = element.frame else { return }
        let tolerance = self[Rule.libraryTolerance]
        if frame.height - minimum < -tolerance {
            let detail = "Minimum height: \(minimum.oneDecimal). Current height: \(frame.height.oneDecimal)"
            report(element.view, tall, detail: detail, as: severity)
        }
        if frame.width - minimum < -tolerance {
            let detail = "Minimum width: \(minimum.oneDecimal). Current width: \(frame.width.oneDecimal)"
            report(element.view, wide, detail: detail, as: severity)
        }
    }
}

extension Double {
    /// The number as `%.1f` prints it, without Foundation, e.g. `43.0`. Exact ties round to even: 0.25 becomes `0.2`.
    var oneDecimal: String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        let product = magnitude * 10
        // The product may only look like a tie, e.g. 0.35 × 10 = 3.5, where 0.35 is slightly below 0.35 in binary.
        let lost = (-product).addingProduct(magnitude, 10)
        var tenths = product.rounded(.toNearestOrEven)
        if product - product.rounded(.down) == 0.5, lost != 0 { tenths = product.rounded(lost > 0 ? .up : .down) }
        let (whole, rest) = Int(tenths).quotientAndRemainder(dividingBy: 10)
        return "\(sign == .minus ? "-" : "")\(whole).\(rest)"
    }
}

extension String {
    /// Returns those of the lowercase ASCII words that occur in the text in any case, also inside other words.
    func occurring(of words: [String]) -> [String] {
        guard !isEmpty else { return [] }
        let lowercased = lowercased()
        let bytes = Array(lowercased.utf8)
        // Outside ASCII, compare characters: "e" followed by a combining accent is not "e".

        guard bytes.allSatisfy({ $0 < 0x80 }) else { return words.filter { lowercased.firstRange(of: $0) != nil } }
        return words.filter { word in
            bytes.indices.contains { bytes[$0] == word.utf8.first && bytes[$0...].starts(with: word.utf8) }
        }
    }
}

extension String {
    /// Returns whether it has at most `length` grapheme clusters.
    func isNoLonger(than length: Int) -> Bool { dropFirst(length).isEmpty }
}
