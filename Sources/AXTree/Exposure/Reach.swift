/// How many steps a user of the screen reader takes from the first exposed element of a screen to each of the others.
///
/// A step is one gesture that moves the screen reader: a swipe to the next element or, with VoiceOver's rotor or
/// TalkBack's reading controls, a swipe to the next heading or the next control. Ways lead forward only, as the elements
/// are read, and from a heading or a control they go on element by element. Choosing an item of the rotor is no step.
///
/// Example: Back, Cart (a heading), Milk, Bread, Payment (a heading), Pay. To Pay there are 5 swipes by elements; by
/// headings 2 to Payment and 1 to Pay, which are 3.
public struct Reach: Sendable {
    /// What a user of the screen reader moves by. The raw value is its name in configurations and reports.
    public enum Movement: String, CaseIterable, Sendable {
        /// Each swipe goes to the next element.
        case elements
        /// To the last heading before the element, then element by element.
        case headings
        /// To the last control before the element, then element by element.
        case controls
    }

    /// An exposed element, and the steps to it.
    package struct Stop: Hashable, Sendable {
        /// The index of the element.
        package let index: Int
        /// The steps from the first element by headings; `nil` if the dump does not tell which elements are headings.
        package fileprivate(set) var headings: Int?
        /// The steps from the first element by controls.
        package fileprivate(set) var controls = 0
        /// The index of the container around it, such as a list or a bar; `nil` if there is none.
        package fileprivate(set) var container: Int?
        /// The swipes from the first element of its container; without one, from that of the screen.
        package fileprivate(set) var fromTop = 0
        /// Whether it is a heading.
        fileprivate var isHeading = false
        /// Whether it is a control.
        fileprivate var isControl = false
    }

    /// The exposed elements in reading order. The number of an element in it, from 0, is the number of swipes to it.
    package let stops: [Stop]

    /// Counts the steps on a screen.
    package init(_ screen: Screen, _ exposure: Exposure) {
        let elements = screen.elements
        let containers = screen.nearestAncestors { elements[$0].isReadingContainer && !exposure.isExposed[$0] }
        let knowsHeadings = !Rotor.headings.isUnknown(on: screen)
        var headings = JumpCount()
        var controls = JumpCount()
        /// By container, the number of its first element.
        var firstNumbers: [Int: Int] = [:]
        stops = exposure.order.enumerated().map { number, index in
            var stop = Stop(index: index)
            stop.isHeading =
                knowsHeadings && Rotor.headings.contains(elements[index], carries: screen.carries)
            let byHeadings = headings.steps(to: number, isTarget: stop.isHeading)
            stop.headings = knowsHeadings ? byHeadings : nil
            stop.isControl = exposure.isControl[index]
            stop.controls = controls.steps(to: number, isTarget: stop.isControl)
            stop.container = containers[index]
            if let container = stop.container {
                let first = firstNumbers[container] ?? number
                firstNumbers[container] = first
                stop.fromTop = number - first
            } else {
                stop.fromTop = number
            }
            return stop
        }
    }

    /// Returns the steps to the element with a number in reading order, from 0; `nil` if the dump does not tell.
    package func steps(to number: Int, by movement: Movement) -> Int? {
        switch movement {
        case .elements: number
        case .headings: stops[number].headings
        case .controls: stops[number].controls
        }
    }

    /// Returns the number of headings or controls to which one jumps on the way to an element; 0 by elements.
    package func jumps(to number: Int, by movement: Movement) -> Int {
        stops[...number].dropFirst().count {
            switch movement {
            case .elements: false
            case .headings: $0.isHeading
            case .controls: $0.isControl
            }
        }
    }

    /// Returns the steps by headings to an element, if another heading were directly before it; `nil` if the dump does
    /// not tell which elements are headings, or if it is the first element or a heading itself.
    ///
    /// Each heading after the first element is one step, the new one is one, and the swipe from it to the element is
    /// one.
    package func stepsWithHeading(before number: Int) -> Int? {
        guard number > 0, stops[number].headings != nil, !stops[number].isHeading else { return nil }
        return jumps(to: number, by: .headings) + 2
    }

    /// Returns the heading after which most of the swipes to an element are, up to the next heading, and the number of
    /// those; `nil` if there is no heading before the element.
    ///
    /// Example: Back, Cart (a heading), Milk, Bread, Payment (a heading), Pay. Of the 5 swipes to Pay, 3 begin at Cart,
    /// Milk and Bread.
    package func longestSection(onTheWayTo number: Int) -> (heading: Int, swipes: Int)? {
        var longest: (heading: Int, swipes: Int)?
        var current: (heading: Int, swipes: Int)?
        for stop in stops[..<number] {
            if stop.isHeading { current = (stop.index, 0) }
            current?.swipes += 1
            if let current, current.swipes > longest?.swipes ?? 0 { longest = current }
        }
        return longest
    }
}

/// Counts the steps of somebody who jumps from target to target and swipes on from the last one.
private struct JumpCount {
    private var jumps = 0
    private var last = 0

    /// Returns the steps to the next stop, whose number is one more than that before. The first is where one starts.
    mutating func steps(to number: Int, isTarget: Bool) -> Int {
        if isTarget, number > 0 {
            jumps += 1
            last = number
        }
        return jumps + number - last
    }
}

extension Element {
    /// Whether the element contains others that the screen reader treats as a whole, such as a list or a bar.
    fileprivate var isReadingContainer: Bool {
        switch type {
        case .application, .window, .other, .key, .keyboard, .scrollBar, .splitter, .statusBar: false
        default: type.isStructural || type.isComposite
        }
    }
}
