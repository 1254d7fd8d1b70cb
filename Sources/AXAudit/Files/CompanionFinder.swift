import AXAuditCore
import AXTree

/// Finds the companions of a dump, which are beside it.
package struct CompanionFinder: Sendable {
    /// The kinds of files that are companions and no inputs.
    package let kinds: [CompanionKind]

    /// Creates a finder of these kinds.
    package init(_ kinds: [CompanionKind] = CompanionKind.all) { self.kinds = kinds }

    /// Returns the kind of companion that a file is, by its name alone; `nil` if it is none.
    func kind(of path: String) -> CompanionKind? {
        kinds.first { $0.endings.contains(where: path.hasSuffix) }
    }

    /// Returns whether a file is a companion and no input, by its name. An audit without a dump beside it is an input.
    func isCompanion(_ path: String) -> Bool {
        for kind in kinds {
            guard let ending = kind.endings.first(where: path.hasSuffix) else { continue }
            guard kind == .audit else { return true }
            let stem = String(path.dropLast(ending.count))
            return InputFinder.extensions.flatMap { [$0, $0.uppercased()] }.contains {
                FileSystem.entry(at: stem + $0)?.isFolder == false
            }
        }
        return false
    }

    /// Returns whether a file is an event of a crawl of droidbot, named by its moment, which belongs to the states in the
    /// folder beside its own (`CrawlCache`).
    static func isEventOfCrawl(_ path: String) -> Bool {
        let name = FileSystem.name(of: path)
        guard name.hasPrefix("event_"), name.dropFirst(6).first?.isNumber == true, name.hasSuffix(".json") else {
            return false
        }
        let folder = FileSystem.parent(of: path)
        return FileSystem.name(of: folder) == "events"
            && FileSystem.entry(at: FileSystem.joined(folder, "../states"))?.isFolder == true
    }

    /// Returns the paths that a companion of a dump can have: `a/login.capabilities.json` for `a/login.xml`.
    static func paths(of kind: CompanionKind, beside dump: String) -> [String] {
        let bytes = dump.utf8
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        guard let dot = bytes[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else {
            return kind.endings.map { dump + $0 }
        }
        var stem = String(Substring(bytes[..<dot]))
        if let ending = kind.dumpEndings.first(where: stem.hasSuffix) { stem.removeLast(ending.count) }
        return kind.endings.map { stem + $0 }
    }

    /// Returns the path of a companion that exists, also as a folder or a link to nowhere; `nil` if there is none.
    /// Standard input has none, and a link that leads out of the folder of the dump is none.
    ///
    /// - Parameters:
    ///   - isOnly: Whether the dump is the only input of its folder, whose only picture can have any name.
    ///   - leavesOut: Returns whether a file is left out.
    package static func file(
        of kind: CompanionKind, beside dump: String, isOnly: Bool = false,
        leavingOut leavesOut: (_ path: String) -> Bool = { _ in false }
    ) -> String? {
        if dump == "-" { return nil }
        let found = paths(of: kind, beside: dump).first {
            FileSystem.exists($0) && !leavesOut($0) && !leadsOut($0)
        }
        return found ?? (isOnly && kind.canBeAlone ? onlyFile(of: kind, beside: dump, leavingOut: leavesOut) : nil)
    }

    /// Returns whether a link leads out of a folder, of its own if none is given.
    static func leadsOut(_ path: String, of folder: String? = nil) -> Bool {
        guard FileSystem.isLink(path), let target = FileSystem.realPath(path) else { return false }
        let folder = folder ?? FileSystem.parent(of: path)
        guard let root = FileSystem.realPath(folder.isEmpty ? "." : folder) else { return false }
        return !FileSystem.isPath(target, inside: root)
    }

    /// Returns the paths beside a dump at which a link leads out of the folder, and which are not used therefore.
    static func linksOut(beside dump: String, leavingOut leavesOut: (_ path: String) -> Bool) -> [String] {
        if dump == "-" { return [] }
        return CompanionKind.all.flatMap { paths(of: $0, beside: dump) }.filter { leadsOut($0) && !leavesOut($0) }
    }

    /// Returns the only file of a kind in a folder that has no other file which can be a dump.
    private static func onlyFile(
        of kind: CompanionKind, beside dump: String, leavingOut leavesOut: (_ path: String) -> Bool
    ) -> String? {
        let folder = FileSystem.parent(of: dump)
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return nil }
        let others = CompanionFinder()
        let dumps = names.filter { InputFinder.canBeTree($0) && !others.isCompanion(FileSystem.joined(folder, $0)) }
        let files = names.filter { name in
            name.hasSuffix(kind.endings[0]) && !name.hasPrefix(".") && !leadsOut(FileSystem.joined(folder, name))
                && !kind.derivedEndings.contains(where: name.hasSuffix)
        }
        .map { FileSystem.joined(folder, $0) }.filter { !leavesOut($0) }
        return dumps == [FileSystem.name(of: dump)] && files.count == 1 ? files[0] : nil
    }

    /// Returns the paths of those inputs that are the only one of their folder.
    static func onlyInputs(_ inputs: [InputFinder.Input]) -> Set<String> {
        var folders: [String: [String]] = [:]
        for input in inputs where input.path != "-" {
            folders[FileSystem.parent(of: input.path), default: []].append(input.path)
        }
        return Set(folders.values.lazy.filter { $0.count == 1 }.map { $0[0] })
    }
}
