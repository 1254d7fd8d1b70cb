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
    /// The steps to each element by its index; empty if they are not listed.
    private let reach: [Int: (number: Int, stop: Reach.Stop)]
    /// What one says to each control by its index; empty if it is not listed.
    private let voice: [Int: VoiceName]
    /// Returns the place in the app's sources that makes an element, or `nil` if it is unknown.
    package var code: @Sendable (Int) -> CodeAnswer? = { _ in nil }
    /// By element, what its picture tells about its contrast.
    private let contrasts: [Int: ElementContrast]

    /// Composes what VoiceOver says on a screen. With a rotor, only its elements are listed.
    ///
    /// - Parameters:
    ///   - countsSteps: Whether the steps to each element are listed, too.
    ///   - namesControls: Whether what one says to activate a control is listed, too.
    package init(
        _ screen: Screen, rotor: Rotor? = nil, picture: PictureAudit? = nil, countingSteps countsSteps: Bool = false,
        namingControls namesControls: Bool = false
    ) {
        self.screen = screen
        self.rotor = rotor
        contrasts = Dictionary((picture?.contrasts ?? []).map { ($0.index, $0) }) { first, _ in first }
        // As in `lint`, the system's elements are left out; a screen of the system consists of them.
        let app = Exposure(screen)
        exposure =
            app.isHomeScreen && screen.platform.exposure.listsSystemElements
            ? Exposure(screen, includesSystem: true) : app
        speech = ScreenSpeech(screen, order: exposure.order)
        let stops = countsSteps ? Reach(screen, exposure).stops : []
        reach = Dictionary(stops.enumerated().map { ($1.index, (number: $0, stop: $1)) }) { first, _ in first }
        voice = namesControls ? VoiceNames(screen, exposure).byControl : [:]
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
            let lines = steps(to: spoken.index) + name(of: spoken.index) + (hints ? details(spoken) : [])
            for line in lines {
                text += String(repeating: " ", count: width + 4) + style(Escape.terminal(line), .aside) + "\n"
            }
        }
        return text
    }

    private func count(_ listed: Int) -> String {
        let elements = Wording.count(screen.elements.count, "element")
        if let rotor, rotor.isUnknown(on: screen) { return "\(rotor.rawValue): unknown" }
        return rotor.map { "\($0.rawValue): \(listed) of \(exposure.order.count) exposed elements" }
            ?? "\(listed) of \(elements) exposed"
    }

    /// What qualifies the list of the rotor and what is said.
    private var speechNotes: [String] {
        let isUnknown = rotor?.isUnknown(on: screen) ?? false
        return (isUnknown ? ["the dump does not say which views are headings"] : []) + speech.notes + voiceNotes
    }

    /// What qualifies the names of controls, if they are listed.
    private var voiceNotes: [String] {
        var notes: [String] = []
        if !voice.isEmpty, screen.platform.attributes.contains(.userInputLabels),
            !screen.carries.contains(.userInputLabels)
        {
            notes.append("\(voiceControl) may take other names: the dump does not tell those that the app sets for it")
        }
        var problems = Set(voice.values.compactMap(\.problem))
        if problems.remove(.ambiguous) != nil {
            notes.append("if several controls have the name, \(voiceControl) shows numbers on them")
        }
        if !problems.isEmpty {
            notes.append(
                "where a name fails, users of \(voiceControl) say \"Show numbers\" and the number on the control")
        }
        return notes
    }

    private var voiceControl: String { screen.platform.voiceControl }

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

    /// Returns the steps to an element in words, if they are listed: `19 swipes from the first element, 11 by headings,
    /// 8 by controls, 2 from the top of its table`.
    private func steps(to index: Int) -> [String] {
        guard let (number, stop) = reach[index] else { return [] }
        if number == 0 { return ["first element"] }
        var parts = [Wording.count(number, "swipe") + " from the first element"]
        if let headings = stop.headings { parts.append("\(headings) by headings") }
        parts.append("\(stop.controls) by controls")
        if let container = stop.container {
            let words = screen.elements[container].words(on: screen.platform)
            parts.append("\(stop.fromTop) from the top of its \(words)")
        }
        return [parts.joined(separator: ", ")]
    }

    /// Returns what one says to activate a control, if that is listed: `Voice Control: say "Tap Pay"`.
    private func name(of index: Int) -> [String] { voice[index].map { ["\(voiceControl): \($0.words)"] } ?? [] }

    private func details(_ spoken: SpokenElement) -> [String] {
        let element = screen.elements[spoken.index]
        var lines = [spoken.speech.hint].compactMap(\.self)
        if let actions = element.actions, !actions.isEmpty {
            lines.append("Actions: " + actions.joined(separator: ", "))
        }
        lines += (element.customContent ?? []).map { "More content: \($0.label): \($0.value)" }
        let commands = element.voiceControlCommands
        if !commands.isEmpty, voice[spoken.index] == nil {
            lines.append("\(voiceControl): say " + commands.map { "\"\($0)\"" }.joined(separator: " or "))
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
        .written("reach", .optional(.object(steps))) { $0.order.reach[$0.spoken.index] },
        .written("voice", .optional(.object(VoiceName.json))) { $0.order.voice[$0.spoken.index] },
        .written("code", .optional(.object(CodeAnswer.json))) { $0.order.code($0.spoken.index) },
        .written("contrast", .optional(.object(contrast))) { $0.order.contrast(of: $0.spoken.index) })

    private static let steps = JSONObject<(number: Int, stop: Reach.Stop)>(
        .written("elements", .count, \.number), .written("headings", .orNull(.count), \.stop.headings),
        .written("controls", .count, \.stop.controls),
        .written("container", .orNull(.count)) {
            $0.stop.container == nil ? nil : $0.stop.fromTop
        })

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
