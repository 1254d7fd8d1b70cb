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
    package var code: (Int) -> CodeAnswer? = { _ in nil }
    /// By element, what its picture tells about its contrast.
    private let contrasts: [Int: ElementContrast]

    /// Composes what VoiceOver says on a screen. With a rotor, only its elements are listed.
    package init(_ screen: Screen, rotor: Rotor? = nil, picture: PictureAudit? = nil) {
        self.screen = screen
        self.rotor = rotor
        contrasts = Dictionary((picture?.contrasts ?? []).map { ($0.index, $0) }) { first, _ in first }
        exposure = Exposure(screen, includesSystem: screen.platform.exposure.listsSystemElements)
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
        var notes = screen.notes + screen.remarks(naming: names) + speechNotes
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
        var writer = JSONWriter()
        writer.document { document in
            document.member("version", 1)
            document.member("screens", objects: orders) { order, object in order.write(&object) }
        }
        return writer.text
    }

    private func write(_ object: inout JSONWriter) {
        object.member("name", screen.title)
        object.member("file", screen.file)
        object.member("format", screen.format)
        object.member("platform", screen.platform.id)
        object.member("locale", screen.locale)
        Self.write("width", screen.size?.width, &object)
        Self.write("height", screen.size?.height, &object)
        object.member("notes", speechNotes)
        let elements = listed.map(\.element)
        let locations = screen.locations(of: elements.map(\.index))
        object.member(
            "elements",
            list: { list in
                for (spoken, location) in zip(elements, locations) {
                    list.item(object: { write(spoken, at: location, &$0) })
                }
            })
    }

    private static func write(_ key: String, _ number: Double?, _ object: inout JSONWriter) {
        if let number { object.member(key, number: number) } else { object.member(key, nil) }
    }

    private func write(_ spoken: SpokenElement, at location: TextLocation, _ object: inout JSONWriter) {
        let element = screen.elements[spoken.index]
        object.member("index", spoken.index)
        object.member("type", element.type.name)
        object.member("name", screen.platform.speech.name(element))
        object.member("label", element.label)
        object.member("value", element.value)
        object.member("identifier", element.identifier)
        if let frame = element.frame {
            object.member("frame", numbers: frame.x, frame.y, frame.width, frame.height)
        } else {
            object.member("frame", nil)
        }
        object.member("line", location.line)
        object.member("column", location.column)
        object.member("description", spoken.speech.description.isEmpty ? nil : spoken.speech.description)
        object.member("hint", spoken.speech.hint)
        object.member("language", spoken.languageTag)
        if let code = code(spoken.index) { object.member("code", object: code.write) }
        if let contrast = contrast(of: spoken.index) {
            object.member("contrast", object: { Self.write(contrast, &$0) })
        }
    }

    /// Returns the contrast of an element, or the worst of those inside it.
    private func contrast(of index: Int) -> ElementContrast? {
        if contrasts.isEmpty { return nil }
        let found = (index..<screen.elements[index].subtreeEnd).compactMap { contrasts[$0] }
        let order: [ElementContrast.Answer] = [.low, .borderline, .unknown, .enough]
        return contrasts[index] ?? order.lazy.compactMap { answer in found.first { $0.answer == answer } }.first
    }

    private static func write(_ contrast: ElementContrast, _ object: inout JSONWriter) {
        object.member("answer", contrast.answer.rawValue)
        write("ratio", contrast.ratio.map { ($0 * 100).rounded(.down) / 100 }, &object)
        object.member("foreground", contrast.foreground?.description)
        object.member("background", contrast.background?.description)
        object.member("reason", contrast.refusal?.words)
    }
}
