import Foundation

/// The number of cases of tests that repeat themselves: a tenth, or all of them if `AXAUDIT_CASES` is `all`, as in
/// `.ci/run`.
package enum Cases {
    /// Whether tests run all of their cases.
    package static let areAll = ProcessInfo.processInfo.environment["AXAUDIT_CASES"] == "all"

    /// The distance of the cases that run, where all cases are a list: 10, or 1.
    package static let step = areAll ? 1 : 10

    /// Returns the number of cases to run of all that a test has, at least one.
    package static func of<Number: BinaryInteger>(_ all: Number) -> Number { areAll ? all : max(1, all / 10) }
}
