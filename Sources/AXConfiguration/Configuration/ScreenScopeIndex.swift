import AXEngine
import AXSyntax

/// Scopes that are matched against a screen in one pass.
struct ScreenScopeIndex: Sendable {
    /// The patterns for files relative to one folder.
    private struct Folder: Sendable {
        var patterns: PathPatterns
        /// The number of the scope of each pattern.
        var owners: [Int]
    }

    /// By scope, whether it contains screens of every name, and of every path.
    private let hasEveryName: [Bool]
    private let hasEveryPath: [Bool]
    private let names: GlobSet
    /// The number of the scope of each pattern in `names`.
    private let nameOwners: [Int]
    private let folders: [Folder]

    /// Creates an index of scopes. The number of a scope is its index in the list.
    init(_ scopes: [ScreenScope]) {
        hasEveryName = scopes.map { $0.screens.isEmpty }
        hasEveryPath = scopes.map { $0.paths.isEmpty }
        names = GlobSet(scopes.flatMap { $0.screens.map(\.pattern) })
        nameOwners = scopes.enumerated().flatMap { number, scope in scope.screens.map { _ in number } }
        // The configurations that another one extends have folders of their own.
        let byFolder = Dictionary(grouping: scopes.indices.filter { !scopes[$0].paths.isEmpty }) {
            scopes[$0].paths.folder
        }
        folders = byFolder.sorted { $0.key < $1.key }.map { folder, numbers in
            Folder(
                patterns: PathPatterns(numbers.flatMap { scopes[$0].paths.patterns }, in: folder),
                owners: numbers.flatMap { number in scopes[number].paths.patterns.map { _ in number } })
        }
    }

    /// Returns the numbers of the scopes that contain a screen, in ascending order.
    func containing(_ screen: ScreenID) -> [Int] {
        var hasName = hasEveryName
        for match in names.matches(screen.name) { hasName[nameOwners[match]] = true }
        var hasPath = hasEveryPath
        for folder in folders where !screen.path.isEmpty {
            for match in folder.patterns.matchingPatterns(screen.path) { hasPath[folder.owners[match]] = true }
        }
        var numbers: [Int] = []
        for number in hasName.indices where hasName[number] && hasPath[number] { numbers.append(number) }
        return numbers
    }
}
