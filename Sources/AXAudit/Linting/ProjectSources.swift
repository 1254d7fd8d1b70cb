import AXAuditCore
import AXSources
import AXSyntax

/// The sources of the apps of a run: those of the caller, else those of the configuration of each project.
package struct ProjectSources: Sendable {
    /// The indices of the sources, each built once.
    package struct Indices: Sendable {
        fileprivate let indices: [[String]: SourceIndex]
        fileprivate let folders: [[String]]

        /// Searches for all elements of a screen of a project, or returns `nil` if the project has no sources.
        package func search(_ screen: Screen, of project: Int) -> CodeSearch? {
            guard folders.indices.contains(project), let index = indices[folders[project]] else { return nil }
            return CodeSearch(index, screen)
        }
    }

    /// The folders of each project, by the project's index.
    private let folders: [[String]]
    /// The files of each list of folders.
    private let finders: [[String]: SourceFinder]
    private let cache = SourceIndexCache()

    /// Finds the sources of projects. `given` are the folders of the caller, which outweigh those of the
    /// configurations.
    package init(_ given: [String], _ projects: [Project]) {
        folders = projects.map { given.isEmpty ? $0.configuration.sources : given }
        var finders: [[String]: SourceFinder] = [:]
        for folders in Set(folders) where !folders.isEmpty { finders[folders] = SourceFinder(folders) }
        self.finders = finders
    }

    /// The finders, in the order of their projects.
    private var inOrder: [SourceFinder] {
        if finders.isEmpty { return [] }
        var seen: Set<[String]> = []
        return folders.filter { seen.insert($0).inserted }.compactMap { finders[$0] }
    }

    /// The folders that do not exist.
    package var errors: [InputError] { inOrder.flatMap(\.errors) }

    /// Notes on what was skipped.
    package var notes: [String] { inOrder.flatMap(\.notes) }

    /// The paths of the files that are read.
    package var paths: [String] { inOrder.flatMap(\.paths) }

    /// Reads the files, once.
    package func indices() -> Indices {
        cache.indices { [finders, folders] in
            // Most runs have no sources.
            Indices(indices: finders.isEmpty ? [:] : finders.mapValues { $0.index() }, folders: folders)
        }
    }
}
