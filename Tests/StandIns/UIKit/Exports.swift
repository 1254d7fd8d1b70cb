// Lets tests on Linux write `import UIKit` as they do on Apple platforms.
@_exported import UIKitStandIn
