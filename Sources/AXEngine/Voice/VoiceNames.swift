import AXSyntax
import AXTree
import AXWords

/// What a user of Voice Control or Voice Access says to activate each control of a screen.
package struct VoiceNames: Sendable {
    /// The names by the index of the control. A control that is disabled, or that says that it does not respond to user
    /// interaction, has none.
    package let byControl: [Int: VoiceName]

    /// Finds the names on a screen.
    package init(_ screen: Screen, _ exposure: Exposure) {
        let controls = exposure.order.filter { index in
            let element = screen.elements[index]
            return exposure.isControl[index] && element.isEnabled && element.respondsToUserInteraction != false
        }
        let names = controls.map { index in
            let element = screen.elements[index]
            let given = (element.userInputLabels ?? []).filter { !$0.isBlank }
            return VoiceName(given.isEmpty ? [screen.platform.speech.name(element)].compactMap(\.self) : given)
        }
        // A control with two names of the same words has them once.
        let spoken = names.map { Set($0.names.map(Self.words)) }
        let uses = Dictionary(spoken.joined().map { ($0, 1) }, uniquingKeysWith: +)
        let texts = controls.map { Self.texts(on: $0, screen, exposure) }
        let shown = Dictionary(
            texts.flatMap { Set($0.map(Self.words)) }.map { ($0, 1) }, uniquingKeysWith: +)
        byControl = Dictionary(
            zip(zip(controls, names), texts).map { control, texts in
                var (index, name) = control
                func others(_ name: String) -> Int { uses[Self.words(name), default: 1] - 1 }
                name.others = name.names.first.map(others) ?? 0
                let works = name.names.contains { VoiceName.problem(of: $0) == nil && others($0) == 0 }
                if name.problem == nil, !works { name.problem = .ambiguous }
                if name.problem != nil {
                    name.instead = texts.first {
                        VoiceName.problem(of: $0) == nil && uses[Self.words($0)] == nil && shown[Self.words($0)] == 1
                    }
                }
                return (index, name)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the words of a name as they are compared, without case and signs.
    private static func words(_ name: String) -> String {
        String(String.UnicodeScalarView(FoldedText(name).scalars))
    }

    /// The elements inside a control that are looked at: all of those of a real one.
    private static let maximumContents = 200

    /// Returns the texts that a control shows, but that the screen reader does not reach on their own.
    package static func texts(on index: Int, _ screen: Screen, _ exposure: Exposure) -> [String] {
        let end = min(screen.elements[index].subtreeEnd, index + 1 + maximumContents)
        return (index + 1..<end).compactMap { inner in
            let element = screen.elements[inner]
            guard element.type == .staticText, element.isVisible != false, !element.isHidden,
                !exposure.isExposed[inner]
            else { return nil }
            return element.label?.trimmed
        }
    }
}
