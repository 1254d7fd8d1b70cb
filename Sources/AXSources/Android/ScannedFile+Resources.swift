extension ScannedFile {
    /// Scans an XML file of Android: a catalogue, or a layout, menu or other resource with texts and ids.
    mutating func scanResources() {
        if AndroidStringsScanner.isCatalogue(file.bytes) {
            entries = AndroidStringsScanner.entries(in: file.bytes, language: language)
        } else {
            (mentions, controls) = LayoutScanner.scan(file.bytes)
        }
    }
}
