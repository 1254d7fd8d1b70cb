@_exported import UIKitStandIn
