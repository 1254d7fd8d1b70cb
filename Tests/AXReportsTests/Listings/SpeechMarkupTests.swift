import AXTestReports
import AXReports
import AXTree
import TestSupport
import Testing

/// The SSML of `axaudit speak`.
@Suite("SSML")
struct SpeechMarkupTests {
    @Test("A paragraph in its language for each element, the hint after a pause, no markup from labels")
    func document() throws {
        let screen = try readScreen(
            """
            { "axaudit": 1, "screen": { "locale": "de" }, "elements": [
              { "type": "button", "label": "A <b> & \\"c\\"\\n\\u0007d", "traits": ["button"], "hint": "Tut es." },
              { "type": "image", "traits": [] },
              { "type": "button", "label": "付款", "traits": ["button"], "language": "zh-Hant" } ] }
            """)
        let ssml = SpeechMarkup.text([screen])
        #expect(
            ssml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">
                <p xml:lang="de"><s>A &lt;b&gt; &amp; &quot;c&quot;  d. Taste. </s><break time="500ms"/><s>Tut es. </s></p>
                <p xml:lang="cmn"><s>付款. 按鈕. </s></p>
                </speak>

                """)
        #expect(try XMLReading(ssml).attributes("p").count == 2)
    }

    @Test(
        "Codes of languages are those of espeak-ng's list",
        arguments: [
            (nil, "en"), ("", "en"), ("de", "de"), ("pt_BR", "pt-br"), ("zh-Hans", "cmn"), ("zh-TW", "cmn"),
            ("zh-HK", "yue"), ("zh-yue", "yue"), ("yue", "yue"), ("en\" x=\"", "en"), ("-", "en"),
        ] as [(String?, String)])
    func codes(tag: String?, code: String) { #expect(SpeechMarkup.languageCode(tag) == code) }
}
