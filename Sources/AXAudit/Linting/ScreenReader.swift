import AXFormats
import AXReports
import AXAuditCore
import AXSyntax

/// Reads the screens of files and of standard input.
package struct ScreenReader: Sendable {
    /// The formats that can be read.
    package var formats: [InputFormat]
    /// The format of every input, or `nil` to detect it from the content.
    package var format: InputFormat?
    /// The platform of dumps that do not tell it, or `nil` if it is not known.
    package var platform: Platform?
    /// The locale and density that the caller gives the screens.
    package var overrides = ScreenOverrides()
    /// The file name of standard input in reports.
    package var standardInputName = "<stdin>"
    /// Returns the bytes of standard input, up to a limit.
    package var standardInput: @Sendable (_ limit: Int) throws(FileSystem.Failure) -> [UInt8] = {
        limit throws(FileSystem.Failure) in try FileSystem.readStandardInput(limit: limit)
    }
    /// The greatest size of an input, in bytes.
    package var sizeLimit = FileSystem.defaultSizeLimit
    /// The crawls of which the inputs are states.
    private let crawls = CrawlCache()
    /// The names of settings in messages.
    package var settingNames = SettingNames.api

    /// Creates a reader of these formats.
    package init(formats: [InputFormat] = InputFormat.all) { self.formats = formats }

    /// The screens of an input.
    package struct Contents: Sendable {
        /// The screens as the dump has them.
        package var screens: [Screen]
        /// The overrides of the caller; without a density of the caller, with that of the file of capabilities.
        package var overrides: ScreenOverrides
        /// The errors of companions that are there and cannot be read. The screens are audited all the same.
        package var errors: [InputError] = []
    }

    /// Reads an input and its companions.
    package func contents(of input: InputFinder.Input, _ companions: CompanionReader) -> Result<Contents, InputErrors> {
        let file = input.path == "-" ? standardInputName : PathText.shown(input.path)
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try self.bytes(
                of: input.attachment?.storage ?? input.path, named: file, as: input.isNamed ? .input : .found)
        } catch {
            return .failure(InputErrors([error]))
        }
        // The output of an earlier run is no dump, although some formats claim it.
        if !input.isNamed, WrittenFile(bytes) != nil {
            let error = InputError(file: file, message: "found a file that axaudit has written, which is no dump")
            return .failure(InputErrors([error], isUnrecognised: true))
        }
        do throws(InputErrors) {
            if let screen = try AuditReader.screen(bytes, at: input.path, named: file) {
                return .success(Contents(screens: [screen], overrides: overrides))
            }
            var screens = try TreeReader.read(
                bytes, file: file, format: format, among: formats, unsupported: UnsupportedFormat.all,
                naming: settingNames,
                platform: platform, isAttachment: input.attachment != nil)
            companions.register(screens)
            companions.setTouches(of: &screens, crawls)
            if let attachment = input.attachment { Self.setTest(attachment, of: &screens) }
            if !input.isNamed, Self.isEmptyList(bytes, screens) {
                throw InputErrors([InputError(file: file, message: "found \(UnsupportedFormat.emptyList)")])
            }
            return .success(contents(of: screens, companions))
        } catch {
            return .failure(error)
        }
    }

    /// Reads the companions of screens.
    private func contents(of screens: [Screen], _ companions: CompanionReader) -> Contents {
        var contents = Contents(screens: screens, overrides: overrides, errors: companions.errors)
        do throws(InputErrors) { try companions.setIssues(of: &contents.screens, self) } catch {
            contents.errors += error.errors
        }
        do throws(InputErrors) { contents.overrides = try overrides(for: screens, companions) } catch {
            contents.errors += error.errors
        }
        // A companion that cannot be opened is found again when it is read.
        var seen: Set<InputError> = []
        contents.errors = contents.errors.filter { seen.insert($0).inserted }
        let notes = companions.notes
        for index in contents.screens.indices { contents.screens[index].origin.notes += notes }
        return contents
    }

    /// Sets the test that screens belong to, and their names if the dump has none.
    private static func setTest(_ attachment: TestAttachment, of screens: inout [Screen]) {
        for index in screens.indices {
            screens[index].origin.test = attachment.test
            if screens[index].name != nil { continue }
            screens[index].name =
                index == 0 ? attachment.screenName : "\(attachment.screenName), screen \(index + 1)"
        }
    }

    /// Returns the overrides for the screens of a dump: those of the caller, and what its companions tell.
    package func overrides(
        for screens: [Screen], _ companions: CompanionReader
    ) throws(InputErrors) -> ScreenOverrides {
        var overrides = overrides
        if overrides.density == nil, screens.contains(where: \.hasFramesInPixels) {
            overrides.density = try companions.density()
        }
        return overrides
    }

    /// Returns the bytes of a file that messages call `name`, or of standard input for the path `-`.
    package func bytes(of path: String, named name: String, as role: InputRole) throws(InputError) -> [UInt8] {
        do throws(FileSystem.Failure) {
            return try path == "-"
                ? standardInput(sizeLimit) : FileSystem.read(path, as: role, isNamed: role == .input, limit: sizeLimit)
        } catch {
            let setting = error == .tooLarge(sizeLimit) ? settingNames.sizeLimit : nil
            let hint = setting.map { "; \($0) raises the limit" } ?? ""
            throw InputError(file: name, message: "cannot be read: \(error.message)\(hint)")
        }
    }

    /// Whether a file is an empty list, as reports without findings are.
    private static func isEmptyList(_ bytes: [UInt8], _ screens: [Screen]) -> Bool {
        screens.allSatisfy { $0.elements.isEmpty } && bytes.lazy.filter { $0 > 0x20 }.elementsEqual("[]".utf8)
    }
}
