/// Actions that are disabled most of the time because nothing is there to act on, as users expect.
package enum ContextualAction {
    /// Returns whether a label names an action on the history or the format of a text or a page: `Undo`, `Bold`, `Go Back`.
    package static func isEditing(_ label: FoldedText) -> Bool { editing.contains(label) }

    /// Returns whether a label names a page beside the current one, or the reset of a setting: `Next page`, `Reset`.
    package static func isPaging(_ label: FoldedText) -> Bool { paging.contains(label) }

    /// Returns whether a label names the sending of what is in a field: `Send`, `Post`.
    package static func isSending(_ label: FoldedText) -> Bool { sending.contains(label) }

    private static let editing = FoldedText.set(
        """
        undo, redo, go back, go forward, cut, copy, paste, bold, italic, underline, strikethrough, \
        rückgängig, wiederholen, ausschneiden, kopieren, einsetzen, einfügen, fett, kursiv, unterstrichen, \
        annuler, rétablir, couper, copier, coller, gras, italique, souligné, deshacer, rehacer, cortar, copiar, pegar, negrita, \
        cursiva, subrayado, desfazer, refazer, colar, negrito, itálico, sublinhado, annulla, ripeti, taglia, copia, incolla, \
        grassetto, corsivo, sottolineato, geri al, yinele, отменить, повторить, вырезать, копировать, вставить, \
        撤销, 重做, 撤消, 剪切, 复制, 粘贴, 粗体, 斜体, 復原, 取り消す, やり直す, コピー, 실행 취소, 다시 실행, 복사
        """)

    private static let paging = FoldedText.set(
        """
        back, forward, previous page, next page, first page, last page, reset, \
        zurück, vorwärts, vorherige seite, nächste seite, erste seite, letzte seite, zurücksetzen, \
        page précédente, page suivante, première page, dernière page, réinitialiser, \
        página anterior, página siguiente, primera página, última página, restablecer, \
        próxima página, primeira página, redefinir, pagina precedente, pagina successiva, prima pagina, ultima pagina, \
        önceki sayfa, sonraki sayfa, предыдущая страница, следующая страница, \
        上一页, 下一页, 首页, 末页, 重置, 前のページ, 次のページ, 이전 페이지, 다음 페이지
        """)

    private static let sending = FoldedText.set(
        """
        send, send message, post, reply, tweet, senden, nachricht senden, antworten, envoyer, publier, répondre, enviar, \
        enviar mensaje, publicar, responder, enviar mensagem, invia, pubblica, rispondi, gönder, gönderi, gönderi ekle, add post, \
        yanıtla, отправить, ответить, 发送, 發送, 发布, 回复, 送信, 返信, 보내기, 전송, 게시, إرسال
        """)
}
