import AXSyntax

extension Screen {
    /// A sentence about the error of the frames, or `nil` if they are exact. It applies to every dump of the format, so
    /// a report prints it once.
    package var frameRemark: String? {
        guard carries.contains(.frame), frameTolerance > 0.1 else { return nil }
        let subject = origin.tool ?? "this dump"
        let points = frameTolerance.inPoints
        return roundsFramesOutward
            ? "\(subject) rounds frames outward to whole points: sizes up to 2 pt too small may not be reported"
            : "\(subject) reports frames to within \(points) pt: sizes can be off by that much"
    }
}
