import AXTree
import Synchronization
import Testing

@Suite("Work on all cores")
struct CoresTests {
    @Test("The values stand in the order of their numbers, however many there are", arguments: [0, 1, 2, 3, 17, 1_000])
    func order(count: Int) {
        let heard = Mutex<[Int]>([])
        let squares = Cores.map(count, done: { count in heard.withLock { $0.append(count) } }, { $0 * $0 })
        #expect(squares == (0..<count).map { $0 * $0 })
        #expect(heard.withLock { $0 } == Array(1..<(count + 1)))
    }

    @Test("Each task is given to one worker, and no more begin than are asked for", arguments: [1, 2, 64])
    func workers(limit: Int) {
        let taken = Cores.workers(for: 500, atMost: limit) { next in
            var numbers: [Int] = []
            while let number = next() { numbers.append(number) }
            return numbers
        }
        #expect(!taken.isEmpty && taken.count <= limit)
        #expect(taken.joined().sorted() == Array(0..<500))
    }

    @Test("Work within work ends")
    func nested() {
        let sums = Cores.map(8) { outer in Cores.map(8) { outer * $0 }.reduce(0, +) }
        #expect(sums == (0..<8).map { $0 * 28 })
    }

    @Test("Two pieces of work of different kinds")
    func both() {
        let (word, number) = Cores.both({ "label" }, { 44 })
        #expect(word == "label" && number == 44)
    }
}
