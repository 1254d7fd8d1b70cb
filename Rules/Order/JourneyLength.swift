import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports elements that take more steps with the screen reader than a journey of the configuration allows.
    public static let journeyLength: Rule = Rule(
        "journey-length",
        "Element takes more steps with the screen reader than its journey allows.",
        severity: .failure,
        presets: [],
        groups: ["order"],
        needs: [.type],
        standards: [.wcag("2.4.10")],
        limits: [
            "The rule runs with every preset if the configuration has `journeys`, and only then.",
            """
            A step is a swipe to the next element, heading or control, forward from the first element of the screen. Choosing what \
            swipes move by is no step, nor is scrolling.
            """,
            "What a dump does not contain, such as the rows of a list below the fold, is not counted.",
            "A screen without the element is not checked; if no screen has it, the run has no verdict.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityElements")],
                why: """
                    VoiceOver users who swipe from element to element pass everything before it, each time they need it.
                    """,
                fix: """
                    Move the element forward in the reading order, make each row one element, or put a heading before the element and \
                    count its journey with `"by": "headings"`.
                    """,
                inUIKit: "view.accessibilityElements = [titleLabel, payButton, recommendations]",
                inSwiftUI: """
                    ProductRow(product)
                        .accessibilityElement(children: .combine)
                    """,
                examples: [
                    .fails(
                        .button("Back"), .header("Cart"), .text("Milk"), .text("Bread"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 3), because: "4 swipes"),
                    .fails(
                        .button("Back"), .header("Cart"), .text("Milk"), .text("Bread"),
                        .header("Payment"), .text("Card"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 3, by: .headings),
                        because: "2 headings and 2 swipes"),
                    .fails(
                        .button("Back"), .text("Milk"), .button("Help"), .text("Bread"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 1, by: .controls), because: "2 controls"),
                    .fails(
                        .text("Cart"),
                        ExampleElement(.button, "Pay", traits: .button, exposed: false),
                        on: ExampleScreen(reach: "Pay", within: 3), because: "VoiceOver does not stop at it"),
                    .passes(
                        .button("Back"), .header("Cart"), .text("Milk"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 3), because: "3 swipes"),
                    .passes(
                        .button("Back"), .text("Milk"), .text("Bread"), .header("Payment"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 2, by: .headings), because: "1 heading and 1 swipe"),
                    .passes(
                        .button("Pay"), .text("Milk"), .button("Pay"), on: ExampleScreen(reach: "Pay", within: 0),
                        because: "the first of several counts"),
                    .passes(
                        .text("Cart"),
                        ExampleElement(
                            .cell, "Pay with card", exposed: true,
                            containing: [.text("Pay").with { $0.isAccessibilityElement = false }]),
                        on: ExampleScreen(reach: "Pay", within: 1), because: "the row around it is the stop"),
                    .notChecked(
                        .button("Back"), .text("Milk"), on: ExampleScreen(reach: "Pay", within: 3),
                        because: "no such element"),
                    .notChecked(.button("Back"), .button("Pay"), because: "no journey"),
                ],
                check: check
            ).needingJourneys(),
            .android(
                standards: [.android("accessibilityHeading")],
                why: """
                    TalkBack users who swipe from element to element pass everything before it, each time they need it.
                    """,
                fix: """
                    Move the element forward in the reading order, make each row one stop, or put a heading before the element and \
                    count its journey with `"by": "headings"`.
                    """,
                inCompose: "Text(\"Payment\", Modifier.semantics { heading() })",
                inViews: """
                    row.isScreenReaderFocusable = true
                    ViewCompat.setAccessibilityHeading(paymentTitle, true)
                    """,
                examples: [
                    .fails(
                        .button("Back"), .text("Milk"), .text("Bread"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 2), because: "3 swipes"),
                    .passes(
                        .button("Back"), .text("Milk"), .text("Bread"), .button("Pay"),
                        on: ExampleScreen(reach: "Pay", within: 3), because: "3 swipes"),
                    .notChecked(
                        .button("Back"), .text("Milk"), .button("Pay"),
                        on: ExampleScreen(
                            reach: "Pay", within: 1, by: .headings, lacks: [.headingLevel]),
                        because: "the dump does not say which views are headings"),
                ],
                check: check
            ).needingJourneys(),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        var reasons: [String] = []
        for result in screen.journeys {
            guard let element = result.element.map({ screen[$0] }) else {
                reasons.append("this screen has no element \(result.journey.name)")
                continue
            }
            guard let number = result.number else {
                let mayBe = screen.screen.exposure == .inferred
                check.report(
                    element,
                    "\(mayBe ? "may not be" : "is not") exposed, so \(screen.screen.platform.screenReader) users cannot get to it",
                    as: mayBe ? .warning : nil)
                continue
            }
            guard let steps = result.steps else {
                reasons.append("this dump does not say which elements are headings")
                continue
            }
            if steps > result.journey.within {
                check.report(element, JourneyMessage(result.journey, on: screen).text(number: number, steps: steps))
            }
        }
        if let reason = reasons.first { check.couldNotCheck(reason) }
    }
}
