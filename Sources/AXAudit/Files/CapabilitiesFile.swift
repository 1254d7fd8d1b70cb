import AXFormats
import AXSyntax
import AXTree

/// The file with the capabilities of an Appium session beside a dump: `login.capabilities.json` beside `login.xml`.
package enum CapabilitiesFile {
    /// The end of the name of such a file, which is no tree.
    package static let ending = ".capabilities.json"

    /// Returns the path of the file that belongs to the dump at `path`.
    static func path(for path: String) -> String {
        let name = FileSystem.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return path + ending }
        return String(path.dropLast(name.distance(from: dot, to: name.endIndex))) + ending
    }

    /// Returns the density in the file that belongs to a dump, or `nil` if there is none.
    package static func density(for path: String) throws(InputErrors) -> Double? {
        let file = Self.path(for: path)
        guard FileSystem.entry(at: file)?.isFolder == false else { return nil }
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(file) } catch {
            throw InputErrors([InputError(file: file, message: "cannot be read: \(error.message)")])
        }
        do throws(SyntaxError) { return try AppiumCapabilities.density(bytes) } catch {
            let location = SourceText(bytes).location(of: error.offset)
            throw InputErrors([InputError(file: file, location: location, message: error.message)])
        }
    }
}
