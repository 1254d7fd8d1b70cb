import AXEngine
import AXTree

/// The width and height below which WCAG 2.5.8 asks for space around a target, in points or dp.
let wcagMinimum = 24.0

/// The controls of a screen that WCAG does not allow to be so small (2.5.8): a side is shorter than a minimum, and
/// another target is nearer than half of it to the centre. In a text, in a bar, laid out by the system, in a large
/// control or cut off, any size is allowed.
struct CrowdedTargets {
    /// A small control and the target that is nearest to it.
    struct Target {
        let element: ElementView
        let frame: Rect
        let neighbour: ElementView
    }

    /// The controls in reading order.
    let targets: [Target]

    /// Finds the controls of a screen with a side shorter than `minimum`. Each is compared with at most 24 others.
    init(on screen: ScreenView, _ check: RuleCheck, smallerThan minimum: Double) {
        let radius = minimum / 2
        let controls = screen.measurableControls
        let isSmall = controls.map { check.isSmaller($0.frame, than: minimum) }
        let areas = zip(controls, isSmall).map { $0.1 ? $0.0.frame.joined(withCircleOf: radius) : $0.0.frame }
        let pairs = isSmall.contains(true) ? RectSweep.pairs(of: areas, within: 0, partners: 24) : []
        // By control: the nearest target that its circle intersects.
        var nearest: [Int: (other: Int, distance: Double)] = [:]
        for (first, second) in pairs where isSmall[first] || isSmall[second] {
            let (one, other) = (screen[controls[first].index], screen[controls[second].index])
            guard screen.competeForTouch(one, other) else { continue }
            for (small, beside) in [(first, second), (second, first)] where isSmall[small] {
                let distance = controls[small].frame.room(
                    to: controls[beside].frame, isSmall: isSmall[beside], radius: radius)
                guard distance < radius - screen.roundingOfDistances else { continue }
                if nearest[small].map({ distance < $0.distance }) ?? true { nearest[small] = (beside, distance) }
            }
        }
        targets = nearest.sorted { $0.key < $1.key }.compactMap { small, found in
            let element = screen[controls[small].index]
            guard !element.isExemptTarget(controls[small].frame, minimum) else { return nil }
            let neighbour = screen[controls[found.other].index]
            return Target(element: element, frame: controls[small].frame, neighbour: neighbour)
        }
    }
}

/// The controls of a screen that fail WCAG 2.5.8.
private struct FailingTargets {
    let indices: Set<Int>
}

extension ElementView {
    /// Returns whether a control of a size is a failure: smaller than a limit and, up to the 24 points of WCAG 2.5.8,
    /// too near to another target. One by itself is hard to hit, but no other is hit instead.
    func isFailingTarget(_ size: Size, _ check: RuleCheck, below limit: Double) -> Bool {
        guard check.isSmaller(size, than: limit) else { return false }
        if limit > wcagMinimum { return true }
        return screen.cached {
            let crowded = CrowdedTargets(on: screen, check, smallerThan: wcagMinimum)
            return FailingTargets(indices: Set(crowded.targets.map(\.element.index)))
        }.indices.contains(index)
    }

    /// Returns whether WCAG exempts a small control or the system enlarges it: in a text, in a bar, laid out by the
    /// system, within a control that is large enough, or clipped.
    fileprivate func isExemptTarget(_ frame: Rect, _ minimum: Double) -> Bool {
        isLinkInText || isInBar || isLaidOutBySystem || touchesScrollEdge(frame, minimum)
            || isInsideControl(of: minimum)
    }
}

extension ScreenView {
    /// The amount in points by which a distance may be larger than measured: the dump may have rounded both edges.
    fileprivate var roundingOfDistances: Double {
        screen.frameTolerance > 0.1 ? 2 * screen.frameTolerance : screen.frameTolerance
    }
}

extension Rect {
    /// The smallest rectangle that contains it and a circle of `radius` around its centre.
    fileprivate func joined(withCircleOf radius: Double) -> Rect {
        let (across, down) = (max(width, 2 * radius), max(height, 2 * radius))
        return Rect(x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down)
    }

    /// The largest radius of a circle around the centre that does not touch the other target: its frame and, if it is
    /// small too, the circle of `radius` around its centre.
    fileprivate func room(to other: Rect, isSmall: Bool, radius: Double) -> Double {
        let (x, y) = (self.x + width / 2, self.y + height / 2)
        let across = max(other.x - x, x - other.maxX, 0)
        let down = max(other.y - y, y - other.maxY, 0)
        let toFrame = (across * across + down * down).squareRoot()
        guard isSmall else { return toFrame }
        let (toX, toY) = (other.x + other.width / 2 - x, other.y + other.height / 2 - y)
        return min(toFrame, (toX * toX + toY * toY).squareRoot() - radius)
    }
}
