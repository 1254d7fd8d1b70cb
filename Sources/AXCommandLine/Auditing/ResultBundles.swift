import AXAudit

/// Exports the attachments of result bundles with Xcode's `xcresulttool`.
enum ResultBundles {
    /// Exports the result bundles among some paths to temporary folders. Returns nothing for them where there is no
    /// `xcrun`: the session then says which command to run.
    static func exported(
        from paths: [String], _ environment: Environment
    ) -> [String: Result<ExportedBundle, InputError>] {
        let bundles = Set(paths.filter(ExportedBundle.isBundle))
        guard !bundles.isEmpty, let tool = program("xcrun", environment) else { return [:] }
        return Dictionary(uniqueKeysWithValues: bundles.map { ($0, export($0, with: tool, environment)) })
    }

    /// Returns the path of a program in the folders of the variable PATH.
    private static func program(_ name: String, _ environment: Environment) -> String? {
        (environment.variables["PATH"] ?? "").split(separator: ":")
            .map { FileSystem.joined(String($0), name) }
            .first { FileSystem.entry(at: $0)?.kind == .regular }
    }

    private static func export(
        _ bundle: String, with tool: String, _ environment: Environment
    ) -> Result<ExportedBundle, InputError> {
        func failure(_ message: String) -> Result<ExportedBundle, InputError> {
            .failure(InputError(file: PathText.shown(bundle), message: message))
        }
        do throws(FileSystem.Failure) {
            let parent = environment.variables["TMPDIR"] ?? ""
            let export = try ExportedBundle(in: parent.isEmpty ? "/tmp" : parent)
            let (code, errors) = try Program.run(
                tool,
                [
                    "xcresulttool", "export", "attachments", "--path", bundle, "--output-path", export.folder,
                ])
            if code == 0 { return .success(export) }
            let line = errors.split(whereSeparator: \.isNewline).first.map { ": \(String($0).printable(limit: 200))" }
            return failure(
                "xcrun xcresulttool export attachments failed with exit code \(code)\(line ?? ""); it needs Xcode 16 or later"
            )
        } catch {
            return failure("cannot be exported: \(error.message)")
        }
    }
}
