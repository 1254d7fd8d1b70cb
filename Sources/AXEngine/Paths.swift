/// Operations on paths as texts, without access to a file system.
package enum Paths {
    private static let slash = UInt8(ascii: "/")

    /// Returns an absolute path without `.`, `..`, repeated slashes or a slash at the end.
    package static func absolute(_ path: String, in folder: String) -> String {
        let path = path.utf8.first == slash ? path : folder + "/" + path
        if isNormal(path) { return path }
        var steps: [Substring] = []
        for step in Self.steps(of: path) where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// Whether a path is absolute, no step of it is empty or begins with a dot, and it does not end with a slash.
    private static func isNormal(_ path: String) -> Bool {
        var isAfterSlash = false
        for byte in path.utf8 {
            if isAfterSlash, byte == slash || byte == UInt8(ascii: ".") { return false }
            isAfterSlash = byte == slash
        }
        return path.utf8.first == slash && !isAfterSlash
    }

    /// Returns an absolute path relative to a folder, for example `Trees/a.json` or `../a.json`.
    package static func relative(_ path: String, to folder: String) -> String {
        // Most files are in the folder.
        if isNormal(path), isNormal(folder), path.utf8.starts(with: folder.utf8),
            path.utf8.dropFirst(folder.utf8.count).first == slash
        {
            return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
        }
        let (target, start) = (Self.steps(of: path), Self.steps(of: folder))
        let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Splits a path at its slashes. A combining character after a slash does not make it another character.
    private static func steps(of path: String) -> [Substring] {
        path.utf8.split(separator: slash).map { Substring($0) }
    }
}
