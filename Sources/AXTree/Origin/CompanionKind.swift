/// A kind of file that is beside a dump and was made at the same moment, such as a picture of the screen.
///
/// Its name is that of the dump with another ending: `login.capabilities.json` beside `login.xml`. Such a file is no
/// input. A rule whose variant names the kind is checked on the screens of the dumps that have such a file.
package struct CompanionKind: Hashable, Sendable {
    /// The identifier: `picture`.
    package let id: String
    /// What messages call such a file, without an article: `picture`.
    package let words: String
    /// What the name of such a file has instead of the extension of the dump: `.png`. The first that exists is taken.
    package let endings: [String]
    /// The ending that axaudit writes: the first.
    package var ending: String { endings[0] }
    /// Ends of the names of dumps that the name of such a file does not have: `.uitree` for `Cart.png` beside
    /// `Cart.uitree.json`.
    package let dumpEndings: [String]
    /// Whether the only file with the first ending in the folder of a single dump belongs to it, under any name.
    package let canBeAlone: Bool
    /// The ends of the names of files that tools make of others, which do not belong to a dump under another name.
    package let derivedEndings: [String]

    /// Creates a kind.
    package init(
        _ id: String, words: String, endings: [String], dumpEndings: [String] = [], canBeAlone: Bool = false,
        derivedEndings: [String] = []
    ) {
        self.id = id
        self.words = words
        self.endings = endings
        self.dumpEndings = dumpEndings
        self.canBeAlone = canBeAlone
        self.derivedEndings = derivedEndings
    }

    /// The capabilities of an Appium session, of which axaudit reads the density of an Android device.
    package static let capabilities = CompanionKind(
        "capabilities", words: "file of capabilities", endings: [".capabilities.json"])

    /// The picture of the screen, a PNG. Roborazzi makes others of it, with marks and beside the expected one.
    package static let picture = CompanionKind(
        "picture", words: "picture", endings: [".png", ".screenshot.png", "-screenshot.png"], dumpEndings: [".uitree"],
        canBeAlone: true, derivedEndings: [".annotated.png", "_compare.png"])

    /// The issues of Apple's accessibility audit.
    package static let audit = CompanionKind("audit", words: "result of Apple's audit", endings: [".audit.json"])

    /// Every kind.
    package static let all = [capabilities, picture, audit]
}
