/// The attributes of an `Element` that few elements have.
struct RareAttributes: Hashable, Sendable {
    var hint: String?
    var placeholder: String?
    var actions: [String]?
    var customContent: [CustomContent]?
    var userInputLabels: [String]?
    var language: String?
    var activationPoint: Point?
    var minimum: Double?
    var maximum: Double?
    var android: AndroidView?
}
