import AXDumps
import AXFormats
import AXTree
import Foundation

/// Reads the tree that axe-android saves, by way of uiautomator's format.
enum AxeAndroidTree {
    private struct File: Decodable {
        struct Context: Decodable {
            let axeDevice: Device
            let axeView: View
        }
        struct Device: Decodable {
            let screenWidth: Double
            let screenHeight: Double
        }
        let axeContext: Context
    }

    private struct View: Decodable {
        struct Bounds: Decodable { let left, top, right, bottom: Int }
        let boundsInScreen: Bounds
        let className: String?
        let text: String?
        let contentDescription: String?
        let isClickable: Bool?
        let isEnabled: Bool?
        let children: [View]?

        var xml: String {
            func escaped(_ text: String?) -> String {
                (text ?? "").replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
                    .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\n", with: "&#10;")
            }
            let (box, class_) = (boundsInScreen, escaped(className))
            return """
                <node index="0" text="\(escaped(text))" resource-id="" class="\(class_)" package="a" \
                content-desc="\(escaped(contentDescription))" checkable="false" checked="false" \
                clickable="\(isClickable ?? false)" enabled="\(isEnabled ?? true)" focusable="false" focused="false" \
                scrollable="false" long-clickable="false" password="false" selected="false" \
                bounds="[\(box.left),\(box.top)][\(box.right),\(box.bottom)]">\((children ?? []).map(\.xml).joined())</node>
                """
        }
    }

    static func screen(_ bytes: [UInt8]) throws -> Screen {
        let context = try JSONDecoder().decode(File.self, from: Data(bytes)).axeContext
        let xml = "<?xml version=\"1.0\"?><hierarchy rotation=\"0\">\(context.axeView.xml)</hierarchy>"
        var screen = try TreeReader.read(Array(xml.utf8), file: "axe.xml")[0]
        screen.size = Size(context.axeDevice.screenWidth, context.axeDevice.screenHeight)
        return screen
    }
}
