import AXPictures
import AXSyntax

/// What is done with a screen after it was read, in this order: overrides, audit, owners, code.
///
/// Every command and assertion uses these functions, so that all of them have the same findings. The audit of a screen
/// does not depend on other screens, but for rules over groups of screens, which run when all screens have been read.
/// Ignores and baseline record what they matched, so ``RunBuilder`` applies
/// them to one screen after the other.
package struct ScreenPipeline: Sendable {
    /// The configuration of the screen and the rules that it selects.
    package let project: Project
    /// The locale and density that outweigh those of the configuration.
    package var overrides: ScreenOverrides
    /// What is kept of the screen besides its findings.
    package var detail: ScreenDetail
    /// Whether the trees of screens that are compared with their variants are kept, until the run is finished.
    package var keepsTrees = false
    /// Sets the places in the app's sources of the findings of a screen, if they are known.
    package var setCode: @Sendable (inout ScreenAudit, PlatformAudit) -> Void = { _, _ in }
    /// Returns the picture of a screen, or `nil` if there is none.
    package var picture: @Sendable (Screen) -> PictureInput? = { screen in
        screen.origin.captured.map { PictureFile.read($0, of: screen) }
    }
    /// Returns whether there is a companion of a kind that the audit does not read.
    package var hasCompanion: @Sendable (CompanionKind) -> Bool = { _ in false }
    /// The errors of companions of the screen that are there and cannot be read.
    package var unfinished: [InputError] = []
    /// How reports show the pictures.
    package var pictures = PictureInclusion.none
    /// Returns the time that has passed since some point in the past, to measure rules; `nil` to measure nothing.
    package var now: (@Sendable () -> TimeSpan)?

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

    /// Returns whether a rule that is checked on a screen measures its picture.
    package func needsPicture(of screen: Screen, as id: ScreenID) -> Bool {
        project.audits.audit(of: id, on: screen.platform, by: project.selection).neededCompanions.contains(.picture)
    }

    /// Prepares and audits a screen, and sets the owners of its findings.
    ///
    /// - Parameter number: The index of the screen among those of its file.
    package func audit(_ screen: Screen, as id: ScreenID, number: Int = 0) -> ScreenAudit {
        var errors = unfinished
        var rules = project.audits.audit(of: id, on: screen.platform, by: project.selection)
        rules.now = now
        for kind in rules.neededCompanions.subtracting([.picture, .audit]) where hasCompanion(kind) {
            rules.companions.insert(kind)
        }
        if rules.neededCompanions.contains(.picture), let picture = picture(screen) {
            rules.picture = picture
            rules.pictureInclusion = pictures
            rules.companions.insert(.picture)
            // The picture that a test took is not a file that somebody put beside the dump.
            if screen.origin.captured == nil, let error = picture.error, !errors.contains(error) {
                errors.append(error)
            }
        }
        let screen = prepared(screen, as: id)
        rules.journeys = project.configuration.journeys(on: screen, as: id)
        var audit = rules(screen)
        audit.unfinished = errors.map(\.description) + audit.unfinished
        audit.screenID = id
        audit.number = number
        audit.customRules = project.configuration.customRules
        audit.setOwners(project.configuration.owners)
        if !audit.findings.isEmpty { setCode(&audit, rules) }
        let waitsForGroup = audit.isCompared && (keepsTrees || audit.screen.group != nil)
        if !waitsForGroup { audit.reduce(to: detail) }
        return audit
    }
}
