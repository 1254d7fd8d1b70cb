"""Compares what espeak-ng says for the SSML of a screen with what it says for each utterance alone."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

axaudit = sys.argv[1]

# The labels of a screen in each language, and the language's code in espeak-ng.
languages = {
    "en": ("en", ["Payment", "Pay & go", "Wi-Fi", "Terms <of> use"]),
    "de": ("de", ["Zahlung", "Bezahlen", "WLAN", "Nutzungsbedingungen"]),
    "ru": ("ru", ["Оплата", "Оплатить", "Вай-фай", "Условия"]),
    "fr": ("fr", ["Paiement", "Payer", "Wi-Fi", "Conditions"]),
    "es": ("es", ["Pago", "Pagar", "Wi-Fi", "Condiciones"]),
    "pt-BR": ("pt-br", ["Pagamento", "Pagar", "Wi-Fi", "Termos"]),
    "it": ("it", ["Pagamento", "Paga", "Wi-Fi", "Condizioni"]),
    "nl": ("nl", ["Betaling", "Betalen", "Wifi", "Voorwaarden"]),
    "sv": ("sv", ["Betalning", "Betala", "Wi-Fi", "Villkor"]),
    "pl": ("pl", ["Płatność", "Zapłać", "Wi-Fi", "Warunki"]),
    "tr": ("tr", ["Ödeme", "Öde", "Wi-Fi", "Koşullar"]),
    "ja": ("ja", ["支払い", "支払う", "Wi-Fi", "規約"]),
    "ko": ("ko", ["결제", "결제하기", "와이파이", "약관"]),
    "zh-Hans": ("cmn", ["付款", "支付", "无线局域网", "条款"]),
    "zh-TW": ("cmn", ["付款", "支付", "無線網路", "條款"]),
    "zh-HK": ("yue", ["付款", "支付", "無線網絡", "條款"]),
    "ar": ("ar", ["الدفع", "ادفع", "واي فاي", "الشروط"]),
    "hi": ("hi", ["भुगतान", "भुगतान करें", "वाई-फ़ाई", "शर्तें"]),
}


def run(arguments, text):
    """Returns the output of a command, which must print nothing to standard error."""
    done = subprocess.run(arguments, input=text, capture_output=True, text=True, check=True)
    assert done.stderr == "", (arguments, done.stderr)
    return done.stdout


def phonemes(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def screen(locale, labels):
    heading, button, switch, link = labels
    elements = [
        {"type": "staticText", "label": heading, "traits": ["header"]},
        {"type": "button", "label": button, "traits": ["button"], "enabled": False},
        {"type": "switch", "label": switch, "value": "1", "traits": ["button", "toggleButton"]},
        {"type": "link", "label": link, "traits": ["link"], "hint": button},
        {"type": "textField", "traits": ["textEntry"], "label": heading, "value": "12"},
        {"type": "slider", "traits": ["adjustable"], "label": heading, "value": "40 %"},
        {"type": "image", "traits": []},
    ]
    return json.dumps({"axaudit": 1, "screen": {"locale": locale}, "elements": elements})


for locale, (code, labels) in languages.items():
    tree = screen(locale, labels)
    ssml = run([axaudit, "speak", "--no-config", "-"], tree)
    document = ElementTree.fromstring(ssml.encode())
    paragraphs = [element for element in document if element.tag.endswith("}p")]
    listing = json.loads(run([axaudit, "show", "--no-config", "-f", "json", "-"], tree))
    spoken = [element for element in listing["screens"][0]["elements"] if element["description"]]
    assert len(paragraphs) == len(spoken) == 6, (locale, len(paragraphs), len(spoken))
    expected = []
    for paragraph, element in zip(paragraphs, spoken):
        language = paragraph.get("{http://www.w3.org/XML/1998/namespace}lang")
        assert language.startswith(code), (locale, language, code)
        texts = [text for text in (element["description"], element["hint"]) if text]
        assert [sentence.text.strip() for sentence in paragraph if sentence.tag.endswith("}s")] == texts, (locale, texts)
        for text in texts:
            expected += phonemes(run(["espeak-ng", "-q", "-x", "-v", code, text + " "], None))
    actual = phonemes(run(["espeak-ng", "-m", "-q", "-x"], ssml))
    assert actual == expected, (locale, [pair for pair in zip(actual, expected) if pair[0] != pair[1]], len(actual), len(expected))
    print(f"{locale}: {len(expected)} clauses sound alike")
