import AXSyntax

/// Text that somebody typed to fill a place: neighbouring keys, `sdfsdf`, or one letter again and again, `aaaa`.
package enum KeyMash {
    /// Returns whether a whole text of these characters is such a text in small letters.
    package static func matches(_ text: String, _ characters: TextCharacters) -> Bool {
        guard !characters.contains(" "), !characters.hasOthers, 3...20 ~= text.utf8.count,
            text.utf8.allSatisfy(\.isLowercaseLetter), let first = text.utf8.first
        else { return false }
        // "www", "zzz", "mmm", "hhh", "ooo" and "iii" mean something.
        if text.utf8.allSatisfy({ $0 == first }) { return !"wzmhoi".utf8.contains(first) }
        guard text.utf8.count >= 6 else { return false }
        var rest = text.utf8[...]
        while let key = keys.first(where: { rest.starts(with: $0.utf8) }) { rest = rest.dropFirst(key.utf8.count) }
        return rest.count < 3 && keys.contains { $0.utf8.starts(with: rest) }
    }

    private static let keys = ["asdf", "asd", "sdf", "dfg", "fgh", "ghj", "hjk", "jkl", "qwer", "qwe", "zxc", "xcv"]
}
