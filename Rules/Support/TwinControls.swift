import AXEngine
import AXSyntax
import AXTree

/// The buttons and links of a screen by the words that they share with an element of no role, such as the pictures of
/// the people in a list, of which some are buttons:
///
///     button "anna. Profile picture" (10, 667, 34, 35)
///     other  "ben. Profile picture"  (12, 350, 32, 33)
struct TwinControls {
    /// By the last part of the label: the controls, in reading order.
    private var controls: [String: [ElementView]] = [:]

    /// Finds the buttons and links of a screen whose label has more than one part.
    init(_ screen: ScreenView) {
        for index in screen.controlIndices {
            let control = screen[index]
            guard control.wordRole == .button || control.wordRole == .link, !control.isInBar,
                let kind = Self.kind(control)
            else { continue }
            controls[kind, default: []].append(control)
        }
    }

    /// Returns the control that has the same kind, size and column or line as an element; `nil` if there is none.
    func twin(of element: ElementView) -> ElementView? {
        guard !controls.isEmpty, let kind = Self.kind(element), let frame = element.frame, !frame.isEmpty else {
            return nil
        }
        return controls[kind]?.first { control in
            guard let other = control.frame, !other.isEmpty, control.labelText.folded != element.labelText.folded,
                abs(other.width - frame.width) <= 0.25 * max(other.width, frame.width),
                abs(other.height - frame.height) <= 0.25 * max(other.height, frame.height)
            else { return false }
            return abs(other.centre.x - frame.centre.x) <= 8 || abs(other.centre.y - frame.centre.y) <= 8
        }
    }

    /// Returns the last part of a label of two parts, if it has two words without digits: `Profile picture`.
    private static func kind(_ element: ElementView) -> String? {
        guard let label = element.label, label.utf8.count <= 120, label.utf8.last?.isDigit == false else { return nil }
        // Most labels have no separator, and splitting looks for characters, which takes long.
        for separator in [". ", ", ", " – ", " - "] where label.holds(separator) {
            let parts = label.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count >= 2, let last = parts.last, last.count >= 8, last.contains(" "),
                !last.contains(where: \.isNumber), !String(parts[0]).isBlank
            else { continue }
            return last.lowercased()
        }
        return nil
    }
}
