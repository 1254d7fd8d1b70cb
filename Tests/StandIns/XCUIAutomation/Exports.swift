// Lets tests on Linux write `import XCUIAutomation` as they do on Apple platforms.
@_exported import XCUIAutomationStandIn
