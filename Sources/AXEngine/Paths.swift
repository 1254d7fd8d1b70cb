/// Paths as texts: nothing here looks at a disk.
package enum Paths {
    /// An absolute path without `.`, `..`, doubled slashes or a slash at the end.
    package static func absolute(_ path: String, in folder: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// An absolute path as it is written in a folder: `Trees/a.json`, `../a.json`.
    package static func relative(_ path: String, to folder: String) -> String {
        if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
        let to = path.split(separator: "/")
        let from = folder.split(separator: "/")
        let shared = zip(to, from).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
