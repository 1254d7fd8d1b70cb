import AXDumps
import AXFormats
import AXSyntax
import AXTree

/// Dumps of any size in any format: fixtures in which an element is repeated, nested or renamed.
///
/// A format needs nothing for it but its fixtures: the first element of which a small copy reads as expected is taken.
package struct GrownDump {
    /// The bytes of the dump with a number of copies of the element.
    package let bytes: (Int) -> [UInt8]
    /// The number of elements besides the copies.
    package let otherElements: Int
    /// The depth of the first copy.
    package let depth: Int

    /// What has to follow the element that is changed, because a line does not say where its element ends.
    private static let follower = "in a text, a sibling has to follow it"

    /// Returns a dump in which an element without children is repeated.
    package static func siblings(of format: InputFormat) throws -> GrownDump {
        let dump = try first(of: format) { fixture, index in
            guard fixture.children(of: index).isEmpty, let range = fixture.range(of: index) else { return nil }
            let separator = fixture.syntax == .json ? Array(",".utf8) : []
            let element = Array(fixture.bytes[range])
            return fixture.grown(index, range, subtree: 1) { count in
                element + repeated(separator + element, count - 1)
            }
        }
        guard let dump else {
            throw FixtureError(format: format, lack: "no element without children that can be repeated; \(follower)")
        }
        return dump
    }

    /// Returns a dump in which an element is nested in a copy of itself; `nil` if the dumps of the format are JSON or
    /// XML in which no element is written inside another.
    package static func nested(of format: InputFormat) throws -> GrownDump? {
        var isNested = format.syntax == .text
        let dump = try first(of: format) { fixture, index in
            guard let range = fixture.range(of: index) else { return nil }
            let subtree = fixture.screen.elements[index].subtreeEnd - index
            if fixture.syntax == .text {
                // What is inside is indented further than what is around it.
                let line = fixture.bytes[range].prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
                return fixture.grown(index, range, subtree: subtree) { count in
                    (0..<count).flatMap { Array(repeating: UInt8(ascii: " "), count: $0) + line }
                }
            }
            let children = fixture.children(of: index)
            guard let first = children.first.flatMap(fixture.range(of:)),
                let last = children.last.flatMap(fixture.range(of:)), range.lowerBound < first.lowerBound,
                last.upperBound <= range.upperBound
            else { return nil }
            isNested = true
            let open = fixture.bytes[range.lowerBound..<first.lowerBound]
            let close = fixture.bytes[last.upperBound..<range.upperBound]
            return fixture.grown(index, range, subtree: subtree) { count in
                repeated(open, count) + repeated(close, count)
            }
        }
        if dump == nil, isNested {
            throw FixtureError(
                format: format, lack: "no element with children that can be nested in itself; \(follower)")
        }
        return dump
    }

    /// Returns the bytes of a dump in which an element is replaced by another text.
    package static func replacing(in format: InputFormat, with text: String) throws -> [UInt8] {
        guard let (name, bytes) = try fixtures(of: format).first, let last = try readScreen(bytes).elements.last,
            let range = try GrowableFixture(name, bytes).range(startingAt: last.offset)
        else { throw FixtureError(format: format, lack: "no last element that another value can replace") }
        return Array(bytes[..<range.lowerBound]) + Array(text.utf8) + bytes[range.upperBound...]
    }

    /// Returns the bytes of a dump of which an element has a label, and the index of that element.
    package static func labelled(_ label: String, in format: InputFormat) throws -> (bytes: [UInt8], index: Int) {
        for (name, bytes) in try fixtures(of: format) {
            let fixture = try GrowableFixture(name, bytes)
            for index in fixture.screen.elements.indices {
                guard let short = fixture.renamed(index, "Ab"), let screen = try? readScreen(short),
                    screen.elements.count > index, screen.elements[index].label == "Ab",
                    let long = fixture.renamed(index, label)
                else { continue }
                return (long, index)
            }
        }
        throw FixtureError(
            format: format, lack: "no element with its whole label in quotes or brackets to be renamed; \(follower)")
    }

    /// Returns copies of bytes, one after the other.
    private static func repeated(_ bytes: some Collection<UInt8>, _ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * count)
        for _ in 0..<count { result += bytes }
        return result
    }

    /// Returns the first dump that an element of a fixture gives and that reads as expected with one, two and three
    /// copies.
    private static func first(
        of format: InputFormat, _ make: (GrowableFixture, Int) -> GrownDump?
    ) throws -> GrownDump? {
        for (name, bytes) in try fixtures(of: format) {
            let fixture = try GrowableFixture(name, bytes)
            for index in fixture.screen.elements.indices {
                guard let dump = make(fixture, index) else { continue }
                let isAsExpected = (1...3).allSatisfy { count in
                    (try? readScreen(dump.bytes(count)))?.elements.count == dump.otherElements + count
                }
                if isAsExpected { return dump }
            }
        }
        return nil
    }
}
