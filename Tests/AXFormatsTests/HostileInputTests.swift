import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Foundation
import Testing

/// Truncated, malformed and hostile dumps: every reader returns a result or errors with locations, and never crashes.
@Suite("Hostile input")
struct HostileInputTests {
    // MARK: - Cut and twisted

    @Test("A truncated dump is read or refused at a location within it", arguments: InputFormat.tested)
    func truncated(format: InputFormat) throws {
        for (name, bytes) in try fixtures(of: format) {
            // Where a character is cut in half the rest of the message may differ, so every byte counts up to a point.
            for end in 0..<bytes.count
            where end < Cases.of(400) || end % (7 * Cases.step) == 0 || end > bytes.count - 60 {
                let part = Array(bytes[..<end])
                check(part, "\(name) up to \(end)")
                check(part, "\(name) up to \(end), forced", format: format)
            }
        }
    }

    @Test("Any value may be of the wrong kind", arguments: InputFormat.tested)
    func wrongKinds(format: InputFormat) throws {
        let wrongValues = [
            "null", "true", "7", "-1e999", "\"x\"", "\"\"", "[]", "[[]]", "{}", "{\"x\": [null]}", "NaN",
        ]
        for (name, bytes) in try fixtures(of: format) where name.hasSuffix(".json") {
            let values = try JSONValueFinder.values(in: bytes)
            #expect(values.count > 10)
            for value in values.enumerated().filter({ $0.offset % Cases.step == 0 }).map(\.element) {
                for wrong in wrongValues {
                    let twisted = Array(bytes[..<value.lowerBound]) + Array(wrong.utf8) + bytes[value.upperBound...]
                    check(twisted, "\(name): \(wrong) at \(value)")
                    check(twisted, "\(name): \(wrong) at \(value), forced", format: format)
                }
            }
        }
    }

    @Test("Any attribute of the XML may be anything or missing")
    func wrongAttributes() throws {
        let wrongValues = ["", "x", "-", "1e999", "nan", "{{1, 2}", String(repeating: "9", count: 400), "&#10;&amp;"]
        for (name, bytes) in try InputFormat.tested.flatMap({ try fixtures(of: $0) }) where name.hasSuffix(".xml") {
            let text = String(decoding: bytes, as: UTF8.self)
            let attributes = text.matches(of: /\ ([a-zA-Z0-9-]+)="([^"]*)"/)
            for match in attributes.enumerated().filter({ $0.offset % Cases.step == 0 }).map(\.element) {
                check(Array(text.replacingCharacters(in: match.range, with: " ").utf8), "\(name) without \(match.1)")
                for wrong in wrongValues {
                    let twisted = text.replacingCharacters(in: match.2.startIndex..<match.2.endIndex, with: wrong)
                    check(Array(twisted.utf8), "\(name): \(match.1)=\(wrong)")
                }
            }
        }
    }

    @Test("Any line of a description may be missing, doubled, shifted or cut")
    func wrongLines() throws {
        for (name, bytes) in try InputFormat.tested.flatMap({ try fixtures(of: $0) }) where name.hasSuffix(".txt") {
            let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
            for index in lines.indices {
                let replacements = [
                    "", lines[index] + "\n" + lines[index], String(repeating: " ", count: 70) + lines[index],
                    lines[index].trimmingCharacters(in: .whitespaces), String(lines[index].prefix(40)),
                    "'\(lines[index])'",
                    lines[index].replacingOccurrences(of: "{{", with: "{{inf, "),
                ]
                for replacement in replacements {
                    var twisted = lines
                    twisted[index] = replacement
                    check(Array(twisted.joined(separator: "\n").utf8), "\(name):\(index + 1): \(replacement)")
                }
            }
        }
    }

    @Test(
        "A format that is forced on another format's dump reads it or says where it fails",
        arguments: InputFormat.tested)
    func forced(format: InputFormat) throws {
        for other in InputFormat.tested where other != format {
            for (name, bytes) in try fixtures(of: other) { check(bytes, "\(name) as \(format)", format: format) }
        }
    }

    @Test("Keys in any order, and keys that nobody knows, change nothing")
    func order() throws {
        for format in InputFormat.tested where format != .axaudit {
            for (name, bytes) in try fixtures(of: format) where name.hasSuffix(".json") {
                // NaN and numbers written in their own way are not for JSONSerialization.
                guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) else { continue }
                let sorted = try JSONSerialization.data(withJSONObject: extended(object), options: [.sortedKeys])
                let (one, other) = (try readScreen(bytes), try readScreen([UInt8](sorted)))
                #expect(one.carries == other.carries, "\(name)")
                #expect(Exposure(one).order == Exposure(other).order, "\(name)")
                #expect(one.elements.map(\.label) == other.elements.map(\.label), "\(name)")
                #expect(one.elements.map(\.frame) == other.elements.map(\.frame), "\(name)")
                #expect(one.elements.map(\.traits) == other.elements.map(\.traits), "\(name)")
                #expect(one.elements.map(\.parent) == other.elements.map(\.parent), "\(name)")
            }
        }
    }

    /// The value with one more key in every object that looks like an element.
    private func extended(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(extended) }
        guard let object = value as? [String: Any] else { return value }
        var result = object.mapValues(extended)
        if object.count > 2 { result["aaNovelty"] = ["zz": [1, "two", NSNull()] as [Any]] }
        return result
    }

    // MARK: - Too much

    @Test("Trees of more than 10,000 levels are refused at the element that is too deep", arguments: InputFormat.tested)
    func tooDeep(format: InputFormat) throws {
        guard let nested = try GrownDump.nested(of: format) else {
            // A flat list has no elements in elements; what is nested there all the same is no element.
            let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
            let found = refusals(try GrownDump.replacing(in: format, with: deep))
            #expect(found.count == 1 && found[0].hasPrefix("tree:"), "\(found)")
            return
        }
        // The text of lines grows with the square of the depth: Tests/Benchmarks/hostile has such a dump.
        guard format.syntax != .text else { return }
        let found = refusals(nested.bytes(Cases.areAll ? 200_000 : 10_100))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains("nested deeper") == true, "\(found)")
        #expect(found.first?.firstMatch(of: #/^tree:\d+:\d+: /#) != nil, "\(found)")
    }

    @Test("Trees of 9,000 levels are read", arguments: InputFormat.tested)
    func depth(format: InputFormat) throws {
        guard let nested = try GrownDump.nested(of: format) else { return }
        let levels = format.syntax == .text ? 2_000 : 9_000
        let deep = try readScreen(nested.bytes(levels))
        #expect(deep.elements.count == nested.otherElements + levels)
        #expect(deep.elements.map(\.depth).max() == nested.depth + levels - 1)
        #expect(Exposure(deep).order.count <= deep.elements.count)
    }

    @Test("Thousands of siblings are read", arguments: InputFormat.tested)
    func siblings(format: InputFormat) throws {
        let grown = try GrownDump.siblings(of: format)
        let count = Cases.of(30_000)
        let screen = try readScreen(grown.bytes(count))
        #expect(screen.elements.count == grown.otherElements + count)
        #expect(screen.elements.count { $0.depth == grown.depth } >= count)
    }

    @Test(
        "The 200,001st element is refused at its location, 200,000 are read",
        arguments: [
            // A flat list, a tree, XML and lines: the readers count elements separately.
            ("[", #"{"type":"any"}"#, ",", "]", "tree:1:3000002: "),
            (#"{"root":{"type":"any","children":["#, #"{"type":"any"}"#, ",", "]}}", "tree:1:3000020: "),
            ("<XCUIElementTypeOther>\n", "<XCUIElementTypeOther/>", "\n", "</XCUIElementTypeOther>", "tree:200001:1: "),
            ("Element subtree:\nOther, 0x1\n", "  Other, 0x1", "\n", "\n", "tree:200002:3: "),
        ])
    func largest(before: String, element: String, between: String, after: String, location: String) throws {
        func text(_ count: Int) -> String {
            before + Array(repeating: element, count: count).joined(separator: between) + after
        }
        // The enclosing element counts too; a flat list has none.
        let most = before == "[" ? 200_000 : 199_999
        // Reading so many takes seconds, so by default only the first reader does.
        if Cases.areAll || before == "[" { #expect(try readScreen(text(most)).elements.count == 200_000) }
        #expect(refusals(text(most + 1)) == [location + "more than 200,000 elements on one screen"])
    }

    @Test("A label of 2 MB is a label", arguments: InputFormat.tested)
    func longLabel(format: InputFormat) throws {
        let long = String(repeating: "å", count: Cases.of(1_000_000))
        let (bytes, index) = try GrownDump.labelled(long, in: format)
        #expect(try readScreen(bytes).elements[index].label == long)
    }

    @Test("NUL bytes are refused where a text cannot have them, and kept where it can", arguments: InputFormat.tested)
    func nul(format: InputFormat) throws {
        for (name, bytes) in try fixtures(of: format) {
            for at in stride(from: 20, to: bytes.count, by: 37 * Cases.step) {
                check(Array(bytes[..<at]) + [0] + bytes[at...], "\(name): NUL at \(at)")
                check(Array(bytes[..<at]) + [0xFF] + bytes[at...], "\(name): 0xFF at \(at)")
            }
        }
        #expect(!refusals([UInt8](repeating: 0, count: 1_000)).isEmpty)
    }

    // MARK: - Checking

    /// Reads bytes: what is read is sound, what is refused says where and why.
    private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String, format: InputFormat? = nil) {
        do throws(InputErrors) {
            for screen in try TreeReader.read(bytes, file: "tree", format: format) {
                var isSound = true
                for (index, element) in screen.elements.enumerated() {
                    isSound = isSound && element.offset < bytes.count && element.subtreeEnd > index
                    if let parent = element.parent {
                        isSound = isSound && parent < index && screen.elements[parent].subtreeEnd >= element.subtreeEnd
                    }
                    if let frame = element.frame {
                        isSound =
                            isSound && [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) <= 1e7 }
                    }
                }
                if !isSound { Issue.record("unsound: \(what())") }
                _ = Exposure(screen)
            }
        } catch {
            let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
            let isSaid =
                !error.errors.isEmpty
                && error.errors.allSatisfy { error in
                    !error.message.isEmpty && error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 }
                        && error.location.map { (1...lines).contains($0.line) && $0.column >= 1 } == true
                }
            if !isSaid { Issue.record("\(what()): \(error.errors)") }
        }
    }
}
