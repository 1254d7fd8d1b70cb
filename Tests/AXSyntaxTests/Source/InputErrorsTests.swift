import AXSyntax
import Testing

@Suite("Input errors")
struct InputErrorsTests {
    @Test("Printed, as by a test framework, they are a line each with file, line and column")
    func printed() {
        let errors = InputErrors([
            InputError(file: "Cart.json", location: TextLocation(line: 1, column: 8), message: "found a, expected b"),
            InputError(file: "Cart.json", message: "too deep"),
        ])
        #expect("\(errors)" == "Cart.json:1:8: found a, expected b\nCart.json: too deep")
    }
}
