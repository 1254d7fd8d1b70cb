/// A kind of file that is beside a dump and was made at the same moment, such as a picture of the screen.
///
/// Its name is that of the dump with another ending: `login.capabilities.json` beside `login.xml`. Such a file is no input. A
/// rule whose variant names the kind is checked on the screens of the dumps that have such a file.
public struct CompanionKind: Hashable, Sendable {
    /// The identifier: `picture`.
    public let id: String
    /// What messages call such a file, without an article: `picture`.
    package let words: String
    /// What the name of such a file has instead of the extension of the dump: `.png`. The first that exists is taken.
    package let endings: [String]
    /// The ending that axaudit writes: the first.
    package var ending: String { endings[0] }
    /// Whether the only file with the first ending in the folder of a single dump belongs to it, under any name.
    package let canBeAlone: Bool

    /// Creates a kind.
    package init(_ id: String, words: String, endings: [String], canBeAlone: Bool = false) {
        self.id = id
        self.words = words
        self.endings = endings
        self.canBeAlone = canBeAlone
    }

    /// The capabilities of an Appium session, of which axaudit reads the density of an Android device.
    public static let capabilities = CompanionKind(
        "capabilities", words: "file of capabilities", endings: [".capabilities.json"])

    /// The picture of the screen, a PNG.
    public static let picture = CompanionKind(
        "picture", words: "picture", endings: [".png", ".screenshot.png", "-screenshot.png"], canBeAlone: true)

    /// The issues of Apple's accessibility audit.
    public static let audit = CompanionKind("audit", words: "result of Apple's audit", endings: [".audit.json"])

    /// Every kind.
    public static let all = [capabilities, picture, audit]
}
