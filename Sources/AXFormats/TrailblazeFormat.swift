import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// A waypoint that Trailblaze captured on iOS.
    public static let trailblaze = InputFormat(
        "trailblaze", tool: "Trailblaze", summary: "A waypoint that Trailblaze captured on iOS.",
        dump: "trailblaze waypoint capture-example",
        words: ["\"waypointId\"", "\"viewHierarchy\"", "\"accessibilityText\"", "\"centerPoint\""],
        reader: .json(
            claim: { TrailblazeFormat.hasClasses($0) == false ? .certain : nil }, read: TrailblazeFormat.screens))
}

/// Reads a waypoint of Trailblaze: Maestro's hierarchy for iOS in `viewHierarchy`, with keys of its own.
///
/// Source: block/trailblaze (`ViewHierarchyTreeNode.kt`). There are no element types; see `MaestroFormat`. A key is
/// left out if its value is the default: null, false, for `enabled` true, and 0 for an edge of the frame. Elements off
/// the screen are left out.
struct TrailblazeFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [], exposure: .inferred)

    /// Returns whether the elements of a waypoint have classes, as on other platforms than iOS, or `nil` if a document
    /// is not a waypoint.
    static func hasClasses(_ root: JSONValue) -> Bool? {
        guard root["waypointId"] != nil, let tree = root["viewHierarchy"], tree.kind == .object else { return nil }
        var pending = [tree]
        for _ in 0..<20 {
            guard let element = pending.popLast() else { break }
            if element["className"] != nil { return true }
            if let children = element["children"] { pending += children.items.prefix(20) }
        }
        return false
    }

    static let keys = ElementKeys<Self>(always: [
        "accessibilityText": .nonEmpty(.label), "text": .nonEmpty(.value), "hintText": .nonEmpty(.placeholder),
        "resourceId": .nonEmpty(.identifier), "enabled": .exact(.enabled), "selected": .exact(.selected),
        "x1": .own(.frame) { $2.extra.left = $0.fields.coordinate($1) },
        "y1": .own(.frame) { $2.extra.top = $0.fields.coordinate($1) },
        "x2": .own(.frame) { $2.extra.right = $0.fields.coordinate($1) },
        "y2": .own(.frame) { $2.extra.bottom = $0.fields.coordinate($1) },
        "centerPoint": .own { $2.extra.center = $0.fields.text($1) },
        "dimensions": .own { $2.extra.size = $0.fields.text($1) },
        "children": .children,
    ])

    static let blank = Element(.any)

    struct Extra: DraftExtra {
        var left: Double?
        var top: Double?
        var right: Double?
        var bottom: Double?
        /// The centre and the size as texts, which old waypoints have instead of edges.
        var center: String?
        var size: String?
    }

    func roots(of root: JSONValue) -> JSONItems { (root["viewHierarchy"] ?? root).itemsOrSelf }

    mutating func finish(_ draft: inout Draft) { draft.element.frame = frame(of: draft.extra) }

    /// The frame, or `nil` if no edge is given: all of them are 0, or unknown.
    private mutating func frame(of draft: Extra) -> Rect? {
        let edges = [draft.left, draft.top, draft.right, draft.bottom]
        if edges.contains(where: { $0 != nil }) {
            let (left, top) = (draft.left ?? 0, draft.top ?? 0)
            return fields.frame(left, top, (draft.right ?? 0) - left, (draft.bottom ?? 0) - top)
        }
        guard let center = Self.pair(draft.center, separator: ","), let size = Self.pair(draft.size, separator: "x")
        else { return nil }
        return fields.frame(center.0 - size.0 / 2, center.1 - size.1 / 2, size.0, size.1)
    }

    /// The two numbers of a text, such as `201,437` or `402x874`.
    private static func pair(_ text: String?, separator: Character) -> (Double, Double)? {
        let numbers = (text ?? "").split(separator: separator).map { Rect.coordinate($0) }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
        return (first, second)
    }

    mutating func finishScreen(of root: JSONValue) { screen.finishMaestro() }
}
