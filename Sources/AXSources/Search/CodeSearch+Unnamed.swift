import AXTree

/// Elements without a text or an identifier of their own, by the elements in the same container whose places are
/// certain.
extension CodeSearch {
    /// An element whose place is certain.
    private struct Anchor {
        let candidate: Candidate
        /// Whether the sources have its identifier, or its text once.
        let isUnique: Bool
    }

    /// What is known while the answers are set, because elements of one container have the same neighbours.
    private struct Memory {
        var anchors: [Int: Anchor?] = [:]
        var children: [Int: [Int]] = [:]
        /// The answers for rows by the mention that led there.
        var rows: [Int: CodeAnswer?] = [:]
    }

    /// A call that makes a control, with what led there.
    private struct FoundControl {
        let file: Int
        let control: CodeControl
        let evidence: CodeEvidence
        /// Whether a component of the app makes it, so that several elements of a screen can be of one call.
        let isShared: Bool
    }

    /// The most controls of a file that are looked at.
    private static let maximumControls = 200
    /// How many lines a text and its control are apart.
    private static let farthest = 30

    /// Sets the answers for the elements without a text: `one` for a control that is the only one of its kind where the
    /// text beside it is made, else `near` for the place of a neighbour.
    mutating func setUnnamedAnswers() {
        var memory = Memory()
        var controls: [Int: FoundControl] = [:]
        var owners: [Int: [Int: [Int]]] = [:]
        for element in screen.elements.indices where positions[element] < 0 {
            if !isUnnamed(element) {
                unnamedAnswers[element] = row(element, &memory)
                continue
            }
            let anchors = anchors(of: element, &memory)
            if let found = control(of: element, anchors, &memory) {
                controls[element] = found
                owners[found.file, default: [:]][found.control.offset, default: []].append(element)
            }
            if let anchor = anchors.first(where: \.isUnique) {
                unnamedAnswers[element] = answer(anchor.candidate, .near, others: [])
            }
        }
        for (element, found) in controls {
            // A call makes one element: if two seem to be of it, another call makes one of them.
            guard found.isShared || owners[found.file]?[found.control.offset]?.count == 1 else { continue }
            unnamedAnswers[element] = answer(found)
        }
    }

    private func answer(_ found: FoundControl) -> CodeAnswer {
        answer(found.control.offset, line: found.control.line, of: found.file, .one, found.evidence)
    }

    private func answer(
        _ offset: Int, line: Int, of file: Int, _ certainty: CodeCertainty, _ evidence: CodeEvidence
    ) -> CodeAnswer {
        let file = index.files[file]
        var answer = CodeAnswer(
            place: CodePlace(file: file.path, path: file.fullPath, line: line, column: file.column(of: offset)),
            certainty: certainty, evidence: evidence, code: file.code(at: offset))
        (answer.firstLine, answer.excerpt) = file.excerpt(around: offset, line: line)
        return answer
    }

    /// Whether an element has neither an identifier nor a text with letters. One with a text that the sources do not
    /// have is data, the system's or of another version: what is beside it tells nothing of it.
    private func isUnnamed(_ position: Int) -> Bool {
        let element = screen.elements[position]
        if Self.named.contains(element.type) || element.identifier?.isEmpty == false { return false }
        return ![element.label, element.value, element.placeholder, element.view?.text].contains { text in
            text?.contains(where: \.isLetter) == true
        }
    }

    // MARK: Anchors

    /// Returns the anchors in the container of an element, the likeliest first: inside it, beside it in a row, before
    /// and after it.
    private func anchors(of position: Int, _ memory: inout Memory) -> [Anchor] {
        let element = screen.elements[position]
        var places = Array((position + 1..<max(element.subtreeEnd, position + 1)).prefix(20))
        let siblings = children(of: element.parent, &memory)
        let order = siblings.partitioningIndex { $0 >= position }
        let beside = (max(0, order - 3)...min(siblings.count - 1, order + 3)).filter { $0 != order }
        let inRow = beside.filter { isInRow(siblings[$0], position) }
        let others = beside.filter { !isInRow(siblings[$0], position) }
        places += (inRow + others.reversed().filter { $0 < order } + others.filter { $0 > order }).map {
            siblings[$0]
        }
        return places.compactMap { anchor($0, &memory) }
    }

    /// Returns the children of an element, or the roots for `nil`.
    private func children(of parent: Int?, _ memory: inout Memory) -> [Int] {
        let start = parent ?? -1
        if let known = memory.children[start] { return known }
        var children: [Int] = []
        var child = start + 1
        let end = parent.map { screen.elements[$0].subtreeEnd } ?? screen.elements.count
        while child < end {
            children.append(child)
            child = max(screen.elements[child].subtreeEnd, child + 1)
        }
        memory.children[start] = children
        return children
    }

    private func anchor(_ element: Int, _ memory: inout Memory) -> Anchor? {
        guard positions[element] >= 0 else { return nil }
        if let known = memory.anchors[element] { return known }
        let subject = subjects[positions[element]]
        let ranked = ranked(subject)
        let anchor =
            isCertain(ranked, subject)
            ? Anchor(candidate: ranked[0], isUnique: ranked.count == 1 || isStrong(ranked[0])) : nil
        memory.anchors[element] = .some(anchor)
        return anchor
    }

    /// Whether two elements are side by side.
    private func isInRow(_ one: Int, _ other: Int) -> Bool {
        guard let first = screen.elements[one].frame, let second = screen.elements[other].frame else { return false }
        return first.y < second.maxY && second.y < first.maxY
    }

    // MARK: Controls

    private func kind(of element: Element) -> CodeControl.Kind? {
        switch element.type {
        case .toggle, .switch, .checkBox, .radioButton: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .textField, .secureTextField: .textField
        default: nil
        }
    }

    /// Returns the call that makes a control, if it is the only one of its kind where the text beside it is made.
    private func control(of position: Int, _ anchors: [Anchor], _ memory: inout Memory) -> FoundControl? {
        let element = screen.elements[position]
        if element.type == .button, let parent = element.parent { return navigation(of: position, in: parent, &memory) }
        guard let kind = kind(of: element), let anchor = anchors.first?.candidate else { return nil }
        let file = anchor.file
        for scope in index.scopes(around: anchor.scope, in: file) {
            let around = index.scopes[file][scope]
            if !around.isBody, !around.isBlock, let bodies = index.bodies[around.name], bodies.count == 1 {
                // The text is an argument of a component, which makes the control.
                let found = controls(kind, in: bodies[0].scope, of: bodies[0].file)
                if found.count == 1 {
                    return FoundControl(
                        file: bodies[0].file, control: found[0], evidence: anchor.evidence, isShared: true)
                }
                if !found.isEmpty { return nil }
            }
            let found = controls(kind, in: scope, of: file)
            if found.count == 1, abs(found[0].line - anchor.line) <= Self.farthest, !isParted(anchor, found[0]) {
                return FoundControl(file: file, control: found[0], evidence: anchor.evidence, isShared: false)
            }
            if !found.isEmpty || around.isBody { return nil }
        }
        return nil
    }

    /// Whether another text is between a text and a control: the control may be the other's.
    private func isParted(_ anchor: Candidate, _ control: CodeControl) -> Bool {
        let offset = index.mentions[anchor.mention].offset
        let between = min(offset, control.offset)..<max(offset, control.offset)
        return index.mentions(of: anchor.file).contains { mention in
            between.contains(mention.offset) && mention.scope != anchor.scope && mention.property != .unknown
                && (mention.kind == .key || mention.kind == .literal && mention.pattern.isNaming)
        }
    }

    private func controls(_ kind: CodeControl.Kind, in scope: Int, of file: Int) -> [CodeControl] {
        guard index.controls[file].count <= Self.maximumControls else { return [] }
        return index.controls[file].filter { control in
            control.kind == kind && index.scopes(around: control.scope, in: file).contains(scope)
        }
    }

    /// Returns the toolbar whose icon for navigation a button is: the only button without a name in a toolbar that a
    /// layout gives such an icon.
    private func navigation(of position: Int, in parent: Int, _ memory: inout Memory) -> FoundControl? {
        guard let anchor = anchor(parent, &memory)?.candidate, isStrong(anchor) else { return nil }
        let offset = index.mentions[anchor.mention].offset
        let control = index.controls[anchor.file].first { $0.kind == .navigation && $0.offset == offset }
        let buttons = children(of: parent, &memory).filter { screen.elements[$0].type == .button && isUnnamed($0) }
        guard let control, buttons == [position] else { return nil }
        return FoundControl(file: anchor.file, control: control, evidence: anchor.evidence, isShared: false)
    }

    // MARK: Rows

    /// Returns the place of the template of a row with data: where the other elements of the row are made for each item
    /// of a list, or the layout that has them. `nil` if the row has nothing that the sources name.
    private func row(_ position: Int, _ memory: inout Memory) -> CodeAnswer? {
        let element = screen.elements[position]
        guard !Self.named.contains(element.type), element.identifier?.isEmpty != false else { return nil }
        for inner in (position + 1)..<max(position + 1, min(element.subtreeEnd, position + 20)) {
            guard let anchor = anchor(inner, &memory), anchor.isUnique else { continue }
            let mention = anchor.candidate.mention
            if let known = memory.rows[mention] { return known }
            let found = template(anchor.candidate)
            memory.rows[mention] = .some(found)
            return found
        }
        return nil
    }

    private func template(_ candidate: Candidate) -> CodeAnswer? {
        let file = index.files[candidate.file]
        let offset: Int?
        if case .resources? = SourceKind(path: file.path) {
            // The whole layout is the row.
            offset = file.offsetOfRoot
        } else {
            let scopes = index.scopes[candidate.file]
            offset = index.scopes(around: candidate.scope, in: candidate.file).first { scopes[$0].isRepeated }
                .map { file.offsetAfterLine(of: scopes[$0].offset) }
        }
        guard let offset else { return nil }
        return answer(offset, line: file.line(of: offset), of: candidate.file, .near, candidate.evidence)
    }
}
