import TestSupport
import AXSyntax
import AXFormats
import AXTree
import Foundation
import Testing

/// Truncated, malformed and hostile dumps: every reader returns a result or errors with locations, and never crashes.
@Suite("Hostile input")
struct HostileInputTests {
    // MARK: - Cut and twisted

    @Test("A truncated dump is read or refused at a location within it", arguments: InputFormat.all)
    func truncated(format: InputFormat) throws {
        for (name, bytes) in try fixtures(of: format) {
            // Where a character is cut in half the rest of the message may differ, so every byte counts up to a point.
            for end in 0..<bytes.count where end < 400 || end % 7 == 0 || end > bytes.count - 60 {
                let part = Array(bytes[..<end])
                check(part, "\(name) up to \(end)")
                check(part, "\(name) up to \(end), forced", format: format)
            }
        }
    }

    @Test("Any value may be of the wrong kind", arguments: InputFormat.all)
    func wrongKinds(format: InputFormat) throws {
        let wrongValues = [
            "null", "true", "7", "-1e999", "\"x\"", "\"\"", "[]", "[[]]", "{}", "{\"x\": [null]}", "NaN",
        ]
        for (name, bytes) in try fixtures(of: format) where name.hasSuffix(".json") {
            let values = try JSONValueFinder.values(in: bytes)
            #expect(values.count > 10)
            for value in values {
                for wrongValue in wrongValues {
                    let twisted =
                        Array(bytes[..<value.lowerBound]) + Array(wrongValue.utf8) + bytes[value.upperBound...]
                    check(twisted, "\(name): \(wrongValue) at \(value)")
                    check(twisted, "\(name): \(wrongValue) at \(value), forced", format: format)
                }
            }
        }
    }

    @Test("Any attribute of the XML may be anything or missing")
    func wrongAttributes() throws {
        let wrongValues = ["", "x", "-", "1e999", "nan", "{{1, 2}", String(repeating: "9", count: 400), "&#10;&amp;"]
        for (name, bytes) in try [InputFormat.wdaXML, .uiautomator, .appiumAndroid].flatMap({ try fixtures(of: $0) }) {
            let text = String(decoding: bytes, as: UTF8.self)
            for match in text.matches(of: /\ ([a-zA-Z0-9-]+)="([^"]*)"/) {
                check(Array(text.replacingCharacters(in: match.range, with: " ").utf8), "\(name) without \(match.1)")
                for wrongValue in wrongValues {
                    let twisted = text.replacingCharacters(in: match.2.startIndex..<match.2.endIndex, with: wrongValue)
                    check(Array(twisted.utf8), "\(name): \(match.1)=\(wrongValue)")
                }
            }
        }
    }

    @Test("Any line of a description may be missing, doubled, shifted or cut")
    func wrongLines() throws {
        for (name, bytes) in try fixtures(of: .xcuitestDescription) {
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
        arguments: InputFormat.all)
    func forced(format: InputFormat) throws {
        for other in InputFormat.all where other != format {
            for (name, bytes) in try fixtures(of: other) { check(bytes, "\(name) as \(format)", format: format) }
        }
    }

    @Test("Keys in any order, and keys that nobody knows, change nothing")
    func order() throws {
        for format in InputFormat.all where format != .axaudit {
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

    /// The opening and closing text of an element in a format, and the text before and after the tree.
    private struct Shape {
        var before = ""
        var open: String
        var between = ","
        var close: String
        var after = ""

        func nested(_ depth: Int) -> String {
            before + String(repeating: open, count: depth) + String(repeating: close, count: depth) + after
        }

        func siblings(_ count: Int) -> String {
            before + open + Array(repeating: open + close, count: count).joined(separator: between) + close + after
        }
    }

    private static let shapes: [InputFormat: Shape] = [
        .axaudit: Shape(before: #"{"root":"#, open: #"{"type":"other","children":["#, close: "]}", after: "}"),
        .wdaJSON: Shape(open: #"{"type":"Other","isEnabled":"1","children":["#, close: "]}"),
        .wdaXML: Shape(open: "<XCUIElementTypeOther x=\"1\">", between: "\n", close: "</XCUIElementTypeOther>"),
        .idb: Shape(before: "[", open: #"{"AXFrame":"","children":["#, close: "]}", after: "]"),
        .xcuitestDictionary: Shape(open: #"{"elementType":1,"children":["#, close: "]}"),
        .maestro: Shape(open: #"{"attributes":{"title":""},"children":["#, close: "]}"),
        .trailblaze: Shape(
            before: #"{"waypointId":"","viewHierarchy":"#, open: #"{"enabled":false,"children":["#, close: "]}",
            after: "}"),
        .uiautomator: Shape(open: "<node bounds=\"[0,0][1,1]\">", between: "\n", close: "</node>"),
        .appiumAndroid: Shape(
            open: "<android.view.View bounds=\"[0,0][1,1]\">", between: "\n", close: "</android.view.View>"),
        .maestroAndroid: Shape(open: #"{"attributes":{"class":""},"children":["#, close: "]}"),
        .deviceAgent: Shape(open: #"{"type":"Other","hitable":false,"children":["#, close: "]}"),
        .accessibilitySnapshot: Shape(
            before: "[", open: #"{"container":{"_0":{"type":{}},"children":["#, close: "]}}", after: "]"),
    ]

    @Test(
        "100,000 levels are refused at the first element that is too deep, 9,000 are read",
        arguments: InputFormat.all)
    func depth(format: InputFormat) throws {
        if format == .xcuitestDescription {
            // The text itself grows with the square of the depth: 100,000 levels would be 5 GB. Tests/Benchmarks/hostile
            // has what is too deep.
            let text = (0..<2_000).map { String(repeating: " ", count: $0) + "Other, 0x1\n" }.joined()
            #expect(try readScreen("Element subtree:\n" + text).elements.map(\.depth) == Array(0..<2_000))
            return
        }
        guard let shape = Self.shapes[format] else {
            // A flat list has no elements in elements; what is nested there all the same is no element.
            let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
            let found = refusals(#"{"version":"1.1","generated":"","filename":"","snapshot":[\#(deep)]}"#)
            #expect(found.count == 1 && found[0].hasPrefix("tree:1:"), "\(found)")
            return
        }
        let found = refusals(shape.nested(100_000))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("tree:1:") == true && found.first?.contains("nested deeper") == true, "\(found)")
        let deep = try readScreen(shape.nested(9_000))
        #expect(deep.elements.count == 9_000)
        #expect(deep.elements.last?.depth == 8_999)
        #expect(Exposure(deep).order.count <= 1)
    }

    @Test("30,000 siblings are read", arguments: InputFormat.all)
    func siblings(format: InputFormat) throws {
        let text: String
        if let shape = Self.shapes[format] {
            text = shape.siblings(30_000)
        } else if format == .xcuitestDescription {
            text = "Element subtree:\nApplication, 0x1\n" + String(repeating: "  Other, 0x1\n", count: 30_000)
        } else {
            text =
                #"{"version":"1.1","generated":"","filename":"","snapshot":["#
                + Array(repeating: #"{"type":"Label"}"#, count: 30_001).joined(separator: ",") + "]}"
        }
        let screen = try readScreen(text)
        #expect(screen.elements.count == 30_001)
        #expect(screen.elements[30_000].depth == (format == .a11yuitests ? 0 : 1))
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
        #expect(try readScreen(text(most)).elements.count == 200_000)
        #expect(refusals(text(most + 1)) == [location + "more than 200,000 elements on one screen"])
    }

    @Test("A label of 2 MB is a label", arguments: InputFormat.all)
    func longLabel(format: InputFormat) throws {
        let long = String(repeating: "å", count: 1_000_000)
        let texts: [InputFormat: String] = [
            .axaudit: #"{"type":"button","label":"\#(long)"}"#,
            .wdaJSON: #"{"type":"Button","isEnabled":"1","label":"\#(long)"}"#,
            .wdaXML: "<XCUIElementTypeButton label='\(long)'/>", .idb: #"[{"AXFrame":"","AXLabel":"\#(long)"}]"#,
            .xcuitestDescription: "Application, 0x1\n  Button, 0x1, label: '\(long)'",
            .xcuitestDictionary: #"{"elementType":9,"label":"\#(long)"}"#,
            .maestro: #"{"attributes":{"title":"","accessibilityText":"\#(long)"}}"#,
            .uiautomator: "<node bounds='[0,0][1,1]' content-desc='\(long)'/>",
            .appiumAndroid: "<android.view.View bounds='[0,0][1,1]' content-desc='\(long)'/>",
            .maestroAndroid: #"{"attributes":{"class":"","accessibilityText":"\#(long)"}}"#,
            .trailblaze: #"{"waypointId":"","viewHierarchy":{"accessibilityText":"\#(long)"}}"#,
            .deviceAgent: #"{"type":"Button","hitable":true,"label":"\#(long)"}"#,
            .a11yuitests: #"{"generated":"","filename":"","snapshot":[{"label":"\#(long)"}]}"#,
            .accessibilitySnapshot: #"[{"element":{"_0":{"label":"\#(long)"}}}]"#,
        ]
        #expect(try readScreen(try #require(texts[format])).elements.last?.label == long)
    }

    @Test("NUL bytes are refused where a text cannot have them, and kept where it can", arguments: InputFormat.all)
    func nul(format: InputFormat) throws {
        for (name, bytes) in try fixtures(of: format) {
            for at in stride(from: 20, to: bytes.count, by: 37) {
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
