import AXEngine
import AXPictures
import AXSyntax
import AXTree

extension Archive {
    /// Writes what the picture of a screen tells. The archive contains the picture only if a report of the run does.
    static func picture(_ picture: PictureAudit, _ object: inout JSONWriter) {
        object.member("file", picture.file)
        object.member("sha256", picture.digest)
        if let scale = picture.scale { object.member("scale", number: scale) }
        if let agreement = picture.agreement { object.member("agreement", number: agreement) }
        if let reason = picture.reason { object.member("reason", reason) }
        if let reason = picture.reasonNotToLink { object.member("reasonNotToLink", reason) }
        if let shown = picture.shown {
            switch shown.contents {
            case .png(let bytes): object.member("png", Base64.text(bytes))
            case .link: object.member("isLinked", flag: true)
            }
            object.member(
                "frame",
                list: { list in
                    for number in [shown.frame.x, shown.frame.y, shown.frame.width, shown.frame.height] {
                        list.item(number)
                    }
                })
        }
        object.member("contrasts", objects: picture.contrasts) { contrast($0, &$1) }
    }

    private static func contrast(_ contrast: ElementContrast, _ object: inout JSONWriter) {
        object.member("element", contrast.index)
        object.member("isText", flag: contrast.isText)
        object.member("answer", contrast.answer.rawValue)
        if let ratio = contrast.ratio { object.member("ratio", number: ratio) }
        if let color = contrast.foreground { object.member("foreground", Int(color.rgb)) }
        if let color = contrast.background { object.member("background", Int(color.rgb)) }
        if let refusal = contrast.refusal { object.member("reason", refusal.rawValue) }
    }

    /// Reads what the picture of a screen tells.
    static func picture(_ object: JSONValue, _ indices: Range<Int>) throws(SyntaxError) -> PictureAudit {
        var picture = PictureAudit(file: try object.text("file"))
        picture.digest = try object.optionalText("sha256")
        picture.scale = object.optional("scale")?.number
        picture.agreement = object.optional("agreement")?.number
        picture.reason = try object.optionalText("reason")
        picture.reasonNotToLink = try object.optionalText("reasonNotToLink")
        picture.shown = try shown(object)
        for item in try object.objects("contrasts") { picture.contrasts.append(try contrast(item, indices)) }
        return picture
    }

    /// Reads the picture that the reports of the run showed; `nil` if none did.
    private static func shown(_ object: JSONValue) throws(SyntaxError) -> ShownPicture? {
        let text = try object.optionalText("png")
        let isLinked = object.optional("isLinked") == nil ? false : try object.flag("isLinked")
        if text == nil, !isLinked { return nil }
        let numbers = object.optional("frame")?.items.compactMap(\.number) ?? []
        guard numbers.count == 4 else { throw object.error(expected: "the frame of a picture") }
        let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard let text else { return ShownPicture(.link, frame: frame) }
        guard let png = try? PictureReader.file(Array(text.utf8)) else {
            throw object.error(expected: "a picture in Base64")
        }
        return ShownPicture(.png(png), frame: frame)
    }

    private static func contrast(_ object: JSONValue, _ indices: Range<Int>) throws(SyntaxError) -> ElementContrast {
        let index = try object.count("element")
        guard indices.contains(index) else {
            throw (object.optional("element") ?? object).error(expected: "the index of an element")
        }
        guard let answer = ElementContrast.Answer(rawValue: try object.text("answer")) else {
            throw (object.optional("answer") ?? object).error(expected: "an answer about contrast")
        }
        var contrast = ElementContrast(index: index, isText: try object.flag("isText"), answer: answer)
        contrast.ratio = object.optional("ratio")?.number
        contrast.foreground = try color("foreground", object)
        contrast.background = try color("background", object)
        contrast.refusal = try object.optionalText("reason").flatMap(ContrastRefusal.init(rawValue:))
        return contrast
    }

    private static func color(_ key: String, _ object: JSONValue) throws(SyntaxError) -> RGBColor? {
        object.optional(key) == nil ? nil : RGBColor(UInt32(clamping: try object.count(key)))
    }
}
