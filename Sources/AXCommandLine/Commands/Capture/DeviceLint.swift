import AXAudit
import AXSyntax

/// `axaudit lint --device`: captures a screen and lints it, without writing it.
struct DeviceLint {
    /// Captures the screen of the device and returns the result of lint. In reports it has the path to which
    /// `axaudit capture` writes it, so that configurations, ignores and baselines concern both alike.
    static func result(_ invocation: Invocation) throws(UsageError) -> CommandResult {
        if let path = invocation.operands.first {
            throw UsageError("--device lints the screen of a device, found a path too: \"\(path.printable)\"")
        }
        for option in [Option.watch, .stdinFilename, .picture, .shard] where invocation.has(option) {
            throw UsageError("--device and --\(option.name) cannot be combined")
        }
        return try EndingSignals.held { () throws(UsageError) in
            let capture = try CaptureRun(invocation)
            let (screen, notes) = try capture.screen()
            let pictures: TemporaryFolder
            var picture: String?
            do throws(FileSystem.Failure) {
                pictures = try TemporaryFolder(in: invocation.environment.temporaryFolder)
                if case .png(let bytes) = screen.picture {
                    let path = FileSystem.joined(pictures.path, screen.name + CompanionKind.picture.ending)
                    try AtomicFile.write(bytes, to: path, as: .dump)
                    picture = path
                }
            } catch {
                throw UsageError("the picture cannot be written: \(error.message)")
            }
            var environment = invocation.environment
            environment.standardInput = { limit throws(FileSystem.Failure) in
                if screen.tree.count > limit { throw .tooLarge(limit) }
                return screen.tree
            }
            let path = FileSystem.joined(capture.folder, screen.name + screen.treeExtension)
            var lint = Invocation(
                command: invocation.command, isCommandImplied: false, commands: invocation.commands,
                environment: environment)
            lint.options = invocation.options
            lint.operands = ["-"]
            var result = try LintRun(lint) { linter in
                linter.standardInputPath = path
                linter.reader.standardInputName = PathText.shown(path)
                linter.picture = picture
                if linter.overrides.density == nil, let dots = screen.facts.dotsPerInch {
                    linter.overrides.density = Density.ofDotsPerInch(Double(dots))
                }
            }.result()
            result.errors = CaptureRun.summary(screen) + notes.noteLines + result.errors
            // The picture is in use until here.
            withExtendedLifetime(pictures) {}
            return result
        }
    }
}
