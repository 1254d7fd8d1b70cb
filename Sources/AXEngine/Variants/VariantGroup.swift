import AXTree

/// The variants of one screen among the screens of a run.
package struct VariantGroup: Sendable {
    /// A screen of the group.
    package struct Member: Sendable {
        /// The index of the screen.
        package let index: Int
        /// What distinguishes it.
        package let variant: ScreenVariant
    }

    /// The name that the screens share.
    package let name: String
    /// The screens, the one to which the others are compared first.
    package let members: [Member]
    /// Whether it was found by names, and neither the dumps nor the configuration says it.
    package let isFound: Bool

    private init(name: String, _ members: [Member], isFound: Bool) {
        self.name = name
        self.members = Self.baseFirst(members)
        self.isFound = isFound
    }

    /// Returns the members with the base first: the one with that name, else the first that is as usual, else the
    /// first.
    private static func baseFirst(_ members: [Member]) -> [Member] {
        let base = members.firstIndex { $0.variant.isBase } ?? members.firstIndex { $0.variant.isUsual }
        guard let base else { return members }
        return [members[base]] + members.enumerated().filter { $0.offset != base }.map(\.element)
    }
}

// MARK: - Finding groups

extension VariantGroup {
    /// What the screens of a group have in common.
    private struct Key: Hashable {
        let name: String
        let platform: Platform
        /// The extension of the file, for a group of files: one screen can be dumped in two formats.
        var fileExtension = ""
        /// The number of the screen in its file.
        var number = 0
    }

    /// Returns the groups of screens: those that the dumps or the configuration name, then those whose files or names
    /// differ only by a suffix that is known, then those of one name whose dumps say what differs. A screen is in one
    /// group at most, and a group has two screens at least.
    package static func all(of screens: [Screen]) -> [VariantGroup] {
        if screens.count < 2 { return [] }
        let given = Dictionary(grouping: screens.indices.filter { screens[$0].group != nil }) {
            Key(name: screens[$0].group ?? "", platform: screens[$0].platform)
        }
        var groups = given.map { key, indices in
            VariantGroup(
                name: key.name, indices.map { Member(index: $0, variant: ScreenVariant(screens[$0])) },
                isFound: screens[indices[0]].hasFoundGroup)
        }
        let byFile = found(screens, among: screens.indices.filter { screens[$0].group == nil }, fileKeys(screens))
        groups += byFile
        let inFiles = Set(byFile.flatMap(\.members).map(\.index))
        groups += found(
            screens,
            among: screens.indices.filter { screens[$0].group == nil && !inFiles.contains($0) }, nameKeys(screens))
        return groups.filter { $0.members.count > 1 }.sorted { first($0) < first($1) }
    }

    private static func first(_ group: VariantGroup) -> Int { group.members.map(\.index).min() ?? 0 }

    private static func fileKeys(_ screens: [Screen]) -> [(key: Key?, suffix: String?)] {
        var numbers: [String: Int] = [:]
        return screens.map { screen in
            if screen.origin.file.isEmpty { return (nil, nil) }
            let number = numbers[screen.origin.file, default: 0]
            numbers[screen.origin.file] = number + 1
            let name = VariantName(path: screen.origin.file)
            let ending = screen.origin.file.utf8.dropFirst(name.stem.utf8.count)
            let dot = ending.lastIndex(of: UInt8(ascii: "."))
            let fileExtension = String(Substring(dot.map { ending[$0...].dropFirst() } ?? ending))
            return (
                Key(name: name.stem, platform: screen.platform, fileExtension: fileExtension, number: number),
                name.suffix
            )
        }
    }

    private static func nameKeys(_ screens: [Screen]) -> [(key: Key?, suffix: String?)] {
        screens.map { screen in
            guard let name = screen.name.map({ VariantName($0) }) else { return (nil, nil) }
            return (Key(name: name.stem, platform: screen.platform), name.suffix)
        }
    }

    /// Returns the groups of screens with equal keys that all differ.
    private static func found(
        _ screens: [Screen], among indices: [Int], _ keys: [(key: Key?, suffix: String?)]
    ) -> [VariantGroup] {
        let candidates = Dictionary(grouping: indices.filter { keys[$0].key != nil }) { keys[$0].key }
        /// The number of possible groups by name: screens in two folders can have one name.
        var nameCounts: [String: Int] = [:]
        for case (let key?, let indices) in candidates where indices.count > 1 {
            nameCounts[name(key, screens[indices[0]]), default: 0] += 1
        }
        return candidates.compactMap { key, indices in
            guard let key, indices.count > 1 else { return nil }
            var variants = indices.map { index in
                var screen = screens[index]
                screen.variant = keys[index].suffix
                return ScreenVariant(screen)
            }
            guard Set(variants).count == variants.count else { return nil }
            let unnamed = variants.indices.filter { keys[indices[$0]].suffix == nil }
            for number in unnamed {
                // The only screen without a suffix is the base, also if its dump says the language.
                let name = unnamed.count == 1 ? "" : variants[number].shortName(among: variants)
                variants[number].id = name.isEmpty ? ScreenVariant.base : name
            }
            guard Set(variants.map { $0.id.lowercased() }).count == variants.count else { return nil }
            let members = zip(indices, variants).map { Member(index: $0, variant: $1) }
            let name = name(key, screens[indices[0]])
            return VariantGroup(name: nameCounts[name] == 1 ? name : key.name, members, isFound: true)
        }
    }

    /// The name of a group that was found: the name of its screens, or of their files without folders.
    private static func name(_ key: Key, _ screen: Screen) -> String {
        screen.name.map { VariantName($0).stem } ?? key.name
    }
}
