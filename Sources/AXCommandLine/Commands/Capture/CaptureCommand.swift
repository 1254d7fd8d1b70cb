import AXAudit

extension Command {
    /// `axaudit capture`: writes the screen of a device to files.
    static let capture = Command(
        "capture", "Write the screen of a connected device to files: tree, picture, density",
        options: [
            .screenName, .captureFolder, .wait, .variants, .replace,
            .platform.described("Platform of the device; default the one that is connected"),
        ] + OptionGroup.devices,
        notes: """
            Writes the tree, the picture and on Android the density: Cart.xml, Cart.png, Cart.capabilities.json. The programs are
            adb, WebDriverAgent (through curl), idb, axe or sim-use, whichever is there first. The tree is read before and after
            the picture, and both are taken again if it changed in between.

            The default name is that of the activity or app. What is not the default is a suffix: Cart~de (a language other than
            English), Cart@1.3 or Cart@ax5 (text size), Cart@dark; a name that has a suffix already is used as it is. The paths
            go to standard output.

            --variants changes a setting of the device for each variant, captures the screen again, and puts the setting back, also
            on Ctrl-C; after a crash, the next run does. Text sizes: ax5 and others, or a font scale of Android (ax5 is 2.0 there).

            Exit: 0 the files were written; 2 they were not.
            """
    ) { invocation throws(UsageError) in
        guard invocation.operands.isEmpty else {
            throw UsageError(
                "capture takes no path, found \"\(invocation.operands[0].printable)\"; --name names the files, --out the folder"
            )
        }
        return try CaptureRun(invocation).result()
    }
}

extension Option {
    static let screenName = Option(
        "name", value: .text("name"), "Name of the files, e.g. Cart; default that of the activity or app")
    static let captureFolder = Option("out", value: .folder, "Folder to write to; default Dumps")
    static let replace = Option("replace", "Replace the files of an earlier capture")
    static let wait = Option(
        "wait", value: .text("text"), "Wait for an element with this label or identifier, up to 30 seconds")
    static let variants = Option(
        "variants", value: .text("list"), "Also capture it with other settings: text sizes, dark, rtl, e.g. ax5,dark")
    static let serial = Option(
        "serial", value: .text("id"), "The device, of several: its serial number in adb devices, or its UDID on iOS")
    static let url = Option(
        "url", value: .text("address"), "The address of WebDriverAgent on iOS; default \(WebDriverAgent.defaultURL)")
}
