import AXEngine
import AXTree

/// A moment as snapshots write it. There is no clock in the engine: the moment is passed in.
public struct SnapshotTime: Hashable, Sendable {
    /// Seconds since 1970 began, in UTC.
    public var secondsSince1970: Int

    /// So many seconds after 1970 began.
    public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }
}

extension SnapshotTime: CustomStringConvertible {
    /// `2023-02-26T09:17:02Z`.
    public var description: String {
        let (day, second) = (Self.floor(secondsSince1970, 86_400), Self.remainder(secondsSince1970, 86_400))
        // Howard Hinnant's civil_from_days: years that begin in March, in cycles of 400.
        let days = day + 719_468
        let era = Self.floor(days, 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let date = [
            Self.padded(yearOfEra + era * 400 + (month >= 10 ? 1 : 0), 4),
            Self.padded(month < 10 ? month + 3 : month - 9),
            Self.padded(dayOfMonth),
        ].joined(separator: "-")
        let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0) }.joined(separator: ":")
        return "\(date)T\(time)Z"
    }

    private static func floor(_ number: Int, _ divisor: Int) -> Int {
        (number - remainder(number, divisor)) / divisor
    }

    private static func remainder(_ number: Int, _ divisor: Int) -> Int { (number % divisor + divisor) % divisor }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
