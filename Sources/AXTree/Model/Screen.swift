import AXSyntax

/// The accessibility tree of one screen, and what is known about it.
public struct Screen: Sendable {
    /// The name of the screen, or `nil` if the dump does not carry one. Reports then use the path of the file.
    public var name: String?
    /// The size in points, or `nil` if it is unknown.
    public var size: Size?
    /// The operating system.
    public var platform = Platform.default
    /// The pixels per density-independent pixel, `2.625` for 420 dpi; `nil` if it is unknown, or if frames are in
    /// points.
    package internal(set) var density: Double?
    /// The kind of device, or `nil` if it is unknown.
    public var idiom: Idiom?
    /// The language of the app as a BCP 47 tag, or `nil` if it is unknown.
    public var locale: String?
    /// The layout direction of the app's language.
    public var direction = LayoutDirection.leftToRight
    /// The text size that was set, or `nil` if it is unknown.
    public var textSize: TextSize?
    /// The appearance, or `nil` if it is unknown.
    public var appearance: Appearance?
    /// The name that the screens of a group share: the same screen in several variants; `nil` for a screen alone.
    public var group: String?
    /// The variant of the screen in its group, such as `ar` or `AX3`; `nil` if it is unknown.
    public var variant: String?
    /// Whether the group was found by names, and neither the dump nor the configuration says it.
    package var hasFoundGroup = false
    /// Where the tree came from, and what was read beside it.
    public var origin = Origin()
    /// The elements in preorder: each before its descendants.
    public var elements: [Element]
    /// The attributes that the dump carries at all. Any other attribute is unknown, not absent.
    public var carries: AttributeSet
    /// The source of the information which elements are exposed.
    public var exposure: ExposureSource
    /// Whose elements the dump lists. The formats of tools that dump a whole device set it.
    package var scope = DumpScope.app
    /// The greatest error of a frame's edge in points, because the dump rounds.
    package var frameTolerance = 0.1
    /// Whether frames are rounded outward only, as WebDriverAgent does, so that no frame is too small.
    package var roundsFramesOutward = false
    /// The touches by a test or a crawl that are known, in their order; empty if none is known.
    package var touches: [Touch] = []
    /// The names of the screens that followed after anything but a touch, such as a key or a scroll.
    package var followers: [String] = []
    /// What the dump does not contain although the screen does, one sentence each.
    public var incomplete: [String] = []
    /// Why nothing can be said about the screen, and what to do; `nil` if something can. Assertions then have no
    /// verdict.
    package var obstacle: String?
    /// Whether a screen that only the system draws is the app's, as the configuration of a launcher says.
    package var isSystemScreenOfApp = false
    /// Whether the configuration sets the types of some elements. On a screen that does not carry types, the types of
    /// all other elements are unknown.
    package var hasConfiguredTypes = false

    /// Creates a screen from elements that `ElementTree` has linked. Other elements are a list without nesting.
    public init(
        name: String? = nil, size: Size? = nil, elements: [Element], carries: AttributeSet = .all,
        exposure: ExposureSource = .given
    ) {
        self.name = name
        self.size = size
        self.elements = elements
        self.carries = carries
        self.exposure = exposure
        guard elements.indices.contains(where: { elements[$0].subtreeEnd <= $0 }) else { return }
        for index in elements.indices {
            self.elements[index].parent = nil
            self.elements[index].depth = 0
            self.elements[index].subtreeEnd = index + 1
        }
    }

    /// The greatest amount in points by which a side of a frame may be too short. Frames rounded outward are never too
    /// short.
    package var sizeTolerance: Double { roundsFramesOutward ? 0.1 : frameTolerance }

    /// The sentence in `incomplete` about a tree that was cut off.
    package static let truncation = "the tree was truncated when it was dumped"

    /// The sentence in `incomplete` about elements whose contents were not dumped.
    package static func missingContents(of count: Int) -> String {
        "the contents of \(count == 1 ? "1 element" : "\(count) elements") are not in this dump"
    }

    /// Whether the tree was cut off. Contents that the tool never dumps do not count.
    package var isTruncated: Bool { incomplete.contains { $0.hasPrefix(Self.truncation) } }

    /// Whether contents of the screen are missing from the dump: the tree was cut off, or the contents of an
    /// application, a window or a web view were not dumped. What is not in the dump may be on the screen.
    package var lacksContents: Bool {
        if isTruncated { return true }
        let containers: ElementTypeSet = [.application, .window, .webView]
        return elements.indices.contains {
            elements[$0].contentsCaptured == false && containers.contains(elements[$0].type)
        }
    }

    /// What holds for every dump of the format, or for every screen without a density, one sentence each. A report
    /// prints each once.
    package func remarks(naming names: SettingNames) -> [String] {
        platform.remarks(self) + [densityRemark(names)].compactMap(\.self)
    }

    /// A sentence about sizes that cannot be checked, or `nil` if they can.
    private func densityRemark(_ names: SettingNames) -> String? {
        guard hasFramesInPixels else { return nil }
        return "sizes are in pixels and are checked only with a density (e.g. \(names.density))"
    }

    /// Whether some elements may be drawn by the system and not by the app. Where the app itself says what is exposed,
    /// none is.
    package var mayShowSystemElements: Bool { exposure == .inferred || scope == .device }

    /// The note on a dump that does not say which elements are exposed, if the platform has flags for that; otherwise
    /// `nil`.
    package var exposureNote: String? { exposure == .inferred ? platform.terms.inferredExposure : nil }

    /// Whether frames are in pixels, because the density is unknown. Nothing can be said about sizes and distances
    /// then.
    package var hasFramesInPixels: Bool {
        platform.hasFramesInPixels && density == nil && carries.contains(.frame)
    }

    /// The abbreviation of the unit of its frames: points, density-independent pixels, or pixels.
    package var unit: String { hasFramesInPixels ? "px" : platform.unit }

    /// Sets the density of a screen with frames in pixels, and converts them to density-independent pixels.
    package mutating func setDensity(_ density: Double) {
        guard platform.hasFramesInPixels, self.density == nil, density > 0 else { return }
        self.density = density
        frameTolerance = max(frameTolerance, 1 / density)
        size = size.map { Size($0.width / density, $0.height / density) }
        for index in elements.indices {
            guard let frame = elements[index].frame else { continue }
            elements[index].frame = Rect(
                x: frame.x / density, y: frame.y / density, width: frame.width / density,
                height: frame.height / density)
        }
        divideTouches(by: density)
    }

    /// Sets the density with which a dump was written, whose frames are in density-independent pixels already.
    package mutating func recordDensity(_ density: Double) { self.density = density }

    /// The title of the screen in reports: its name, or else its file.
    public var title: String { name ?? (origin.file.isEmpty ? "screen" : origin.file) }

    /// Returns the types that the elements have.
    package func typesOfElements() -> ElementTypeSet {
        elements.indices.reduce(into: []) { $0.insert(elements[$1].type) }
    }

    /// Returns the locations of elements in the file, in the given order.
    package func locations(of elements: [Int]) -> [TextLocation] {
        if let locations = origin.elementLocations { return elements.map { locations[$0] } }
        return origin.source.locations(of: elements.map { self.elements[$0].offset })
    }

    /// Returns the indices of an element's children.
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
