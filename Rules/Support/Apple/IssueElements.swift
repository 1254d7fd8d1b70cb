import AXEngine
import AXTree

/// The elements that the issues of Apple's audit are about.
///
/// An issue belongs to the element with its identifier; else to the one with its frame, within 1 pt, and its label; else to the
/// only one with its frame or with its label. Where several elements qualify, the one that is exposed or inside an exposed
/// element counts, then the one of the issue's type. Where still none or several do, the issue belongs to the screen.
final class IssueElements {
    /// The element of an issue.
    struct Match {
        /// The index of the element, or `nil` if the issue belongs to the screen.
        let element: Int?
        /// Why it belongs to the screen; empty if it does not.
        let reason: String
    }

    /// The elements of the issues, in their order.
    private(set) var matches: [Match] = []
    /// For each element, the exposed element that it is or is inside of, also one of the system.
    let exposedAround: [Int?]
    /// Whether an exposed element belongs to the system, such as a key of the keyboard.
    let isSystem: [Bool]

    private let elements: [Element]
    private var byIdentifier: [String: [Int]] = [:]
    private var byLabel: [String: [Int]] = [:]
    private var byCorner: [Corner: [Int]] = [:]

    /// The square of 2×2 points with the corner of a frame.
    private struct Corner: Hashable {
        var x: Double
        var y: Double

        /// The square with the corner of a frame, or one that is `right` and `down` squares beside it.
        init(_ frame: Rect, right: Double = 0, down: Double = 0) {
            (x, y) = ((frame.x / 2).rounded(.down) + right, (frame.y / 2).rounded(.down) + down)
        }
    }

    /// The greatest difference between the edges of an element and those of its issue, in points.
    private static let tolerance = 1.0 + 1e-6

    static func of(_ view: ScreenView) -> IssueElements { view.cached { IssueElements(view) } }

    private init(_ view: ScreenView) {
        elements = view.elements
        let whole = Exposure(view.screen, includesSystem: true)
        isSystem = elements.indices.map { whole.isExposed[$0] && !view.exposure.isExposed[$0] }
        let ancestors = view.screen.nearestAncestors { whole.isExposed[$0] }
        exposedAround = elements.indices.map { whole.isExposed[$0] ? $0 : ancestors[$0] }
        for index in elements.indices where elements[index].type != .application {
            if let identifier = elements[index].identifier, !identifier.isEmpty {
                byIdentifier[identifier, default: []].append(index)
            }
            if let label = elements[index].label, !label.isEmpty { byLabel[label, default: []].append(index) }
            if let frame = elements[index].frame { byCorner[Corner(frame), default: []].append(index) }
        }
        matches = (view.screen.issues ?? []).map(match)
    }

    private func match(_ issue: AuditIssue) -> Match {
        if !issue.hasElement { return Match(element: nil, reason: "the issue names no element") }
        var most = 0
        for candidates in candidates(issue) where !candidates.isEmpty {
            if let element = only(candidates, issue) { return Match(element: element, reason: "") }
            most = max(most, candidates.count)
            // An element that has more in common with the issue is not found by less.
            break
        }
        return Match(
            element: nil,
            reason: most == 0
                ? "no element of the dump is that of the issue" : "\(most) elements can be that of the issue")
    }

    /// Returns the elements that have something in common with an issue, by decreasing certainty.
    private func candidates(_ issue: AuditIssue) -> [[Int]] {
        let framed = issue.frame.map(indices(framedBy:))
        if let identifier = issue.identifier {
            let same = byIdentifier[identifier] ?? []
            // Several elements may share an identifier: the rows of a list.
            guard same.count > 1 else { return [same] + (same.isEmpty ? byFrameAndLabel(issue, framed) : []) }
            let framed = Set(framed ?? [])
            let inFrame = same.filter(framed.contains)
            return [
                inFrame.isEmpty ? same.filter { issue.label != nil && elements[$0].label == issue.label } : inFrame,
                same,
            ]
        }
        return byFrameAndLabel(issue, framed)
    }

    /// Returns the elements with a frame, in ascending order.
    private func indices(framedBy frame: Rect) -> [Int] {
        // A corner that is up to 1 pt away is in the same square or in one beside it.
        var found: [Int] = []
        for right in [-1.0, 0, 1] {
            for down in [-1.0, 0, 1] { found += byCorner[Corner(frame, right: right, down: down)] ?? [] }
        }
        return found.filter { elements[$0].frame.map { Self.isEqual($0, frame) } ?? false }.sorted()
    }

    private func byFrameAndLabel(_ issue: AuditIssue, _ framed: [Int]?) -> [[Int]] {
        let labelled: [Int]? =
            issue.label.map { byLabel[$0] ?? [] }
            ?? issue.name.map { Array(Set((byIdentifier[$0] ?? []) + (byLabel[$0] ?? []))).sorted() }
        switch (framed, labelled) {
        case (let framed?, let labelled?):
            let both = Set(labelled).intersection(framed).sorted()
            // The label of an element can be missing in the dump; another label is that of another element.
            let unlabelled = framed.filter { elements[$0].label?.isEmpty ?? true }
            // The element has moved, but it has its size.
            let moved = labelled.filter { index in
                zip2(elements[index].frame, issue.frame).map { Self.isEqualSize($0, $1) } ?? true
            }
            // A part that the dump does not have: the text in a button.
            let around = labelled.filter { index in
                zip2(elements[index].frame, issue.frame).map { $0.contains($1, tolerance: Self.tolerance) } ?? false
            }
            return [both, moved, around, unlabelled]
        case (let framed?, nil): return [framed]
        case (nil, let labelled?): return [labelled]
        case (nil, nil): return []
        }
    }

    /// Returns the only candidate, also among those that VoiceOver reaches, and among those of the type of the issue.
    private func only(_ candidates: [Int], _ issue: AuditIssue) -> Int? {
        if candidates.count == 1 { return candidates[0] }
        let reached = candidates.filter { exposedAround[$0] != nil }
        if reached.count == 1 { return reached[0] }
        guard let type = issue.elementType else { return nil }
        let alike = (reached.isEmpty ? candidates : reached).filter { elements[$0].type == type }
        return alike.count == 1 ? alike[0] : nil
    }

    private func zip2<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
        guard let first, let second else { return nil }
        return (first, second)
    }

    private static func isEqual(_ one: Rect, _ other: Rect) -> Bool {
        abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
            && abs(one.maxX - other.maxX) <= tolerance
            && abs(one.maxY - other.maxY) <= tolerance
    }

    private static func isEqualSize(_ one: Rect, _ other: Rect) -> Bool {
        abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
    }
}
