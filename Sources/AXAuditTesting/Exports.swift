@_exported import AXAudit
