/// The platform of a Maestro hierarchy.
enum MaestroPlatform {
    case iOS
    case android
    /// HarmonyOS, whose layout has the same shape.
    case harmony
    /// A version of 2022, which has neither labels nor anything that tells iOS from Android.
    case old
}
