import AXAuditCore

extension RunRegister {
    /// Creates an empty register of a run that replaces files as `RunFiles` allows.
    package convenience init(
        standardOutput: Int32 = 1, standardError: Int32 = 2, readableFolders: [String]? = nil
    ) {
        self.init(
            standardOutput: standardOutput, standardError: standardError, readableFolders: readableFolders
        ) { output, path, input in
            RunFiles.mayReplace(output, RunFiles.Input(path: path, role: input))
        }
    }
}
