extension Screen {
    /// Returns where an element or a point was touched: the point, or the centre of the element; `nil` if the element
    /// has no frame.
    package func point(of place: Touch.Place) -> Point? {
        switch place {
        case .point(let point): point
        case .element(let index): elements[index].frame?.centre
        }
    }

    /// Converts the points that were touched from pixels to density-independent pixels.
    package mutating func divideTouches(by density: Double) {
        for index in touches.indices {
            guard case .point(let point) = touches[index].place else { continue }
            touches[index].place = .point(Point(x: point.x / density, y: point.y / density))
        }
    }

    /// Moves the touches to other elements, whose indices are given by the old ones. A touch of an element that was
    /// removed is one of its centre, and is removed if the element has no frame. Call it while `elements` still has
    /// the old elements.
    mutating func moveTouches(to newIndices: [Int?]) {
        touches = touches.compactMap { touch in
            guard case .element(let index) = touch.place else { return touch }
            var touch = touch
            if let newIndex = newIndices[index] {
                touch.place = .element(newIndex)
            } else if let point = point(of: touch.place) {
                touch.place = .point(point)
            } else {
                return nil
            }
            return touch
        }
    }
}
