import AXTree
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// The matching of elements, compared with what a reader matched by hand in `AXAUDIT_VARIANTS`.
@Suite("Accuracy of the matching of variants")
struct VariantMatchingTests {
    private static let folder = ProcessInfo.processInfo.environment["AXAUDIT_VARIANTS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }

    /// A dump, with the index of the element of each line of the list of matches.
    private struct Dump {
        let screen: Screen
        let exposure: Exposure
        /// By the number of an element in the list.
        private let indices: [Int]

        /// Outlines are lists of `Role x,y wxh "label"`. They are read in the form of another tool, in which elements
        /// are sorted.
        init(_ name: String, in folder: URL) throws {
            let isOutline = name.hasPrefix("10x/")
            let file = isOutline ? name.replacing("10x/", with: "10x-idb/").replacing(".txt", with: ".json") : name
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
            screen = try TreeReader.read(bytes, file: file)[0]
            exposure = Exposure(screen, includesSystem: screen.platform.exposure.listsSystemElements)
            guard isOutline else {
                indices = Array(screen.elements.indices)
                return
            }
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let elements = screen.elements
            var used: Set<Int> = []
            indices = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
                let quote = try #require(line.firstIndex(of: "\""))
                let label = try JSONDecoder().decode(String.self, from: Data(line[quote...].utf8))
                let numbers = line[..<quote].split { !$0.isNumber && $0 != "-" }.compactMap { Double($0) }
                let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                let index = elements.indices.first {
                    elements[$0].frame == frame && (elements[$0].label ?? "") == label
                        && elements[$0].type != .application && !used.contains($0)
                }
                used.insert(try #require(index, "\(name): \(line)"))
                return index ?? 0
            }
        }

        /// Returns the element of a line.
        func index(_ number: Int) -> Int { indices[number] }

        /// Returns the element of a line, and the exposed elements that contain it.
        func stops(_ number: Int) -> Set<Int> {
            var found: Set = [indices[number]]
            var next: Int? = indices[number]
            while let index = next {
                if exposure.isExposed[index] { found.insert(index) }
                next = screen.elements[index].parent
            }
            return found
        }
    }

    @Test(
        "At least 97 % of the expected pairs are matched, and at most 0.5 % are matched otherwise",
        .enabled(if: folder != nil, "AXAUDIT_VARIANTS is not set"))
    func expected() throws {
        let folder = try #require(Self.folder)
        let rows = try String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map {
                $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            }
        var (total, found, wrong) = (0, 0, 0)
        for (names, rows) in Dictionary(grouping: rows, by: { [$0[0], $0[1]] }) {
            let (first, second) = (try Dump(names[0], in: folder), try Dump(names[1], in: folder))
            let matching = ElementMatching(first.screen, second.screen)
            let matchedSecond = Set(matching.pairs.map(\.variant))
            for row in rows {
                let one = Int(row[3]).map(first.stops) ?? []
                let other = Int(row[7]).map(second.stops) ?? []
                let isMatched = one.contains { matching[$0].map(other.contains) ?? false }
                if row[2] == "match" {
                    total += 1
                    if isMatched {
                        found += 1
                    } else if one.contains(where: { matching[$0] != nil }) || !other.isDisjoint(with: matchedSecond) {
                        wrong += 1
                    }
                } else if ["below-fold", "replaced"].contains(row[2]) {
                    if let index = Int(row[3]).map(first.index), matching[index] != nil { wrong += 1 }
                } else if row[2] == "new-in-second", let index = Int(row[7]).map(second.index),
                    matchedSecond.contains(index)
                {
                    wrong += 1
                }
            }
        }
        #expect(total == 604)
        #expect(Double(found) >= 0.97 * Double(total), "\(found) of \(total)")
        #expect(Double(wrong) <= 0.005 * Double(total), "\(wrong) of \(total)")
    }
}
