/// Paths as texts: nothing here looks at a disk.
package enum Paths {
    /// An absolute path without `.`, `..`, doubled slashes or a slash at the end.
    package static func absolute(_ path: String, in folder: String) -> String {
        // By bytes: reports ask this for every finding, and to find characters costs many times as much.
        var result: [UInt8] = []
        let whole = path.utf8.first == slash ? path : folder + "/" + path
        for part in whole.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) {
                result.removeSubrange((result.lastIndex(of: slash) ?? 0)...)
            } else {
                result.append(slash)
                result.append(contentsOf: part)
            }
        }
        return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
    }

    /// An absolute path as it is written in a folder: `Trees/a.json`, `../a.json`.
    package static func relative(_ path: String, to folder: String) -> String {
        if path.utf8.starts(with: (folder + "/").utf8) {
            return String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path
        }
        let to = path.utf8.split(separator: slash)
        let from = folder.utf8.split(separator: slash)
        let shared = zip(to, from).prefix { $0.elementsEqual($1) }.count
        var result: [UInt8] = []
        for _ in shared..<from.count { result += "../".utf8 }
        for step in to.dropFirst(shared) {
            result += step
            result.append(slash)
        }
        return result.isEmpty ? "." : String(decoding: result.dropLast(), as: UTF8.self)
    }

    private static let slash = UInt8(ascii: "/")
}
