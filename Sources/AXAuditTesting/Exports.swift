@_exported import AXAuditCore
