/// The attributes that few elements have; see `Element`.
@usableFromInline
struct RareAttributes: Hashable, Sendable {
    @usableFromInline var hint: String?
    @usableFromInline var placeholder: String?
    @usableFromInline var contentsCaptured: Bool?
    @usableFromInline var headingLevel: Int?
    @usableFromInline var actions: [String]?
    @usableFromInline var customContent: [CustomContent]?
    @usableFromInline var userInputLabels: [String]?
    @usableFromInline var language: String?
    @usableFromInline var activationPoint: Point?
    @usableFromInline var minimum: Double?
    @usableFromInline var maximum: Double?
}
