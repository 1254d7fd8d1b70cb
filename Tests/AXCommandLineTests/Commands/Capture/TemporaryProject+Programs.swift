import AXAudit
import AXSyntax
import Foundation

@testable import AXCommandLine

extension TemporaryProject {
    /// The variables of a run that finds the programs in the folder `bin`, or those of another path.
    func variablesForPrograms(path: String? = nil) -> EnvironmentVariables {
        ["PATH": path ?? self.path("bin"), "TMPDIR": self.path("tmp"), "HOME": self.path("home")]
    }

    /// Runs the tool with these variables.
    func runWithPrograms(_ arguments: [String], path: String? = nil, seconds: Int) throws -> CommandResult {
        try FileManager.default.createDirectory(atPath: self.path("tmp"), withIntermediateDirectories: true)
        return run(arguments, variables: variablesForPrograms(path: path)) { environment in
            environment.deviceTimeLimit = .seconds(seconds)
        }
    }
}
