import AXEngine

extension Sequence {
    /// Returns the elements with the severity failure before the others, both in their order.
    package func failuresFirst(_ severity: (Element) -> Severity) -> [Element] {
        filter { severity($0) == .failure } + filter { severity($0) != .failure }
    }
}
