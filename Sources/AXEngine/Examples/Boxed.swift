/// A value behind a reference, for a large one that most of its owners do not have.
final class Boxed<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
