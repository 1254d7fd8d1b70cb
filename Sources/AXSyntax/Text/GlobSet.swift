/// Many globs that are matched against a text in one pass.
///
/// The globs are a trie of their tokens, so that patterns with the same beginning share its nodes. Example: `id1*`,
/// `id2` and `*.json` make a node for `i`, one for `id`, and one for the `*` at the start. While the text is read, the
/// active nodes are those that its beginning matches. A character looks up the next node in the table of each active
/// node, so a pattern that the text cannot match any more costs nothing.
package struct GlobSet: Sendable {
    /// The number of patterns.
    package let count: Int
    private let isPath: Bool
    private var nodes = [Node()]

    /// The characters that leave a node active.
    private enum Loop: Sendable {
        case none
        /// Any character but a slash.
        case untilSlash
        case anything
    }

    /// The end of some beginnings of patterns that have the same tokens.
    private struct Node: Sendable {
        var loop = Loop.none
        /// The node after each character.
        var characters: [Character: Int] = [:]
        /// The nodes after a `?` or a set.
        var choices: [(token: Glob.Token, next: Int)] = []
        /// The nodes that are active together with this one, because the token between them matches the empty text.
        var empty: [Int] = []
        /// The node after a token that matches a text of any length.
        var wildcards: [Glob.Token: Int] = [:]
        /// The patterns that end here, in ascending order.
        var ends: [Int] = []

        /// Whether no node follows.
        var isLeaf: Bool { characters.isEmpty && choices.isEmpty && empty.isEmpty }
    }

    /// Creates the set of these patterns. In a path, `*`, `?` and sets do not match a slash.
    package init(_ patterns: [String], isPath: Bool = false) {
        count = patterns.count
        self.isPath = isPath
        for (number, pattern) in patterns.enumerated() {
            for tokens in Glob(pattern, isPath: isPath).alternatives { insert(tokens, number) }
        }
    }

    private mutating func insert(_ tokens: [Glob.Token], _ number: Int) {
        var at = 0
        for token in tokens { at = node(after: at, token) }
        if nodes[at].ends.last != number { nodes[at].ends.append(number) }
    }

    private mutating func node(after at: Int, _ token: Glob.Token) -> Int {
        switch token {
        case .character(let character):
            if let next = nodes[at].characters[character] { return next }
            nodes[at].characters[character] = nodes.count
            return addNode()
        case .anyCharacter, .set:
            if let next = nodes[at].choices.first(where: { $0.token == token }) { return next.next }
            nodes[at].choices.append((token, nodes.count))
            return addNode()
        case .anyText, .anyPath, .anyFolders:
            if let next = nodes[at].wildcards[token] { return next }
            let next = addNode(token == .anyText && isPath ? .untilSlash : token == .anyFolders ? .none : .anything)
            nodes[at].wildcards[token] = next
            nodes[at].empty.append(next)
            if token == .anyFolders {
                // Inside of a folder name, until the next slash.
                let inside = addNode(.anything)
                nodes[inside].characters["/"] = next
                nodes[at].empty.append(inside)
            }
            return next
        }
    }

    private mutating func addNode(_ loop: Loop = .none) -> Int {
        nodes.append(Node())
        nodes[nodes.count - 1].loop = loop
        return nodes.count - 1
    }

    // MARK: Matching

    /// Whether any of the patterns matches a whole text.
    package func matchesAny(_ text: String) -> Bool { !matches(text).isEmpty }

    /// Returns the indices of the patterns that match a whole text, in ascending order.
    package func matches(_ text: String) -> [Int] {
        var ignored = 0
        return matches(text, counting: &ignored)
    }

    /// Returns the indices of the patterns that match a whole text. `steps` is increased by the number of active nodes
    /// at each character, for tests of the cost.
    func matches(_ text: String, counting steps: inout Int) -> [Int] {
        if count == 0 { return [] }
        var state = State()
        activate(0, &state)
        if isPath {
            for scalar in text.unicodeScalars where !state.active.isEmpty {
                steps += state.active.count
                state = next(state, Character(scalar))
            }
        } else {
            for character in text {
                if state.active.isEmpty { break }
                steps += state.active.count
                state = next(state, character)
            }
        }
        let ended = state.ended.union(state.active.filter { !nodes[$0].ends.isEmpty })
        return ended.count < 2
            ? ended.first.map { nodes[$0].ends } ?? [] : Set(ended.lazy.flatMap { nodes[$0].ends }).sorted()
    }

    /// What is known after the beginning of a text.
    private struct State {
        var active: Set<Int> = []
        /// The nodes whose patterns match, however the text goes on.
        var ended: Set<Int> = []
    }

    private func next(_ state: State, _ character: Character) -> State {
        var next = State(ended: state.ended)
        for at in state.active {
            if let following = nodes[at].characters[character] { activate(following, &next) }
            for choice in nodes[at].choices where choice.token.accepts(character, inPath: isPath) {
                activate(choice.next, &next)
            }
            switch nodes[at].loop {
            case .none: break
            case .untilSlash: if character != "/" { activate(at, &next) }
            case .anything: activate(at, &next)
            }
        }
        return next
    }

    /// Makes a node active, and those that follow it without a character.
    private func activate(_ start: Int, _ state: inout State) {
        var pending = [start]
        while let at = pending.popLast() {
            guard !state.ended.contains(at) || !nodes[at].isLeaf, state.active.insert(at).inserted else { continue }
            pending += nodes[at].empty
            guard nodes[at].loop == .anything, !nodes[at].ends.isEmpty else { continue }
            state.ended.insert(at)
            if nodes[at].isLeaf { state.active.remove(at) }
        }
    }
}
