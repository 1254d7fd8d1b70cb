/// The properties of an Android system, as `getprop` prints them: `[ro.product.model]: [Pixel 8]`.
struct AndroidProperties {
    private var values: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let middle = line.firstRange(of: "]: ["), line.hasPrefix("["), line.hasSuffix("]") else { continue }
            values[String(line[..<middle.lowerBound].dropFirst())] = String(line[middle.upperBound...].dropLast())
        }
    }

    /// The value of a property, or `nil` if it has none.
    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
}
