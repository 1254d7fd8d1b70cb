import AXConfiguration
import AXEngine
import AXTree

/// A point in time as snapshots write it. It is passed in, because the library reads no clock.
package struct SnapshotTime: Hashable, Sendable {
    /// The number of seconds since 1970-01-01, in UTC.
    package var secondsSince1970: Int

    /// Creates a point in time.
    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    /// The beginning of 1970.
    package static let epoch = SnapshotTime(secondsSince1970: 0)

    /// Creates the time in a text: seconds since 1970, or ISO 8601 in UTC as in `description`. `nil` for any other
    /// text, and for a time outside the years 1 to 9999.
    package init?(_ text: String) {
        if let seconds = Int(text) {
            guard Self.supportedSeconds.contains(seconds) else { return nil }
            self.init(secondsSince1970: seconds)
            return
        }
        let bytes = Array(text.utf8)
        guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z"),
            let day = CalendarDay(String(text.prefix(10)))
        else { return nil }
        let parts = text.dropFirst(11).dropLast().split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.filter { $0.utf8.count == 2 && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }.compactMap {
            Int($0)
        }
        guard parts.count == 3, numbers.count == 3, numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else {
            return nil
        }
        self.init(secondsSince1970: day.daysSince1970 * 86_400 + numbers[0] * 3_600 + numbers[1] * 60 + numbers[2])
    }

    /// The seconds from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
    private static let supportedSeconds = -62_135_596_800...253_402_300_799
}

extension SnapshotTime: CustomStringConvertible {
    /// The time in ISO 8601, for example `2023-02-26T09:17:02Z`.
    package var description: String {
        let second = Self.remainder(secondsSince1970, 86_400)
        let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0) }.joined(separator: ":")
        return "\(Self.date(day: Self.quotient(secondsSince1970, 86_400)))T\(time)Z"
    }

    /// Returns the date of a day that is counted from 1970-01-01, by Howard Hinnant's `civil_from_days`.
    ///
    /// Years begin in March, so that the leap day is their last day, and 400 years (an era) have 146,097 days. Example:
    /// day 19,414 (2023-02-26) is day 738,882 since 0000-03-01, which is day 8,397 of era 5. That is day 362 of year 22
    /// of the era, which began on 2022-03-01. With 30.6 days a month on average, it is day 26 of month 11, where March
    /// is 0: 2023-02-26.
    private static func date(day: Int) -> String {
        let days = day + 719_468
        let era = quotient(days, 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        return [
            padded(yearOfEra + era * 400 + (month >= 10 ? 1 : 0), 4),
            padded(month < 10 ? month + 3 : month - 9),
            padded(dayOfMonth),
        ].joined(separator: "-")
    }

    /// Divides and rounds down, also below zero: -1 / 86,400 is -1.
    private static func quotient(_ number: Int, _ divisor: Int) -> Int {
        (number - remainder(number, divisor)) / divisor
    }

    /// Returns the remainder, which is never negative: of -1 / 86,400 it is 86,399.
    private static func remainder(_ number: Int, _ divisor: Int) -> Int { (number % divisor + divisor) % divisor }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
