import AXAudit
import AXSyntax
import Foundation
import TestSupport
import Testing

/// Frames that are not finite or beyond every screen, in dumps of every format and in screens made in code.
@Suite("Unreasonable frames")
struct UnreasonableFrameTests {
    private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e19]

    @Test(
        "A screen made in code may have any numbers: its geometry is not checked, and a note says so",
        arguments: numbers)
    func code(number: Double) throws {
        let screens = Rule.all.compactMap { $0.examples.first?.screen }
        let audit = Audit(rules: Rule.all)
        var run = AuditRun(screens: [], rules: Rule.all)
        for var screen in screens {
            for index in screen.elements.indices {
                var frame = screen.elements[index].frame ?? Rect(x: 0, y: 0, width: 44, height: 44)
                if index % 2 == 0 { frame.y = number } else { frame.width = number }
                screen.elements[index].frame = frame
                screen.elements[index].activationPoint = Point(x: number, y: 0)
            }
            screen.size = Size(number, 844)
            let result = audit(screen)
            #expect(result.screen.elements.allSatisfy { $0.frame == nil })
            #expect(result.screen.origin.notes.contains { $0.contains("geometry is not checked there") })
            #expect(!result.findings.contains { ["target-size", "control-overlap"].contains($0.ruleID) })
            run.screens.append(result)
        }
        for format in ReportFormat.all { #expect(!format.report(run).isEmpty) }
        let snapshot = JSONSnapshotFile.text(JSONSnapshot(run.screens[0].screen))
        #expect(!snapshot.contains("null"))
    }

    @Test("Dumps of every format may have them, too", arguments: InputFormat.tested)
    func formats(format: InputFormat) throws {
        let audit = Audit(rules: Rule.all)
        var readCount = 0
        for (name, bytes) in try fixtures(of: format) {
            for number in ["NaN", "-Infinity", "1e400", "-1e999", "nan", "1e30"] {
                let text = Self.text(String(decoding: bytes, as: UTF8.self), with: number)
                let screens: [Screen]
                do { screens = try TreeReader.read(Array(text.utf8), file: name) } catch { continue }
                readCount += 1
                for screen in screens {
                    #expect(
                        screen.elements.allSatisfy { element in
                            element.frame.map { Rect(reasonable: $0.x, $0.y, $0.width, $0.height) != nil } ?? true
                        }, "\(name): \(number)")
                    _ = audit(screen)
                }
            }
        }
        #expect(readCount > 0)
    }

    /// Replaces the coordinates of a dump: `"x": 8`, `x="8"`, `[8, 52`, `{{8, 52}`, `"402x874"`.
    private static func text(_ dump: String, with number: String) -> String {
        let patterns = [
            #"((?i)"(?:x|y|width|height)"\s*:\s*)-?[0-9.]+()"#, #"( (?:x|y|width|height)=")-?[0-9.]+(")"#,
            #"([\[,]\s*)-?[0-9.]+(\s*(?=[,\]]))"#, #"([{,]\s*)-?[0-9.]+(\s*(?=[,}]))"#, #"(")[0-9]+([,x][0-9]+")"#,
        ]
        var text = dump
        for pattern in patterns {
            text = text.replacingOccurrences(of: pattern, with: "$1\(number)$2", options: .regularExpression)
        }
        return text
    }

    @Test("A number that does not fit is named in the message")
    func message() {
        #expect(
            refusals(#"{ "type": "slider", "maximum": 1e400 }"#)
                == ["tree:1:32: found 1e400, expected a finite number or null"])
        #expect(
            refusals(#"{ "type": "slider", "label": 1e400 }"#) == ["tree:1:30: found 1e400, expected a string or null"])
    }
}
