import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels of which a part is missing: an empty place in a template, a sign that belongs to nothing, a word that is cut off.
    public static let labelIncomplete = Rule(
        "label-incomplete",
        "Label has an empty part, a stray sign or a word that is cut off.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording"],
        parameters: [signs],
        presetValues: [signs.set(to: true, by: .strict)],
        needs: [.type, .label],
        standards: [.wcag("2.4.6")],
        limits: [
            "Signs are checked on buttons and other controls, not on rows, whose texts are content.",
            """
            A cut-off word is recognised if it is the beginning of a word that is usual in interfaces, e.g. "Notificati…", or if the \
            label is the beginning of a usual name, e.g. "Terms of serv…".
            """,
            "An arrow or a dash at an end is reported only with `signs`, because it may be part of the design.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why: "VoiceOver reads \"Rating, comma\" or half a word, and what the label should say is missing.",
                fix:
                    "Leave a part out if its value is empty, and set `accessibilityLabel` to the whole text without such signs.",
                inUIKit: #"card.accessibilityLabel = [title, rating].compactMap { $0 }.joined(separator: ", ")"#,
                inSwiftUI: #"Button("Delete", action: delete)"#,
                examples: [
                    .fails(.button("Rating: , ()")),
                    .fails(.text("by , "), because: "the name is missing"),
                    .fails(.button("1 of ")),
                    .fails(.button("(Close")),
                    .fails(.button("Delete,,")),
                    .fails(.button("Notificati…")),
                    .fails(.button("Sign in with Faceb…")),
                    .fails(.button("Mot de passe oub…")),
                    .passes(.button("Sign in with SSO…")),
                    .passes(.button("Next >"), because: "an arrow is reported in `strict` only"),
                    .passes(.button("Rating: 4 (12)")),
                    .passes(.button("알림 (3)")),
                    .passes(.button("Loading…")),
                    .passes(.text("main()")),
                    .passes(.button("Sad :("), because: "an emoticon"),
                    .passes(.button("13\" laptop")),
                ],
                check: check
            ),
            .android(
                standards: [.android("contentDescription")],
                why: "TalkBack reads \"Rating, comma\" or half a word, and what the name should say is missing.",
                fix:
                    "Leave a part out if its value is empty, and set `contentDescription` to the whole text without such signs.",
                inCompose: "Icon(Icons.Default.Delete, contentDescription = \"Delete\")",
                inViews: "card.contentDescription = listOfNotNull(title, rating).joinToString(\", \")",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        let characters = element.labelCharacters
        guard let label = element.label, label.mayBeIncomplete(characters), label.utf8.count <= 160,
            !element.isTextInput, let name = element.name
        else { return }
        let isName = element.isNamed && element.type != .cell
        let problem =
            if let part = name.emptyPart(isName: isName, characters) {
                "has an empty part: \"\(part)\""
            } else if isName, characters.containsAny(of: straySigns), let sign = name.stray {
                "has a stray sign: \"\(sign)\""
            } else if isName, check[signs], let sign = name.drawnSign {
                "begins or ends with \"\(sign)\""
            } else if isName, characters.hasOthers || characters.contains("."), label.isCutOff {
                "is cut off"
            } else {
                ""
            }
        guard !problem.isEmpty, !element.isWebContent, !element.hasMachineLabel else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" \(problem)")
    }

    private static let straySigns = ASCIISet(",;:|_~(\"")
    private static let signs = Parameter(
        "signs", default: false, "Whether to report an arrow, a dash or a line at an end of a label, too.")
}

extension String {
    /// The place of a value that was empty: nothing between a colon and a comma, in parentheses, or after "by" and "of".
    fileprivate func emptyPart(isName: Bool, _ characters: TextCharacters) -> String? {
        let mayHavePiece =
            characters.contains("(") || characters.contains(",") && characters.contains(":")
            || characters.contains(",") && byteCount { $0 == UInt8(ascii: ",") } > 1
        let pieces = isName ? Self.emptyPartsOfNames : Self.emptyParts
        if mayHavePiece, let piece = pieces.first(where: { index(of: $0) != nil }) { return piece.trimmed }
        if characters.contains("("), self == "()" || self == "( )" { return self }
        // Nearly every text ends otherwise.
        guard let last = utf8.last, TextCharacters.endsOfOpenTexts.contains(last) else { return nil }
        let words = split(separator: " ")
        guard words.count == 2 else { return nil }
        if words[1] == "," { return Self.prepositions.contains(words[0].lowercased()) ? self : nil }
        return isName && ["of", "von", "de"].contains(words[1]) && words[0].allSatisfy(\.isNumber) ? self : nil
    }

    /// Whether a text of these characters may have such a place, or a sign at an end. One comma between words is usual.
    fileprivate func mayBeIncomplete(_ characters: TextCharacters) -> Bool {
        if characters.hasOthers || characters.containsAny(of: Self.marks) { return true }
        guard characters.contains(",") else { return characters.mayEndOpen && characters.containsAny(of: .digits) }
        return characters.mayEndOpen || characters.containsAny(of: Self.signsAtEnds)
            || byteCount { $0 == UInt8(ascii: ",") } > 1
    }

    private static let marks = ASCIISet(":;()\"<>|.-")
    private static let signsAtEnds = ASCIISet("_~/")
    private static let emptyPartsOfNames = [": ,", ":,", ", ,", ",,", " ()", "( )", "(, "]
    private static let emptyParts = [": ,", ", ()", ": ()"]
    private static let prepositions: Set = ["by", "von", "de", "par", "por", "from", "in", "to", "at"]

    /// A parenthesis or a quotation mark that is not closed, or two signs at the end.
    fileprivate var stray: String? {
        let text = self
        let bytes = Array(text.utf8)
        guard bytes.count > 2, bytes.contains(where: { $0.isLetter || $0 >= 0x80 }) else { return nil }
        if let last = text.last, ",;:".contains(last), text.dropLast().last == last { return String([last, last]) }
        // A cut-off text ends before its closing sign.
        guard bytes.count <= 40, !text.hasSuffix("…"), !text.hasSuffix("...") else { return nil }
        if let first = text.first, "|_~".contains(first), text.last == first { return String(first) }
        if bytes.first == UInt8(ascii: "("), !bytes.contains(UInt8(ascii: ")")) { return "(" }
        let quotes = bytes.count { $0 == UInt8(ascii: "\"") }
        return quotes == 1
            && (bytes.first == UInt8(ascii: "\"")
                || bytes.last == UInt8(ascii: "\"") && !bytes.contains(where: \.isDigit))
            ? "\"" : nil
    }

    /// An arrow, a dash or a line at an end, beside words.
    fileprivate var drawnSign: Character? {
        let text = self
        // French and others put words into « these ».
        guard text.contains(where: \.isLetter), text.count > 2, !(text.contains("«") && text.contains("»")) else {
            return nil
        }
        if let last = text.last, ">›→»❯▸▶-–—|/".contains(last), text.dropLast().last == " " { return last }
        if let first = text.first, "<‹←«❮-–—|".contains(first), text.dropFirst().first == " " { return first }
        return nil
    }

    /// Whether it ends with an ellipsis after the beginning of a word of interfaces.
    fileprivate var isCutOff: Bool {
        guard hasSuffix("…") || hasSuffix("...") else { return false }
        guard
            let last = dropLast(hasSuffix("…") ? 1 : 3).split(separator: " ", omittingEmptySubsequences: false).last?
                .lowercased(), last.count >= 2
        else { return false }
        if CutOffNames.contain(FoldedText(String(dropLast(hasSuffix("…") ? 1 : 3)))) { return true }
        guard last.count >= 4,
            !Self.longWords.contains(last), !Self.wholeWords.contains(last), !InterfaceWords.contains(last),
            !InterfaceWords.isInPhrases(last)
        else { return false }
        return InterfaceWords.isBeginning(last) || Self.longWords.contains { $0.hasPrefix(last) }
    }

    /// Words that longer ones begin with.
    private static let wholeWords = Set(
        wordsOf: "with over info pass down high check wall disc rest past star late near logo")

    private static let longWords = Set(
        wordsOf: """
            preferences navigation accessibility appearance conversation subscription information favourites notifications einstellungen \
            benachrichtigungen datenschutz nachrichten suchergebnisse startseite warenkorb kontoeinstellungen hinzufügen bearbeiten \
            speichern navigationsleiste favoriten herunterladen aktualisieren sicherheit paramètres confidentialité rechercher \
            télécharger supprimer enregistrer connexion déconnexion notification configuración notificaciones privacidad búsqueda \
            descargar eliminar navegación favoritos contraseña configurações notificações privacidade pesquisar navegação impostazioni \
            notifiche navigazione preferiti riservatezza instellingen meldingen verwijderen powiadomienia ustawienia inställningar \
            aviseringar настройки уведомления конфиденциальность избранное bildirimler ayarlar
            """)
}

extension TextCharacters {
    /// Whether the text may end as "1 of" does, with white space after it.
    fileprivate var mayEndOpen: Bool { lastByte <= 0x20 || Self.endsOfOpenTexts.contains(lastByte) }

    /// The last characters of "by ,", "1 of", "1 von" and "1 de".
    fileprivate static let endsOfOpenTexts = ASCIISet(",fne")
}
