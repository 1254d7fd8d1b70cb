import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Foundation
import TestSupport
import Testing

/// What each format can tell, from the descriptions of formats and their producers' sources.
@Suite("Absence matrix")
struct AbsenceMatrixTests {
    /// A format's row: what every dump of it carries, and what some do; nothing else is ever known of its elements.
    struct Row: Sendable, CustomTestStringConvertible {
        var format: InputFormat
        var always: AttributeSet
        var sometimes: AttributeSet = []

        var testDescription: String { format.id }
    }

    static let rows = [
        Row(
            format: .wdaJSON, always: [.type, .label, .value, .identifier, .children],
            sometimes: [
                .frame, .enabled, .visible, .isAccessibilityElement, .traits, .selected, .placeholder, .actions,
                .minimum, .maximum, .hint, .headingLevel, .contentsCaptured,
            ]),
        Row(
            format: .wdaXML, always: [.type, .label, .value, .identifier, .enabled, .visible, .frame, .children],
            sometimes: [
                .isAccessibilityElement, .traits, .selected, .placeholder, .actions, .minimum, .maximum,
                .headingLevel, .contentsCaptured,
            ]),
        Row(
            format: .idb, always: [.type, .label, .frame, .isAccessibilityElement, .headingLevel],
            sometimes: [
                .value, .identifier, .hint, .enabled, .actions, .traits, .selected, .expanded, .placeholder, .hidden,
                .children, .contentsCaptured,
            ]),
        Row(
            format: .xcuitestDescription,
            always: [.type, .label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children],
            sometimes: [.traits, .contentsCaptured]),
        Row(
            format: .xcuitestDictionary,
            always: [.type, .label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children],
            sometimes: [.contentsCaptured]),
        Row(
            format: .maestro,
            always: [.label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children]),
        Row(
            format: .uiautomator,
            always: [
                .type, .label, .value, .identifier, .enabled, .selected, .frame, .children, .platformType, .text,
                .flags,
            ],
            sometimes: [.placeholder, .visible]),
        Row(
            format: .appiumAndroid,
            always: [
                .type, .label, .value, .identifier, .placeholder, .enabled, .selected, .visible, .headingLevel, .frame,
                .children, .platformType, .text, .flags,
            ]),
        Row(
            format: .maestroAndroid,
            always: [
                .type, .label, .value, .identifier, .placeholder, .enabled, .selected, .frame, .children,
                .platformType, .text, .flags,
            ]),
        Row(
            format: .roborazzi,
            always: [
                .type, .label, .value, .identifier, .enabled, .visible, .frame, .children, .platformType, .text, .flags,
            ],
            sometimes: [.headingLevel, .selected, .placeholder]),
        Row(
            format: .androidLayout,
            always: [.label, .value, .identifier, .enabled, .selected, .children, .text, .flags],
            sometimes: [.type, .frame, .platformType, .visible]),
        Row(
            format: .droidbot,
            always: [
                .type, .label, .value, .identifier, .enabled, .selected, .visible, .frame, .children, .platformType,
                .text, .flags,
            ]),
        Row(
            format: .composeText,
            always: [
                .type, .label, .value, .identifier, .enabled, .selected, .headingLevel, .frame, .children,
                .platformType, .text, .flags,
            ], sometimes: [.placeholder]),
        Row(
            format: .flutterSemantics,
            always: [
                .type, .label, .value, .identifier, .enabled, .selected, .visible, .headingLevel, .frame, .children,
            ],
            sometimes: [.hint, .traits, .isAccessibilityElement, .placeholder, .platformType, .text, .flags]),
        Row(
            format: .trailblaze,
            always: [.label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children]),
        Row(
            format: .deviceAgent,
            always: [.type, .label, .identifier, .value, .enabled, .visible, .frame, .children],
            sometimes: [.placeholder, .selected, .contentsCaptured]),
        Row(
            format: .a11yuitests,
            always: [
                .type, .label, .value, .placeholder, .traits, .enabled, .selected, .frame, .isAccessibilityElement,
            ]),
        Row(
            format: .accessibilitySnapshot,
            always: [
                .label, .value, .hint, .identifier, .traits, .enabled, .selected, .frame, .isAccessibilityElement,
                .actions, .customContent, .userInputLabels, .language, .activationPoint,
            ], sometimes: [.respondsToUserInteraction, .children]),
    ]

    @Test("Every format that can be read has a row, but our own, which can tell everything")
    func complete() {
        let rows = Set(Self.rows.map(\.format)).union([.axaudit])
        #expect(rows.symmetricDifference(InputFormat.all) == [], "\(InputFormat.step(4))")
    }

    @Test(
        "Our dumps of a format carry what it always tells, together all that it can tell, and nothing else",
        arguments: rows.filter { InputFormat.tested.contains($0.format) })
    func ours(row: Row) throws {
        var together: AttributeSet = []
        for (name, bytes) in try fixtures(of: row.format) {
            let screen = try readScreen(bytes)
            #expect(screen.origin.format == row.format.id, "\(name)")
            check(screen, row, name)
            together = together.union(screen.carries)
        }
        let missing = row.always.union(row.sometimes).subtracting(together)
        #expect(missing.isEmpty, "no dump in Tests/Fixtures/\(row.format) has \(missing.map(\.name))")
    }

    @Test("Real dumps carry nothing else either", .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        for (path, screen) in try Corpus.folders.flatMap({ try CorpusTests.screens($0) }) {
            let row = try #require(Self.rows.first { $0.format.id == screen.origin.format })
            // What was cut down or pinned without elements lacks keys that whole dumps have.
            let isWhole = screen.elements.count > 4 && !path.contains("golden") && !path.contains("fragments")
            check(
                screen, isWhole ? row : Row(format: row.format, always: [], sometimes: row.always.union(row.sometimes)),
                path)
        }
    }

    /// An attribute outside `carries` is set on no element: unknown is not mistaken for something.
    private func check(_ screen: Screen, _ row: Row, _ name: String) {
        let missing = row.always.subtracting(screen.carries)
        #expect(missing.isEmpty, "\(name) lacks \(missing.map(\.name))")
        let others = screen.carries.subtracting(row.always.union(row.sometimes))
        #expect(others.isEmpty, "\(name) has \(others.map(\.name))")
        let foreign = screen.carries.subtracting(screen.platform.attributes)
        #expect(foreign.isEmpty, "\(name) has \(foreign.map(\.name)), unlike \(screen.platform.name)")
        for element in screen.elements {
            func unknown(_ attribute: Attribute, _ isUnset: Bool) {
                #expect(isUnset || screen.carries.contains(attribute), "\(name): \(attribute) of \(element)")
            }
            unknown(.label, element.label == nil)
            unknown(.value, element.value == nil)
            unknown(.hint, element.hint == nil)
            unknown(.identifier, element.identifier == nil)
            unknown(.placeholder, element.placeholder == nil)
            unknown(.traits, element.traits == nil)
            unknown(.frame, element.frame == nil)
            unknown(.hidden, !element.isHidden)
            unknown(.visible, element.isVisible == nil)
            unknown(.enabled, element.isEnabled)
            unknown(.selected, !element.isSelected)
            unknown(.expanded, element.isExpanded == nil)
            unknown(.respondsToUserInteraction, element.respondsToUserInteraction == nil)
            unknown(.actions, element.actions == nil)
            unknown(.headingLevel, element.headingLevel == nil)
            unknown(.contentsCaptured, element.contentsCaptured == nil)
            unknown(.minimum, element.minimum == nil)
            unknown(.children, element.parent == nil)
        }
    }
}
