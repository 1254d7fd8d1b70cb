import AXAuditCore
import AXFormats
import AXSyntax

/// The crawls of droidbot whose states a run reads, each read when its first state is.
package final class CrawlCache: Sendable {
    private let crawls = Lock<[String: DroidbotCrawl]>(initialState: [:])

    /// Creates an empty cache.
    package init() {}

    /// Returns the crawl that a state belongs to: of its folder, and of the folder `events` beside that.
    ///
    /// - Parameters:
    ///   - state: The path of the state.
    ///   - leavesOut: Returns whether a file is left out.
    func crawl(of state: String, leavingOut leavesOut: @Sendable (_ path: String) -> Bool) -> DroidbotCrawl {
        let folder = FileSystem.parent(of: state)
        return crawls.withLock { crawls in
            if let crawl = crawls[folder] { return crawl }
            let crawl = Self.read(folder, leavingOut: leavesOut)
            crawls[folder] = crawl
            return crawl
        }
    }

    /// Files that cannot be read or are something else are passed over, as droidbot ends in the middle of one.
    private static func read(_ folder: String, leavingOut leavesOut: (_ path: String) -> Bool) -> DroidbotCrawl {
        // By the path that a walk through the crawl has, with which an ignore file leaves events out; by the other if the
        // folder is a link to that of a crawl.
        let isNamed = !["", ".", ".."].contains(FileSystem.name(of: folder)) && !FileSystem.isLink(folder)
        let crawl = isNamed ? FileSystem.parent(of: folder) : FileSystem.joined(folder, "..")
        let events = files(FileSystem.joined(crawl, "events"), leavesOut).compactMap { path in
            (try? FileSystem.read(path, as: .crawl)).flatMap { DroidbotEvent($0) }
        }
        if events.isEmpty { return DroidbotCrawl([], []) }
        let states = files(folder.isEmpty ? "." : folder) { _ in false }.compactMap { path in
            (try? FileSystem.beginning(of: path, as: .crawl, count: DroidbotState.beginningSize))
                .flatMap { DroidbotState(beginning: $0) }
        }
        return DroidbotCrawl(events, states)
    }

    /// Returns the paths of the JSON files in a folder, in the order of the bytes of their names, which is that of
    /// their moments.
    private static func files(_ folder: String, _ leavesOut: (_ path: String) -> Bool) -> [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { FileSystem.joined(folder, $0) }.filter { !leavesOut($0) }
    }
}
