extension String {
    /// Returns whether two texts differ at most in their white space: `Two\nlines` and `Two lines`.
    package func isEqualExceptForSpaces(to other: String) -> Bool {
        if self == other { return true }
        return unicodeScalars.lazy.filter { !$0.properties.isWhitespace }
            .elementsEqual(other.unicodeScalars.lazy.filter { !$0.properties.isWhitespace })
    }
}
