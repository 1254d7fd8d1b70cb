import AXTestReports
import AXEngine
import AXSyntax
import AXTree

/// Screens and the variants among them, with the elements that these share.
package struct VariantListing {
    /// A group of screens, with the matching of each but the first.
    private struct Group {
        let name: String
        let variants: [ScreenVariant]
        let screens: [Screen]
        /// How the elements of each variant but the base match those of the base.
        let matchings: [ElementMatching]
    }

    private let groups: [Group]
    /// The screens that are in no group.
    private let alone: [Screen]

    /// Finds the groups among screens.
    package init(_ screens: [Screen]) {
        let found = VariantGroup.all(of: screens)
        groups = found.map { group in
            let members = group.members.map { member in
                var screen = screens[member.index]
                screen.variant = member.variant.id
                return screen
            }
            return Group(
                name: group.name, variants: group.members.map(\.variant), screens: members,
                matchings: members.dropFirst().map { ElementMatching(members[0], $0) })
        }
        let grouped = Set(found.flatMap(\.members).map(\.index))
        alone = screens.indices.filter { !grouped.contains($0) }.map { screens[$0] }
    }

    /// Creates the listing of two screens that are variants of one. Their names do not matter.
    package init(base: Screen, variant: Screen) {
        let (base, variant) = (base.withSuffixOfName, variant.withSuffixOfName)
        var variants = [ScreenVariant(base), ScreenVariant(variant)]
        variants[0].id = ScreenVariant.base
        if variants[1].isBase { variants[1].id = "variant" }
        groups = [
            Group(
                name: VariantName(base.title).stem, variants: variants, screens: [base, variant],
                matchings: [ElementMatching(base, variant)])
        ]
        alone = []
    }

    /// Whether there is no group.
    package var isEmpty: Bool { groups.isEmpty }

    /// Whether every element of every base is in every variant, and the other way round.
    package var isComplete: Bool {
        groups.allSatisfy { $0.matchings.allSatisfy { $0.lost.isEmpty && $0.new.isEmpty && $0.unsure.isEmpty } }
    }

    // MARK: Text

    /// Returns each group with its variants and how many of their elements are matched, then the screens that are
    /// alone.
    package func text(_ style: TextStyle) -> String {
        var text = ""
        for group in groups {
            text +=
                style(Escape.terminal(group.name, limit: 100), .title) + "  "
                + style(Wording.count(group.variants.count, "variant"), .aside) + "\n"
            let width = group.variants.map(\.id.columns).max() ?? 0
            for (number, variant) in group.variants.enumerated() {
                let known = variant.description.isEmpty ? "" : " (\(variant.description))"
                text += "  " + Escape.terminal(variant.id.padded(to: width)) + "  "
                text += Escape.terminal(group.screens[number].origin.file + known) + "\n"
                guard number > 0 else { continue }
                text +=
                    String(repeating: " ", count: width + 4) + style(Self.summary(group.matchings[number - 1]), .aside)
                    + "\n"
            }
        }
        if !alone.isEmpty {
            text += style("alone", .title) + "  " + style(Wording.count(alone.count, "screen"), .aside) + "\n"
            for screen in alone {
                let file = screen.title == screen.origin.file ? "" : "  " + screen.origin.file
                text += "  " + Escape.terminal(screen.title, limit: 100) + Escape.terminal(file) + "\n"
            }
        }
        return text
    }

    private static func summary(_ matching: ElementMatching) -> String {
        let matched = matching.exposedCount - matching.lost.count - matching.unsure.count
        var text = "\(matched) of \(Wording.count(matching.exposedCount, "element")) matched"
        for (count, words) in [
            (matching.lost.count, "lost"), (matching.new.count, "new"), (matching.unsure.count, "unsure"),
        ] where count > 0 {
            text += ", \(count) \(words)"
        }
        return text
    }

    /// Returns how the elements of two variants differ: lost, new, unsure, moved and renamed.
    package func explanation(_ style: TextStyle) -> String {
        groups.flatMap { group in
            zip(group.screens.dropFirst(), group.matchings).map { variant, matching in
                Self.explanation(group.screens[0], variant, matching, style)
            }
        }.joined(separator: "\n")
    }

    private static func explanation(
        _ base: Screen, _ variant: Screen, _ matching: ElementMatching, _ style: TextStyle
    ) -> String {
        var text = summary(matching) + "\n"
        if !matching.isSure { text += "note: less than half of the elements are matched; these may be two screens\n" }
        func add(_ title: String, _ lines: [String]) {
            if lines.isEmpty { return }
            text += style(title, .title) + "\n"
            for line in lines { text += "  " + Escape.terminal(line) + "\n" }
        }
        func identity(_ index: Int, on screen: Screen) -> String {
            Wording.identity(screen.elements[index], on: screen.platform)
        }
        add("lost", matching.lost.map { identity($0, on: base) })
        add("new", matching.new.map { identity($0, on: variant) })
        add("unsure", matching.unsure.map { identity($0, on: base) })
        add(
            "renamed",
            matching.pairs.filter { base.elements[$0.base].label != variant.elements[$0.variant].label }.map { pair in
                let label = variant.elements[pair.variant].label ?? ""
                return identity(pair.base, on: base) + " → \"\(label.printable(limit: 100))\""
            })
        add(
            "moved",
            matching.pairs.filter { base.elements[$0.base].frame != variant.elements[$0.variant].frame }.map { pair in
                identity(pair.base, on: base) + " → "
                    + (variant.elements[pair.variant].frame?.description ?? "no frame")
            })
        return text
    }

    // MARK: JSON

    /// The listing for other programs, version 1. Elements are the indices that `axaudit show -f json` prints.
    package var json: String { Self.listing.document(self) }

    private static let listing = JSONObject<VariantListing>(
        .constant("version", 1), .written("groups", .list(.object(group)), \.groups),
        .written("alone", .list(.text)) { $0.alone.map(\.origin.file) })

    private static let group = JSONObject<Group>(
        .written("name", .text, \.name),
        .objects("variants", member) { group, add in
            for (variant, screen) in zip(group.variants, group.screens) { add((variant, screen.origin.file)) }
        },
        .objects("matches", match) { group, add in
            for (variant, matching) in zip(group.variants.dropFirst(), group.matchings) { add((variant.id, matching)) }
        })

    private static let member = JSONObject<(variant: ScreenVariant, file: String)>(
        .written("id", .text, \.variant.id), .written("file", .text, \.file),
        .written("locale", .orNull(.text), \.variant.locale),
        .written("textSize", .orNull(.text), \.variant.textSize?.name),
        .written("direction", .orNull(.word), \.variant.direction),
        .written("appearance", .orNull(.word), \.variant.appearance),
        .written("orientation", .orNull(.word), \.variant.orientation),
        .written("device", .orNull(.text), \.variant.device))

    private static let match = JSONObject<(id: String, matching: ElementMatching)>(
        .written("id", .text, \.id),
        .written("pairs", .list(.list(.count))) { $0.matching.pairs.map { [$0.base, $0.variant] } },
        .written("lost", .list(.count), \.matching.lost), .written("new", .list(.count), \.matching.new),
        .written("unsure", .list(.count), \.matching.unsure))
}

extension Screen {
    /// The screen with the variant that the suffix of its file or name says, unless it has one.
    fileprivate var withSuffixOfName: Screen {
        guard variant == nil else { return self }
        var screen = self
        screen.variant = VariantName(path: origin.file).suffix ?? name.flatMap { VariantName($0).suffix }
        return screen
    }
}
