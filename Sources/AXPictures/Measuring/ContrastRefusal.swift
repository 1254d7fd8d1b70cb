/// A reason why the contrast of an element cannot be told from the picture.
package enum ContrastRefusal: String, Hashable, Sendable, CaseIterable {
    case noInk, background, backgrounds, colors, cut, misplaced, shape, covered, dimmed, disabled, outside, transparent
    case secure

    /// The reason in messages, after the number of elements: `2 on a picture or gradient`.
    package var words: String {
        switch self {
        case .noInk: "with nothing drawn"
        case .background: "on a picture or gradient"
        case .backgrounds: "on several backgrounds"
        case .colors: "in several colors"
        case .cut: "cut off"
        case .misplaced: "drawn beside their frames"
        case .shape: "not drawn like their text"
        case .covered: "covered"
        case .dimmed: "dimmed"
        case .disabled: "disabled"
        case .outside: "outside the picture"
        case .transparent: "on transparent pixels"
        case .secure: "in secure fields"
        }
    }
}
