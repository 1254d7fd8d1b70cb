import AXTestReports
import AXEngine
import AXPictures

/// The pictures of a screen before and after, with the areas in which they differ.
package struct ChangedPictures: Sendable {
    /// What the picture before tells; `nil` if there is none.
    let before: PictureAudit?
    /// What the picture after tells; `nil` if there is none.
    let after: PictureAudit?
    /// Where the two differ; `nil` if they cannot be compared.
    let difference: PictureDifference?

    /// Creates the pictures of a screen; `nil` if there are none.
    ///
    /// - Parameter copies: The copies to compare, where reports contain links; `nil` to compare what reports contain.
    package init?(
        before: PictureAudit?, after: PictureAudit?, comparing copies: (PictureAudit?, PictureAudit?)? = nil
    ) {
        if before == nil, after == nil { return nil }
        self.before = before
        self.after = after
        let (one, other) = copies ?? (before, after)
        difference = Self.difference(one?.shown, other?.shown)
    }

    private static func difference(_ before: ShownPicture?, _ after: ShownPicture?) -> PictureDifference? {
        guard case .png(let one)? = before?.contents, case .png(let other)? = after?.contents,
            let picture = try? PNGDecoder.decode(one)
        else { return nil }
        // Most pictures of two runs are equal.
        if one == other { return PictureDifference(picture, picture) }
        guard let second = try? PNGDecoder.decode(other) else { return nil }
        return PictureDifference(picture, second)
    }

    /// Whether both pictures are shown, and they are not known to be equal.
    var isChanged: Bool {
        before?.shown != nil && after?.shown != nil && difference?.areas.isEmpty != true
    }

    /// How the pictures differ, and why one of them is not shown, one sentence each.
    var remarks: [String] {
        var remarks: [String] = []
        for (audit, name) in [(before, "before"), (after, "after")] {
            guard let audit, let reason = audit.reason ?? audit.reasonNotToLink else { continue }
            remarks.append("The picture \(name) is not shown: \(reason)")
        }
        guard let before = before?.shown, let after = after?.shown else { return remarks }
        if let difference {
            let areas = Wording.count(difference.areas.count, "area")
            remarks.append(
                difference.areas.isEmpty
                    ? "The pictures are the same"
                    : "The pictures differ in \(areas), outlined with \(difference.areas.count == 1 ? "a dashed line" : "dashed lines")"
            )
        } else if before.contents == .link || after.contents == .link {
            remarks.append("The pictures are links, which are not compared")
        } else {
            remarks.append("The pictures have different sizes and are not compared")
        }
        return remarks
    }

    /// Returns the pictures before and after as images in which the areas are outlined; `nil` for one that is not
    /// shown.
    func images(_ link: (String) -> String) -> (before: PictureImage?, after: PictureImage?) {
        func image(_ audit: PictureAudit?) -> PictureImage? {
            guard let audit, let shown = audit.shown else { return nil }
            return PictureImage(shown, link: link(audit.file), difference)
        }
        return (image(before), image(after))
    }

    /// Where the images of a page with these pictures come from.
    var kinds: Set<PageImages> { Set([before, after].compactMap { $0?.shown.map(PageImages.init) }) }
}
