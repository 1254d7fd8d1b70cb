import AXAudit
import AXDumps
import AXFormats
import AXTree
import TestSupport
import Testing

/// Which screens are known to be those of televisions, which have no touch screen and so no target size.
@Suite("Televisions with Android")
struct TelevisionTests {
    private func screen(
        size: String = "[0,0][1920,1080]", package: String = "com.example",
        className: String = "android.widget.FrameLayout",
        flags: String = "", more: String = "", density: Double? = nil
    ) throws -> Screen {
        var screen = try readScreen(
            """
            <hierarchy rotation="0"><node class="\(className)" package="\(package)" bounds="\(size)">\
            <node class="android.widget.Button" text="Play" package="\(package)" clickable="true" focusable="true" \(flags) \
            bounds="[100,100][160,160]"/>\(more)</node></hierarchy>
            """)
        if let density { screen.setDensity(density) }
        return screen
    }

    @Test("Packages and classes for televisions, a focused control, and 960×540 dp")
    func televisions() throws {
        #expect(try screen(package: "com.example.firetv").idiom == .tv)
        #expect(try screen(className: "androidx.leanback.widget.BrowseFrameLayout").idiom == .tv)
        #expect(try screen(flags: "focused=\"true\"").idiom == .tv)
        #expect(try screen(density: 2).isTelevision)
        #expect(try screen(size: "[0,0][1280,720]", density: 1.33125).isTelevision)
        #expect(try screen(size: "[0,0][3840,2160]", density: 4).isTelevision)
    }

    @Test("Phones, tablets and cars have touch screens")
    func others() throws {
        // A phone in landscape, a tablet, a car, and a phone with a navigation bar.
        #expect(try !screen(density: 2.625).isTelevision)
        #expect(try !screen(size: "[0,0][1920,1200]", flags: "focused=\"true\"", density: 2).isTelevision)
        #expect(try !screen(size: "[0,0][1920,1080]", density: 1).isTelevision)
        let bar =
            "<node class='android.view.View' resource-id='android:id/navigationBarBackground' bounds='[1800,0][1920,1080]'/>"
        #expect(try !screen(more: bar, density: 2).isTelevision)
        #expect(try screen(size: "[0,0][1080,1920]", flags: "focused=\"true\"").idiom == nil)
        let field = "<node class='android.widget.EditText' clickable='true' focused='true' bounds='[0,0][100,100]'/>"
        #expect(try screen(more: field).idiom == nil)
    }

    @Test("Target sizes are not checked on a television, and names are")
    func rules() throws {
        let audit = Audit(rules: [.targetSize, .controlLabelMissing])
        let nameless =
            "<node class='android.widget.ImageButton' clickable='true' focusable='true' bounds='[300,100][360,160]'/>"
        let found = audit(try screen(more: nameless, density: 2))
        #expect(found.findings.map(\.ruleID) == ["control-label-missing"])
        #expect(
            found.notChecked.map(\.reason) == ["this is the screen of a television, which has no touch screen"])
        #expect(audit(try screen(more: nameless, density: 2.625)).findings.count { $0.ruleID == "target-size" } == 2)
    }
}
