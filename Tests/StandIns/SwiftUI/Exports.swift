// Lets tests on Linux write `import SwiftUI` as they do on Apple platforms.
@_exported import SwiftUIStandIn
