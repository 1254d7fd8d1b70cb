import AXAudit
import AXSyntax

/// Exports the attachments of result bundles with Xcode's `xcresulttool`.
enum ResultBundles {
    /// Exports the result bundles among some paths to temporary folders. Returns nothing for them where there is no
    /// `xcrun`: the session then says which command to run.
    static func exported(
        from paths: [String], _ environment: Environment
    ) -> [String: Result<ExportedBundle, InputError>] {
        let bundles = Set(paths.filter(ExportedBundle.isBundle))
        guard !bundles.isEmpty, let tool = Program.path(of: "xcrun", in: environment.programFolders) else { return [:] }
        return Dictionary(uniqueKeysWithValues: bundles.map { ($0, export($0, with: tool, environment)) })
    }

    /// The time limit of an export. A bundle can have gigabytes of videos.
    private static let timeLimit = TimeSpan.seconds(600)

    private static func export(
        _ bundle: String, with tool: String, _ environment: Environment
    ) -> Result<ExportedBundle, InputError> {
        func failure(_ message: String) -> Result<ExportedBundle, InputError> {
            .failure(InputError(file: PathText.shown(bundle), message: message))
        }
        let export: ExportedBundle
        do throws(FileSystem.Failure) { export = try ExportedBundle(in: environment.temporaryFolder) } catch {
            return failure("cannot be exported: \(error.message)")
        }
        do throws(ProgramError) {
            let result = try Program.run(
                tool, ["xcresulttool", "export", "attachments", "--path", bundle, "--output-path", export.folder],
                timeLimit: timeLimit)
            if result.code == 0 { return .success(export) }
            let line = result.errors.split(whereSeparator: \.isNewline).first
                .map { ": \(String($0).printable(limit: 200))" }
            return failure(
                "xcrun xcresulttool export attachments failed with exit code \(result.code)\(line ?? ""); it needs Xcode 16 or later"
            )
        } catch {
            return failure("cannot be exported: xcrun \(error.message)")
        }
    }
}
