import AXTestReports
import AXSyntax
import AXTree

/// What VoiceOver says on screens, in SSML 1.1 for a speech synthesiser.
package enum SpeechMarkup {
    /// Returns one document: a paragraph in its language for each exposed element, with the hint after a pause.
    package static func text(_ screens: [Screen]) -> String {
        var text: Markup = """
            <?xml version="1.0" encoding="UTF-8"?>
            <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">

            """
        for screen in screens {
            for spoken in ScreenSpeech(screen).elements where !spoken.speech.isSilent {
                text += paragraph(spoken)
            }
        }
        text += "</speak>\n"
        return text.text
    }

    private static func paragraph(_ spoken: SpokenElement) -> Markup {
        let sentences = [spoken.speech.description, spoken.speech.hint].compactMap(\.self).filter { !$0.isBlank }
        var markup: Markup = "<p xml:lang=\"\(languageCode(spoken.languageTag))\">"
        for (number, sentence) in sentences.enumerated() {
            if number > 0 { markup += "<break time=\"500ms\"/>" }
            // With the space, espeak-ng does not read the full stop before the tag as "dot".
            markup += "<s>\(withoutControls(sentence), limit: .max) </s>"
        }
        markup += "</p>\n"
        return markup
    }

    /// Returns the code of a language as espeak-ng lists it, which is a BCP 47 tag: `cmn` and `yue` for Chinese.
    package static func languageCode(_ tag: String?) -> String {
        guard let tag, !tag.isEmpty, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
        else { return "en" }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard subtags.first == "zh" else { return subtags.isEmpty ? "en" : subtags.joined(separator: "-") }
        return subtags.contains("hk") || subtags.contains("mo") || subtags.contains("yue") ? "yue" : "cmn"
    }

    /// Returns a text with a space in place of line breaks and control characters, of which a synthesiser says nothing.
    private static func withoutControls(_ text: String) -> String {
        text.replacingScalars { scalar, _ in
            scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.value == 0x2028 || scalar.value == 0x2029
                ? " " : nil
        }
    }
}
