import AXTestReports
import AXEngine
import AXSyntax
import AXTree

/// What the screen reader says for the exposed elements of a screen, in reading order, one element per line.
package struct ReadingOrder {
    private let screen: Screen
    private let exposure: Exposure
    private let speech: ScreenSpeech
    private let rotor: Rotor?
    /// Returns the place in the app's sources that makes an element, or `nil` if it is unknown.
    package var code: @Sendable (Int) -> CodeAnswer? = { _ in nil }
    /// By element, what its picture tells about its contrast.
    private let contrasts: [Int: ElementContrast]

    /// Composes what VoiceOver says on a screen. With a rotor, only its elements are listed.
    package init(_ screen: Screen, rotor: Rotor? = nil, picture: PictureAudit? = nil) {
        self.screen = screen
        self.rotor = rotor
        contrasts = Dictionary((picture?.contrasts ?? []).map { ($0.index, $0) }) { first, _ in first }
        // As in `lint`, the system's elements are left out; a screen of the system consists of them.
        let app = Exposure(screen)
        exposure =
            app.isHomeScreen && screen.platform.exposure.listsSystemElements
            ? Exposure(screen, includesSystem: true) : app
        speech = ScreenSpeech(screen, order: exposure.order)
    }

    /// The elements that are listed, with their numbers in the reading order, from 1.
    private var listed: [(number: Int, element: SpokenElement)] {
        speech.elements.enumerated().filter {
            rotor?.contains(screen.elements[$1.index], carries: screen.carries) ?? true
        }
        .map { (number: $0 + 1, element: $1) }
    }

    // MARK: Text

    /// Returns a title, then each element with its number, what VoiceOver says, its type, identifier and frame.
    ///
    /// With `hints`, lines below it have its hint, custom actions, custom content and names for Voice Control.
    package func text(hints: Bool = false, style: TextStyle = TextStyle()) -> String {
        let listed = listed
        var text =
            style(Escape.terminal(screen.title, limit: 100), .title) + "  " + style(count(listed.count), .aside) + "\n"
        for remark in remarks(style.settingNames) { text += "  " + style(Escape.terminal(remark), .aside) + "\n" }
        let width = String(exposure.order.count).count
        for (number, spoken) in listed {
            let digits = String(number)
            text += "  " + String(repeating: " ", count: width - digits.count) + digits + "  "
            text += spoken.speech.isSilent ? "(nothing)" : Escape.terminal(spoken.speech.description)
            text += "  " + style(Escape.terminal(identity(screen.elements[spoken.index])), .aside) + "\n"
            if let code = code(spoken.index) {
                text += String(repeating: " ", count: width + 4) + style(Escape.terminal(code.line), .aside) + "\n"
            }
            guard hints else { continue }
            for line in details(spoken) {
                text += String(repeating: " ", count: width + 4) + style(Escape.terminal(line), .aside) + "\n"
            }
        }
        return text
    }

    private func count(_ listed: Int) -> String {
        let elements = Wording.count(screen.elements.count, "element")
        if let rotor, isUnknown(rotor) { return "\(rotor.rawValue): unknown" }
        return rotor.map { "\($0.rawValue): \(listed) of \(exposure.order.count) exposed elements" }
            ?? "\(listed) of \(elements) exposed"
    }

    /// Whether the dump does not say which elements a rotor lists. Without traits, VoiceOver's lists are inferred from
    /// types.
    private func isUnknown(_ rotor: Rotor) -> Bool {
        rotor == .headings && !screen.platform.speech.infersHeadings && !screen.carries.contains(.headingLevel)
    }

    /// What qualifies the list of the rotor and what is said.
    private var speechNotes: [String] {
        let isUnknown = rotor.map(isUnknown) ?? false
        return (isUnknown ? ["the dump does not say which views are headings"] : []) + speech.notes
    }

    private func remarks(_ names: SettingNames) -> [String] {
        var notes = screen.origin.notes + screen.remarks(naming: names) + speechNotes
        if let note = screen.exposureNote { notes.insert(note, at: 0) }
        if let note = exposure.noteOnSystemElements { notes.append(note) }
        return notes.map { "note: " + $0 } + screen.incomplete.map { "incomplete: " + $0 }
    }

    /// Returns type, identifier and frame: `button #pay (16,780 358×44)`. The label is in what VoiceOver says.
    private func identity(_ element: Element) -> String {
        var unlabelled = element
        unlabelled.label = nil
        return Wording.identity(unlabelled, on: screen.platform)
    }

    private func details(_ spoken: SpokenElement) -> [String] {
        let element = screen.elements[spoken.index]
        var lines = [spoken.speech.hint].compactMap(\.self)
        if let actions = element.actions, !actions.isEmpty {
            lines.append("Actions: " + actions.joined(separator: ", "))
        }
        lines += (element.customContent ?? []).map { "More content: \($0.label): \($0.value)" }
        let commands = element.voiceControlCommands
        if !commands.isEmpty {
            lines.append("Voice Control: say " + commands.map { "\"\($0)\"" }.joined(separator: " or "))
        }
        return lines
    }

    // MARK: JSON

    /// Returns the listings of several screens for other programs, version 1.
    package static func json(_ orders: [ReadingOrder]) -> String {
        document.document(orders)
    }

    private static let document = JSONObject<[ReadingOrder]>(
        .constant("version", 1), .written("screens", .list(.object(screen)), \.self))

    private static let screen = JSONObject<ReadingOrder>(
        .written("name", .text, \.screen.title), .written("file", .text, \.screen.origin.file),
        .written("format", .text, \.screen.origin.format), .written("platform", .text, \.screen.platform.id),
        .written("locale", .orNull(.text), \.screen.locale),
        .written("width", .orNull(.number), \.screen.size?.width),
        .written("height", .orNull(.number), \.screen.size?.height), .written("notes", .list(.text), \.speechNotes),
        .objects("elements", element) { order, add in
            let elements = order.listed.map(\.element)
            for (spoken, location) in zip(elements, order.screen.locations(of: elements.map(\.index))) {
                let element = order.screen.elements[spoken.index]
                add((element, order.screen.platform.speech.name(element), spoken, location, order))
            }
        })

    private static let element = JSONObject<
        (element: Element, name: String?, spoken: SpokenElement, location: TextLocation, order: ReadingOrder)
    >(
        .written("index", .count, \.spoken.index), .written("type", .text, \.element.type.name),
        .written("name", .orNull(.text), \.name), .written("label", .orNull(.text), \.element.label),
        .written("value", .orNull(.text), \.element.value),
        .written("identifier", .orNull(.text), \.element.identifier),
        .written("frame", .orNull(.list(.number)), \.element.frame?.numbers),
        .written("line", .position, \.location.line), .written("column", .position, \.location.column),
        .written("description", .orNull(.text)) {
            $0.spoken.speech.description.isEmpty ? nil : $0.spoken.speech.description
        },
        .written("hint", .orNull(.text), \.spoken.speech.hint),
        .written("language", .orNull(.text), \.spoken.languageTag),
        .written("code", .optional(.object(CodeAnswer.json))) { $0.order.code($0.spoken.index) },
        .written("contrast", .optional(.object(contrast))) { $0.order.contrast(of: $0.spoken.index) })

    private static let contrast = JSONObject<ElementContrast>(
        .written("answer", .word, \.answer),
        .written("ratio", .orNull(.number)) { $0.ratio.map { ($0 * 100).rounded(.down) / 100 } },
        .written("foreground", .orNull(.text), \.foreground?.description),
        .written("background", .orNull(.text), \.background?.description),
        .written("reason", .orNull(.text), \.refusal?.words))

    /// Returns the contrast of an element, or the worst of those inside it.
    private func contrast(of index: Int) -> ElementContrast? {
        if contrasts.isEmpty { return nil }
        let found = (index..<screen.elements[index].subtreeEnd).compactMap { contrasts[$0] }
        let order: [ElementContrast.Answer] = [.low, .borderline, .unknown, .enough]
        return contrasts[index] ?? order.lazy.compactMap { answer in found.first { $0.answer == answer } }.first
    }
}
