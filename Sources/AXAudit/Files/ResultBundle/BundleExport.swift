import AXSyntax

/// The result of exporting the attachments of a result bundle.
package enum BundleExport: Sendable {
    case success(ExportedBundle)
    case failure(InputError)
}
