/// The texts that are the values of variables in a file: `let title = "Pay"`.
struct VariableTexts {
    /// The text of a variable.
    struct Value {
        let variable: String
        /// The index of the mention of the text.
        let mention: Int
        /// The scope of the block that declares the variable; -1 at the top of the file.
        let block: Int
    }

    var values: [Value] = []

    /// The most declarations and uses of one name that are compared.
    private static let maximum = 40

    /// Returns the mentions with the texts of variables where calls show the variables: `Text(title)`.
    func moved(_ mentions: [Mention], to uses: [CodeUse], in scopes: [CodeScope]) -> [Mention] {
        if values.isEmpty || uses.isEmpty { return mentions }
        let usesOfNames = Dictionary(grouping: uses, by: \.name)
        var new: [Mention] = []
        var old: Set<Int> = []
        for (name, values) in Dictionary(grouping: values, by: \.variable) {
            guard let uses = usesOfNames[name], uses.count <= Self.maximum, values.count <= Self.maximum else {
                continue
            }
            let blocks = Set(values.map(\.block))
            for use in uses {
                // The innermost block around the use that declares the variable.
                var (block, depth) = (use.scope, 0)
                while block >= 0, depth < CodeScope.deepest, !blocks.contains(block) {
                    block = scopes[block].parent
                    depth += 1
                }
                for value in values where value.block == block {
                    new.append(use.showing(mentions[value.mention]))
                    // Only the component tells whether it is shown.
                    if use.argument == nil { old.insert(value.mention) }
                }
            }
        }
        if new.isEmpty { return mentions }
        let kept = mentions.indices.filter { !old.contains($0) }.map { mentions[$0] }
        return (kept + new).sorted { ($0.offset, $0.pattern.joined) < ($1.offset, $1.pattern.joined) }
    }
}

extension CodeUse {
    /// Returns the mention of a text of the variable, here.
    fileprivate func showing(_ text: Mention) -> Mention {
        var mention = text
        (mention.property, mention.call, mention.argument) = (property, call, argument)
        if argument != nil { mention.passed = text.offset }
        (mention.offset, mention.line, mention.scope) = (offset, line, scope)
        (mention.isListed, mention.isInTable) = (false, false)
        return mention
    }
}
