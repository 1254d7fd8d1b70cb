import AXAudit
