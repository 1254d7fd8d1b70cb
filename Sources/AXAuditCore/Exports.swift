@_exported import AXConfiguration
@_exported import AXDumps
@_exported import AXEngine
@_exported import AXRules
@_exported import AXRuns
@_exported import AXSnapshots
@_exported import AXTestReports
@_exported import AXTree
@_exported import struct AXSyntax.TextLocation
@_exported import struct AXSyntax.InputError
@_exported import struct AXSyntax.InputErrors
