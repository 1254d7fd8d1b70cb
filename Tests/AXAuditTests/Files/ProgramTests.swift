#if os(macOS) || os(Linux)
    import AXSyntax
    import Testing

    @testable import AXAuditCore
    @testable import AXAudit

    /// Programs that are run without a shell, with limits.
    @Suite("Programs")
    struct ProgramTests {
        private func run(
            _ script: String, seconds: Int = 20, sizeLimit: Int = 1 << 20
        ) throws(ProgramError) -> Program.Result {
            try Program.run("/bin/sh", ["-c", script], timeLimit: .seconds(seconds), sizeLimit: sizeLimit)
        }

        @Test("The exit code, and both outputs, also when they are longer than a pipe holds")
        func result() throws {
            let result = try run("head -c 300000 /dev/zero; head -c 200000 /dev/zero | tr '\\0' x >&2; exit 3")
            #expect(result.code == 3 && result.output.count == 300_000 && result.errors.utf8.count == 200_000)
            #expect(try run("cat").output.isEmpty, "standard input is empty")
            #expect(try run("kill -9 $$").code == 137)
        }

        @Test("Arguments reach the program as they are")
        func arguments() throws {
            let words = ["a b", "$HOME", "'", "*", "é", ""]
            let result = try Program.run(
                "/bin/sh", ["-c", "printf '%s|' \"$@\"", "sh"] + words, timeLimit: .seconds(20))
            #expect(String(decoding: result.output, as: UTF8.self) == words.map { $0 + "|" }.joined())
        }

        @Test("A program that takes too long is ended, with what it started")
        func timeLimit() throws {
            let start = TimeSpan.uptime
            #expect(throws: ProgramError.tooSlow(.seconds(1))) { _ = try run("sleep 60 & wait", seconds: 1) }
            #expect(TimeSpan.uptime - start < .seconds(20))
        }

        @Test("A program that writes too much is ended")
        func sizeLimit() {
            #expect(throws: ProgramError.tooMuchOutput(1 << 20)) { _ = try run("cat /dev/zero") }
            #expect(throws: ProgramError.tooMuchOutput(1 << 20)) { _ = try run("cat /dev/zero >&2") }
        }

        @Test("A daemon that keeps the output open does not keep the result waiting, and lives on")
        func daemon() throws {
            let start = TimeSpan.uptime
            let result = try run("sleep 30 & echo $!")
            #expect(TimeSpan.uptime - start < .seconds(15))
            let text = String(decoding: result.output, as: UTF8.self)
            let process = try #require(Int(text.trimmed))
            #expect(Program.isRunning(process))
            kill(pid_t(process), SIGKILL)
        }

        @Test("A file that is missing or no program")
        func missing() {
            for path in ["/nowhere/program", "/etc/passwd"] {
                #expect {
                    _ = try Program.run(path, [], timeLimit: .seconds(1))
                } throws: { error in
                    if case .notStarted = error as? ProgramError { true } else { false }
                }
            }
            #expect(Program.path(of: "sh", in: ["/nowhere", "/bin"]) == "/bin/sh")
            #expect(Program.path(of: "passwd", in: ["/etc"]) == nil, "it cannot be executed")
        }

        @Test("Signals that this thread blocks reach the program")
        func signals() throws {
            let code = try EndingSignals.held { () throws(ProgramError) in try run("kill -TERM $$; sleep 5").code }
            #expect(code == 128 + SIGTERM)
        }
    }
#endif
