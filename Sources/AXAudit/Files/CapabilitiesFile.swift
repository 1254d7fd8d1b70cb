import AXFormats
import AXSyntax
import AXTree

/// The companion with the capabilities of an Appium session: `login.capabilities.json` beside `login.xml`.
package enum CapabilitiesFile {
    /// Returns the density in the file that belongs to a dump, or `nil` if there is none.
    package static func density(for path: String) throws(InputErrors) -> Double? {
        guard let file = CompanionFinder.file(of: .capabilities, beside: path) else { return nil }
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
