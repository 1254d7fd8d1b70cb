import AXSyntax

extension Screen {
    /// Where a tree came from, and what was read beside it.
    public struct Origin: Sendable {
        /// The path of the file, as given by the user; empty for a screen made in code.
        public var file = ""
        /// The identifier of the input format, as reports write it. A screen made in code has that of
        /// axaudit's own tree.
        public var format = "axaudit"
        /// The name of the tool that wrote the dump, for messages; `nil` if it is unknown or of no interest.
        package var tool: String?
        /// The contents of the file.
        package var source = SourceText([])
        /// The locations of the elements, if they are not computed from `source`: in a screen that was read from an
        /// archive.
        package var elementLocations: [TextLocation]?
        /// Whether the elements are the list that A11yUITests makes of a screen. Snapshots compare it as it is.
        package var isXCUITestList = false
        /// What was unusual about the dump and was accepted, one sentence each.
        public var notes: [String] = []
        /// The UI test that the dump was attached to, or `nil` if it was not exported from a result bundle.
        package var test: TestOrigin?
        /// The identifier of the state in the crawl of which the dump is part, or `nil` if it is part of none.
        package var state: String?
        /// The path of the screen's picture, relative to the dump; `nil` if the dump does not name one.
        package var picturePath: String?
        /// The picture that was taken with the tree; `nil` for a screen that is not made of views or of an app.
        package var captured: CapturedPicture?
        /// The issues of Apple's audit of the screen, or `nil` if there was no audit.
        package var issues: [AuditIssue]?
        /// Whether there is no dump: the elements are those of the issues.
        package var isAuditAlone = false
    }
}
