import AXReports
import AXAuditCore
import AXFormats
import AXSyntax

/// The files to which the shell has redirected standard output and standard error of this process, and its reports.
enum OwnOutput {
    /// Returns whether a file that was found in a folder is one of them, as with `axaudit lint > report.txt` in the
    /// folder of the dumps. A dump to which the output would be appended is not: it is refused as an output.
    static func has(_ path: String, _ entry: FileSystem.Entry, descriptors: [Int32] = [1, 2]) -> Bool {
        if RunRegister.current?.isEmptyOutput(entry) == true { return true }
        let isOwn = descriptors.contains { descriptor in
            var status = stat()
            return fstat(descriptor, &status) == 0 && FileSystem.Identity(status) == entry.identity
        }
        guard isOwn, entry.kind == .regular else { return false }
        guard let bytes = FileSystem.unregistered(path) else { return true }
        return WrittenFile(bytes) != nil
            || !TreeReader.isDump(bytes, among: InputFormat.all, unsupported: UnsupportedFormat.all)
    }
}
