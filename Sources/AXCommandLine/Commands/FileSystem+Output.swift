import AXAudit

extension FileSystem {
    /// Writes a text that a command makes to a file.
    ///
    /// - Parameter version: The state of the file when the command looked at it; see `AtomicFile`.
    /// - Throws: A message that names the file as `name`.
    static func writeOutput(
        _ text: String, to path: String, as role: OutputRole, named name: String? = nil,
        ifStill version: FileVersion? = nil
    ) throws(UsageError) {
        do throws(Failure) { try AtomicFile.write(text, to: path, as: role, ifStill: version) } catch {
            throw UsageError("\(name ?? path): cannot be written: \(error.message)")
        }
    }

    /// Throws if a file cannot be written, so that a command fails before it starts its work.
    static func requireWritable(_ path: String, named name: String? = nil) throws(UsageError) {
        if let obstacle = AtomicFile.obstacle(toWriting: path) {
            throw UsageError("\(name ?? path): cannot be written: \(obstacle.message)")
        }
    }
}
