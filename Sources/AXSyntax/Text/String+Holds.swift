extension String {
    /// Returns whether the bytes of an ASCII word occur. Other than `contains`, it does not look for characters, which takes long.
    package func holds(_ word: String) -> Bool {
        guard let first = word.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: word.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}
