extension Platform {
    /// Every platform, in the order of help and messages.
    public static let all: [Platform] = [.iOS, .android]

    /// The platform of a dump or a report that names none.
    package static let `default` = Platform.iOS

    /// Returns platforms in the order of `all`, and after them any others by their identifiers.
    package static func sorted(_ platforms: Set<Platform>) -> [Platform] {
        all.filter(platforms.contains) + platforms.subtracting(all).sorted { $0.id < $1.id }
    }
}
