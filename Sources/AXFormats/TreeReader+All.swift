import AXDumps
import AXSyntax
import AXTree

extension TreeReader {
    /// Reads the screens of a dump of any format.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The path of the file, for messages.
    ///   - format: The format of the dump, or `nil` if the content decides.
    /// - Throws: All errors found, with their locations.
    public static func read(
        _ bytes: [UInt8], file: String, format: InputFormat? = nil
    ) throws(InputErrors) -> [Screen] {
        try read(bytes, file: file, format: format, among: InputFormat.all, unsupported: UnsupportedFormat.all)
    }
}
