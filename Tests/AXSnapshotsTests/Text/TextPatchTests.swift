import AXSyntax
import AXSnapshots
import AXDumps
import AXFormats
import AXEngine
import Foundation
import TestSupport
import Testing

#if os(macOS) || os(Linux)
    /// Unified diffs, applied by the program `patch`.
    @Suite("Unified diff")
    struct TextPatchTests {
        private static let patch = ["/usr/bin/patch", "/bin/patch", "/usr/local/bin/patch", "/opt/homebrew/bin/patch"]
            .first {
                FileManager.default.isExecutableFile(atPath: $0)
            }

        /// Applies a diff to a text with `patch`. Returns `nil` if it fails.
        private func patched(_ text: [UInt8], with diff: String, _ program: String) throws -> [UInt8]? {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("My screen.txt")
            try Data(text).write(to: file)
            try Data(diff.utf8).write(to: folder.appendingPathComponent("diff"))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            // The name in the diff chooses the file. Without fuzz, each line has to be exactly where the diff has it.
            process.arguments = ["-s", "-p0", "-F0", "--binary", "-i", "diff"]
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { return nil }
            // `patch` removes a file that becomes empty.
            return (try? Data(contentsOf: file)).map { Array($0) } ?? []
        }

        private func snapshot(_ numbers: inout SeededRandom, _ blocks: [String]) -> [UInt8] {
            let line = TextSnapshot.separator
            let text = blocks.isEmpty ? "" : line + blocks.map { "\n\($0)\n\(line)" }.joined()
            return Array((text + (numbers.chance(percent: 30) && !text.isEmpty ? "\n" : "")).utf8)
        }

        @Test("Applying the diff results in the other text, byte for byte")
        func applies() throws {
            guard let program = Self.patch else {
                if ProcessInfo.processInfo.environment["CI"] != nil {
                    Issue.record("patch is missing; apt-get install patch")
                }
                print("patch is missing, so diffs were not applied; apt-get install patch")
                return
            }
            let words = [
                "Pay", "Pay\nbutton", "Two\nlines\n", "", "- minus", "+ plus", "--- a", "@@ -1 +1 @@", "\\ No", "é\r",
            ]
            for seed in 0..<Cases.of(150) {
                var numbers = SeededRandom(UInt64(seed))
                let before = (0..<numbers.int(0...29)).map { _ in
                    words[numbers.int(0...words.count - 1)]
                        + (numbers.chance(percent: 60) ? " \(numbers.int(0...49))" : "")
                }
                var after = before
                for _ in 0..<numbers.int(0...5) {
                    if !after.isEmpty, numbers.chance(percent: 50) {
                        after.remove(at: numbers.int(0...after.count - 1))
                    }
                    if numbers.chance(percent: 60) {
                        after.insert("New \(numbers.int(0...8))", at: numbers.int(0...after.count))
                    }
                }
                let (one, other) = (snapshot(&numbers, before), snapshot(&numbers, after))
                let diff = TextPatch(reference: one, current: other).unified(from: "My screen.txt")
                #expect(diff.isEmpty == (one == other))
                guard !diff.isEmpty else { continue }
                #expect(
                    try patched(one, with: "different: some words first\n" + diff, program) == other,
                    "seed \(seed)\n\(diff)")
            }
        }

        @Test("Hunks have three lines of context, and hunks close to each other are merged")
        func layout() {
            func lines(_ range: ClosedRange<Int>, _ changes: [Int: String] = [:]) -> [UInt8] {
                Array(range.map { "\(changes[$0] ?? "line \($0)")\n" }.joined().utf8)
            }
            let diff = TextPatch(
                reference: lines(1...30), current: lines(1...30, [5: "five", 9: "nine", 25: "twenty-five"])
            ).unified(from: "a.txt")
            #expect(
                diff == """
                    --- a.txt
                    +++ a.txt
                    @@ -2,11 +2,11 @@
                     line 2
                     line 3
                     line 4
                    -line 5
                    +five
                     line 6
                     line 7
                     line 8
                    -line 9
                    +nine
                     line 10
                     line 11
                     line 12
                    @@ -22,7 +22,7 @@
                     line 22
                     line 23
                     line 24
                    -line 25
                    +twenty-five
                     line 26
                     line 27
                     line 28

                    """)
            #expect(TextPatch(reference: lines(1...3), current: lines(1...3)).unified(from: "a").isEmpty)
            #expect(
                TextPatch(reference: [], current: Array("x".utf8)).unified(from: "a")
                    == "--- a\n+++ a\n@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n")
        }
    }
#endif
