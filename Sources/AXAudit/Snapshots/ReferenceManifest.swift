import AXAuditCore
import AXSyntax

/// The names of the references of a folder that axaudit has written or compared with a screen, in a hidden file of the
/// folder. The references themselves have no mark, since AXSnapshot writes the same text.
package enum ReferenceManifest {
    /// The name of the file.
    package static let fileName = ".axaudit-references"
    private static let comment = "# References of axaudit snapshot; --prune removes only these."
    /// How often a change is tried while other processes change the file as well.
    private static let maximumTries = 100

    /// Returns the names in the manifest of a folder; none if it does not exist.
    package static func names(in folder: String) throws(InputErrors) -> Set<String> {
        let path = FileSystem.joined(folder, fileName)
        guard FileSystem.exists(path) else { return [] }
        do throws(FileSystem.Failure) {
            let lines = try FileSystem.read(path, as: .reference).split(separator: UInt8(ascii: "\n"))
            return Set(lines.map { PathText.text(of: Array($0)) }.filter { !$0.hasPrefix("#") })
        } catch {
            throw InputErrors([InputError(file: path, message: "cannot be read: \(error.message)")])
        }
    }

    /// Changes the names in the manifest of a folder.
    package static func update(in folder: String, _ change: (inout Set<String>) -> Void) throws(InputErrors) {
        let path = FileSystem.joined(folder, fileName)
        for number in 1...maximumTries {
            let version = FileVersion(path)
            let old = try names(in: folder)
            var names = old
            change(&names)
            if names == old { return }
            let lines = [comment] + names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let bytes = lines.flatMap { PathText.bytes(of: $0) + [UInt8(ascii: "\n")] }
            do throws(FileSystem.Failure) {
                return try AtomicFile.write(bytes, to: path, as: .reference, ifStill: version)
            } catch {
                if error == .changed, number < maximumTries { continue }
                throw InputErrors([InputError(file: path, message: "cannot be written: \(error.message)")])
            }
        }
    }
}
