import AXSyntax
import AXTree

/// The windows of a dump of Android, by the packages of the apps that draw them.
///
/// Only one app is tested. What Android itself draws beside it or over it (the status bar, the keyboard, a question
/// about permissions, the home screen, the settings) is the system's, and so are the windows of other apps.
struct AndroidWindows {
    /// The package of each window, in the order of the dump.
    private var packages: [String] = []

    /// Adds a window. Views of other packages in it, such as the widgets of a home screen, belong to it.
    mutating func open(package: String) { packages.append(package) }

    /// Marks the elements of the windows that are not those of the app, and forgets the windows.
    mutating func markSystem(_ elements: inout [Element]) {
        let roots = elements.indices.filter { elements[$0].parent == nil }
        var sizes: [String: Int] = [:]
        for (root, package) in zip(roots, packages) where !Self.isSystem(package) {
            sizes[package, default: 0] += elements[root].subtreeEnd - root
        }
        // Of packages with equally many views the first one.
        var app = packages.first { sizes[$0] != nil }
        for package in packages where sizes[package] ?? 0 > app.flatMap({ sizes[$0] }) ?? 0 { app = package }
        for (root, package) in zip(roots, packages) where package != app {
            for index in root..<elements[root].subtreeEnd { elements[index].view?.flags.insert(.system) }
        }
        packages = []
    }

    /// Marks the elements of the windows that Android or the maker of the device draws, in a dump that has no packages:
    /// by the packages of the resource names. Maestro puts elements without bounds around the windows.
    static func markSystemByIdentifiers(_ elements: inout [Element]) {
        let wrappers = elements.indices.prefix { elements[$0].frame == nil && elements[$0].view?.className == "" }
        let windows = elements.indices.filter { index in
            index >= wrappers.endIndex && elements[index].parent.map(wrappers.contains) ?? true
        }
        for window in windows {
            let range = window..<elements[window].subtreeEnd
            let packages = Set(
                elements[range].compactMap { $0.identifier?.split(separator: ":").first.map(String.init) }
            ).subtracting(["android"])
            guard !packages.isEmpty, packages.allSatisfy(isSystem) else { continue }
            for index in range { elements[index].view?.flags.insert(.system) }
        }
        // Without a window of an app, the screen is the system's.
        let isAppGone = windows.allSatisfy { elements[$0].view?.flags.contains(.system) == true }
        if isAppGone, !windows.isEmpty {
            for index in wrappers { elements[index].view?.flags.insert(.system) }
        }
    }

    /// Whether Android or the maker of the device draws the windows of a package, so that they are never those of the
    /// tested app.
    static func isSystem(_ package: String) -> Bool {
        if parts.contains(package) || package.holds(".inputmethod") { return true }
        guard makers.contains(where: package.hasPrefix) else { return false }
        return package.utf8.split(separator: UInt8(ascii: ".")).contains { step in
            let part = String(Substring(step)).lowercased()
            return part.holds("launcher") || part.hasPrefix("camera") || panels.contains { part.holds($0) }
        }
    }

    private static let parts: Set = [
        "android", "com.android.systemui", "com.android.settings", "com.android.permissioncontroller",
        "com.google.android.permissioncontroller", "com.android.packageinstaller",
        "com.google.android.packageinstaller", "com.android.intentresolver", "com.google.android.gms",
        "com.miui.home", "com.samsung.android.honeyboard", "com.touchtype.swiftkey",
        // What an app opens for its user: the camera, pickers, calls, the store, the dialog of a printer.
        "com.android.camera2", "com.android.camera", "com.google.android.GoogleCamera", "com.sec.android.app.camera",
        "com.android.documentsui", "com.google.android.documentsui", "com.android.providers.media.module",
        "com.google.android.providers.media.module", "com.android.photopicker", "com.google.android.photopicker",
        "com.android.phone", "com.android.server.telecom", "com.android.dialer", "com.google.android.dialer",
        "com.android.contacts", "com.google.android.contacts", "com.android.vending", "com.android.printspooler",
        "com.android.bluetooth", "com.android.nfc", "com.android.stk", "com.android.keychain",
        "com.android.certinstaller", "com.android.htmlviewer", "com.android.emergency", "com.android.shell",
        "com.google.android.googlequicksearchbox", "com.google.android.settings.intelligence",
        "com.google.android.marvin.talkback", "com.google.android.accessibility.switchaccess",
    ]

    /// What the names of panels and buttons contain that the makers of devices draw over all apps.
    private static let panels = [
        "cocktailbar", "edgepanel", "assistantmenu", "smartsidebar", "floatassistant", "floattasks", "edgelighting",
        "sidescreen", "floatingball", "gamebar", "gametools", "smartcapture",
    ]

    /// How the packages of Android and of the makers of devices begin.
    private static let makers = [
        "com.android.", "com.google.android.", "com.sec.android.", "com.samsung.", "com.huawei.", "com.hihonor.",
        "com.miui.", "com.mi.", "com.oppo.", "com.coloros.", "com.bbk.", "com.vivo.", "net.oneplus.", "com.oneplus.",
        "com.lge.", "com.sonymobile.", "com.sonyericsson.", "com.motorola.", "com.amazon.", "com.transsion.",
        "com.asus.", "com.mediatek.", "com.tcl.", "com.tct.", "com.zte.", "com.lenovo.", "com.hmdglobal.",
        "com.nothing.",
    ]
}
