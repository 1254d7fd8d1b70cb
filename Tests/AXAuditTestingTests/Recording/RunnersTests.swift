#if os(Linux)
    import Foundation
    import Testing

    /// Runs the tests of OnPurpose.swift in child processes, with each framework's runner. On macOS the test bundle is
    /// not executable, so this is tested on Linux only.
    @Suite("Runners")
    struct RunnersTests {
        /// The output of a runner and whether it reported failures.
        private struct Run {
            var output: String
            var failed: Bool
        }

        /// The modes of passing issues from one framework to the other.
        private static let interoperability = ["none", "limited", "complete"]

        private func run(_ arguments: String..., interoperability: String = "none") throws -> Run {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(
                [
                    "AXAUDIT_TEST_FAILURES": "1", "NO_COLOR": "1",
                    "SWIFT_TESTING_XCTEST_INTEROP_MODE": interoperability,
                ]
            ) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(output: String(decoding: bytes, as: UTF8.self), failed: process.terminationStatus != 0)
        }

        /// Returns the lines of OnPurpose.swift between `start` and `end` that must fail, once per failure.
        private func expectedLines(from start: String, to end: String) throws -> [Int] {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
                "OnPurpose.swift")
            var lines: [Int] = []
            var isInside = false
            for (number, line) in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                .enumerated()
            {
                if line.contains(start) { isInside = true }
                if line.contains(end) { isInside = false }
                guard isInside else { continue }
                if line.hasSuffix("// fails twice") { lines += [number + 1, number + 1] }
                if line.hasSuffix("// fails") { lines.append(number + 1) }
            }
            return lines
        }

        private func lines(_ run: Run, _ pattern: Regex<(Substring, Substring)>) -> [Int] {
            run.output.matches(of: pattern).compactMap { Int($0.1) }.sorted()
        }

        @Test("XCTest reports each failure once at its line, also in a detached task", arguments: interoperability)
        func xctest(interoperability: String) throws {
            let run = try run("AXAuditTestingTests.FailsOnPurposeXCTests", interoperability: interoperability)
            #expect(run.failed)
            #expect(run.output.contains("Executed 2 tests, with 3 failures"))
            let expected = try expectedLines(from: "class FailsOnPurposeXCTests", to: "@Suite")
            #expect(expected.count == 3)
            #expect(run.output.contains(": error: FailsOnPurposeXCTests.testFails : failed - 2 failures\n"))
            #expect(lines(run, #/OnPurpose\.swift:(\d+): error: /#) == expected)
            #expect(!run.output.contains("detached task, where Swift Testing"))
            #expect(!run.output.contains("passed to XCTest"), "Swift Testing got the issues, too")
            // XCTest has no attachments on Linux, so the path is printed.
            #expect(run.output.contains(#/axaudit: written to \/.*OnPurpose\.testFails-\d+\/axaudit-report\.txt/#))
            #expect(run.output.contains(#/axaudit: written to \/.*OnPurpose\.testFails-\d+\/axaudit-tree\.json/#))
        }

        @Test("In a ScenarioTestCase, and in a suite with the trait, every failure names its step")
        func scenario() throws {
            #if compiler(>=6.2)
                let suite = try self.run("--testing-library", "swift-testing", "--filter", "FailsInBlockTests")
                #expect(suite.output.contains(#/Expectation failed: 2 == 3\n.* when two is three\n/#))
            #endif
            let run = try run("AXAuditTestingTests.FailsInBlockXCTests")
            #expect(
                run.output.contains("FailsInBlockXCTests.testNamesItsBlock : when two is three: XCTAssertEqual failed"))
        }

        @Test(
            "Swift Testing reports each failure once at its line; one in a detached task fails the run with advice",
            arguments: interoperability)
        func swiftTesting(interoperability: String) throws {
            let run = try run(
                "--testing-library", "swift-testing", "--filter", "FailsOnPurposeTests",
                interoperability: interoperability)
            #expect(run.failed)
            let expected = try expectedLines(from: "struct FailsOnPurposeTests", to: "class FailsInBlock")
            #expect(expected.count == 4)
            #expect(lines(run, #/recorded an issue at OnPurpose\.swift:(\d+):/#) == expected)
            #expect(run.output.contains("This assertion ran in a detached task"))
            #expect(run.output.contains("Test warns() passed"))
            #expect(run.output.contains("warns() recorded a warning"))
            #expect(run.output.contains("Attached 'axaudit-report.txt' to fails()"))
            #expect(run.output.contains("Attached 'axaudit-tree.json' to fails()"))
        }
    }
#endif
