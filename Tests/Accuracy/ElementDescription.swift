import AXSyntax
import AXTree

/// An element as VERDICTS.tsv describes it: `button "Close"`, `other "" #wifi`, or `screen ""` for the whole screen.
struct ElementDescription: Hashable {
    /// The name of the type.
    var type: String
    /// The label; empty if there is none.
    var label: String
    /// The identifier, or `nil` if it is not given.
    var identifier: String?

    /// The description of a finding about the whole screen.
    static let screen = ElementDescription(type: "screen", label: "")

    init(type: String, label: String, identifier: String? = nil) {
        self.type = type
        self.label = label
        self.identifier = identifier
    }

    init(_ element: Element) {
        self.init(type: element.type.name, label: element.label ?? "", identifier: element.identifier)
    }

    /// Reads a description, e.g. `button "Calendar" #Calendar-1`. Returns `nil` if the text is none.
    init?(_ text: Substring) {
        guard let match = text.wholeMatch(of: #/(\w+) "(.*)"(?: #(.+))?/#) else { return nil }
        let label = String(match.2).replacing("\\n", with: "\n")
        self.init(type: String(match.1), label: label, identifier: match.3.map { String($0) })
    }

    /// Whether this description, from VERDICTS.tsv, describes an element of a screen.
    func matches(_ element: ElementDescription) -> Bool {
        type == element.type && label == element.label && (identifier == nil || identifier == element.identifier)
    }

    /// The description for people.
    var text: String { "\(type) \"\(label.printable)\"" + (identifier.map { " #" + $0.printable } ?? "") }
}
