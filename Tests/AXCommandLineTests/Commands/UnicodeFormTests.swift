import Testing

@testable import AXCommandLine

#if os(Linux)
    /// Two files whose names differ only in their Unicode form are two screens.
    @Suite("Names that differ in their Unicode form")
    struct UnicodeFormTests {
        private let composed = "d/caf\u{E9}.json"
        private let decomposed = "d/cafe\u{301}.json"

        @Test("The baseline of one does not hide the findings of the other")
        func baseline() throws {
            let project = try TemporaryProject()
            try project.write(composed, Tree.failure)
            _ = project.run("baseline", "create", "@/d", "--baseline", "@/b.json")
            try project.write(composed, Tree.clean)
            try project.write(decomposed, Tree.failure)
            #expect(project.run("lint", "@/d", "--baseline", "@/b.json").outcome == .failed)
        }

        @Test("An archive of both can be merged")
        func archive() throws {
            let project = try TemporaryProject()
            try project.write(composed, Tree.failure)
            try project.write(decomposed, Tree.failure)
            _ = project.run("lint", "@/d", "-f", "archive=\(project.path("a.jsonl"))")
            let merged = project.run("merge", "@/a.jsonl")
            #expect(merged.outcome == .failed, "\(merged.errors)")
        }
    }
#endif
