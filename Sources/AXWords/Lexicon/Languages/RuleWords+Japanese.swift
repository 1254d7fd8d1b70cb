extension RuleWords {
    package static let japanese = RuleWords(
        .japanese, list: .japanese,
        decorative: """
            背景画像, 背景イメージ, 区切り線, 区切り, 仕切り線, セパレーター, セパレータ, ディバイダー, 影, シャドウ, スペーサー, \
            グラデーション, 装飾, 装飾画像
            """)
}

extension WordList {
    package static let japanese = WordList(
        writing: .unspaced,
        roles: [
            .button: "ボタン",
            .image: "画像, アイコン, グラフィック, ~イメージ, ~写真, ~イラスト",
            .link: "リンク, ハイパーリンク",
            .textField: "テキストフィールド, テキスト欄, 入力欄",
            .slider: "スライダー, スライダ",
            .tab: "タブ",
            .switch: "スイッチ, 切り替えボタン, トグル",
            .checkBox: "チェックボックス, チェック ボックス",
            .radioButton: "ラジオボタン, ラジオ ボタン",
            .adjustable: "調整可能",
            .header: "見出し",
        ],
        verbs: "新規, 新しい, 次の, 前の",
        exceptions: "スケートリンク, アイスリンク, ドリンク, ブリンク, シュリンク, ニンテンドースイッチ, 照明スイッチ, 胸ボタン, アクションボタン, サイドボタン, 顔写真, 証明写真",
        vague: """
            ここをクリック, こちらをクリック, ここをタップ, こちらをタップ, こちら, ここ, 続きを読む, \
            詳しく読む, もっと読む
            """,
        vagueOnLinks: """
            もっと見る, もっと, その他, 詳しくはこちら, 詳細はこちら, 詳細, \
            詳しく見る, 詳しく, 詳細を見る, 詳細を表示, もっと詳しく, 一覧はこちら
            """,
        chosen: "選択済み, 未選択, 選択中, チェック済み, 未チェック",
        switched: "オン, オフ",
        statesAtEnd: "オン, オフ, 選択済み, 選択中",
        stateNames: "常に, 自動",
        genericImages: "バナー, ロゴ, サムネイル",
        gestures: "タップし, タップする, タップで, ダブルタップ, クリックし, クリックする, クリックで, スワイプ, 押して, 押すと, 長押し",
        reduplicates: true)
}
