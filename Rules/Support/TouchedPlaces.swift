import AXEngine
import AXTree

/// What a test or a crawl touched on a screen: each element and each point once.
struct TouchedPlaces {
    /// One of the places.
    struct Place {
        /// The element that was touched: the innermost visible one at a point.
        var element: Int
        /// Where it was touched; `nil` if the element has no frame.
        var point: Point?
        /// How many touches changed the screen.
        var changes = 0
        /// How many touches did not. Those whose effect is unknown count in neither.
        var others = 0
        /// The names of the screens that followed.
        var opened: Set<String> = []

        /// Whether the touch did something: the screen changed more often than not.
        var didSomething: Bool { changes > others }
    }

    /// The places, in the order of the first touch. Of points at most 200, because for each of them all elements are
    /// looked at.
    private(set) var places: [Place] = []
    /// The controls that were touched, themselves or in them, unless nothing happened.
    private(set) var touchedControls: Set<Int> = []

    private static let maximumPoints = 200

    init(_ screen: ScreenView) {
        var positions: [Screen.Touch.Place: Int] = [:]
        var points = 0
        for touch in screen.screen.touches {
            if positions[touch.place] == nil {
                if case .point = touch.place { points += 1 }
                guard points <= Self.maximumPoints, let place = Self.place(touch.place, on: screen) else { continue }
                positions[touch.place] = places.count
                places.append(place)
            }
            guard let position = positions[touch.place] else { continue }
            if touch.changed == true { places[position].changes += 1 }
            if touch.changed == false { places[position].others += 1 }
            if touch.changed != false, let name = touch.opened { places[position].opened.insert(name) }
        }
        for place in places where place.didSomething || place.others == 0 {
            let element = screen[place.element]
            let control = ([element] + Array(element.ancestors.prefix(100))).first(where: \.takesTouch) ?? element
            touchedControls.insert(control.index)
        }
    }

    private static func place(_ place: Screen.Touch.Place, on screen: ScreenView) -> Place? {
        switch place {
        case .element(let index): return Place(element: index, point: screen.elements[index].frame?.centre)
        case .point(let point):
            // What is later in the tree is in front, or inside.
            let element = screen.elements.lastIndex { $0.isVisible != false && $0.frame?.contains(point) == true }
            return element.map { Place(element: $0, point: point) }
        }
    }
}

extension ScreenView {
    /// What was touched; `nil` if nothing is known.
    var touchedPlaces: TouchedPlaces? { screen.touches.isEmpty ? nil : cached { TouchedPlaces(self) } }
}

extension ElementView {
    /// Returns a message about a control, with the evidence that a test tapped it; as it is if none did, or if nothing
    /// happened.
    func withTouch(_ message: String) -> String {
        guard let places = screen.touchedPlaces, places.touchedControls.contains(index) else { return message }
        return message + "; it was tapped by the test"
    }

    /// Whether touches are for it and not for what is around it: a view of Android that can be clicked, another control.
    var takesTouch: Bool {
        isControl || element.isControlByItself
            || element.view?.flags.isDisjoint(with: [.clickable, .longClickable, .checkable]) == false
    }
}
