import AXEngine
import AXSyntax
import AXTree

/// Two elements that are the same in the base and in a variant.
struct VariantPair {
    /// The element of the base.
    let base: ElementView
    /// The element of the variant.
    let variant: ElementView
}

extension GroupView {
    /// Returns a check that compares each variant with the base if the two are surely one screen and `applies` says so.
    ///
    /// - Parameters:
    ///   - absence: Why nothing is checked if that is so for no variant; `nil` if the rule has then passed.
    ///   - compare: Adds the defects of a variant.
    static func check(
        where applies: @escaping @Sendable (GroupView, Member) -> Bool, orElse absence: String? = nil,
        _ compare: @escaping @Sendable (GroupView, Member, RuleCheck, inout VariantFindings) -> Void
    ) -> RuleScope {
        .group { group, check in
            let members = group.others.filter { applies(group, $0) }
            if members.isEmpty, let absence { check.couldNotCheck(absence) }
            let compared = members.filter(\.matching.isSure)
            if compared.isEmpty, let first = members.first {
                check.couldNotCheck("less than half of the elements of \(group.baseName) are found in \(first.name)")
            }
            var findings = VariantFindings()
            for member in compared { compare(group, member, check, &findings) }
            findings.report(to: check)
        }
    }

    /// What the dump or the name of the base says of it.
    var baseTraits: ScreenVariant { members[0].traits }

    /// The name of the base in messages.
    var baseName: String { baseTraits.id.printableID }

    /// Returns the matched elements of the base and a variant, in the order of the base.
    func pairs(with member: Member) -> [VariantPair] {
        member.matching.pairs.map { VariantPair(base: base[$0.base], variant: member.screen[$0.variant]) }
    }

    /// Returns by how much body text is larger in a variant; 1 if neither dumps nor names say that it is.
    func growth(of member: Member) -> Double {
        (member.traits.textSize?.bodyScale ?? 1) / (baseTraits.textSize?.bodyScale ?? 1)
    }

    /// Whether text is larger in a variant than in the base.
    func isLarger(_ member: Member) -> Bool { growth(of: member) > 1.01 && hasSameWindow(member) }

    /// Why rules about languages are not checked on a group of one language.
    static let noOtherLanguage = "no variant of this screen is in another language"

    /// Whether a variant is in another language than the base.
    func hasOtherLanguage(_ member: Member) -> Bool {
        guard let language = member.traits.language else { return false }
        return language != baseTraits.language
    }

    /// Whether a variant is read from right to left and the base from left to right.
    func isOtherDirection(_ member: Member) -> Bool {
        member.traits.direction == .rightToLeft && baseTraits.direction != .rightToLeft && hasSameWindow(member)
    }

    /// Whether a variant has the window of the base: it differs neither in device nor in orientation.
    func hasSameWindow(_ member: Member) -> Bool {
        guard member.traits.device == baseTraits.device else { return false }
        guard let size = base.screen.size, let other = member.screen.screen.size else {
            return member.traits.orientation == baseTraits.orientation
        }
        return abs(size.width - other.width) <= 1 && abs(size.height - other.height) <= 1
    }
}

extension GroupView.Member {
    /// The name in messages: `ax5`, `de`.
    var name: String { traits.id.printableID }
}

extension String {
    /// The name of a variant in messages.
    var printableID: String { printable(limit: 40) }
}

extension ElementView {
    /// Whether it is in a bar or another control whose text grows in the large content viewer instead of in place.
    var hasLargeContentViewer: Bool { isInBar || type == .tab || ancestor(of: Self.fixedContainers) != nil }

    private static let fixedContainers: ElementTypeSet = [
        .navigationBar, .tabBar, .toolbar, .segmentedControl, .statusBar, .keyboard, .tab, .tabGroup,
    ]

    /// The label without the white space around it, or an empty text.
    var plainLabel: String { label?.trimmed ?? "" }

    /// Whether the label has a letter or a digit.
    var hasReadableLabel: Bool { plainLabel.contains { $0.isLetter || $0.isNumber } }
}
