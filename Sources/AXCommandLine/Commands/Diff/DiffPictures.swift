import AXAudit

/// The pictures beside the two inputs of `axaudit diff`.
struct DiffPictures {
    /// The picture of a screen.
    struct Side {
        /// The title of the screen.
        let screen: String
        /// What the picture tells, with what reports show of it.
        let audit: PictureAudit
        /// The same with a copy to compare.
        let copy: PictureAudit
    }

    /// The pictures of the screens of the reference.
    var before: [Side] = []
    /// The pictures of the screens of the current dump.
    var after: [Side] = []

    /// Returns the path of the picture beside a dump; `nil` if there is none.
    static func file(beside dump: String) -> String? { CompanionFinder.file(of: .picture, beside: dump, isOnly: true) }

    /// Reads the pictures of the screens of a dump.
    static func sides(
        of screens: [Screen], _ companions: CompanionReader, _ inclusion: PictureInclusion
    ) -> [Side] {
        if inclusion == .none { return [] }
        return screens.compactMap { screen in
            guard let picture = companions.picture(of: screen, among: screens.count) else { return nil }
            var rules = PlatformAudit([], on: screen.platform)
            rules.pictureInclusion = .embed
            guard let copy = rules.picture(picture, of: screen) else { return nil }
            if inclusion != .link { return Side(screen: screen.title, audit: copy, copy: copy) }
            rules.pictureInclusion = inclusion
            guard let audit = rules.picture(picture, of: screen) else { return nil }
            return Side(screen: screen.title, audit: audit, copy: copy)
        }
    }

    /// Returns the pictures of screens that were compared, by the index of the difference.
    func changed(_ differences: [ScreenDifference]) -> [Int: ChangedPictures] {
        if before.isEmpty, after.isEmpty { return [:] }
        var changed: [Int: ChangedPictures] = [:]
        for (index, difference) in differences.enumerated() {
            let (one, other) = (Self.side(difference.reference, before), Self.side(difference.current, after))
            changed[index] = ChangedPictures(
                before: one?.audit, after: other?.audit, comparing: (one?.copy, other?.copy))
        }
        return changed
    }

    /// Returns the picture of a screen that was compared; `nil` if it has none, or if another screen has its name.
    private static func side(_ compared: ComparedSide?, _ sides: [Side]) -> Side? {
        guard case .screen(let screen, _)? = compared, !screen.elements.isEmpty else { return nil }
        let found = sides.filter { $0.screen == screen.title }
        return found.count == 1 ? found[0] : nil
    }
}
