/// A pattern with wild cards: `*` and `?`, `**` across folders, `{a,b}`, `[a-z]`, `[!a-z]`, and `\` before a character that
/// is meant as it is.
///
/// Matching never takes more than the product of the two lengths, whatever the pattern.
public struct Glob: Hashable, Sendable {
    /// The pattern as it was written.
    public let pattern: String
    private let alternatives: [[Token]]
    private let isPath: Bool

    private enum Token: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        case one
        case any
        /// Across folders.
        case anything
        /// `**/`: any number of whole folders, none included.
        case folders
        case set([ClosedRange<Unicode.Scalar>], negated: Bool)
    }

    /// A pattern. In a path, `*` and `?` do not match a slash.
    public init(_ pattern: String, isPath: Bool = false) {
        self.pattern = pattern
        self.isPath = isPath
        alternatives = Self.expanded(Array(pattern.unicodeScalars)).map { Self.tokens($0, isPath: isPath) }
    }

    /// Whether the text holds a wild card at all.
    public static func isGlob(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

    /// Whether the whole text matches.
    public func matches(_ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        return alternatives.contains { matches($0, text) }
    }

    private func matches(_ tokens: [Token], _ text: [Unicode.Scalar]) -> Bool {
        // reached[i]: the tokens so far match the first i scalars.
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        for token in tokens {
            var next = [Bool](repeating: false, count: text.count + 1)
            switch token {
            case .any, .anything, .folders:
                var open = false
                for index in 0...text.count {
                    if index > 0, open, token == .any, isPath, text[index - 1] == "/" { open = false }
                    if reached[index] { open = true }
                    if token == .folders {
                        next[index] = reached[index] || open && index > 0 && text[index - 1] == "/"
                    } else {
                        next[index] = open
                    }
                }
            default:
                for index in text.indices where reached[index] && accepts(token, text[index]) { next[index + 1] = true }
            }
            reached = next
        }
        return reached[text.count]
    }

    private func accepts(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
        switch token {
        case .scalar(let wanted): wanted == scalar
        case .one: !(isPath && scalar == "/")
        case .set(let ranges, let negated):
            ranges.contains { $0.contains(scalar) } != negated && !(isPath && scalar == "/")
        default: false
        }
    }

    private static func tokens(_ pattern: [Unicode.Scalar], isPath: Bool) -> [Token] {
        var tokens: [Token] = []
        var at = 0
        while at < pattern.count {
            switch pattern[at] {
            case "\\" where at + 1 < pattern.count:
                tokens.append(.scalar(pattern[at + 1]))
                at += 1
            case "*":
                let begin = at
                while at + 1 < pattern.count, pattern[at + 1] == "*" { at += 1 }
                let isWhole = at > begin && isPath && (begin == 0 || pattern[begin - 1] == "/")
                if isWhole, at + 1 < pattern.count, pattern[at + 1] == "/" {
                    tokens.append(.folders)
                    at += 1
                } else {
                    tokens.append(at > begin ? .anything : .any)
                }
            case "?": tokens.append(.one)
            case "[":
                if let (set, end) = set(pattern, from: at) {
                    tokens.append(set)
                    at = end
                } else {
                    tokens.append(.scalar("["))
                }
            case let scalar: tokens.append(.scalar(scalar))
            }
            at += 1
        }
        return tokens
    }

    private static func set(_ pattern: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
        var at = start + 1
        let negated = at < pattern.count && (pattern[at] == "!" || pattern[at] == "^")
        if negated { at += 1 }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while at < pattern.count, pattern[at] != "]" || ranges.isEmpty {
            if at + 2 < pattern.count, pattern[at + 1] == "-", pattern[at + 2] != "]", pattern[at] <= pattern[at + 2] {
                ranges.append(pattern[at]...pattern[at + 2])
                at += 3
            } else {
                ranges.append(pattern[at]...pattern[at])
                at += 1
            }
        }
        return at < pattern.count ? (.set(ranges, negated: negated), at) : nil
    }

    /// The patterns that the braces stand for; of very many only the first 256.
    private static func expanded(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var done: [[Unicode.Scalar]] = []
        var waiting = [pattern]
        while let next = waiting.popLast(), done.count < 256 {
            guard waiting.count < 256, let (start, end, commas) = braces(next) else {
                done.append(next)
                continue
            }
            let edges = [start] + commas + [end]
            for (from, to) in zip(edges, edges.dropFirst()).reversed() {
                waiting.append(Array(next[..<start]) + next[(from + 1)..<to] + next[(end + 1)...])
            }
        }
        return done
    }

    /// The first pair of braces with a comma in it.
    private static func braces(_ pattern: [Unicode.Scalar]) -> (start: Int, end: Int, commas: [Int])? {
        var open: [(start: Int, commas: [Int])] = []
        var at = 0
        while at < pattern.count {
            switch pattern[at] {
            case "\\": at += 1
            case "{": open.append((at, []))
            case "," where !open.isEmpty: open[open.count - 1].commas.append(at)
            case "}":
                if let (start, commas) = open.popLast(), !commas.isEmpty { return (start, at, commas) }
            default: break
            }
            at += 1
        }
        return nil
    }
}
