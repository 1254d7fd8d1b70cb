import AXSyntax
import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

/// Writing files as a whole or not at all.
@Suite("Atomic files")
final class AtomicFileTests {
    private let folder: String

    init() throws {
        folder = try FileSystem.createPrivateFolder(in: NSTemporaryDirectory())
    }

    deinit { _ = try? FileManager.default.removeItem(atPath: folder) }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    private func mode(_ name: String) -> mode_t? {
        var status = stat()
        return stat(path(name), &status) == 0 ? status.st_mode & 0o777 : nil
    }

    @Test("A private folder has a new name each time, and nobody else can write to it")
    func privateFolder() throws {
        let other = try FileSystem.createPrivateFolder(in: folder)
        #expect(try FileSystem.createPrivateFolder(in: folder) != other)
        #expect(other.hasPrefix(folder + "/axaudit-"))
        #expect(mode(FileSystem.name(of: other)) == 0o700)
    }

    @Test("The permissions of a file that is replaced are kept", arguments: [0o600, 0o640, 0o604, 0o755] as [mode_t])
    func permissions(mode: mode_t) throws {
        try AtomicFile.write("old", to: path("a"), as: .report)
        #expect(chmod(path("a"), mode) == 0)
        try AtomicFile.write("new", to: path("a"), as: .report)
        #expect(text("a") == "new")
        #expect(self.mode("a") == mode)
    }

    @Test("Nothing but the file is left behind, and names can have 255 bytes")
    func names() throws {
        let long = String(repeating: "n", count: 255)
        try AtomicFile.write("x", to: path(long), as: .report)
        #expect(try AtomicFile.create("y", at: path(long), as: .report) == false)
        let other = String(long.dropLast()) + "m"
        #expect(try AtomicFile.create("y", at: path(other), as: .report))
        try AtomicFile.write("z", to: path("new/er/z"), as: .report)
        #expect(throws: FileSystem.Failure.self) { try AtomicFile.write("x", to: path(long + "/inside"), as: .report) }
        #expect(throws: FileSystem.Failure.self) { try AtomicFile.write("x", to: path(long + "n"), as: .report) }
        #expect(try FileSystem.names(in: folder) == ["new", other, long])
        #expect(text(long) == "x" && text("new/er/z") == "z")
    }

    @Test("Temporary files of killed runs are removed after an hour; files with other names are not")
    func leftovers() throws {
        // The folder of a test is new, so that this is the first file that the process writes there.
        let old = [".axaudit-0123456789abcdef.tmp", ".axaudit-ffffffffffffffff.tmp"]
        let others = [
            ".axaudit-0123456789abcde.tmp", ".axaudit-0123456789abcdeg.tmp", ".axaudit-baseline.json", "x.tmp",
            ".axaudit-0123456789ABCDEF.tmp",
        ]
        let young = ".axaudit-1111111111111111.tmp"
        for name in old + others + [young] {
            #expect(FileManager.default.createFile(atPath: path(name), contents: Data("x".utf8)))
            let age: TimeInterval = name == young ? 3_000 : 4_000
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path(name))
        }
        try FileManager.default.createSymbolicLink(
            atPath: path(".axaudit-2222222222222222.tmp"), withDestinationPath: path("x.tmp"))
        try AtomicFile.write("x", to: path("a"), as: .report)
        #expect(
            try Set(FileSystem.names(in: folder)) == Set(others + [young, ".axaudit-2222222222222222.tmp", "a"]))
    }

    @Test("A file is replaced only in the state in which it was seen, and created only if it was missing")
    func versions() throws {
        let missing = FileVersion(path("a"))
        try AtomicFile.write("first", to: path("a"), as: .report, ifStill: missing)
        let first = FileVersion(path("a"))
        #expect(throws: FileSystem.Failure.changed) {
            try AtomicFile.write("x", to: path("a"), as: .report, ifStill: missing)
        }
        try AtomicFile.write("other", to: path("a"), as: .report, ifStill: first)
        #expect(throws: FileSystem.Failure.changed) {
            try AtomicFile.write("x", to: path("a"), as: .report, ifStill: first)
        }
        #expect(text("a") == "other")
        #expect(try FileSystem.names(in: folder) == ["a"])
    }

    @Test("A file is created at the end of a link, unless something is there")
    func createdThroughLink() throws {
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "d/new")
        #expect(try AtomicFile.create("x", at: path("link"), as: .report))
        #expect(try !AtomicFile.create("y", at: path("link"), as: .report))
        #expect(text("d/new") == "x" && FileSystem.isLink(path("link")))
        #expect(try !AtomicFile.create("y", at: "/dev/null", as: .report))
    }

    @Test("A lock of another program delays the replacement, and does not prevent it")
    func foreignLock() throws {
        try AtomicFile.write("old", to: path("a"), as: .report)
        let file = open(path("a"), O_RDONLY)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        try AtomicFile.write("new", to: path("a"), as: .report, ifStill: FileVersion(path("a")))
        #expect(text("a") == "new")
    }

    @Test("Signals that end the process wait until the work is done", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
        // A handler that does nothing: the signal arrives without ending the process.
        let previous = signal(number) { _ in }
        defer { signal(number, previous) }
        // The threads of concurrent work block all signals.
        var (own, others) = (sigset_t(), sigset_t())
        sigemptyset(&own)
        sigaddset(&own, number)
        pthread_sigmask(SIG_UNBLOCK, &own, &others)
        defer { pthread_sigmask(SIG_SETMASK, &others, nil) }
        func isPending() -> Bool {
            var pending = sigset_t()
            sigpending(&pending)
            return sigismember(&pending, number) == 1
        }
        try EndingSignals.held { () throws(FileSystem.Failure) in
            pthread_kill(pthread_self(), number)
            #expect(isPending())
        }
        #expect(!isPending())
    }

    @Test("A file in a folder that cannot be written is written in place", .enabled(if: geteuid() != 0))
    func readOnlyFolder() throws {
        try AtomicFile.write("a longer text", to: path("a"), as: .report)
        #expect(chmod(folder, 0o500) == 0)
        try AtomicFile.write("short", to: path("a"), as: .report)
        #expect(throws: FileSystem.Failure.self) { try AtomicFile.write("x", to: path("b"), as: .report) }
        #expect(chmod(folder, 0o700) == 0)
        #expect(text("a") == "short")
    }

    #if os(Linux)
        @Test("A file that is a mount of its own is written in place", .enabled(if: geteuid() == 0))
        func mount() throws {
            try AtomicFile.write("a longer text", to: path("outside"), as: .report)
            try AtomicFile.write("hidden", to: path("inside"), as: .report)
            // Containers may forbid it.
            guard run("mount", "--bind", path("outside"), path("inside")) else { return }
            defer { _ = run("umount", path("inside")) }
            try AtomicFile.write("short", to: path("inside"), as: .report)
            #expect(text("outside") == "short")
            #expect(try FileSystem.names(in: folder) == ["inside", "outside"])
        }

        @Test("A file on another mount that is full keeps its contents", .enabled(if: geteuid() == 0))
        func fullMount() throws {
            try FileManager.default.createDirectory(atPath: path("small"), withIntermediateDirectories: true)
            guard run("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", path("small")) else { return }
            defer { _ = run("umount", path("small")) }
            try AtomicFile.write("old", to: path("small/outside"), as: .report)
            try AtomicFile.write("hidden", to: path("inside"), as: .report)
            guard run("mount", "--bind", path("small/outside"), path("inside")) else { return }
            defer { _ = run("umount", path("inside")) }
            let long = String(repeating: "long ", count: 100_000)
            #expect(throws: FileSystem.Failure.self) { try AtomicFile.write(long, to: path("inside"), as: .report) }
            #expect(text("inside") == "old")
            #expect(throws: FileSystem.Failure.self) {
                try AtomicFile.write(long, to: path("small/outside"), as: .report)
            }
            #expect(text("small/outside") == "old" && text("inside") == "old")
        }

        private func run(_ arguments: String...) -> Bool {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
    #endif
}
