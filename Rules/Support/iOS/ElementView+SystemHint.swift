import AXEngine
import AXWords

extension ElementView {
    /// Whether the hint is the one that UIKit gives an element of its role, in the language of the device.
    var hasSystemHint: Bool {
        guard let hint else { return false }
        return SystemTexts.isHint(FoldedText(hint), of: wordRole)
    }
}
