import AXConfiguration
import AXEngine
import Foundation
import Testing

@Suite("Calendar days")
struct CalendarDayTests {
    @Test("Valid dates", arguments: ["2027-03-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func right(text: String) { #expect(CalendarDay(text)?.description == text) }

    @Test(
        "Invalid dates",
        arguments: [
            "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-1-1", "27-01-01", "2027/01/01",
            "2027-01-01T00:00:00Z", "", "tomorrow", "2027-01-0x", "-027-01-01", "٢٠٢٧-01-01",
        ])
    func wrong(text: String) { #expect(CalendarDay(text) == nil) }

    @Test("The day of a Unix time is that of Foundation's calendar")
    func seconds() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for seconds in [0, 86_399, 86_400, -1, 951_782_400, 951_868_800, 4_102_444_799, 1_790_000_000] {
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: TimeInterval(seconds)))
            let day = CalendarDay(secondsSince1970: seconds)
            #expect((day.year, day.month, day.day) == (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
        }
    }

    @Test("Days are ordered")
    func order() {
        let days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].compactMap { CalendarDay($0) }
        #expect(days.sorted() == days && days.count == 4)
    }
}
