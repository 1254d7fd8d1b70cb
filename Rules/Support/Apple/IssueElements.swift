import AXEngine
import AXTree

/// The elements that the issues of Apple's audit are about.
///
/// An issue belongs to the element with its identifier; else to the one with its frame, within 1 pt, and its label;
/// else to the only one with its frame or with its label. Where several elements qualify, the one that is exposed or
/// inside an exposed element counts, then the one of the issue's type. Where still none or several do, the issue
/// belongs to the screen.
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
    /// What was found for issues of one element, and for one frame: many issues can have the same.
    private var known: [IssueSubject: Match] = [:]
    private var framed: [Rect: Framed] = [:]
    private var named: [String: [Int]] = [:]

    /// What an issue tells about its element.
    private struct IssueSubject: Hashable {
        let identifier: String?
        let label: String?
        let name: String?
        let frame: Rect?
        let type: ElementType?

        init(_ issue: AuditIssue) {
            (identifier, label, name) = (issue.identifier, issue.label, issue.name)
            (frame, type) = (issue.frame, issue.elementType)
        }
    }

    /// The elements with a frame, in ascending order.
    private struct Framed {
        let elements: [Int]
        /// Those without a label.
        let unlabelled: Candidates
    }

    /// Elements that qualify for an issue.
    private struct Candidates {
        let count: Int
        /// The only one, or the only one that VoiceOver reaches.
        private(set) var only: Int?
        /// The only one of each type, among those that VoiceOver reaches, if there are any.
        private var onlyOfType: [ElementType: Int] = [:]

        init(_ indices: [Int], _ elements: [Element], _ exposedAround: [Int?]) {
            count = indices.count
            only = count == 1 ? indices[0] : nil
            if count < 2 { return }
            let reached = indices.filter { exposedAround[$0] != nil }
            only = reached.count == 1 ? reached[0] : nil
            for (type, alike) in Dictionary(grouping: reached.isEmpty ? indices : reached, by: { elements[$0].type })
            where alike.count == 1 {
                onlyOfType[type] = alike[0]
            }
        }

        /// Returns the only candidate, also of the type of an issue.
        func only(_ type: ElementType?) -> Int? { only ?? type.flatMap { onlyOfType[$0] } }
    }

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
        for issue in view.screen.origin.issues ?? [] {
            let subject = IssueSubject(issue)
            let match = known[subject] ?? match(issue)
            known[subject] = match
            matches.append(match)
        }
        (known, framed, named) = ([:], [:], [:])
    }

    private func match(_ issue: AuditIssue) -> Match {
        if !issue.hasElement { return Match(element: nil, reason: "the issue names no element") }
        let candidates = candidates(issue)
        if let element = candidates.only(issue.elementType) { return Match(element: element, reason: "") }
        return Match(
            element: nil,
            reason: candidates.count == 0
                ? "no element of the dump is that of the issue"
                : "\(candidates.count) elements can be that of the issue")
    }

    /// Returns the elements that have most in common with an issue. One that has more is not found by less.
    private func candidates(_ issue: AuditIssue) -> Candidates {
        guard let identifier = issue.identifier, let same = byIdentifier[identifier], !same.isEmpty else {
            return byFrameAndLabel(issue)
        }
        // Several elements may share an identifier: the rows of a list.
        if same.count == 1 { return candidates(same) }
        let inFrame = issue.frame.map { frame in same.filter { isFramed($0, by: frame) } } ?? []
        let chosen =
            inFrame.isEmpty ? same.filter { issue.label != nil && elements[$0].label == issue.label } : inFrame
        return candidates(chosen.isEmpty ? same : chosen)
    }

    private func candidates(_ indices: [Int]) -> Candidates { Candidates(indices, elements, exposedAround) }

    private func isFramed(_ index: Int, by frame: Rect) -> Bool {
        elements[index].frame.map { Self.isEqual($0, frame) } ?? false
    }

    /// Returns the elements with a frame.
    private func elements(framedBy frame: Rect) -> Framed {
        if let known = framed[frame] { return known }
        let found = indices(framedBy: frame)
        let unlabelled = found.filter { elements[$0].label?.isEmpty ?? true }
        let result = Framed(elements: found, unlabelled: candidates(unlabelled))
        framed[frame] = result
        return result
    }

    private func indices(framedBy frame: Rect) -> [Int] {
        // A corner that is up to 1 pt away is in the same square or in one beside it.
        var found: [Int] = []
        for right in [-1.0, 0, 1] {
            for down in [-1.0, 0, 1] { found += byCorner[Corner(frame, right: right, down: down)] ?? [] }
        }
        return found.filter { isFramed($0, by: frame) }.sorted()
    }

    private func byFrameAndLabel(_ issue: AuditIssue) -> Candidates {
        let labelled = issue.label.map { byLabel[$0] ?? [] } ?? issue.name.map(elements(named:))
        guard let frame = issue.frame else { return candidates(labelled ?? []) }
        guard let labelled else { return candidates(elements(framedBy: frame).elements) }
        let framed = elements(framedBy: frame)
        // The shorter list is searched: a list can have many rows of one label, and many elements one frame.
        let both =
            framed.elements.count < labelled.count
            ? framed.elements.filter { isLabelled($0, issue) } : labelled.filter { isFramed($0, by: frame) }
        if !both.isEmpty { return candidates(both) }
        // The element has moved, but it has its size.
        let moved = labelled.filter { elements[$0].frame.map { Self.isEqualSize($0, frame) } ?? true }
        if !moved.isEmpty { return candidates(moved) }
        // A part that the dump does not have: the text in a button.
        let around = labelled.filter { elements[$0].frame?.contains(frame, tolerance: Self.tolerance) ?? false }
        if !around.isEmpty { return candidates(around) }
        // The label of an element can be missing in the dump; another label is that of another element.
        return framed.unlabelled
    }

    private func isLabelled(_ index: Int, _ issue: AuditIssue) -> Bool {
        if let label = issue.label { return elements[index].label == label }
        return elements[index].label == issue.name || elements[index].identifier == issue.name
    }

    /// Returns the elements whose identifier or label is a text, in ascending order.
    private func elements(named name: String) -> [Int] {
        if let known = named[name] { return known }
        let found = Set((byIdentifier[name] ?? []) + (byLabel[name] ?? [])).sorted()
        named[name] = found
        return found
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
