import AXConfiguration
import AXEngine
import AXDumps
import AXTree

/// Compares dumps of a screen, element by element.
package enum ScreenComparison {
    /// Returns the differences between the screens of two dumps.
    ///
    /// Screens are compared with those of the same name, and screens without a name in their order. If both dumps have
    /// only one screen, these are compared even if their names differ.
    ///
    /// - Parameters:
    ///   - references: The screens that are compared with.
    ///   - currents: The screens that are compared.
    ///   - attributes: The attributes to compare, or `nil` for all.
    package static func differences(
        from references: [Screen], to currents: [Screen], attributes: AttributeSet? = nil
    ) -> [ScreenDifference] {
        differences(from: references, to: currents, attributes: attributes, naming: .api)
    }

    /// Returns the differences between the screens of two dumps, with these names of settings in remarks.
    package static func differences(
        from references: [Screen], to currents: [Screen], attributes: AttributeSet?, naming names: SettingNames
    ) -> [ScreenDifference] {
        if references.count == 1, currents.count == 1 {
            return [difference(from: references[0], to: currents[0], attributes: attributes, naming: names)]
        }
        // In reverse, so that the first screen of a name is the last of its array.
        var pending = Dictionary(grouping: references.indices.reversed()) { references[$0].name }
        var isMatched = [Bool](repeating: false, count: references.count)
        var differences = currents.map { current -> ScreenDifference in
            if let index = pending[current.name]?.popLast() {
                isMatched[index] = true
                return difference(from: references[index], to: current, attributes: attributes, naming: names)
            }
            var result = difference(from: emptied(current), to: current, attributes: attributes)
            result.remarks = ["this screen is not in the reference"]
            return result
        }
        for (index, reference) in references.enumerated() where !isMatched[index] {
            var result = difference(from: reference, to: emptied(reference), attributes: attributes)
            result.remarks = ["this screen is only in the reference"]
            differences.append(result)
        }
        return differences
    }

    private static func emptied(_ screen: Screen) -> Screen {
        var empty = screen
        empty.elements = []
        return empty
    }

    /// Returns the differences between the exposed elements of two screens.
    ///
    /// Only attributes that both screens carry are compared. If one of them is a JSON snapshot, both are compared as
    /// the lists that A11yUITests writes.
    ///
    /// - Parameters:
    ///   - reference: The screen that is compared with.
    ///   - current: The screen that is compared.
    ///   - attributes: The attributes to compare, or `nil` for all.
    package static func difference(
        from reference: Screen, to current: Screen, attributes: AttributeSet? = nil
    ) -> ScreenDifference {
        difference(from: reference, to: current, attributes: attributes, naming: .api)
    }

    /// Returns the differences between the exposed elements of two screens, with these names of settings in remarks.
    package static func difference(
        from reference: Screen, to current: Screen, attributes: AttributeSet?, naming names: SettingNames
    ) -> ScreenDifference {
        let isListed = reference.origin.isXCUITestList || current.origin.isXCUITestList
        let before = ComparedScreen(reference, isListed: isListed)
        let after = ComparedScreen(current, isListed: isListed)
        let all = SnapshotSettings.comparedAttributes
        let wanted = (attributes ?? all).intersection(all)
        let known = before.list.carries.intersection(after.list.carries)
        let compared = wanted.intersection(known)
        var difference = ScreenDifference(screen: current.title)
        difference.remarks = remarks(from: reference, to: current, names)
        difference.notCompared = wanted.intersection(before.list.carries.union(after.list.carries)).subtracting(known)
        difference.count = after.order.count
        difference.reference = before.side
        difference.current = after.side
        let comparer = ElementComparer(
            before.list, after.list, compared, tolerance: max(reference.frameTolerance, current.frameTolerance))
        let matches = ListMatcher.matches(
            of: ElementList(before.list, before.order, comparing: compared, knowing: known),
            and: ElementList(after.list, after.order, comparing: compared, knowing: known)
        ) { comparer.distance(before.order[$0], after.order[$1]) }
        difference.changes = ScreenChanges(before, after, comparer, compared).changes(matches)
        return difference
    }

    /// Returns a remark for another language or another size, which may explain many changes.
    private static func remarks(
        from reference: Screen, to current: Screen, _ names: SettingNames
    ) -> [String] {
        var remarks: [String] = []
        if let before = reference.locale, let now = current.locale, before != now {
            remarks.append(
                "the locale of the reference is \(before.printable), that of this screen is \(now.printable)")
        }
        if let before = reference.size, let now = current.size, before != now {
            remarks.append(
                "the size of the reference is \(before) \(reference.unit), that of this screen is \(now) \(current.unit)"
            )
        }
        if reference.hasFramesInPixels != current.hasFramesInPixels {
            let unknown = reference.hasFramesInPixels ? "the reference" : "this screen"
            remarks.append("the density of \(unknown) is unknown, so frames differ; set it, e.g. with \(names.density)")
        }
        return remarks
    }
}
