import AXRuns
import AXEngine
import AXPictures
import AXSyntax
import AXTree

extension Archive {
    /// Returns the form of what the picture of a screen with these elements tells. The archive contains the picture
    /// only if a report of the run does.
    static func picture(_ indices: Range<Int>) -> JSONObject<PictureAudit> {
        JSONObject(
            PictureAudit(file: ""), .member("file", .text, \.file), .member("sha256", .orNull(.text), \.digest),
            .member("scale", .optional(.number), \.scale), .member("agreement", .optional(.number), \.agreement),
            .member("reason", .optional(.text), \.reason),
            .member("reasonNotToLink", .optional(.text), \.reasonNotToLink),
            .member("png", .optional(.text), get: { $0.shown?.base64 }) { object, picture throws(SyntaxError) in
                picture.shown = try shown(object)
            },
            .written("isLinked", .flagIfTrue) { $0.shown?.contents == .link },
            .written("isUnlimited", .flagIfTrue) { $0.shown?.isUnlimited == true },
            .written("frame", .optional(.list(.number))) { $0.shown?.frame.numbers },
            .member("contrasts", .list(.object(contrast(indices))), \.contrasts))
    }

    private static func contrast(_ indices: Range<Int>) -> JSONObject<ElementContrast> {
        JSONObject(
            ElementContrast(index: 0, isText: false, answer: .unknown),
            .member("element", .count.checked("the index of an element", indices.contains), \.index),
            .member("isText", .flag, \.isText), .member("answer", .word, \.answer),
            .member("ratio", .optional(.number), \.ratio), color("foreground", \.foreground),
            color("background", \.background),
            .member(
                "reason", .optional(.text), get: { $0.refusal?.rawValue },
                set: { $0.refusal = $1.flatMap(ContrastRefusal.init) }))
    }

    private static func color(
        _ key: String, _ path: WritableKeyPath<ElementContrast, RGBColor?> & Sendable
    ) -> JSONProperty<ElementContrast> {
        .member(
            key, .optional(.count), get: { $0[keyPath: path].map { Int($0.rgb) } },
            set: { $0[keyPath: path] = $1.map { RGBColor(UInt32(clamping: $0)) } })
    }

    /// Reads the picture that the reports of the run showed; `nil` if none did.
    private static func shown(_ object: JSONValue) throws(SyntaxError) -> ShownPicture? {
        let text = try object.optionalText("png")
        if text == nil, try !object.flag("isLinked") { return nil }
        let numbers = object.optional("frame")?.items.compactMap(\.number) ?? []
        guard numbers.count == 4 else { throw object.error(expected: "the frame of a picture") }
        let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard let text else { return ShownPicture(.link, frame: frame) }
        guard let png = try? PictureReader.file(Array(text.utf8)) else {
            throw object.error(expected: "a picture in Base64")
        }
        var shown = ShownPicture(.png(png), frame: frame)
        shown.isUnlimited = try object.flag("isUnlimited")
        return shown
    }
}

extension ShownPicture {
    /// The picture in Base64; `nil` for a link.
    fileprivate var base64: String? {
        if case .png(let bytes) = contents { Base64.text(bytes) } else { nil }
    }
}
