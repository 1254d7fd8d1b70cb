import AXAuditTesting
import Foundation
import Testing

/// Scenarios in Swift Testing.
@Suite("Scenarios")
struct ScenarioTests {
    private enum Event: Equatable, Sendable { case opened, paid, failed(String) }

    /// An object that reports events to a callback.
    private final class Shop {
        var onEvent: (Event) -> Void = { _ in }

        func pay() {
            onEvent(.opened)
            onEvent(.paid)
        }
    }

    // MARK: Names

    @Test("A failure names its steps from the outside in")
    func names() async {
        let line = #line + 5
        let recorded = await issues {
            given("a cart with one item") {
                when("its screen is shown") {
                    assertAccessible(Screens.small(1), .withoutConfiguration)
                }
                assertAccessible(Screens.small(1), .withoutConfiguration)
            }
            assertAccessible(Screens.small(1), .withoutConfiguration)
        }
        #expect(recorded.map(\.line) == [line - 1, line + 1, line + 3])
        #expect(
            recorded.map { $0.message.prefix { $0 != "\"" } } == [
                "given a cart with one item, when its screen is shown: button ", "given a cart with one item: button ",
                "button ",
            ])
    }

    @Test("Steps return the results of their closures and rethrow errors")
    func results() async throws {
        #expect(given("a number") { 7 } == 7)
        #expect(
            await when("it takes a while") {
                await Task.yield()
                return 8
            } == 8)
        TestLog.$write.withValue({ #expect($0 == "axaudit: then it is over: threw CancellationError()") }) {
            #expect(throws: CancellationError.self) { try then("it is over") { throw CancellationError() } }
        }
    }

    // MARK: Events

    @Test("The events of a callback are compared in their order")
    func callback() async {
        let shop = Shop()
        let events = Self.observed(shop)
        then("the sale is reported", events, are: [.opened, .paid])
        let line = #line + 2
        let recorded = await issues {
            then("the sale is reported", events, are: [.paid, .opened, .failed("no money")])
        }
        #expect(recorded.map(\.line) == [line])
        #expect(
            recorded.first?.message == """
                then the sale is reported: the events differ from the expected events (- expected, + recorded)
                - paid
                  opened
                - failed("no money")
                + paid
                """
                || recorded.first?.message == """
                    then the sale is reported: the events differ from the expected events (- expected, + recorded)
                    + opened
                      paid
                    - opened
                    - failed("no money")
                    """
        )
    }

    private static func observed(_ shop: Shop) -> [Event] {
        when("she pays", observing: { shop.onEvent = $0 }) { shop.pay() }
    }

    @Test("A callback that is declared @Sendable is observed without waiting, from any thread")
    func sendableCallback() {
        final class Cart {
            var onEvent: @Sendable (Int) -> Void = { _ in }
        }
        let cart = Cart()
        #expect(
            when("she pays", observing: { cart.onEvent = $0 }) { [1, 2, 3].forEach { cart.onEvent($0) } } == [1, 2, 3])
        let numbers = when("work is done elsewhere", observing: { cart.onEvent = $0 }) {
            let onEvent = cart.onEvent
            DispatchQueue.concurrentPerform(iterations: 100) { onEvent($0) }
        }
        #expect(numbers.sorted() == Array(0..<100))
    }

    @Test("A callback may be called from any thread")
    func concurrentCallback() async {
        let (callbacks, handOver) = AsyncStream.makeStream(of: (@Sendable (Int) -> Void).self)
        let numbers: [Int] = await when("work is done elsewhere", observing: { handOver.yield($0) }) {
            for await hear in callbacks {
                await Task.detached { for number in 1...3 { hear(number) } }.value
                break
            }
        }
        #expect(numbers == [1, 2, 3])
    }

    @Test("The iteration of a sequence starts before the step and ends with the sequence")
    func sequence() async {
        let (stream, sender) = AsyncStream.makeStream(of: Event.self)
        let events = await when("she pays", observing: stream) {
            sender.yield(.opened)
            await Task.yield()
            sender.yield(.paid)
            sender.finish()
        }
        then("the sale is reported", events, are: [.opened, .paid])
    }

    @Test("A step ends if the sequence does not")
    func endless() async {
        let (stream, sender) = AsyncStream.makeStream(of: Event.self)
        let events = await when("she pays", observing: stream, settling: .milliseconds(20)) { sender.yield(.opened) }
        #expect(events == [.opened])
        sender.finish()
    }

    @Test("An error of the sequence is a failure at the caller's line")
    func failing() async {
        let (stream, sender) = AsyncThrowingStream.makeStream(of: Event.self)
        let line = #line + 2
        let recorded = await issues {
            _ = try await when("she pays", observing: stream) {
                sender.yield(.opened)
                sender.finish(throwing: CancellationError())
            }
        }
        #expect(recorded.map(\.line) == [line])
        #expect(recorded.first?.message == "when she pays: the observed sequence failed: CancellationError()")
    }

    // MARK: The screen at the end

    @Test("The screen at the end of a scenario is audited and collected")
    func ending() async throws {
        let folder = try TemporaryFolder()
        let collecting = folder.environment(["AXAUDIT_COLLECT": folder.path])
        let line = #line + 2
        let recorded = await issues {
            then("the receipt is shown", on: Screens.small(1), collecting)
            then("nothing is wrong with it", on: Screens.clean, collecting)
        }
        #expect(recorded.map(\.line) == [line])
        #expect(recorded.first?.message.hasPrefix("then the receipt is shown: button \"Remove item 1\"") == true)
        #expect(folder.files == ["ScenarioTests.ending-2.json", "ScenarioTests.ending.json"])
    }
}
