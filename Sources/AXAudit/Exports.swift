@_exported import AXArchives
@_exported import AXAuditCore
@_exported import AXFormats
@_exported import AXReports
