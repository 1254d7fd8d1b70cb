/// The names of classes and other types in code.
enum TypeName {
    /// Returns whether a text is the name of a type: `UIButtonLabel`, `RCTView`, `MyApp.CartViewController`.
    static func matches(_ text: String) -> Bool {
        guard text.utf8.count <= longestName, text.utf8.allSatisfy(isInNames) else { return false }
        if text.hasPrefix("_Tt") { return true }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last,
            parts.allSatisfy({ $0.drop { $0 == "_" }.utf8.first.map(\.isUppercaseLetter) ?? false })
        else { return false }
        let name = String(last.drop { $0 == "_" })
        if parts.count > 1 { return endings.contains { name.hasSuffix($0) } }
        return isPrefixed(name)
            || unmistakableEndings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// Returns whether a name has the prefix of a framework and ends as its types do.
    private static func isPrefixed(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count)
            let letters = Array(rest.utf8.prefix(2))
            return letters.count == 2 && letters[0].isUppercaseLetter && letters[1].isLowercaseLetter
                && endings.contains { rest.hasSuffix($0) }
        }
    }

    private static func isInNames(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }

    private static let longestName = 120
    private static let prefixes = ["UI", "NS", "RCT", "WK", "MK", "AV", "CA", "SK", "RN", "GMS", "FLT"]
    private static let endings = [
        "View", "Label", "Button", "Cell", "Controller", "Control", "Field", "Image", "String", "Switch", "Slider",
        "Bar",
        "Item", "Layer", "Object", "Array", "Dictionary", "Number", "Data", "Date", "Error", "Null", "Picker",
        "Segment",
        "Wrapper", "Container", "Model", "Window", "Stepper", "Indicator",
    ]
    /// The endings that no name of a product has.
    private static let unmistakableEndings = [
        "ViewController", "ViewModel", "TableViewCell", "CollectionViewCell", "ImageView", "HostingView", "StackView",
        "ScrollView",
    ]
}
