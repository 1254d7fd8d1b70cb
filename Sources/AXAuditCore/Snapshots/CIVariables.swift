/// The environment variables by which CI systems are recognized.
package enum CIVariables {
    /// The variables that the usual systems set.
    private static let names = [
        "CI", "CONTINUOUS_INTEGRATION", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD",
        "BITRISE_IO", "BUILDKITE", "CIRCLECI", "CIRRUS_CI", "TRAVIS", "CODEBUILD_BUILD_ID", "CI_XCODE_CLOUD",
    ]

    /// Returns the name of the first variable that says that the process runs in CI, or `nil` if there is none.
    ///
    /// `xcodebuild` passes `TEST_RUNNER_CI` to tests as `CI`, and other runners pass it unchanged.
    package static func first(in variables: EnvironmentVariables) -> String? {
        for name in names + names.map({ "TEST_RUNNER_" + $0 }) {
            guard let value = variables[name], !value.isEmpty else { continue }
            if value.lowercased() != "false", value != "0" { return name }
        }
        return nil
    }
}
