import AXTree

/// The windows of a dump of Android, by the packages of the apps that draw them.
///
/// Only one app is tested. What Android itself draws beside it or over it (the status bar, the keyboard, a question about
/// permissions, the home screen, the settings) is the system's, and so are the windows of other apps.
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
            for index in root..<elements[root].subtreeEnd { elements[index].android?.flags.insert(.system) }
        }
        packages = []
    }

    /// Whether Android or the maker of the device draws the windows of a package, so that no app under test does.
    static func isSystem(_ package: String) -> Bool {
        if parts.contains(package) || package.contains(".inputmethod") { return true }
        return package.contains("launcher") && makers.contains { package.hasPrefix($0) }
    }

    private static let parts: Set = [
        "android", "com.android.systemui", "com.android.settings", "com.android.permissioncontroller",
        "com.google.android.permissioncontroller", "com.android.packageinstaller",
        "com.google.android.packageinstaller", "com.android.intentresolver", "com.google.android.gms",
        "com.miui.home", "com.samsung.android.honeyboard", "com.touchtype.swiftkey",
    ]

    /// How the packages of Android and of the makers of devices begin.
    private static let makers = [
        "com.android.", "com.google.android.", "com.sec.android.", "com.samsung.", "com.huawei.", "com.hihonor.",
        "com.miui.", "com.mi.", "com.oppo.", "com.coloros.", "com.bbk.", "com.vivo.", "net.oneplus.", "com.oneplus.",
        "com.lge.", "com.sonymobile.", "com.motorola.", "com.amazon.", "com.transsion.",
    ]
}
