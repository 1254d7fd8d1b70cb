import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that are nothing but characters of an icon font.
    public static let labelIconGlyph: Rule = Rule(
        "label-icon-glyph",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        variants: [
            .android(
                "Label is a character of an icon font.",
                needs: [.label],
                standards: [
                    .wcag("1.1.1"), .wcag("4.1.2"), .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why: "TalkBack says nothing or a number for such a character, so its users do not learn what it means.",
                fix: "Set `contentDescription` to what the icon means, or hide it if it only decorates.",
                inCompose: #"Text(glyph, Modifier.clearAndSetSemantics { contentDescription = "Search" })"#,
                inViews: #"searchIcon.contentDescription = "Search""#,
                limits: [
                    "An icon font that draws over ordinary letters is not detected.",
                    "The sign that React Navigation shows instead of a missing icon is reported before a name, as a warning.",
                ],
                examples: [
                    .fails(.text("\u{E8B6}"), as: .warning, because: "an icon that decorates"),
                    .fails(.button("\u{F0001}"), as: .failure),
                    .fails(.button("\u{23F7}, mileage"), as: .warning, because: "the sign for a missing icon"),
                    .passes(.button("Search")),
                    .passes(.text("\u{E8B6} Search"), because: "covered by label-control-characters"),
                    .passes(.text("검색")),
                ],
                check: .eachElement(of: .labelled) { element, check in
                    if element.showsMissingIcon {
                        return check.report(
                            element,
                            "label begins with \"\u{23F7}\", which React Navigation shows where a tab has no icon",
                            as: .warning)
                    }
                    guard let glyph = element.label?.onlyGlyph else { return }
                    let code = String(glyph.value, radix: 16, uppercase: true)
                    check.report(
                        element, "label is only the private-use character U+\(code), the glyph of an icon font",
                        as: element.isControl ? nil : .warning)
                }
            )
        ]
    )
}

extension ElementView {
    /// Whether it is a control of several parts of which the first is the sign that React Navigation shows instead of
    /// an icon.
    fileprivate var showsMissingIcon: Bool {
        isControl && label.map { $0.hasPrefix("\u{23F7}") && $0.utf8.count > 3 } == true
    }
}
