import AXAudit
import AXSyntax

/// A program that speaks to devices, such as adb.
struct DeviceTool {
    /// The name, as people type it.
    let name: String
    private let path: String
    private let timeLimit: TimeSpan
    /// Whether it is ended by a signal that ends this process.
    var heedsSignals = true

    /// Finds a program; `nil` if no folder of PATH, and none of the others, has it.
    init?(_ name: String, in folders: [String] = [], _ environment: Environment) {
        guard let path = Program.path(of: name, in: environment.programFolders + folders) else { return nil }
        self.name = name
        self.path = path
        timeLimit = environment.deviceTimeLimit
    }

    /// The time limit in whole seconds, for a program that can keep one itself.
    var secondsLimit: Int { max(1, Int(timeLimit.nanoseconds / 1_000_000_000) - 1) }

    /// Runs the program. Returns its exit code and what it wrote.
    func result(_ arguments: [String]) throws(UsageError) -> Program.Result {
        do throws(ProgramError) {
            return try Program.run(path, arguments, timeLimit: timeLimit, heedsSignals: heedsSignals)
        } catch {
            throw UsageError("\(commandLine(arguments)): the program \(error.message)")
        }
    }

    /// Runs the program. Returns what it wrote to standard output.
    ///
    /// - Throws: If its exit code is not 0.
    func output(_ arguments: [String]) throws(UsageError) -> [UInt8] {
        let result = try result(arguments)
        guard result.code == 0 else { throw failure(of: arguments, result) }
        return result.output
    }

    /// Returns the error for a program that failed: what it said, or else its exit code.
    func failure(of arguments: [String], _ result: Program.Result, advice: String = "") -> UsageError {
        let said = Self.message(result).map { ": \($0)" } ?? ""
        return UsageError("\(commandLine(arguments)) failed with exit code \(result.code)\(said)\(advice)")
    }

    /// Returns what a program said: the last lines of standard error, or else of standard output.
    static func message(_ result: Program.Result) -> String? {
        let texts = [result.errors, String(decoding: result.output.suffix(2_000), as: UTF8.self)]
        let lines = texts.lazy.map { $0.split(whereSeparator: \.isNewline).map { String($0).trimmed } }
            .map { $0.filter { !$0.isEmpty } }.first { !$0.isEmpty }
        return lines.map { $0.suffix(3).joined(separator: " ").printable(limit: 300) }
    }

    /// The command as people type it, for messages.
    func commandLine(_ arguments: [String]) -> String {
        ([name] + arguments).map { $0.printable(limit: 120) }.joined(separator: " ")
    }
}
