extension String {
    /// Returns whether the bytes of a word occur. A word outside ASCII has to be composed as in the text. Other than
    /// `contains`, it does not look for characters, which takes long.
    package func holds(_ word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let first = word.first else { return true }
                var at = 0
                while at + word.count <= text.count {
                    if text[at] == first, text[at..<at + word.count].elementsEqual(word) { return true }
                    at += 1
                }
                return false
            }
        }
    }
}
