import AXAuditCore

/// Notes on files that were probably meant to be variants of a screen and are none.
struct VariantNotes {
    /// The notes, one sentence each.
    let notes: [String]

    /// Creates the notes on the inputs of a run.
    ///
    /// - Parameter paths: The paths that the caller names.
    init(_ inputs: [InputFinder.Input], _ projects: [Project], _ paths: [String]) {
        let files = inputs.map { LintSession.absolute($0.path) }
        notes = Self.unmatched(files, projects, paths) + Self.unknownSuffixes(inputs)
    }

    /// Returns the configured variants without files, of the projects whose folder the run covers.
    private static func unmatched(_ files: [String], _ projects: [Project], _ paths: [String]) -> [String] {
        let folders = paths.isEmpty ? [""] : paths
        return projects.flatMap { project -> [String] in
            guard let variants = project.configuration.variants else { return [] }
            let isCovered = folders.contains { path in
                let folder = LintSession.absolute(path)
                return project.folder == folder || FileSystem.isPath(project.folder, inside: folder)
            }
            return isCovered ? variants.unmatched(files) : []
        }
    }

    /// Returns a note for each file whose name ends in a suffix that is not known but similar to one, beside a file
    /// without it.
    private static func unknownSuffixes(_ inputs: [InputFinder.Input]) -> [String] {
        let stems = Set(inputs.map { VariantName(path: $0.path).stem })
        return inputs.compactMap { input in
            guard let (stem, suffix) = VariantName.unknownSuffix(in: input.path), stems.contains(stem),
                let nearest = suffix.lowercased().nearest(in: ScreenVariant.suffixes)
            else { return nil }
            return
                "\(PathText.shown(input.path)): unknown suffix \"\(suffix.printable)\" of a variant; did you mean \"\(nearest)\"?"
        }
    }
}
