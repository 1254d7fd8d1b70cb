import AXEngine
import AXTree

/// An element as the library A11yUITests sees it, from whose source the rules in this folder take their conditions.
///
/// Its classes of elements differ from axaudit's on purpose: they go by type alone, and ask nothing about exposure.
struct LibraryElement {
    /// The element itself.
    let view: ElementView

    /// The type.
    var type: ElementType { view.type }
    /// The label; XCUITest returns an empty one for a missing label.
    var label: String { view.label ?? "" }
    /// The traits; nil where they could not be read, on the whole screen or here.
    var traits: Traits? { view.screen.carries(.traits) ? view.traits : nil }
    /// The frame; an element without a frame is not measured.
    var frame: Rect? { view.frame }

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

    /// Whether it is measured when not all controls are: the system's other controls are smaller than the minimum.
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
    /// The elements that the library's tests run over: all below the application, in preorder, without the ignored types.
    var libraryElements: some Sequence<LibraryElement> {
        descendants.lazy.map { LibraryElement(view: $0) }.filter { !$0.isIgnored }
    }

    /// The pairs of controls with frames that may lie within `distance` points of each other, each pair and all of them in
    /// preorder. The frames have the last word.
    func libraryPairs(within distance: Double) -> some Sequence<(LibraryElement, LibraryElement)> {
        let controls = libraryElements.filter { $0.isControl && $0.frame != nil }
        return RectSweep.pairs(of: controls.compactMap(\.frame?.withInside), within: distance).lazy.map {
            (controls[$0], controls[$1])
        }
    }
}

extension Rect {
    /// Whether each begins before the other ends, on both axes. Unlike `intersects`, a frame without an area counts when it
    /// lies strictly inside another, as it does for the library.
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
        "tolerance", default: 0.1, "What a size may be short of the minimum, in points.")
}

extension Check {
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
    /// The number as `%.1f` prints it, without Foundation: `43.0`, and ties to even as they are in binary.
    var oneDecimal: String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        let product = magnitude * 10
        // What the multiplication lost decides where the product only looks like a tie.
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
        // Elsewhere a byte is no character: a letter with an accent of its own is another letter.
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return words.filter { lowercased.firstRange(of: $0) != nil } }
        return words.filter { word in
            bytes.indices.contains { bytes[$0] == word.utf8.first && bytes[$0...].starts(with: word.utf8) }
        }
    }
}
