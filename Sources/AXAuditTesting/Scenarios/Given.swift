/// Runs the first step of a scenario, its starting point. Failures in the closure name the step.
///
/// ```swift
/// let cart = given("a cart with one item") { Cart(items: [kite]) }
/// let events = when("she pays", observing: { cart.onEvent = $0 }) { cart.pay() }
/// then("the sale is reported", events, are: [.paymentStarted, .sold])
/// then("the receipt is shown", on: Screen(receiptView))
/// ```
@discardableResult
public func given<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    try ScenarioStep.run("given", what, body)
}

/// Runs the first step of a scenario, its starting point, asynchronously. Failures in the closure name the step.
@discardableResult
public func given<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await ScenarioStep.run("given", what, isolation: isolation, body)
}
