import AXSyntax
import AXTree

/// The probable origin of a finding in the code of the app: a component that is on several screens has one cause.
///
/// A cause consists of the rule, the type of the subject, its identifier or else its label with `#` for each run of
/// digits, and the identifier of the nearest identified ancestor below the root view. It contains no path, no frame and
/// no number, so it is the same after a file was renamed, and for `Item 1` and `Item 2`. Of texts it has the first
/// 10,000 Unicode scalars. Where findings are about a style, such as two colors, all elements of a type without an
/// identifier that have the style have one cause.
package struct Cause: Hashable, Sendable {
    /// 16 hexadecimal digits, which are the same in every run.
    package var id: String
    /// The subject in words: `text field #card in #payment`, `cell "Item #"` or `screen "Checkout"`.
    package var element: String

    /// Creates a cause that was read from a report.
    package init(id: String, element: String) {
        self.id = id
        self.element = element
    }

    /// Creates the cause of findings of a rule on an element, or on the whole screen without one.
    ///
    /// - Parameters:
    ///   - style: What the element has in common with others of the same cause; `nil` if the cause is that of the
    ///     element alone.
    ///   - container: The identifier of the nearest identified ancestor below the root view, or an empty text.
    ///   - screen: The title of the screen, of which an element without identifier and label is part of the cause.
    ///   - key: The key of the element, for the same elements.
    package init(
        rule: String, _ element: Element?, style: String? = nil, container: String = "", screen: String, key: String
    ) {
        guard let element else {
            self.init([rule, "screen", screen], "screen \"\(screen)\"")
            return
        }
        let (type, words) = (element.type.name, element.type.words)
        let container = container.shortenedForReports
        let suffix = container.isEmpty ? "" : " in #\(container)"
        if let identifier = element.identifier?.shortenedForReports, !identifier.isEmpty {
            let inStyle = style.map { " in \($0)" } ?? ""
            self.init(
                [rule, type, "#", identifier, container] + [style].compactMap(\.self),
                "\(words) #\(identifier)\(suffix)\(inStyle)")
        } else if let style {
            self.init([rule, type, "style", style], "\(words) in \(style)")
        } else if let label = element.label, !label.isEmpty {
            let label = Self.withoutNumbers(label.shortenedForReports)
            self.init([rule, type, "\"", label, container], "\(words) \"\(label)\"\(suffix)")
        } else {
            self.init([rule, type, "screen", screen, key], "\(words)\(suffix) on screen \"\(screen)\"")
        }
    }

    /// Returns the cause under another id of the rule; the same cause if it is not one of findings of `rule` on the
    /// element.
    package func renamed(
        _ rule: String, to newRule: String, _ element: Element?, screen: String, key: String
    ) -> Cause {
        let own = Cause(rule: rule, element, screen: screen, key: key)
        // Reports of 0.2 and older have the name of the type in place of its words: `textField #card in #payment`.
        let subject = String(own.element.dropFirst(element?.type.words.count ?? 0)) + " in #"
        let container = self.element.firstRange(of: subject).map { String(self.element[$0.upperBound...]) } ?? ""
        guard Cause(rule: rule, element, container: container, screen: screen, key: key).id == id else { return self }
        return Cause(
            id: Cause(rule: newRule, element, container: container, screen: screen, key: key).id, element: self.element)
    }

    private init(_ parts: [String], _ element: String) {
        id = StableHash.shortDigits(parts)
        self.element = element
    }

    /// Returns a label with `#` in place of each run of decimal digits, in any script: `Item #` for `Item 12`.
    package static func withoutNumbers(_ label: String) -> String {
        func isDigit(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value < 0x80 ? "0"..."9" ~= scalar : scalar.properties.numericType == .decimal
        }
        // Most labels are ASCII, where a byte is a scalar.
        if label.utf8.allSatisfy({ $0 < 0x80 }) {
            guard label.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return label }
            var result: [UInt8] = []
            result.reserveCapacity(label.utf8.count)
            var isInNumber = false
            for byte in label.utf8 {
                let isDigit = 0x30...0x39 ~= byte
                if !isDigit { result.append(byte) } else if !isInNumber { result.append(UInt8(ascii: "#")) }
                isInNumber = isDigit
            }
            return String(decoding: result, as: UTF8.self)
        }
        guard label.unicodeScalars.contains(where: isDigit) else { return label }
        var result = String.UnicodeScalarView()
        var isInNumber = false
        for scalar in label.unicodeScalars {
            let isDigit = isDigit(scalar)
            if !isDigit { result.append(scalar) } else if !isInNumber { result.append("#") }
            isInNumber = isDigit
        }
        return String(result)
    }
}
