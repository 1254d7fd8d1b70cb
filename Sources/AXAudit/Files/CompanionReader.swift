import AXAuditCore
import AXFormats
import AXPictures
import AXSyntax
import AXTree

/// Reads the companions of a dump: the files beside it, those that a test attached with it, and the picture that it
/// names.
package struct CompanionReader: Sendable {
    /// The path of the dump; `nil` for one without a file.
    private let dump: String?
    /// The folder that the path of a picture in the dump counts from.
    private let folder: String
    /// What a test attached with the dump.
    private let attachment: TestAttachment?
    /// Returns whether a file is left out.
    private let leavesOut: @Sendable (_ path: String) -> Bool
    /// Whether the dump is the only input of its folder.
    package var isOnlyInput = false
    /// The picture that the caller names; `nil` to look for it.
    package var picture: PictureInput?
    /// Whether to compute the digests of pictures.
    package var computesDigests = true

    /// Creates a reader of the companions of an input.
    package init(
        _ input: InputFinder.Input, leavingOut leavesOut: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
    ) {
        dump = input.path
        folder = FileSystem.parent(of: input.path)
        attachment = input.attachment
        self.leavesOut = leavesOut
    }

    /// Creates a reader of the pictures that dumps without a file name.
    package init(picturesIn folder: String) {
        self.folder = folder
        dump = nil
        attachment = nil
        leavesOut = { _ in false }
    }

    /// The paths of the files that are read, but for the picture that the dump names.
    package var files: [String] {
        CompanionKind.all.compactMap(file) + [attachment?.picture, attachment?.audit].compactMap(\.self)
    }

    /// Returns the path of the file of a kind that is beside the dump; `nil` if there is none or if it is left out.
    private func file(of kind: CompanionKind) -> String? {
        dump.flatMap { CompanionFinder.file(of: kind, beside: $0, isOnly: isOnlyInput, leavingOut: leavesOut) }
    }

    /// Returns whether a file of a kind is beside the dump, also one that is left out.
    package func has(_ kind: CompanionKind) -> Bool {
        dump.flatMap { CompanionFinder.file(of: kind, beside: $0) } != nil
    }

    // MARK: Capabilities

    /// Returns the density in the capabilities beside the dump, or `nil` if there are none. Exclusions do not concern
    /// them.
    package func density() throws(InputErrors) -> Double? {
        guard let dump, let file = CompanionFinder.file(of: .capabilities, beside: dump) else { return nil }
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(file, as: .companion(.capabilities)) } catch {
            throw InputErrors([InputError(file: PathText.shown(file), message: "cannot be read: \(error.message)")])
        }
        do throws(SyntaxError) { return try AppiumCapabilities.density(bytes) } catch {
            throw InputErrors(SyntaxErrors([error]), in: SourceText(bytes), file: file)
        }
    }

    // MARK: Apple's audit

    /// Sets the issues of the screen of the dump from the audit that belongs to it, if there is one.
    func setIssues(of screens: inout [Screen], _ reader: ScreenReader) throws(InputErrors) {
        guard let dump, !CompanionFinder.paths(of: .audit, beside: dump).contains(where: leavesOut),
            let path = attachment?.audit ?? file(of: .audit), path != dump
        else { return }
        let file = PathText.shown(path)
        let bytes: [UInt8]
        do throws(InputError) { bytes = try reader.bytes(of: path, named: file, as: .companion(.audit)) } catch {
            throw InputErrors([error])
        }
        if screens.count != 1 {
            let count = screens.count
            throw InputErrors([
                InputError(file: file, message: "an audit is of one screen, and the dump beside it has \(count)")
            ])
        }
        if screens[0].platform != .iOS {
            let name = screens[0].platform.name
            throw InputErrors([
                InputError(file: file, message: "Apple's audit is of an iOS app, and the dump beside it is of \(name)")
            ])
        }
        do throws(SyntaxErrors) {
            guard let issues = try AuditFile.issues(bytes, isNamed: true) else {
                throw SyntaxErrors([
                    SyntaxError(at: 0, found: "another document", expected: "the list of issues of Apple's audit")
                ])
            }
            screens[0].origin.issues = issues
        } catch {
            throw InputErrors(error, in: SourceText(bytes), file: file)
        }
    }

    // MARK: Crawls

    /// Sets the touches of the screens of states of a crawl, and what followed.
    func setTouches(of screens: inout [Screen], _ crawls: CrawlCache) {
        guard let dump else { return }
        for index in screens.indices where screens[index].origin.state != nil {
            let crawl = crawls.crawl(of: dump, leavingOut: leavesOut)
            screens[index].touches = crawl.touches(of: screens[index])
            screens[index].followers = crawl.followers(of: screens[index])
        }
    }

    // MARK: Picture

    /// Returns the picture of a screen: that which a test took with it, else that of the caller, else that which the
    /// dump names, else that of the same test, else that beside the dump.
    ///
    /// - Parameter count: The number of screens in the dump. Only the picture of a single one can be found by its name.
    package func picture(of screen: Screen, among count: Int = 1) -> PictureInput? {
        if let captured = screen.origin.captured { return PictureFile.read(captured, of: screen) }
        if let picture { return picture }
        if let path = screen.origin.picturePath { return namedPicture(path) }
        guard count == 1 else { return nil }
        let attached = attachment?.picture.flatMap { leavesOut($0) ? nil : $0 }
        return (attached ?? file(of: .picture)).map { PictureFile.read($0, withDigest: computesDigests) }
    }

    /// Adds the pictures that the screens of the dump name to the register of the run, whether they are read or not.
    package func register(_ screens: [Screen]) {
        guard let register = RunRegister.current else { return }
        for path in screens.compactMap(\.origin.picturePath) {
            register.add(FileSystem.joined(folder, path), as: .companion(.picture))
        }
    }

    /// The errors of companions that are there and are none, whether a rule needs them or not. A picture is decoded
    /// only for a rule, so only its beginning is looked at.
    var errors: [InputError] {
        CompanionKind.all.compactMap { kind in
            // The caller's picture is read instead.
            if kind == .picture, picture != nil { return nil }
            return file(of: kind).flatMap { Self.error(in: $0, kind) }
        }
    }

    private static func error(in path: String, _ kind: CompanionKind) -> InputError? {
        let reason: String
        do throws(FileSystem.Failure) {
            let bytes = try FileSystem.beginning(
                of: path, as: .companion(kind), count: PictureReader.beginningSize)
            guard kind == .picture else { return nil }
            do throws(PictureError) {
                try PictureReader.check(beginning: bytes)
                return nil
            } catch {
                if error.isRefusal { return nil }
                reason = error.description
            }
        } catch {
            reason = error.message
        }
        return InputError(file: PathText.shown(path), message: "cannot be read: \(reason)")
    }

    /// Notes on the files beside the dump that are not used.
    var notes: [String] {
        guard let dump else { return [] }
        return CompanionFinder.linksOut(beside: dump, leavingOut: leavesOut).map {
            "\(PathText.shown($0).printable) is not used: the link leads out of the folder of the dump"
        }
    }

    /// Reads the picture that the dump names.
    private func namedPicture(_ path: String) -> PictureInput? {
        let file = FileSystem.joined(folder, path)
        if leavesOut(file) { return nil }
        // The path stays in the folder, but a link in the path can lead anywhere.
        if let target = FileSystem.realPath(file), let root = FileSystem.realPath(folder.isEmpty ? "." : folder),
            !FileSystem.isPath(target, inside: root)
        {
            let error = PictureError("a link leads out of the folder of the dump", isRefusal: true)
            return PictureInput(file: PathText.shown(file), contents: .failure(error))
        }
        return PictureFile.read(file, withDigest: computesDigests)
    }
}
