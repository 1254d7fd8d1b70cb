/// The keys of localisation tables, which a screen shows where the translation is missing.
enum LocalisationKey {
    /// Returns whether a text is a key: `home.title`, `LOGIN_BUTTON_TITLE`, `loginButtonTitle`.
    static func matches(_ text: String) -> Bool {
        guard text.utf8.allSatisfy(Self.isInKeys) else { return false }
        let isDotted = text.utf8.contains(UInt8(ascii: "."))
        guard isDotted || text.utf8.contains(UInt8(ascii: "_")) else {
            return text.utf8.allSatisfy(\.isLetter) && isCamelCaseKey(text)
        }
        let parts = text.split(separator: isDotted ? "." : "_", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.utf8.first?.isLetter == true }) else { return false }
        if isDotted {
            let (first, last) = (parts[0].lowercased(), parts[parts.count - 1].lowercased())
            guard !hosts.contains(first), !domains.contains(last), !documents.contains(last) else { return false }
        }
        return parts.contains { part in
            part.split { $0 == "_" || $0 == "-" }.contains { words.contains($0.lowercased()) }
                || isDotted && isCamelCaseKey(String(part))
        }
    }

    private static func isInKeys(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// Returns whether the last word of a name such as `loginButtonTitle` is one of a key.
    private static func isCamelCaseKey(_ text: String) -> Bool {
        guard text.utf8.dropFirst().contains(where: \.isUppercaseLetter) else { return false }
        var humps: [Substring] = []
        var rest = text[...]
        while let next = rest.dropFirst().firstIndex(where: \.isUppercase) {
            humps.append(rest[..<next])
            rest = rest[next...]
        }
        humps.append(rest)
        guard humps.count >= 2, humps.allSatisfy({ $0.count >= 2 }), let last = humps.last else { return false }
        let isLowerFirst = text.first?.isLowercase == true
        return (isLowerFirst || humps.count >= 3) && camelCaseEndings.contains(String(last))
    }

    private static let words = Set(
        wordsOf: """
            title subtitle label button btn text msg message key placeholder hint header footer description desc caption tooltip error \
            alert dialog prompt cta heading headline navbar tabbar toolbar lbl a11y accessibility screen
            """)
    private static let camelCaseEndings = Set(
        wordsOf: "Title Subtitle Label Button Btn Text Message Msg Key Placeholder Hint Caption Description")
    private static let hosts = Set(wordsOf: "www com org net")
    private static let documents = Set(
        wordsOf:
            "txt json xml html htm pdf csv md rtf doc docx xls xlsx ppt pptx key pages zip mp3 mp4 mov m4a wav swift js css"
    )

    /// The last labels of host names that are also words.
    static let domains = Set(
        wordsOf: """
            com org net edu gov io co app dev me tv us uk de fr es it nl se pl ru jp cn kr br in ca au at ch be eu info biz name pro \
            shop store online site tech blog cloud link live news page games video camera house photos photo email chat art bar club \
            design fm gg ai so to xyz st ly is no fi dk pt tr gl sh world zone center tools support software systems id my tw hk sg nz
            """)
}
