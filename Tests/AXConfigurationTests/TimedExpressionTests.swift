import AXConfiguration
import Testing

/// The limit of processor time for an expression and a text.
@Suite("Expressions with a time limit")
struct TimedExpressionTests {
    /// A text on which `(a+)+$` takes time that doubles with each letter.
    private func text(_ count: Int) -> String { String(repeating: "a", count: count) + "!" }

    @Test("An expression that does not finish is stopped, and the error names it")
    func endless() throws {
        let expression = try TimedExpression("(a+)+$", timeLimit: .milliseconds(100))
        #expect {
            try expression.isFound(in: text(60))
        } throws: { error in
            (error as? TimedExpressionError)?.message.contains("(a+)+$\" did not finish within 0.1 seconds") == true
        }
    }

    @Test("The limit is for each text, not for all of them together")
    func eachText() throws {
        let limit = Duration.milliseconds(500)
        let expression = try TimedExpression("(a+)+$", timeLimit: .milliseconds(500))
        let begin = ContinuousClock.now
        var count = 0
        while ContinuousClock.now - begin < limit * 2 {
            #expect(try !expression.isFound(in: text(14)))
            count += 1
        }
        #expect(count > 2)
    }
}
