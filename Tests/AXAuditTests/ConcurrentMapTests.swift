import AXAudit
import Testing

@Suite("concurrentMap")
struct ConcurrentMapTests {
    @Test("The outputs are in the order of the inputs", arguments: [0, 1, 2, 1000])
    func order(count: Int) {
        let inputs = (0..<count).map { $0 * 7 }
        #expect(concurrentMap(inputs) { $0 + 1 } == inputs.map { $0 + 1 })
    }
}
