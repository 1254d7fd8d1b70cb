import AXTree
import TestSupport
import Testing

/// What iOS draws is left out of a dump of the device, however the dump names it.
@Suite("Elements of the system")
struct SystemElementsTests {
    private let size = Size(390, 844)

    private func exposure(
        _ nodes: [TreeNode], _ source: ExposureSource = .listed, scope: DumpScope = .device,
        includesSystem: Bool = false
    ) -> Exposure {
        var screen = Screen(size: size, elements: TreeNode.elements(nodes), exposure: source)
        screen.scope = scope
        return Exposure(screen, includesSystem: includesSystem)
    }

    private func node(
        _ type: ElementType, _ label: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        identifier: String? = nil, value: String? = nil, _ children: [TreeNode] = []
    ) -> TreeNode {
        TreeNode(type, children) {
            $0.label = label
            $0.identifier = identifier
            $0.value = value
            $0.frame = Rect(x: x, y: y, width: width, height: height)
        }
    }

    // MARK: Keyboard

    /// A keyboard as idb lists it: suggestions, rows of letters, keys with identifiers, the area behind them.
    private func keyboard(below y: Double = 538, identifiers: [String] = ["shift", "delete", "space"]) -> [TreeNode] {
        var nodes = [0.0, 130, 260].map { node(.other, "I", $0, y, 130, 45) }
        for (number, letter) in "qwertyuiop".enumerated() {
            nodes.append(node(.button, String(letter), 39 * Double(number), y + 52, 39, 54))
        }
        for (number, identifier) in identifiers.enumerated() {
            nodes.append(node(.button, "Taste", 100 * Double(number), y + 106, 100, 54, identifier: identifier))
        }
        nodes.append(node(.other, nil, 0, y + 45, 390, 306 - 45))
        nodes.append(node(.button, "Nächste Tastatur", 8, y + 230, 68, 60))
        return nodes
    }

    @Test("The keyboard, with suggestions and what is beside it, and nothing before or after it")
    func keyboard() {
        let before = [node(.button, "Send", 300, 100, 60, 44), node(.textField, "Message", 16, 480, 270, 40)]
        let after = [node(.staticText, "A", 16, 20, 40, 20)]
        let nodes = before + keyboard() + after
        #expect(exposure(nodes).order == [0, 1, nodes.count - 1])
        #expect(exposure(nodes).systemCount == 17)
        #expect(exposure(nodes, includesSystem: true).order.count == 20)
    }

    @Test("A keyboard that is parked below the screen")
    func parked() {
        let nodes = [node(.button, "Send", 300, 100, 60, 44)] + keyboard(below: 860)
        #expect(exposure(nodes).order == [0])
    }

    @Test("Letters alone are no keyboard: a game, an index")
    func letters() {
        let nodes = keyboard(identifiers: ["delete"])
        #expect(exposure(nodes).systemCount == 0)
    }

    @Test("The keyboard of emoji, with its search field and headings")
    func emoji() {
        var nodes = [node(.button, "Done", 300, 60, 60, 44), node(.textField, nil, 8, 470, 374, 36, value: "Search")]
        let faces = ["😂", "💕", "👍", "🙈", "😴", "😀", "🥹", "😊", "😍"].enumerated().map { number, face in
            node(.button, face, 10 + 40 * Double(number), 540, 32, 32)
        }
        nodes.append(node(.group, nil, 0, 510, 390, 216, [node(.staticText, "SMILEYS", 12, 510, 116, 30)] + faces))
        nodes.append(node(.button, "Delete", 340, 730, 49, 40, identifier: "delete"))
        nodes.append(node(.button, "Dictation", 325, 775, 60, 60, identifier: "dictation"))
        #expect(exposure(nodes).order == [0])
    }

    // MARK: Status bar

    @Test(
        "The status bar: a time, and beside it the battery or a network",
        arguments: [("9:41", "100 %"), ("15.29", "Wi-Fi 3本中3本"), ("8:08 AM", "バッテリー電源100%")])
    func statusBar(time: String, indicator: String) {
        let bar = [node(.staticText, time, 50, 22, 45, 20), node(.other, indicator, 330, 26, 27, 13)]
        #expect(exposure([node(.button, "Pay", 16, 100, 100, 44)] + bar).order == [0])
        #expect(exposure([bar[0], node(.button, "Pay", 16, 100, 100, 44)]).order == [0, 1])
        #expect(exposure([node(.staticText, "Total", 50, 22, 45, 20), bar[1]]).order == [0, 1])
        // A time elsewhere is the app's.
        #expect(
            exposure([node(.staticText, time, 50, 322, 45, 20), node(.other, indicator, 330, 326, 27, 13)]).order == [
                0, 1,
            ])
    }

    // MARK: Scroll bars

    @Test(
        "A scroll indicator is never exposed, in any language",
        arguments: ["Vertical scroll bar, 2 pages", "垂直滚动条, 1页", "Barre de défilement verticale, 2 pages", "세로 스크롤 막대"])
    func scrollIndicator(label: String) {
        #expect(exposure([node(.other, label, 360, 60, 30, 700, value: "0%")]).order == [])
        let flagged = TreeNode(.other) {
            $0 = node(.other, label, 360, 60, 3, 700, value: "12%").element
            $0.isAccessibilityElement = true
        }
        #expect(exposure([flagged], .given, includesSystem: true).order == [])
        // By type, trait and shape, not by label alone.
        #expect(exposure([node(.button, label, 360, 60, 30, 700, value: "0%")]).order == [0])
        #expect(exposure([node(.other, label, 16, 60, 300, 200, value: "0%")]).order == [0])
        #expect(exposure([node(.other, label, 360, 60, 30, 700, value: "Settings")]).order == [0])
    }

    // MARK: Whole screens

    @Test("The home screen is the system's")
    func homeScreen() {
        let icons = ["Maps", "Photos", "News"].map { TreeNode(.button, [], named($0)) }
        for root in [
            TreeNode(.application, icons, named("SpringBoard")),
            TreeNode(.application, icons) { $0.identifier = "springboard" },
        ] {
            #expect(exposure([root]).isHomeScreen)
            #expect(exposure([root]).order == [])
            #expect(exposure([root], includesSystem: true).order.count == 3)
            #expect(!exposure([root], includesSystem: true).isHomeScreen)
        }
        #expect(exposure([TreeNode(.other, icons) { $0.identifier = "Home screen icons" }]).isHomeScreen)
        #expect(!exposure([TreeNode(.application, icons, named("Shop"))]).isHomeScreen)
    }

    @Test("In Safari only the page counts")
    func safari() {
        let page = TreeNode(.webView, [TreeNode(.link, [], named("News"))])
        let bar = TreeNode(.other, [TreeNode(.button, [], named("Reload"))]) {
            $0.identifier = "CapsuleNavigationBar?isLocked=false"
        }
        #expect(
            exposure([TreeNode(.application, [TreeNode(.window, [page, bar])], named("Browser"))]).order == [2, 3])
        #expect(exposure([TreeNode(.application, [TreeNode(.window, [bar, page])], named("Safari"))]).order == [4, 5])
        #expect(
            exposure([TreeNode(.application, [TreeNode(.button, [], named("Reload")), page], named("Shop"))]).order == [
                1, 2, 3,
            ])
    }

    @Test("The share sheet, and typed keyboards and status bars")
    func byIdentifierAndType() {
        let sheet = TreeNode(.other, [TreeNode(.cell, [], named("AirDrop"))]) { $0.identifier = "ActivityListView" }
        #expect(exposure([TreeNode(.button, [], named("Done")), sheet]).order == [0])
        for type in [ElementType.keyboard, .statusBar] {
            #expect(
                exposure([TreeNode(type, [TreeNode(.button, [], named("Go"))]), TreeNode(.button, [], named("Go"))])
                    .order == [2])
        }
        for trait in [Traits.keyboardKey, .statusBarElement, .autoCorrectCandidate] {
            #expect(
                exposure([
                    TreeNode(.other) {
                        $0.label = "A"; $0.traits = trait
                    }
                ]).order == [])
        }
    }

    // MARK: Elements of the app

    @Test("Where the app says what is exposed, nothing is the system's", arguments: [ExposureSource.given, .listed])
    func elementsOfTheApp(source: ExposureSource) {
        func flagged(_ node: TreeNode) -> TreeNode {
            var node = node
            node.element.isAccessibilityElement = true
            return node
        }
        let keys = keyboard().map(flagged)
        #expect(exposure(keys, source, scope: .app).order == Array(keys.indices))
        #expect(exposure(keys, source, scope: .app).systemCount == 0)
        let statusBar = [node(.staticText, "9:41", 50, 22, 45, 20), node(.other, "100 %", 330, 26, 27, 13)].map(flagged)
        #expect(exposure(statusBar, source, scope: .app).order == [0, 1])
        for trait in [Traits.keyboardKey, .statusBarElement, .autoCorrectCandidate] {
            let element = flagged(
                TreeNode(.other) {
                    $0.label = "A"; $0.traits = trait
                })
            #expect(exposure([element], source, scope: .app).order == [0])
        }
        #expect(
            !exposure([flagged(TreeNode(.application, [], named("SpringBoard")))], source, scope: .app).isHomeScreen)
        // Where it is inferred, they are left out of every dump.
        #expect(exposure(keyboard(), .inferred, scope: .app).systemCount > 0)
    }

    @Test("A trait of the system on an element says nothing about its descendants")
    func descendantsOfTrait() {
        let button = TreeNode(.button) {
            $0.label = "Pay"; $0.isAccessibilityElement = true
        }
        let container = TreeNode(.other, [button]) {
            $0.traits = .keyboardKey; $0.isAccessibilityElement = false
        }
        for scope in DumpScope.allCases {
            #expect(exposure([container], .given, scope: scope).order == [1])
            #expect(exposure([container], .given, scope: scope).systemCount == 0)
        }
        let inferred = TreeNode(.other, [TreeNode(.button, [], named("Pay"))]) { $0.traits = .keyboardKey }
        #expect(exposure([inferred], .inferred).order == [1])
        // A type does: all of a keyboard is the system's.
        let keyboard = TreeNode(.keyboard, [button]) { $0.isAccessibilityElement = false }
        #expect(exposure([keyboard], .given).order == [])
    }

    private func named(_ label: String) -> (inout Element) -> Void { { $0.label = label } }
}
