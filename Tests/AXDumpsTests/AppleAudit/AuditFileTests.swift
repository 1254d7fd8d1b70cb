import AXSyntax
import AXTree
import Testing

@testable import AXDumps
import AXFormats

/// The four forms of the issues of Apple's audit.
@Suite("Apple's audit")
struct AuditFileTests {
    private func issues(_ text: String, isNamed: Bool = false) throws -> [AuditIssue]? {
        try AuditFile.issues(Array(text.utf8), isNamed: isNamed)
    }

    /// Issues as Appium answers: with an element, without one, and in the form before October 2023.
    private static let appium = #"""
        [ { "auditType": "XCUIAccessibilityAuditTypeHitRegion", "compactDescription": "Hit area is too small",
            "detailedDescription": "The size of this element is too small for user to interact.",
            "element": "\"cart.clear\" Button", "elementDescription": "Attributes: Button, 0x6",
            "elementAttributes": { "isEnabled": "1", "frame": "{{358, 77}, {24, 24}}",
              "rect": { "x": 358, "y": 77.5, "width": 24, "height": 24 }, "value": null, "label": null,
              "type": "Button", "name": "cart.clear", "rawIdentifier": "cart.clear" } },
          { "auditType": "XCUIAccessibilityAuditTypeContrast", "compactDescription": "Contrast nearly passed",
            "detailedDescription": "", "element": "", "elementDescription": "", "elementAttributes": {} },
          { "auditType": "XCUIAccessibilityAuditTypeDynamicType",
            "compactDescription": "Dynamic Type font sizes are unsupported",
            "detailedDescription": "User will not be able to change the font size of this UIButtonLabel",
            "element": "\"Pay \"now\"\" StaticText" } ]
        """#

    @Test("Appium's list, and WebDriverAgent's envelope around it")
    func appium() throws {
        for text in [Self.appium, #"{ "value": \#(Self.appium), "sessionId": "0A1B" }"#] {
            let issues = try #require(try issues(text))
            #expect(issues.map(\.type) == [.hitRegion, .contrast, .dynamicType])
            #expect(issues.map(\.hasElement) == [true, false, true])
            #expect(issues.map(\.isMild) == [false, true, false])
            #expect(issues[0].identifier == "cart.clear")
            #expect(issues[0].label == nil)
            #expect(issues[0].frame == Rect(x: 358, y: 77.5, width: 24, height: 24))
            #expect(issues[0].elementType == .button)
            #expect(issues[0].words == "Hit area is too small")
            #expect(issues[1].detail == nil)
            #expect(issues[2].name == "Pay \"now\"")
            #expect(issues[2].elementType == .staticText)
            #expect(issues[2].detail?.hasSuffix("UIButtonLabel") == true)
        }
    }

    @Test("pymobiledevice3: rectangles, names and numbers of tests")
    func pymobiledevice() throws {
        let issues = try #require(
            try issues(
                #"""
                [ { "element_rect_value": "{{200, 357.63333333333333}, {156, 19}}", "font_size": 0.0,
                    "issue_classification": "testTypeDynamicText", "long_description_extra_info": null },
                  { "element_rect_value": "{{0, 0}, {402, 874}}", "issue_classification": 3003 },
                  { "issue_classification": 4001, "element_rect_value": { "NS.rectval": "AAA" } } ]
                """#))
        #expect(issues.map(\.type) == [.dynamicType, .textClipped, .other])
        #expect(issues[0].frame?.y ?? 0 > 357.6)
        #expect(issues[0].words == "text may not follow Dynamic Type")
        #expect(issues[2].words == "unknown type of issue (4001)")
        #expect(issues[2].hasElement == false)
    }

    @Test("go-ios: an object for the rectangle, a label, or neither")
    func goIOS() throws {
        let issues = try #require(
            try issues(
                #"""
                [ { "issueType": "testTypeContrast", "label": "2 × £3.40", "platformElementValue": "AAAAAAAAAAE=",
                    "elementRect": { "x": 88, "y": 166, "width": 70, "height": 16 } },
                  { "issueType": "testTypeElementDetection" } ]
                """#))
        #expect(issues.map(\.type) == [.contrast, .elementDetection])
        #expect(issues.map(\.hasElement) == [true, false])
        #expect(issues[0].label == "2 × £3.40")
        #expect(issues[0].frame == Rect(x: 88, y: 166, width: 70, height: 16))
    }

    @Test("Other makers: an element as an object, and flat keys")
    func others() throws {
        let issues = try #require(
            try issues(
                #"""
                [ { "auditType": "contrast", "element": { "identifier": "total", "label": "Total", "type": "staticText",
                      "frame": { "x": 1, "y": 2, "width": 3, "height": 4 } } },
                  { "auditType": "elementDetection", "elementIdentifier": "pay", "elementLabel": "Pay",
                    "elementType": "Button" } ]
                """#))
        #expect(issues.map(\.identifier) == ["total", "pay"])
        #expect(issues.map(\.label) == ["Total", "Pay"])
        #expect(issues[0].frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(issues[1].elementType == .button)
    }

    @Test("Every type by its name with and without prefix, and by its raw value")
    func types() {
        // The raw values of XCUIAccessibilityAuditType in the SDK.
        let types: [(AuditIssueType, String, Int)] = [
            (.contrast, "Contrast", 1), (.elementDetection, "ElementDetection", 2), (.hitRegion, "HitRegion", 4),
            (.sufficientElementDescription, "SufficientElementDescription", 8), (.dynamicType, "DynamicType", 65_536),
            (.textClipped, "TextClipped", 131_072), (.trait, "Trait", 262_144), (.action, "Action", 4_294_967_296),
            (.parentChild, "ParentChild", 8_589_934_592),
        ]
        for (type, name, number) in types {
            let small = name.prefix(1).lowercased() + name.dropFirst()
            for word in ["XCUIAccessibilityAuditType" + name, "testType" + name, name, small, "\(number)"] {
                #expect(AuditIssueType(word) == type, "\(word)")
            }
        }
        for word in ["XCUIAccessibilityAuditTypeFuture", "", "16", "-1", "other"] {
            #expect(AuditIssueType(word) == .other, "\(word)")
        }
        #expect(types.count + 1 == AuditIssueType.allCases.count)
    }

    @Test("An empty list is an audit only under the name of one; other files are none")
    func empty() throws {
        #expect(try issues("[]") == nil)
        #expect(try issues("[]", isNamed: true) == [])
        #expect(try issues(#"{ "value": [], "sessionId": "0A" }"#, isNamed: true) == [])
        for text in [#"{ "a": 1 }"#, #"[ { "type": "button" } ]"#, #"{ "value": "<xml/>" }"#, "3"] {
            #expect(try issues(text) == nil)
        }
    }

    @Test("Errors are located")
    func errors() {
        do throws(SyntaxErrors) {
            _ = try AuditFile.issues(
                Array(
                    #"[ { "auditType": 1 }, 5, { "label": "a" }, { "auditType": [] }, { "auditType": 1, "compactDescription": 2 } ]"#
                        .utf8),
                isNamed: false)
            Issue.record("no error")
        } catch {
            #expect(error.errors.map(\.offset) == [22, 25, 58, 104])
        }
    }

    @Test("An audit alone is a screen with the elements of its issues, each once")
    func alone() throws {
        let screen = AuditFile.screen(try #require(try issues(Self.appium)) + (try #require(try issues(Self.appium))))
        #expect(screen.elements.map(\.type) == [.button, .staticText])
        #expect(screen.origin.issues?.count == 6)
        #expect(screen.carries == [])
    }
}
