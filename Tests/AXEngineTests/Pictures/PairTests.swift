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

    private static func picture(_ name: String) throws -> PictureInput {
        PictureInput(file: name, contents: .success(try PNGDecoder.decode(ContrastData.bytes("pairs/\(name).png"))))
    }

    private static func audit(_ screen: Screen, _ picture: PictureInput) throws -> PictureAudit {
        try #require(PlatformAudit([], on: screen.platform).picture(picture, of: screen))
    }

    @Test("Pictures of the moment of a dump are used, and others are not")
    func pairs() throws {
        var (matching, refused): (Int, [String]) = (0, [])
        for row in try ContrastData.rows("pairs.tsv") {
            let name = try #require(row["name"])
            let audit = try Self.audit(Self.screen(name), Self.picture(name))
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
    func others() throws {
        let rows = try ContrastData.rows("pairs.tsv")
        let screens = try rows.map { try Self.screen($0["name"] ?? "") }
        let pictures = try rows.map { try Self.picture($0["name"] ?? "") }
        /// The same screen under several names, as the table says.
        func content(_ row: [String: String]) -> String {
            row["name"]?.hasPrefix("deepeye-video") == true || row["name"] == "deepeye-bug"
                || row["name"] == "no-deepeye-video"
                ? "video" : row["dump_path"] ?? ""
        }
        var (compared, used): (Int, [String]) = (0, [])
        for (one, screen) in zip(rows, screens) {
            for (other, picture) in zip(rows, pictures) where one["size"] == other["size"] {
                if one["picture_path"] == other["picture_path"] || content(one) == content(other) { continue }
                // The tables say which pictures are those of another dump.
                if other["matches"] == "no" || one["dump_path"] == other["dump_path"] { continue }
                compared += 1
                if try Self.audit(screen, picture).isUsed { used.append("\(one["name"] ?? "") \(other["name"] ?? "")") }
            }
        }
        print("pairs: \(used.count) of \(compared) pictures of other screens are used: \(used)")
        #expect(compared > 150)
        #expect(used.count * 50 <= compared)
    }

    @Test("Texts have the contrast that was judged by eye")
    func texts() throws {
        var audits: [String: (screen: Screen, audit: PictureAudit)] = [:]
        var (found, wrong, low, lowFound, decided): (Int, [String], Int, Int, [String]) = (0, [], 0, 0, [])
        for row in try ContrastData.rows("texts.tsv") {
            let name = try #require(row["pair"])
            if audits[name] == nil {
                let screen = try Self.screen(name)
                audits[name] = (screen, try Self.audit(screen, Self.picture(name)))
            }
            let (screen, audit) = try #require(audits[name])
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
    func axe() throws {
        var (audits, compared): ([String: (screen: Screen, audit: PictureAudit)], Int) = ([:], 0)
        var different: [String] = []
        for row in try ContrastData.rows("axe-android.tsv") where row["confidence"] == "High" && row["ratio"] != "" {
            let name = try #require(row["pair"])
            if audits[name] == nil {
                let screen = try Self.screen(name)
                audits[name] = (screen, try Self.audit(screen, Self.picture(name)))
            }
            let (screen, audit) = try #require(audits[name])
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
