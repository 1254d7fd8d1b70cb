extension StringProtocol {
    /// The parts of a name in camel case, each with its capital letter: `open`, `Nav`, `Drawer`.
    package var humps: [String] {
        var parts: [String] = []
        for character in self {
            if parts.isEmpty || character.isUppercase { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}
