import AXTree

/// A screen of a made-up app that is laid out at a text size, in a language and a direction.
struct VariantScreen {
    /// An item of the screen.
    struct Item {
        enum Kind {
            case text(DynamicType)
            case heading
            case button
            case slider
            /// Two buttons beside each other, whose labels are separated by `|`.
            case pair
        }

        var kind: Kind
        /// The label in English, and in German.
        var labels: (String, String)
        /// The identifier, or `nil` if there is none.
        var identifier: String?
        /// The style instead of that of the text size, for a text that does not grow.
        var isFixed = false
    }

    var name: String
    var items: [Item]
    /// Whether the items are in a scroll view.
    var scrolls: Bool
    var textSize = Screen.TextSize.large
    var isGerman = false
    var isMirrored = false

    private static let width = 390.0

    /// The screen: a navigation bar with a back button, then the items below each other.
    func screen() -> Screen {
        var tree = ElementTree()
        tree.open(element(.application, nil, Rect(x: 0, y: 0, width: Self.width, height: 844)))
        tree.open(element(.navigationBar, nil, Rect(x: 0, y: 47, width: Self.width, height: 44)))
        var back = element(.button, isGerman ? "Zurück" : "Back", placed(Rect(x: 8, y: 47, width: 60, height: 44)))
        back.identifier = "back"
        (back.isAccessibilityElement, back.traits) = (true, .button)
        tree.add(back)
        var title = element(.staticText, name, Rect(x: 145, y: 55, width: 100, height: 22))
        (title.isAccessibilityElement, title.traits) = (true, [.staticText, .header])
        tree.add(title)
        tree.close()
        if scrolls { tree.open(element(.scrollView, nil, Rect(x: 0, y: 91, width: Self.width, height: 753))) }
        var y = 107.0
        for item in items { y = add(item, at: y, to: &tree) }
        if scrolls { tree.close() }
        tree.close()
        var screen = Screen(name: name, size: Size(Self.width, 844), elements: tree.takeElements(), exposure: .given)
        screen.carries = [.type, .label, .identifier, .frame, .traits, .isAccessibilityElement, .enabled, .selected]
        screen.textSize = textSize
        screen.locale = isGerman ? "de" : isMirrored ? "ar" : "en"
        screen.direction = isMirrored ? .rightToLeft : .leftToRight
        return screen
    }

    /// Adds an item, and returns where the next one begins.
    private func add(_ item: Item, at y: Double, to tree: inout ElementTree) -> Double {
        let label = isGerman ? item.labels.1 : item.labels.0
        switch item.kind {
        case .text(let style):
            let size = item.isFixed ? Screen.TextSize.large : textSize
            let lines = self.lines(label, style, size, width: 358)
            let frame = Rect(x: 16, y: y, width: 358, height: Double(lines) * style.lineHeight(at: size))
            return add(.staticText, label, .staticText, item, frame, to: &tree)
        case .heading:
            let height =
                Double(lines(label, .title2, textSize, width: 358)) * DynamicType.title2.lineHeight(at: textSize)
            return add(
                .staticText, label, [.staticText, .header], item, Rect(x: 16, y: y, width: 358, height: height),
                to: &tree)
        case .button:
            let height = max(
                44, Double(lines(label, .body, textSize, width: 326)) * DynamicType.body.lineHeight(at: textSize) + 16)
            return add(.button, label, .button, item, Rect(x: 16, y: y, width: 358, height: height), to: &tree)
        case .slider:
            return add(.slider, label, .adjustable, item, Rect(x: 16, y: y, width: 358, height: 44), to: &tree)
        case .pair:
            let parts = label.split(separator: "|").map(String.init)
            let height = max(44, DynamicType.body.lineHeight(at: textSize) + 16)
            var next = y
            for (number, part) in parts.enumerated() {
                var own = item
                own.identifier = item.identifier.map { "\($0)\(number)" }
                next = add(
                    .button, part, .button, own, Rect(x: 16 + Double(number) * 183, y: y, width: 175, height: height),
                    to: &tree)
            }
            return next
        }
    }

    private func lines(_ label: String, _ style: DynamicType, _ size: Screen.TextSize, width: Double) -> Int {
        max(1, Int((Double(label.count) * style.points(at: size) * 0.5 / width).rounded(.up)))
    }

    private func add(
        _ type: ElementType, _ label: String, _ traits: Traits, _ item: Item, _ frame: Rect, to tree: inout ElementTree
    ) -> Double {
        var element = element(type, label, placed(frame))
        element.identifier = item.identifier
        element.traits = traits
        element.isAccessibilityElement = true
        tree.add(element)
        return frame.maxY + 12
    }

    private func placed(_ frame: Rect) -> Rect {
        isMirrored ? Rect(x: Self.width - frame.maxX, y: frame.y, width: frame.width, height: frame.height) : frame
    }

    private func element(_ type: ElementType, _ label: String?, _ frame: Rect) -> Element {
        var element = Element(type)
        (element.label, element.frame, element.traits, element.isAccessibilityElement) = (label, frame, [], false)
        return element
    }
}

extension VariantScreen {
    /// The words of the app, in English and in German.
    private static let texts = [
        ("Payment methods", "Zahlungsarten"), ("Total amount", "Gesamtbetrag"),
        ("Free delivery on Monday", "Kostenlose Lieferung am Montag"),
        ("Your order was confirmed", "Deine Bestellung wurde bestätigt"), ("Recent downloads", "Letzte Ladevorgänge"),
        ("Two people follow you", "Zwei Personen folgen dir"), ("Nothing was found here", "Hier wurde nichts gefunden"),
        ("Last updated yesterday", "Gestern zuletzt geändert"), ("Weekly summary", "Wochenübersicht"),
        ("Choose a card to pay with", "Wähle eine Karte zum Bezahlen"),
        ("Sign in to see your trips", "Melde dich an, um Reisen zu sehen"),
    ]
    private static let headings = [
        ("Delivery", "Lieferung"), ("Payment", "Zahlung"), ("History", "Verlauf"), ("Privacy", "Datenschutz"),
        ("Reviews", "Bewertungen"),
    ]
    private static let buttons = [
        ("Delete account", "Konto löschen"), ("Continue", "Weiter"), ("Add address", "Adresse hinzufügen"),
        ("Show more", "Mehr anzeigen"), ("Share receipt", "Beleg teilen"), ("Apply coupons", "Gutschein einlösen"),
        ("Send feedback", "Rückmeldung senden"),
    ]
    private static let pairs = [
        ("Cancel|Save", "Abbrechen|Sichern"), ("Decline|Accept", "Ablehnen|Annehmen"),
        ("Edit|Remove", "Bearbeiten|Entfernen"),
    ]

    /// Fifteen screens: with and without identifiers, with and without a scroll view.
    static let all = (0..<15).map { number in
        func pick<Value>(_ list: [Value], _ offset: Int) -> Value { list[(number + offset) % list.count] }
        let hasIdentifiers = number % 2 == 0
        var items: [Item] = []
        func add(_ kind: Item.Kind, _ labels: (String, String)) {
            items.append(Item(kind: kind, labels: labels, identifier: hasIdentifiers ? "item\(items.count)" : nil))
        }
        add(.heading, pick(headings, 0))
        for offset in 0..<3 + number % 3 { add(.text(pick(DynamicType.allCases, offset)), pick(texts, offset)) }
        add(.button, pick(buttons, 0))
        add(.pair, pick(pairs, 0))
        add(.heading, pick(headings, 1))
        add(.slider, ("Volume", "Lautstärke"))
        for offset in 3..<5 { add(.text(pick(DynamicType.allCases, offset)), pick(texts, offset + 3)) }
        add(.button, pick(buttons, 1))
        if number % 4 == 0 { add(.pair, pick(pairs, 1)) }
        return VariantScreen(name: "Screen \(number)", items: items, scrolls: number % 3 == 0)
    }
}
