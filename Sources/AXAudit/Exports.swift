@_exported import AXEngine
@_exported import AXReports
@_exported import AXRules
@_exported import AXTree
