import AXSyntax

/// Addresses of web pages, files and screens: `https://example.com/a`, `www.example.com`, `/account/settings`.
package enum MachineAddress {
    /// The characters of which every address contains one.
    package static let signs = ASCIISet("/\\.:")

    /// Returns whether a text is an address. The address of an image file is the name of a file, see `AssetName`.
    package static func matches(_ text: String) -> Bool {
        guard text.utf8.count >= 5, isURL(text) || isPath(text), !text.contains(where: \.isWhitespace) else {
            return false
        }
        return text.hasSuffix(".pdf") || !AssetName.isImageFile(text)
    }

    /// Returns whether a text is a path: `/account/settings`, `C:\Users\report`.
    package static func isPath(_ text: String) -> Bool {
        let bytes = text.utf8.prefix(3)
        if bytes.count == 3, bytes.first?.isLetter == true, bytes.dropFirst().elementsEqual(#":\"#.utf8) { return true }
        if ["res/", "assets/", "file:"].contains(where: { text.hasPrefix($0) }), text.contains(".") { return true }
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { return false }
        let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return parts.count >= 2 && parts.prefix(2).allSatisfy { $0.utf8.first?.isLetterOrDigit == true }
    }

    /// The schemes of addresses without slashes.
    private static let schemes = ["mailto:", "tel:", "sms:", "data:", "javascript:", "geo:", "urn:", "about:"]

    /// Returns whether a text has a scheme, or begins with the name of a host of the web.
    private static func isURL(_ text: String) -> Bool {
        if text.utf8.prefix(4).elementsEqual("www.".utf8) || schemes.contains(where: { text.hasPrefix($0) }) {
            return true
        }
        guard let colon = text.utf8.prefix(21).firstIndex(of: UInt8(ascii: ":")),
            text.utf8[colon...].starts(with: "://".utf8)
        else { return false }
        let scheme = text.utf8[..<colon]
        return scheme.first?.isLetter == true && scheme.allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    }
}
