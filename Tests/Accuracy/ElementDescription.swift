import AXSyntax
import AXTree

/// An element as a list of verdicts describes it: `button "Close"`, `other "" #wifi`,
/// `button "Close" [16, 766, 361, 40]`, `ImageButton i=11`, or `screen ""` for the whole screen.
struct ElementDescription: Hashable {
    /// The name of the type.
    var type: String
    /// The label; empty if there is none.
    var label: String
    /// The identifier, or `nil` if it is not given.
    var identifier: String?
    /// The frame, or `nil` if it is not given.
    var frame: Rect?
    /// The number of the element among those with a frame, in a dump of Maestro among all, or `nil` if it is not given.
    var number: Int?

    /// The description of a finding about the whole screen.
    static let screen = ElementDescription(type: "screen", label: "")

    init(type: String, label: String, identifier: String? = nil) {
        self.type = type
        self.label = label
        self.identifier = identifier
    }

    init(_ element: Element) {
        self.init(type: element.type.name, label: element.label ?? "", identifier: element.identifier)
        frame = element.frame
    }

    /// Returns the descriptions of all elements of a screen, with their numbers.
    static func all(of screen: Screen) -> [ElementDescription] {
        var count = 0
        return screen.elements.map { element in
            var description = ElementDescription(element)
            guard element.frame != nil || screen.origin.format == "maestro-android" else { return description }
            description.number = count
            count += 1
            return description
        }
    }

    /// Reads a description, e.g. `button "Calendar" #Calendar-1` or `View i=11 "Calendar"`. Returns `nil` if the text
    /// is none.
    init?(_ text: Substring) {
        if let match = text.wholeMatch(of: #/(\w+) i=(\d+)(?: .*)?/#.dotMatchesNewlines()) {
            self.init(type: String(match.1), label: "")
            number = Int(match.2)
            return
        }
        guard let match = text.wholeMatch(of: #/(\w+)(?: "(.*)"(?: #(.*?))?(?: \[([-\d., ]*)\])? ?)?/#) else {
            return nil
        }
        let label = String(match.2 ?? "").replacing("\\n", with: "\n")
        if match.2 == nil, match.1 != "screen" { return nil }
        self.init(type: String(match.1), label: label, identifier: match.3.flatMap { $0.isEmpty ? nil : String($0) })
        let numbers = (match.4 ?? "").split(separator: ", ").compactMap { Double($0) }
        if numbers.count == 4 { frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    }

    /// Whether this description, from a list of verdicts, describes an element of a screen. The number of an element
    /// outweighs the rest, and its frame the label and the identifier, which may be shortened.
    func matches(_ element: ElementDescription) -> Bool {
        if let number { return number == element.number }
        guard type == element.type else { return false }
        guard let frame else {
            return label == element.label && (identifier == nil || identifier == element.identifier)
        }
        return element.frame.map { frame.contains($0, tolerance: 0.1) && $0.contains(frame, tolerance: 0.1) } ?? false
    }

    /// The description for people.
    var text: String {
        let name = number.map { "\(type) i=\($0)" } ?? type
        return "\(name) \"\(label.printable)\"" + (identifier.map { " #" + $0.printable } ?? "")
    }
}
