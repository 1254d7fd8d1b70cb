import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// The output of `android layout`.
@Suite("android layout")
struct AndroidLayoutFormatTests {
    @Test("A tree: classes, texts, states and frames; missing keys are false or empty")
    func tree() throws {
        let screen = try readScreen(fixture("android-layout/basket.json"))
        #expect(screen.origin.format == "android-layout" && screen.platform == .android && screen.exposure == .inferred)
        #expect(screen.size == Size(528, 1056))
        #expect(
            screen.elements.map(\.type) == [
                .other, .staticText, .other, .button, .toggle, .staticText, .textField, .collectionView, .button,
                .staticText,
            ])
        #expect(screen.elements.map(\.parent) == [nil, 0, 0, 2, 0, 4, 0, 0, 7, 7])
        #expect(screen.elements[1].frame == Rect(x: 40, y: 70, width: 176, height: 56))
        #expect(screen.elements[2].identifier == "com.example.shop:id/notice")
        #expect(screen.elements[3].label == "Notices")
        #expect(screen.elements[4].label == "All offers")
        #expect(screen.elements[4].viewFlags == [.clickable, .longClickable, .focusable, .checkable, .checked])
        #expect(screen.elements[6].value == "SUMMER")
        #expect(screen.elements.filter { !$0.isEnabled }.map(\.value) == ["SUMMER"])
        #expect(screen.elements.filter(\.isSelected).map(\.label) == ["Remove tea"])
        #expect(screen.elements.filter { $0.isVisible == false }.map(\.label) == ["Delivery on Monday"])
        #expect(Exposure(screen).order == [1, 2, 3, 4, 6, 8])
    }

    @Test("What the form does not tell is unknown: hints, headings, and in a flat list types, frames and classes")
    func unknown() throws {
        let tree = try readScreen(fixture("android-layout/basket.json"))
        let flat = try readScreen(fixture("android-layout/library.json"))
        for attribute in [Attribute.placeholder, .headingLevel, .hint] {
            #expect(!tree.carries.contains(attribute) && !flat.carries.contains(attribute))
        }
        #expect(flat.carries.isDisjoint(with: [.type, .frame, .platformType]))
        #expect(flat.size == nil && flat.elements.allSatisfy { $0.frame == nil && $0.type == .any })
    }

    @Test("A flat list: the texts of an item are the name of its view that can be acted on")
    func flat() throws {
        let screen = try readScreen(fixture("android-layout/library.json"))
        #expect(screen.elements.map(\.parent) == [nil, nil, nil, nil, 3, 3, nil, 6, nil, nil])
        let stops = Exposure(screen).order.map { screen.elements[$0] }
        #expect(stops.map(\.label) == ["Your library", "Search", "Rain songs, 12 tracks", "Library", "Offline only"])
        #expect(stops.filter(\.isSelected).map(\.label) == ["Library"])
        #expect(stops.filter { !$0.isEnabled }.map(\.label) == ["Offline only"])
    }

    @Test("Several roots have no window around them: where the screen ends is unknown")
    func roots() throws {
        let screen = try readScreen(
            """
            Installing layout instrumentation server...
            [{"class":"android.widget.TextView","text":"Basket","bounds":"[40,70][216,126]","center":"[128,98]"},
             {"class":"android.widget.Button","text":"Pay","interactions":["CLICKABLE"],"bounds":"[40,900][488,980]",
              "center":"[264,940]"}]
            """)
        #expect(screen.size == nil)
        #expect(screen.origin.notes.first == "skipped 1 line before the tree")
        #expect(Exposure(screen).order.map { screen.elements[$0].label } == ["Basket", "Pay"])
        #expect(screen.elements[0].offset == 45)
    }

    @Test("What the system draws is left out by its resource names")
    func system() throws {
        let screen = try readScreen(
            """
            [{"class":"a.b.FrameLayout","bounds":"[0,0][9,90]","center":"[4,45]","children":[
              {"class":"android.widget.TextView","text":"Pay","bounds":"[0,0][9,9]","center":"[4,4]"}]},
             {"class":"a.b.FrameLayout","resource-id":"com.android.systemui:id/bar","bounds":"[0,0][9,9]",
              "center":"[4,4]","children":[
              {"class":"android.widget.TextView","text":"9:41","bounds":"[0,0][9,9]","center":"[4,4]"}]}]
            """)
        #expect(Exposure(screen).order.map { screen.elements[$0].label } == ["Pay"])
        #expect(screen.size == Size(9, 90))
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                [{"class": 5, "center": "[1,2]", "bounds": "[0,0]", "state": "CHECKED", "children": [7,
                 {"children": {}, "interactions": [1]}]}]
                """) == [
                    "tree:1:12: found a number, expected a string or null",
                    "tree:1:44: found \"[0,0]\", expected [left,top][right,bottom]",
                    "tree:1:62: found a string, expected a list of strings or null",
                    "tree:1:86: found a number, expected an element",
                    "tree:2:15: found an object, expected a list of elements",
                    "tree:2:36: found a number, expected a string",
                ])
    }
}
