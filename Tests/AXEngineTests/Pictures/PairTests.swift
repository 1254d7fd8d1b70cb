import AXDumps
import AXFormats
import AXPictures
import AXTree
import Foundation
import TestSupport
import Testing

@testable import AXEngine

/// Real dumps with their pictures: which belong together, and the contrast of texts that were judged by eye.
@Suite("Dumps and pictures", .enabled(if: ContrastData.isAvailable, "AXAUDIT_CONTRAST is not set"))
struct PairTests {
    private static func screen(_ name: String) throws -> Screen {
        for ending in ["xml", "json"] {
            let path = "pairs/\(name).\(ending)"
            guard let bytes = try? ContrastData.bytes(path) else { continue }
            if name.hasPrefix("axe-") { return try AxeAndroidTree.screen(bytes) }
            return try #require(try TreeReader.read(bytes, file: path).first)
        }
        throw CocoaError(.fileNoSuchFile)
    }

    /// A dump with its picture, and what the picture tells about it.
    private struct Pair: Sendable {
        let screen: Screen
        let picture: PictureInput
        let audit: PictureAudit

        init(_ name: String) throws {
            screen = try PairTests.screen(name)
            let decoded = try PNGDecoder.decode(ContrastData.bytes("pairs/\(name).png"))
            picture = PictureInput(file: name, contents: .success(decoded))
            audit = try PairTests.audit(screen, picture)
        }
    }

    private static func audit(_ screen: Screen, _ picture: PictureInput) throws -> PictureAudit {
        try #require(PlatformAudit([], on: screen.platform).picture(picture, of: screen))
    }

    /// The pairs by name, each read once for all tests.
    private static let pairs = Task {
        try await withThrowingTaskGroup(of: (String, Pair).self) { group in
            for row in try ContrastData.rows("pairs.tsv") {
                let name = try #require(row["name"])
                group.addTask { (name, try Pair(name)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    @Test("Pictures of the moment of a dump are used, and others are not")
    func pairs() async throws {
        let pairs = try await Self.pairs.value
        var (matching, refused): (Int, [String]) = (0, [])
        for row in try ContrastData.rows("pairs.tsv") {
            let name = try #require(row["name"])
            let audit = try #require(pairs[name]).audit
            switch row["matches"] {
            case "yes":
                matching += 1
                if !audit.isUsed { refused.append("\(name): \(audit.reason ?? "")") }
            case "no": #expect(!audit.isUsed, "\(name)")
            default: break
            }
        }
        print("pairs: \(refused.count) of \(matching) that match are refused: \(refused)")
        #expect(matching == 34)
        #expect(refused.count * 15 <= matching)
    }

    @Test("Pictures of other screens of the same size are not used")
    func others() async throws {
        let rows = try ContrastData.rows("pairs.tsv")
        let pairs = try await Self.pairs.value
        /// The same screen under several names, as the table says.
        func content(_ row: [String: String]) -> String {
            row["name"]?.hasPrefix("deepeye-video") == true || row["name"] == "deepeye-bug"
                || row["name"] == "no-deepeye-video"
                ? "video" : row["dump_path"] ?? ""
        }
        let (compared, used) = try await withThrowingTaskGroup(of: String?.self) { group in
            for one in rows {
                for other in rows where one["size"] == other["size"] {
                    if one["picture_path"] == other["picture_path"] || content(one) == content(other) { continue }
                    // The tables say which pictures are those of another dump.
                    if other["matches"] == "no" || one["dump_path"] == other["dump_path"] { continue }
                    let names = (one: one["name"] ?? "", other: other["name"] ?? "")
                    group.addTask {
                        let screen = try #require(pairs[names.one]).screen
                        let picture = try #require(pairs[names.other]).picture
                        return try Self.audit(screen, picture).isUsed ? "\(names.one) \(names.other)" : nil
                    }
                }
            }
            return try await group.reduce(into: (0, [])) { result, names in
                result.0 += 1
                result.1 += [names].compactMap(\.self)
            }
        }
        print("pairs: \(used.count) of \(compared) pictures of other screens are used: \(used)")
        #expect(compared > 150)
        #expect(used.count * 50 <= compared)
    }

    @Test("Texts have the contrast that was judged by eye")
    func texts() async throws {
        let pairs = try await Self.pairs.value
        var (found, wrong, low, lowFound, decided): (Int, [String], Int, Int, [String]) = (0, [], 0, 0, [])
        for row in try ContrastData.rows("texts.tsv") {
            let name = try #require(row["pair"])
            let pair = try #require(pairs[name])
            let (screen, audit) = (pair.screen, pair.audit)
            let bounds = (row["bounds"] ?? "").split { "[],".contains($0) }.compactMap { Double($0) }
            let contrast = audit.contrasts.first { contrast in
                guard contrast.isText, let frame = screen.elements[contrast.index].frame else { return false }
                return zip([frame.x, frame.y, frame.maxX, frame.maxY], bounds).allSatisfy { abs($0 - $1) < 1 }
            }
            let answer = contrast?.answer ?? .unknown
            let (verdict, note) = (row["verdict"] ?? "", row["note"] ?? "")
            let text = "\(name) \(row["bounds"] ?? "") \(answer.rawValue) \(contrast?.ratio ?? 0), judged \(verdict)"
            if verdict == "cannot" {
                if answer == .low || answer == .enough { decided.append(text) }
                continue
            }
            if verdict == "low" { low += 1 }
            if verdict == "low", answer == .low { lowFound += 1 }
            guard answer == .low || answer == .borderline else { continue }
            found += 1
            // At an edge, the neighbouring answer is right too.
            let isNeighbour = note.contains("edge") && (verdict == "borderline" || answer == .borderline)
            if answer.rawValue != verdict, !isNeighbour { wrong.append(text) }
        }
        print(
            "texts: \(wrong.count) of \(found) are contradicted, \(lowFound) of \(low) low ones are found, \(decided)")
        #expect(low == 45)
        #expect(wrong.count * 100 <= 3 * found, "\(wrong)")
        #expect(lowFound * 10 >= low * 7)
        #expect(decided.count <= 3, "\(decided)")
    }

    @Test("Ratios are those of axe-android where it is sure")
    func axe() async throws {
        let pairs = try await Self.pairs.value
        var compared = 0
        var different: [String] = []
        for row in try ContrastData.rows("axe-android.tsv") where row["confidence"] == "High" && row["ratio"] != "" {
            let name = try #require(row["pair"])
            let pair = try #require(pairs[name])
            let (screen, audit) = (pair.screen, pair.audit)
            let bounds = (row["bounds"] ?? "").split { "[],".contains($0) }.compactMap { Double($0) }
            let text = row["text"] ?? ""
            for contrast in audit.contrasts {
                let element = screen.elements[contrast.index]
                guard let frame = element.frame, let ratio = contrast.ratio,
                    element.view?.text?.hasPrefix(text.prefix(20)) == true,
                    zip([frame.x, frame.y, frame.maxX, frame.maxY], bounds).allSatisfy({ abs($0 - $1) < 1 })
                else { continue }
                compared += 1
                let expected = Double(row["ratio"] ?? "") ?? 0
                if abs(ratio - expected) > 0.3 { different.append("\(name) \(text) \(ratio), axe says \(expected)") }
            }
        }
        print("axe-android: \(compared) ratios compared, \(different.count) differ: \(different)")
        #expect(compared > 10)
        #expect(different.isEmpty)
    }
}
