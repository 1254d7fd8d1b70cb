/// A pattern with wildcards.
///
/// `?` matches one character and `*` any number of them, `**` any number also across folders, `[a-z]` a character of a
/// set and `[!a-z]` one outside of it, and `{a,b}` one of several patterns. A backslash escapes the character after it.
///
/// Characters are compared by canonical equivalence, as strings are: `é` in a pattern matches `e` and a combining
/// accent. In a path every scalar counts as a character, so that a combining mark after a slash does not hide the
/// slash.
///
/// Matching takes at most O(*m* × *n*) time for a pattern of *m* and a text of *n* characters.
package struct Glob: Hashable, Sendable {
    /// The pattern as it was written.
    package let pattern: String
    /// The patterns without braces, one of which has to match.
    let alternatives: [[Token]]
    private let isPath: Bool

    /// The greatest number of patterns that braces are expanded to.
    private static let maximumAlternatives = 256

    enum Token: Hashable, Sendable {
        /// A character without a special meaning.
        case character(Character)
        /// `?`
        case anyCharacter
        /// `*`
        case anyText
        /// `**`
        case anyPath
        /// `**/`: any number of whole folders, also none.
        case anyFolders
        /// `[a-z]` or `[!a-z]`
        case set([ClosedRange<Character>], isNegated: Bool)

        /// Returns whether the token matches one character; false for a token that matches a text of any length.
        func accepts(_ character: Character, inPath isPath: Bool) -> Bool {
            switch self {
            case .character(let wanted): wanted == character
            case .anyCharacter: !(isPath && character == "/")
            case .set(let ranges, let isNegated):
                ranges.contains { $0.contains(character) } != isNegated && !(isPath && character == "/")
            case .anyText, .anyPath, .anyFolders: false
            }
        }
    }

    /// Creates a glob. In a path, `*`, `?` and sets do not match a slash.
    package init(_ pattern: String, isPath: Bool = false) {
        self.pattern = pattern
        self.isPath = isPath
        alternatives = Self.expanded(Self.characters(of: pattern, isPath: isPath)).map {
            Self.tokens($0, isPath: isPath)
        }
    }

    /// Returns whether a text contains a wildcard.
    package static func isGlob(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

    static func characters(of text: String, isPath: Bool) -> [Character] {
        isPath ? text.unicodeScalars.map { Character($0) } : Array(text)
    }

    // MARK: Matching

    /// Returns whether the glob matches a whole text.
    package func matches(_ text: String) -> Bool {
        let text = Self.characters(of: text, isPath: isPath)
        return alternatives.contains { matches($0, text) }
    }

    /// Returns whether tokens match a whole text.
    ///
    /// After each token, `reached` has the lengths of all prefixes that match the tokens so far. Example: `a*c` and the
    /// text `abcc`. Before the first token, only the empty prefix matches: [0]. After `a` the lengths are [1], after
    /// `*` [1, 2, 3, 4] and after `c` [3, 4]. The whole length 4 is among them, so the text matches.
    private func matches(_ tokens: [Token], _ text: [Character]) -> Bool {
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        for token in tokens {
            switch token {
            case .character, .anyCharacter, .set: reached = matched(token, text, reached)
            case .anyText, .anyPath: reached = extended(token, text, reached)
            case .anyFolders: reached = extendedByFolders(text, reached)
            }
        }
        return reached[text.count]
    }

    /// Extends prefixes by one character that a token matches.
    private func matched(_ token: Token, _ text: [Character], _ reached: [Bool]) -> [Bool] {
        var next = [Bool](repeating: false, count: reached.count)
        for index in text.indices where reached[index] && accepts(token, text[index]) { next[index + 1] = true }
        return next
    }

    /// Extends prefixes by any number of characters: for `*` in a path, up to the next slash.
    private func extended(_ token: Token, _ text: [Character], _ reached: [Bool]) -> [Bool] {
        var next = reached
        for index in text.indices where next[index] && !next[index + 1] {
            next[index + 1] = !(token == .anyText && isPath && text[index] == "/")
        }
        return next
    }

    /// Extends prefixes by any number of folders: up to each slash that follows.
    private func extendedByFolders(_ text: [Character], _ reached: [Bool]) -> [Bool] {
        var next = reached
        guard let first = reached.firstIndex(of: true) else { return next }
        for index in text.indices[first...] where text[index] == "/" { next[index + 1] = true }
        return next
    }

    private func accepts(_ token: Token, _ character: Character) -> Bool { token.accepts(character, inPath: isPath) }

    // MARK: Parsing

    private static func tokens(_ pattern: [Character], isPath: Bool) -> [Token] {
        var tokens: [Token] = []
        // Not looked for at each of many "[" that have none.
        let lastEndOfSet = pattern.lastIndex(of: "]") ?? 0
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case "\\" where index + 1 < pattern.count:
                tokens.append(.character(pattern[index + 1]))
                index += 1
            case "*":
                let start = index
                while index + 1 < pattern.count, pattern[index + 1] == "*" { index += 1 }
                let isWholeFolder = index > start && isPath && (start == 0 || pattern[start - 1] == "/")
                if isWholeFolder, index + 1 < pattern.count, pattern[index + 1] == "/" {
                    tokens.append(.anyFolders)
                    index += 1
                } else {
                    tokens.append(index > start ? .anyPath : .anyText)
                }
            case "?": tokens.append(.anyCharacter)
            case "[":
                if index < lastEndOfSet, let (set, end) = set(pattern, from: index) {
                    tokens.append(set)
                    index = end
                } else {
                    tokens.append(.character("["))
                }
            case let character: tokens.append(.character(character))
            }
            index += 1
        }
        return tokens
    }

    /// Returns the set that begins at an index and the index of its `]`, or `nil` if there is no `]`.
    private static func set(_ pattern: [Character], from start: Int) -> (Token, Int)? {
        var index = start + 1
        let isNegated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
        if isNegated { index += 1 }
        var ranges: [ClosedRange<Character>] = []
        // A `]` directly after the beginning is a character of the set.
        while index < pattern.count, pattern[index] != "]" || ranges.isEmpty {
            if index + 2 < pattern.count, pattern[index + 1] == "-", pattern[index + 2] != "]",
                pattern[index] <= pattern[index + 2]
            {
                ranges.append(pattern[index]...pattern[index + 2])
                index += 3
            } else {
                ranges.append(pattern[index]...pattern[index])
                index += 1
            }
        }
        return index < pattern.count ? (.set(ranges, isNegated: isNegated), index) : nil
    }

    // MARK: Braces

    /// A pair of braces, by the indices of its characters.
    private struct Braces {
        var start: Int
        var commas: [Int] = []
        var end = 0
    }

    /// Returns the patterns that result from choosing one part of each pair of braces, at most 256.
    private static func expanded(_ pattern: [Character]) -> [[Character]] {
        var expanded: [[Character]] = []
        var pending = [pattern]
        while let next = pending.popLast(), expanded.count < maximumAlternatives {
            guard pending.count < maximumAlternatives, let braces = firstBraces(next) else {
                expanded.append(next)
                continue
            }
            let edges = [braces.start] + braces.commas + [braces.end]
            for (from, to) in zip(edges, edges.dropFirst()).reversed() {
                pending.append(
                    Array(next[..<braces.start]) + next[(from + 1)..<to] + next[(braces.end + 1)...])
            }
        }
        return expanded
    }

    /// Returns the first pair of braces that has a comma.
    private static func firstBraces(_ pattern: [Character]) -> Braces? {
        var open: [Braces] = []
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case "\\": index += 1
            case "{": open.append(Braces(start: index))
            case "," where !open.isEmpty: open[open.count - 1].commas.append(index)
            case "}":
                if var braces = open.popLast(), !braces.commas.isEmpty {
                    braces.end = index
                    return braces
                }
            default: break
            }
            index += 1
        }
        return nil
    }
}
