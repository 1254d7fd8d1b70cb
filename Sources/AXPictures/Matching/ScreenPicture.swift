import AXTree

/// What the picture of a screen tells: whether it shows the same moment as the dump, and what is drawn in the elements'
/// frames.
package struct ScreenPicture: Sendable {
    /// An element that was measured.
    package struct Item: Sendable {
        /// The size of its text in pixels, by the height of the lines; boldness and the font are not known.
        package var textSize: Double { Double(drawing.lineHeight) / TextShape(subject.text).height }
        /// The element.
        package let subject: PictureSubject
        /// What is drawn in its frame.
        package var drawing: ContrastMeasurement
        /// Whether that looks like the element's text; `nil` if it cannot be told.
        package var agrees: Bool?
    }

    /// The elements, by index.
    package private(set) var items: [Item] = []
    /// Where the elements are in the picture; `nil` if the sizes do not fit.
    package private(set) var placement: PicturePlacement?
    /// The picture that was measured, turned like the screen; `nil` if the sizes do not fit.
    package private(set) var picture: Picture?
    /// The number of texts that are where the dump says.
    package private(set) var agreeing = 0
    /// The number of texts of which that can be told.
    package private(set) var judged = 0
    /// The number of texts of which shape and place are as exact as those of the same text.
    private var exact = 0
    /// Why nothing was measured; `nil` if the picture was used.
    package private(set) var reason: String?

    /// The lowest share of texts that have to be where the dump says.
    package static let lowestAgreement = 0.8
    /// The number of texts below which each of them has to be where the dump says, and most of them exactly: a few texts
    /// are like those of another screen by chance.
    private static let fewTexts = 5

    /// The share of the texts that are where the dump says; `nil` if none could be judged.
    package var agreement: Double? { judged > 0 ? Double(agreeing) / Double(judged) : nil }

    /// Compares and measures a picture.
    ///
    /// - Parameters:
    ///   - part: The part of the screen that the picture shows; `nil` for all of it.
    ///   - clip: Returns the part of the screen in which an element can be drawn; `nil` for all of it.
    package init(
        _ screen: Screen, _ exposure: Exposure, _ picture: Picture, showing part: Rect? = nil, clip: (Int) -> Rect?
    ) {
        let subjects = PictureSubjects(screen, exposure).subjects
        guard let size = part?.size ?? screen.size else {
            reason = "the dump does not tell the size of the screen"
            return
        }
        let (width, height) = (picture.width, picture.height)
        let placements =
            part.map { PicturePlacement(of: $0, width: width, height: height).map { [$0] } ?? [] }
            ?? PicturePlacement.candidates(screen, width: width, height: height)
        var best: (agreement: Double, count: Int) = (-1, 0)
        for placement in placements {
            if measure(subjects, screen, picture, placement, clip, better: &best) { self.picture = picture }
        }
        if part == nil, placements.isEmpty, (picture.width > picture.height) != (size.width > size.height) {
            let placements = PicturePlacement.candidates(screen, width: height, height: width)
            // Only one turned picture is in memory at a time.
            var turn: Bool?
            for clockwise in placements.isEmpty ? [] : [true, false] {
                let turned = picture.turned(clockwise: clockwise)
                for placement in placements where measure(subjects, screen, turned, placement, clip, better: &best) {
                    turn = clockwise
                }
            }
            self.picture = turn.map { picture.turned(clockwise: $0) }
        }
        guard placement != nil else {
            reason =
                "the picture is \(picture.width)×\(picture.height) pixels and \(part == nil ? "the screen" : "what it shows") \(size) \(screen.unit), which do not fit"
            return
        }
        let texts = items.count {
            $0.subject.kind != .icon && $0.subject.refusal == nil && $0.drawing.refusal != .outside
        }
        if judged == 0 || judged * 5 < texts {
            reason =
                judged > 0
                ? "only \(judged) of \(texts) texts can be compared with the picture"
                : "no text shows whether the picture belongs to the dump"
        } else if Double(agreeing) < Self.lowestAgreement * Double(judged) {
            reason =
                "the picture shows another moment: \(judged - agreeing) of \(judged) texts are not where the dump says"
        } else if judged < Self.fewTexts, agreeing < judged || exact * 2 <= judged {
            reason =
                "the picture may show another moment: \(judged - exact) of only \(judged) texts are not exactly where the dump says"
        }
    }

    /// Measures the picture at one placement, and keeps the result if it agrees better than others. Returns whether it
    /// does.
    private mutating func measure(
        _ subjects: [PictureSubject], _ screen: Screen, _ picture: Picture, _ placement: PicturePlacement,
        _ clip: (Int) -> Rect?, better best: inout (agreement: Double, count: Int)
    ) -> Bool {
        let meter = ContrastMeter(picture)
        let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let size = screen.size.map { placement.pixels(Rect(x: 0, y: 0, width: $0.width, height: $0.height)) } ?? whole
        // Elements that lie over each other again and again must not cost more than a picture of text.
        var left = 4 * whole.area
        var items: [Item] = []
        var (agreeing, judged, exact) = (0, 0, 0)
        for subject in subjects {
            let limits = clip(subject.index).map(placement.pixels)?.intersection(size) ?? size
            let box = placement.pixels(subject.frame)
            left -= box.intersection(whole).area
            var drawing = ContrastMeasurement()
            if left < 0 { drawing.refusal = .outside } else { drawing = meter.measure(box, clip: limits) }
            var agrees = Self.agrees(subject, drawing, box.intersection(limits))
            if agrees == false, Self.mayBeCut(box, limits, whole) { agrees = nil }
            if subject.kind == .text, agrees != true, drawing.refusal == nil,
                !TextShape(subject.text).matches(drawing, in: box.intersection(limits))
            {
                drawing.refusal = .shape
            }
            if let refusal = subject.refusal { drawing.refusal = refusal }
            if let agrees {
                judged += 1
                if agrees { agreeing += 1 }
                if agrees, TextShape(subject.text).matchesExactly(drawing, in: box.intersection(limits)) { exact += 1 }
            }
            items.append(Item(subject: subject, drawing: drawing, agrees: agrees))
        }
        let agreement = judged > 0 ? Double(agreeing) / Double(judged) : 0
        guard (agreement, judged) > best else { return false }
        best = (agreement, judged)
        (self.items, self.placement) = (items, placement)
        (self.agreeing, self.judged, self.exact) = (agreeing, judged, exact)
        return true
    }

    /// Returns whether a text may be cut off where its list ends, or has a frame that is lower than letters.
    private static func mayBeCut(_ box: PixelRect, _ limits: PixelRect, _ whole: PixelRect) -> Bool {
        // Phones are 360 to 440 units wide.
        if box.height < 7 * min(whole.width, whole.height) / 400 { return true }
        return limits != whole && (box.maxY >= limits.maxY || box.y <= limits.y)
    }

    /// Returns whether what is drawn shows that the text is there; `nil` if it shows nothing.
    private static func agrees(_ subject: PictureSubject, _ drawing: ContrastMeasurement, _ box: PixelRect) -> Bool? {
        guard subject.kind != .icon, subject.refusal == nil || subject.refusal == .disabled else { return nil }
        switch drawing.refusal {
        case .outside, .background, .backgrounds, .transparent: return nil
        case .noInk: return false
        case .cut, .misplaced: return subject.kind == .text ? false : nil
        default:
            let shape = TextShape(subject.text)
            // One letter or sign looks like many others.
            guard shape.glyphs > 1 else { return nil }
            if shape.matches(drawing, in: box) { return true }
            return subject.kind == .text && !drawing.hasSurroundings ? false : nil
        }
    }
}
