import AssertionSupport
import AXAuditXCUITest
import Foundation
import XCTest

/// `a11ySnapshot()` as in A11yUITests.
final class A11ySnapshotTests: FailureCatchingTestCase {
    private var folder = ""

    override func setUp() {
        super.setUp()
        folder = NSTemporaryDirectory() + "axaudit-\(UUID().uuidString)"
        ShopApp.show(ShopApp.title, ShopApp.pay)
    }

    override func tearDown() {
        _ = try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    private var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    func test_cart_is_kept() throws {
        withAudit(.snapshots(in: folder), .record(.missing)) {
            let first = failures {
                a11ySnapshot()
                a11ySnapshot()
            }
            XCTAssertEqual(first.map(\.line), [#line - 3, #line - 2])
            XCTAssertEqual(
                files,
                [
                    "A11ySnapshotTests-test-cart-is-kept-0.json", "A11ySnapshotTests-test-cart-is-kept-1.json",
                ])
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + files[0]))
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        XCTAssertEqual(object["filename"] as? String, files[0])
        XCTAssertEqual(object["version"] as? String, "1.1")
        let elements = try XCTUnwrap(object["snapshot"] as? [[String: Any]])
        XCTAssertEqual(elements.map { $0["label"] as? String }, ["Shopping cart", "Pay now"])
        XCTAssertEqual(elements.map { $0["traits"] as? [String] }, [["Header", "Static Text"], ["Button"]])
        XCTAssertEqual(elements.map { $0["type"] as? String }, ["Label", "Button"])
    }

    func testChanges() throws {
        func snapshot() { a11ySnapshot(testName: "testChanges()", testsFile: "/tmp/CartTests.swift", line: 7) }
        try withAudit(.snapshots(in: folder), .record(.missing)) {
            _ = failures { a11ySnapshot(testName: "recording", testsFile: "/tmp/CartTests.swift") }
            let path = folder + "/CartTests-"
            try FileManager.default.moveItem(atPath: path + "recording-0.json", toPath: path + "testChanges-0.json")
            snapshot()
            var pay = ShopApp.pay
            // A11yUITests does not compare the width.
            pay.frame.size.width += 20
            ShopApp.show(ShopApp.title, pay)
            try FileManager.default.copyItem(
                atPath: path + "testChanges-0.json", toPath: path + "testChanges-1.json")
            let grown = failures { snapshot() }
            XCTAssertEqual(grown.map(\.line), [7])
            XCTAssert(grown.first?.message.contains("Pay now") == true)
            XCTAssert(grown.first?.message.contains("378") == true)
        }
    }
}
