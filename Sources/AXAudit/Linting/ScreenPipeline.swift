import AXPictures
import AXSources

/// What is done with a screen after it was read, in this order: overrides, audit, owners, ignores, baseline.
///
/// Every command and assertion uses these functions, so that all of them have the same findings. The audit of a screen does not
/// depend on other screens, but for rules over groups of screens, which run when all screens have been read, and for the time limit of
/// custom rules. Ignores and baseline record what they matched, so ``Suppressions`` applies them to one screen after the other.
package struct ScreenPipeline: Sendable {
    /// The configuration of the screen and the rules that it selects.
    package let project: Project
    /// The locale and density that outweigh those of the configuration.
    package var overrides: ScreenOverrides
    /// What is kept of the screen besides its findings.
    package var detail: ScreenDetail
    /// The path of the dump, beside which its companions are; `nil` for a screen without a file.
    package var path: String?
    /// Whether the trees of screens that are compared with their variants are kept, until the run is finished.
    package var keepsTrees = false
    /// Returns the search for the elements of a screen in the app's sources, or `nil` if they are unknown.
    package var codeSearch: @Sendable (Screen) -> CodeSearch? = { _ in nil }
    /// The folder that the path of a picture in the dump counts from; `nil` if such a path is ignored.
    package var pictureFolder: String?
    /// The path of the picture that the test attached which attached the dump; `nil` if there is none.
    var attachedPicture: String?
    /// Whether the dump is the only input of its folder.
    package var isOnlyInput = false
    /// Returns whether a file beside the dump is left out.
    package var leavesOut: @Sendable (_ path: String) -> Bool = { _ in false }
    /// The number of screens in the dump. Only the picture of a single one can be found by its name.
    package var screenCount = 1
    /// The picture that the caller names; `nil` to look for it beside the dump.
    package var picture: PictureInput?
    /// How reports show the pictures.
    package var pictures = PictureInclusion.none
    /// Returns the time that has passed since some point in the past, to measure rules; `nil` to measure nothing.
    package var now: (@Sendable () -> Duration)?

    /// Creates the pipeline of the screens of a project.
    package init(
        _ project: Project, _ overrides: ScreenOverrides = ScreenOverrides(), keeping detail: ScreenDetail = .source
    ) {
        self.project = project
        self.overrides = overrides
        self.detail = detail
    }

    /// Returns a screen with the locale, density and types that overrides and configuration give it.
    package func prepared(_ screen: Screen, as id: ScreenID) -> Screen {
        project.configuration.prepared(screen, as: id, overrides)
    }

    /// Prepares and audits a screen, and sets the owners of its findings.
    ///
    /// - Parameter number: The index of the screen among those of its file.
    package func audit(_ screen: Screen, as id: ScreenID, number: Int = 0) -> ScreenAudit {
        var rules = project.audits.audit(of: id, on: screen.platform, by: project.selection)
        rules.now = now
        rules.timeLimit = project.timeLimit
        if let path {
            for kind in rules.neededCompanions
            where kind != .picture && CompanionFinder.file(of: kind, beside: path) != nil {
                rules.companions.insert(kind)
            }
        }
        if rules.neededCompanions.contains(.picture), let picture = picture(of: screen) {
            rules.picture = picture
            rules.pictureInclusion = pictures
            rules.companions.insert(.picture)
        }
        var audit = rules(prepared(screen, as: id))
        audit.screenID = id
        audit.number = number
        audit.customRules = project.configuration.customRules
        audit.setOwners(project.configuration.owners)
        if !audit.findings.isEmpty, let search = codeSearch(audit.screen) { audit.setCode(search, rules) }
        let waitsForGroup = audit.isCompared && (keepsTrees || audit.screen.group != nil)
        if !waitsForGroup { audit.reduce(to: detail) }
        return audit
    }

    /// Returns the picture of a screen: that which a test took with it, else that of the caller, else that which the dump names, else
    /// that of the same test, else that beside the dump.
    package func picture(of screen: Screen) -> PictureInput? {
        if let captured = screen.captured { return PictureFile.read(captured, of: screen) }
        if let picture { return picture }
        if let pictureFolder, let path = screen.picturePath { return namedPicture(path, in: pictureFolder) }
        guard let path, screenCount == 1 else { return nil }
        if let attachedPicture, !leavesOut(attachedPicture) {
            return PictureFile.read(attachedPicture, withDigest: detail == .source)
        }
        let file = CompanionFinder.file(of: .picture, beside: path, isOnly: isOnlyInput, leavingOut: leavesOut)
        return file.map { PictureFile.read($0, withDigest: detail == .source) }
    }

    /// Reads the picture that a dump names.
    private func namedPicture(_ path: String, in folder: String) -> PictureInput? {
        let file = FileSystem.joined(folder, path)
        if leavesOut(file) { return nil }
        // The path stays in the folder, but a link in the folder can lead anywhere.
        if let target = FileSystem.realPath(file), let root = FileSystem.realPath(folder.isEmpty ? "." : folder),
            !FileSystem.isPath(target, inside: root)
        {
            let error = PictureError("a link leads out of the folder of the dump")
            return PictureInput(file: PathText.shown(file), contents: .failure(error))
        }
        return PictureFile.read(file, withDigest: detail == .source)
    }
}
