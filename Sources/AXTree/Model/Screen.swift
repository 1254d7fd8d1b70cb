import AXSyntax

/// One screen: the accessibility tree of what was shown, and what is known about it.
public struct Screen: Sendable {
    /// What the screen is called; nil if the dump does not say, and then its file's path names it.
    public var name: String?
    /// The size in points.
    public var size: Size?
    /// The kind of device.
    public var idiom: Idiom?
    /// The language of the app, as a BCP 47 tag.
    public var locale: String?
    /// The direction in which it is read.
    public var direction = LayoutDirection.leftToRight
    /// Every element, a parent before its children.
    public var elements: [Element]
    /// The attributes that this dump can tell at all. What is not in here is unknown, not absent.
    public var carries: AttributeSet
    /// How it is known which elements VoiceOver stops on.
    public var exposure: ExposureSource
    /// By how many points an edge of a frame may be off, because the dump rounds.
    public var frameTolerance = 0.1
    /// Whether frames are rounded outward only, as WebDriverAgent does: they are never smaller than what they stand for.
    public var roundsFramesOutward = false
    /// What the dump itself left out, one sentence each.
    public var incomplete: [String] = []
    /// What was odd and tolerated when the dump was read, one sentence each.
    public var notes: [String] = []
    /// Whether a project says what some elements are. On a screen that carries no types nothing is known of the others.
    package var hasConfiguredTypes = false
    /// The file as the user named it; empty for a screen made in code.
    public var file = ""
    /// The format it was read from.
    public var format = InputFormat.axaudit
    /// The file's bytes.
    public var source = SourceText([])

    /// A screen of these elements, which `ElementTree` has linked.
    public init(
        name: String? = nil, size: Size? = nil, elements: [Element], carries: AttributeSet = .all,
        exposure: ExposureSource = .given
    ) {
        self.name = name
        self.size = size
        self.elements = elements
        self.carries = carries
        self.exposure = exposure
    }

    /// By how many points a side may be shorter here than on the screen. Frames that were rounded outward are not.
    public var sizeTolerance: Double { roundsFramesOutward ? 0.1 : frameTolerance }

    /// What `incomplete` says of a tree that was cut off.
    package static let truncation = "the tree was cut off when it was dumped"

    /// What `incomplete` says of elements whose contents were not dumped.
    package static func missingContents(of count: Int) -> String {
        "the contents of \(count == 1 ? "1 element" : "\(count) elements") are not in this dump"
    }

    /// Whether the tree was cut off, as against contents that were never dumped.
    package var isTruncated: Bool { incomplete.contains { $0.hasPrefix(Self.truncation) } }

    /// How far frames may be off, where they are not as exact as on the screen. It holds for every dump of the format, so a
    /// report says it once.
    package var frameRemark: String? {
        guard carries.contains(.frame), frameTolerance > 0.1 else { return nil }
        let subject =
            switch format {
            case .wdaJSON, .wdaXML: "WebDriverAgent"
            case .maestro: "Maestro"
            default: "this dump"
            }
        let points = frameTolerance.inPoints
        return roundsFramesOutward
            ? "\(subject) rounds frames outward to whole points: what measures up to 2 pt too little can pass"
            : "\(subject) gives frames to \(points) pt: a size can be off by as much either way"
    }

    /// What reports call the screen: its name, else its file.
    public var title: String { name ?? (file.isEmpty ? "screen" : file) }

    /// The places of elements in the file, in the order asked for.
    public func positions(of elements: [Int]) -> [SourcePosition] {
        source.positions(of: elements.map { self.elements[$0].offset })
    }

    /// The indices of an element's children.
    public func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < elements[index].subtreeEnd {
            result.append(child)
            child = elements[child].subtreeEnd
        }
        return result
    }
}
