import TestSupport
import Testing

@testable import AXCommandLine

/// The configuration at the root of the repository.
@Suite("Configuration of the repository")
struct RootConfigurationTests {
    @Test("The configuration is what `axaudit config init` writes")
    func template() throws {
        let (written, expected) = (try Repository.text(".axaudit.json"), ConfigurationTemplate.text())
        #expect(written == expected, "remove .axaudit.json and run axaudit config init")
    }
}
