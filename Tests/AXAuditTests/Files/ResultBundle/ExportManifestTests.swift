import AXSyntax
import Testing

@testable import AXAudit

/// The manifest of an exported result bundle.
@Suite("Manifest of an export")
struct ExportManifestTests {
    private func manifest(_ text: String) throws -> ExportManifest? { try ExportManifest(Array(text.utf8)) }

    @Test("Every key, and what may be missing")
    func keys() throws {
        let read = try #require(
            try manifest(
                #"""
                [ { "testIdentifier" : "A/b()", "attachments" : [
                      { "exportedFileName" : "1.txt", "suggestedHumanReadableName" : "Tree_0_7B11C2AA-0000-4000-8000-00000000000A.txt",
                        "isAssociatedWithFailure" : true, "timestamp" : 12.5, "configurationName" : "Dark",
                        "deviceName" : "iPhone", "deviceId" : "9A6E", "repetitionNumber" : 2, "arguments" : ["x", "1"],
                        "unknown" : {} } ] },
                  { "testIdentifierURL" : "test://com.apple.xcode/Shop/ShopUITests/Basket/testPay",
                    "attachments" : [ { "exportedFileName" : "2" } ] },
                  { "attachments" : [ { "exportedFileName" : "3" } ] }, { "testIdentifier" : "C/d()" } ]
                """#))
        #expect(read.attachments.map(\.file) == ["1.txt", "2", "3"])
        #expect(read.attachments.map(\.test.name) == ["A/b() (x, 1)", "Basket/testPay", "unknown test"])
        let first = read.attachments[0]
        #expect(first.name == "Tree.txt")
        #expect(first.isOfFailure)
        #expect(first.time == 12.5)
        #expect(first.test.circumstances == "configuration Dark, iPhone, repetition 2")
        #expect(first.test.deviceID == "9A6E")
        #expect(read.attachments[1].test.circumstances == "")
        #expect(read.attachments[1].time == nil)
    }

    @Test("The suffix of an attachment that the test named is no part of its name")
    func suffix() {
        #expect(
            [
                "basket_0_7B11C2AA-0000-4000-8000-00000000000A.png", "tree_12_7b11c2aa-0000-4000-8000-00000000000a",
                "Screen Recording 2026-10-04 at 11.28.35 PM.mp4", "tree_0_7B11.txt",
            ].map(ExportManifest.withoutSuffix) == [
                "basket.png", "tree", "Screen Recording 2026-10-04 at 11.28.35 PM.mp4", "tree_0_7B11.txt",
            ])
    }

    @Test(
        "Other files of the name are no manifests of an export",
        arguments: [
            "{}", #"{ "name": "Shop", "icons": [] }"#, "[1, 2]", #"[{ "src": "a.png" }]"#, "not JSON", "",
        ])
    func others(text: String) throws { #expect(try manifest(text) == nil) }

    @Test("All errors are found, each at its value")
    func errors() throws {
        do throws(SyntaxErrors) {
            _ = try ExportManifest(
                Array(
                    #"[ { "attachments": [ { "exportedFileName": ".." }, { "exportedFileName": 3 } ] }, { "testIdentifier": [] } ]"#
                        .utf8))
            Issue.record("no error")
        } catch {
            #expect(error.errors.map(\.offset) == [43, 73, 102])
        }
    }
}
