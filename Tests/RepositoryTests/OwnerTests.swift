import Foundation
import TestSupport
import Testing

/// The account on GitHub that has the repository, which a fork replaces: `.ci/owner` has it and the files that spell
/// it.
@Suite("Owner of the repository")
struct OwnerTests {
    /// The placeholder for the account.
    private static let placeholder = "OWN" + "ER"
    private static let listPath = ".ci/owner"
    /// Its own examples name other accounts.
    private static let ownPath = "Tests/RepositoryTests/OwnerTests.swift"

    /// The account, and the files that spell it.
    private struct List {
        var account: String
        var files: [String]

        init(_ text: String) throws {
            let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            account = try #require(lines.first)
            files = Array(lines.dropFirst())
        }
    }

    /// The texts of the repository that may spell the account, by path.
    private static func texts() throws -> [String: String] {
        let hidden =
            [".ci", ".github"].flatMap(Repository.files(below:))
            + [".spi.yml", ".pre-commit-hooks.yaml", ".axaudit.json", ".swift-format"]
        var texts: [String: String] = [:]
        for path in Repository.files() + hidden where path != listPath && path != ownPath {
            let data = try Data(contentsOf: Repository.root.appendingPathComponent(path))
            if data.range(of: Data(placeholder.utf8)) != nil || data.range(of: Data("/axaudit".utf8)) != nil {
                texts[path] = String(decoding: data, as: UTF8.self)
            }
        }
        return texts
    }

    /// Returns what a fork would miss.
    private static func problems(_ list: List, _ texts: [String: String]) throws -> [String] {
        let address = try Regex<(Substring, Substring)>(#"(?:github\.com/|uses: )([\w.-]+)/axaudit\b"#)
        let word = try Regex(#"\b\#(placeholder)\b"#)
        var problems: [String] = []
        for (path, text) in texts {
            let accounts = Set(text.matches(of: address).map { String($0.1) })
            let hasPlaceholder = text.contains(word)
            if list.files.contains(path) {
                for other in accounts.subtracting([list.account]) { problems.append("\(path) names \(other)") }
                if hasPlaceholder, list.account != placeholder { problems.append("\(path) has the placeholder") }
            } else if hasPlaceholder || !accounts.isEmpty {
                problems.append("\(path) is not in the list")
            }
        }
        for path in list.files where texts[path]?.contains(list.account) != true {
            problems.append("\(path) is in the list and does not name it")
        }
        return problems.sorted()
    }

    @Test("Every file that spells the account is in the list, and has the same")
    func complete() throws {
        let list = try List(Repository.text(Self.listPath))
        let texts = try Self.texts()
        #expect(list.files.count > 5 && texts.count >= list.files.count)
        let problems = try Self.problems(list, texts)
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test("Replacing the account in the listed files leaves none")
    func fork() throws {
        let list = try List(Repository.text(Self.listPath))
        var forked = list
        forked.account = "kites-inc"
        var texts = try Self.texts()
        for path in list.files {
            texts[path] = texts[path]?.replacingOccurrences(of: list.account, with: forked.account)
        }
        let problems = try Self.problems(forked, texts)
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test("What a fork would miss is found")
    func control() throws {
        let list = try List("# the account\nkites\nREADME.md\nGone.md\n")
        let problems = try Self.problems(
            list,
            [
                "README.md": "https://github.com/kites/axaudit and uses: balloons/axaudit/action@v1",
                "Other.md": "https://github.com/kites/axaudit", "Left.md": "an \(Self.placeholder) here",
                "Fine.md": "github.com/kites/other and lint/axaudit",
            ])
        #expect(
            problems == [
                "Gone.md is in the list and does not name it", "Left.md is not in the list",
                "Other.md is not in the list", "README.md names balloons",
            ])
    }
}
