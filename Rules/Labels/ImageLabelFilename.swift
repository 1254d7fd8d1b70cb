import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that look like the name of an image file or asset.
    public static let imageLabelFilename: Rule = Rule(
        "image-label-filename",
        "Label is the name of an image file or asset.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text", "images"],
        unlikeA11yUITests: """
            A11yUITests reports every image whose label contains a hyphen, an underscore, "png" or "pdf", \
            including "T-shirt".
            """,
        needs: [.type, .label],
        standards: [.wcag("1.1.1")],
        limits: [
            """
            A lowercase name with underscores is reported only if one of its parts is a common asset-catalog word, \
            e.g. `icon` or `bg`.
            """,
            """
            Three or more words in small letters with a colour or a state, such as "close button white", are reported \
            only on a screen whose labels are mostly in another script.
            """,
        ],
        variants: [
            .iOS(
                why: """
                    Without a label, UIKit falls back to the image name, and VoiceOver reads "I C back" instead of a \
                    description.
                    """,
                fix: """
                    Set `accessibilityLabel` to what the image shows or the button does, or hide a decorative image from \
                    VoiceOver.
                    """,
                inUIKit: """
                    backButton.setImage(UIImage(named: "ic_back"), for: .normal)
                    backButton.accessibilityLabel = "Back"
                    """,
                inSwiftUI: #"Image("sunset").accessibilityLabel("Sunset over the bay")"#,
                limits: [
                    """
                    UIKit turns underscores into spaces. A name with spaces is reported only if it is short, in small letters \
                    and has a part such as `ic`, `btn` or `nonsel`, or `icon` with a part of another asset name.
                    """
                ],
                examples: [
                    .fails(.image("hero_bg@2x.png")),
                    .fails(.image("IMG_1234")),
                    .fails(.image("Photo IMG_2041.jpg")),
                    .fails(
                        .button("ic_back"), as: .failure, because: "UIKit uses the image name as the button's label"),
                    .fails(.button("settingsIcon")),
                    .fails(.image("star-full"), because: "only asset-catalog words"),
                    .fails(.button("icon-cart")),
                    .fails(.button("ic.close")),
                    .fails(.button("btnClose")),
                    .fails(.image("DSC00123")),
                    .fails(.button("weekly report@3x")),
                    .fails(.button("tab sign nonsel"), because: "UIKit replaces underscores by spaces"),
                    .fails(.button("nav icon back u"), as: .failure, because: "no words"),
                    .fails(.button("loading sign nonsel"), as: .failure),
                    .fails(.image("loading sign nonsel"), as: .warning),
                    .fails(.button("fa-trash")),
                    .fails(.button("share-2")),
                    .fails(.button("Rectangle 12"), because: "a layer of a design tool"),
                    .fails(.button("icon/chevron/lg"), because: "a path of a design tool"),
                    .fails(.image("Screenshot 2024-03-11 at 09.41")),
                    .fails(
                        .button("panel close white"), .button("설정"), .text("알림"), .text("개인정보"), .text("계정"),
                        .text("로그아웃"),
                        because: "English words in small letters on a Korean screen"),
                    .passes(.button("phone case black"), because: "name of a product"),
                    .passes(
                        .button("Phone case white"), .button("設定"), .text("通知"), .text("履歴"), .text("お気に入り"),
                        .text("注文")),
                    .passes(.button("change the icon of the app"), because: "a sentence"),
                    .passes(.image("Sunset")),
                    .passes(.image("노을")),
                    .passes(.image("T-shirt")),
                    .passes(.image("E-mail")),
                    .passes(.image("check-in")),
                    .passes(.button("Export PDF")),
                    .passes(.button("report.pdf"), because: "document that the button opens"),
                    .passes(.image("john_doe"), because: "user name"),
                ],
                check: check
            ),
            .android(
                standards: [.android("Describe each UI element"), .android("contentDescription")],
                why: "TalkBack reads the name of a file instead of a description.",
                fix: "Set `contentDescription` to what the image shows, or hide the image if it only decorates.",
                inCompose: "Image(painter, contentDescription = \"Product photo\")",
                inViews: "photo.contentDescription = \"Product photo\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if let part = element.assetInName?.name {
            return check.report(
                element,
                """
                label "\((element.label ?? "").printable(limit: 60))" contains "\(part.printable(limit: 40))", which looks like an \
                image file or asset name
                """, as: .warning)
        }
        guard element.isNamedByAsset || element.codeName == .icon, let name = element.name else { return }
        if Detector.symbol.matches(name) { return }
        // Words alone are read as words: "settings icon". A control is not named by parts that are no words.
        let isWords = name.isAll(\.isLetter, or: " ") && !(element.isControl && name.hasPartCutShort)
        check.report(
            element, "label \"\(name.printable(limit: 60))\" looks like an image file or asset name",
            as: isWords ? .warning : .failure)
    }
}

extension String {
    /// Whether a part of a name of several words is no word but a letter or an abbreviation of asset names, as in
    /// `icon back u` and `sign nonsel`.
    fileprivate var hasPartCutShort: Bool {
        let parts = lowercased().split(separator: " ")
        return parts.count > 1
            && parts.contains { part in
                part.utf8.count == 1 && part != "a" && part != "i" || Detector.isMarkOfAsset(String(part))
            }
    }
}
