import AXEngine

/// Where the pictures of a page come from.
package enum PageImages: CaseIterable {
    /// The page contains them.
    case embedded
    /// They are files beside the page.
    case linked

    /// Creates the kind of a picture.
    package init(_ picture: ShownPicture) { self = picture.contents == .link ? .linked : .embedded }

    /// Returns the directive of the content security policy for pictures of these kinds; `nil` if there are none.
    package static func policy(_ kinds: Set<PageImages>) -> String? {
        if kinds.isEmpty { return nil }
        // A page that was opened as a file has no origin in some browsers.
        let sources = allCases.filter(kinds.contains).map { $0 == .embedded ? "data:" : "'self' file:" }
        return "img-src \(sources.joined(separator: " "))"
    }
}
