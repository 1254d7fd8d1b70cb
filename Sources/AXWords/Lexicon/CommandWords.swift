/// Whole names of buttons that are commands, in all languages.
///
/// Dumps do not always name the language, so they are not divided by language.
package enum CommandWords {
    /// Returns whether a name is that of a command and of little else: `Save`, `Sign in`.
    package static func contains(_ name: FoldedText) -> Bool {
        name.scalars.count <= longest && commands.contains(name)
    }

    private static let commands = FoldedText.set(
        """
        save, save changes, send, submit, cancel, continue, confirm, delete, delete account, delete all, remove, add, add to cart, \
        add to bag, edit, log in, sign in, log out, sign out, sign up, register, create account, buy, buy now, pay, pay now, checkout, \
        place order, order now, apply, close, done, retry, try again, get started, download, upload, accept, decline, allow, not now, \
        subscribe, unsubscribe, follow, unfollow, book now, reserve, verify, resend code, skip, \
        speichern, änderungen speichern, senden, absenden, abbrechen, weiter, fortfahren, bestätigen, löschen, konto löschen, entfernen, \
        hinzufügen, in den warenkorb, bearbeiten, anmelden, einloggen, abmelden, ausloggen, registrieren, konto erstellen, kaufen, \
        jetzt kaufen, bezahlen, zur kasse, bestellen, anwenden, schließen, fertig, erneut versuchen, herunterladen, hochladen, \
        akzeptieren, ablehnen, nicht jetzt, abonnieren, folgen, überspringen, \
        enregistrer, envoyer, annuler, continuer, confirmer, valider, supprimer, supprimer le compte, ajouter, ajouter au panier, \
        modifier, se connecter, connexion, se déconnecter, déconnexion, s'inscrire, créer un compte, acheter, payer, commander, \
        appliquer, fermer, terminé, réessayer, télécharger, accepter, refuser, plus tard, s'abonner, suivre, ignorer, passer, \
        guardar, guardar cambios, enviar, cancelar, continuar, confirmar, eliminar, eliminar cuenta, borrar, añadir, agregar, \
        añadir al carrito, editar, iniciar sesión, cerrar sesión, registrarse, crear cuenta, comprar, comprar ahora, pagar, aplicar, \
        cerrar, listo, reintentar, descargar, subir, aceptar, rechazar, ahora no, suscribirse, seguir, omitir, \
        salvar, salvar alterações, excluir, excluir conta, apagar, remover, adicionar, adicionar ao carrinho, entrar, sair, \
        cadastrar, criar conta, finalizar compra, fechar, concluir, tentar novamente, baixar, aceitar, recusar, agora não, assinar, pular, \
        salva, invia, annulla, continua, conferma, elimina, elimina account, aggiungi, aggiungi al carrello, modifica, accedi, esci, \
        registrati, crea account, acquista, compra, paga, applica, chiudi, fine, riprova, scarica, carica, accetta, rifiuta, non ora, \
        abbonati, segui, salta, \
        opslaan, versturen, verzenden, annuleren, doorgaan, bevestigen, verwijderen, toevoegen, in winkelwagen, bewerken, inloggen, \
        uitloggen, registreren, account aanmaken, kopen, betalen, bestellen, toepassen, sluiten, gereed, opnieuw proberen, accepteren, \
        weigeren, niet nu, abonneren, volgen, overslaan, \
        сохранить, отправить, отмена, продолжить, подтвердить, удалить, удалить аккаунт, добавить, в корзину, изменить, войти, выйти, \
        зарегистрироваться, создать аккаунт, купить, оплатить, заказать, применить, закрыть, готово, повторить, скачать, загрузить, \
        принять, отклонить, не сейчас, подписаться, пропустить, \
        kaydet, gönder, iptal, devam, devam et, onayla, sil, hesabı sil, ekle, sepete ekle, düzenle, giriş yap, çıkış yap, kayıt ol, \
        hesap oluştur, satın al, öde, uygula, kapat, bitti, tekrar dene, indir, yükle, kabul et, reddet, şimdi değil, abone ol, atla, \
        spara, skicka, avbryt, fortsätt, bekräfta, radera, ta bort, lägg till, redigera, logga in, logga ut, registrera, skapa konto, \
        köp, betala, beställ, använd, stäng, klar, försök igen, ladda ner, godkänn, avvisa, inte nu, prenumerera, hoppa över, \
        zapisz, wyślij, anuluj, kontynuuj, dalej, potwierdź, usuń, usuń konto, dodaj, dodaj do koszyka, edytuj, zaloguj się, zaloguj, \
        wyloguj się, wyloguj, zarejestruj się, utwórz konto, kup, kup teraz, zapłać, zamów, zastosuj, zamknij, gotowe, spróbuj ponownie, \
        pobierz, prześlij, akceptuj, odrzuć, nie teraz, subskrybuj, obserwuj, pomiń, \
        保存, 发送, 提交, 取消, 继续, 确认, 确定, 删除, 删除账户, 删除账号, 移除, 添加, 加入购物车, 编辑, 登录, 退出登录, 注册, 创建账户, 购买, \
        立即购买, 支付, 立即支付, 结算, 去结算, 提交订单, 应用, 关闭, 完成, 重试, 下载, 上传, 接受, 拒绝, 以后再说, 订阅, 关注, 跳过, 下一步, \
        儲存, 發送, 傳送, 送出, 繼續, 確認, 確定, 刪除, 刪除帳號, 新增, 加入購物車, 編輯, 登入, 登出, 註冊, 建立帳號, 購買, 立即購買, 付款, \
        結帳, 關閉, 重試, 下載, 上傳, 稍後再說, 訂閱, 略過, \
        保存する, 送信, 送信する, キャンセル, 続ける, 続行, 確認する, 削除, 削除する, アカウントを削除, 追加, 追加する, カートに入れる, 編集, \
        ログイン, ログアウト, 登録, 登録する, 新規登録, アカウントを作成, 購入, 購入する, 支払う, 注文する, 適用, 閉じる, 完了, 再試行, \
        ダウンロード, 同意する, 許可, 今はしない, フォローする, スキップ, 次へ, \
        저장, 보내기, 제출, 취소, 계속, 계속하기, 확인, 삭제, 계정 삭제, 추가, 장바구니 담기, 편집, 수정, 로그인, 로그아웃, 회원가입, 가입하기, \
        계정 만들기, 구매, 구매하기, 결제, 결제하기, 주문하기, 적용, 닫기, 완료, 다시 시도, 다운로드, 업로드, 동의, 거절, 나중에, 구독, 팔로우, \
        건너뛰기, 다음, \
        حفظ, إرسال, إلغاء, متابعة, تأكيد, حذف, حذف الحساب, إضافة, أضف إلى السلة, تعديل, تسجيل الدخول, تسجيل الخروج, إنشاء حساب, شراء, \
        ادفع, تطبيق, إغلاق, تم, إعادة المحاولة, تنزيل, قبول, رفض, ليس الآن, اشتراك, تخطي, \
        सहेजें, भेजें, रद्द करें, जारी रखें, पुष्टि करें, हटाएं, जोड़ें, संपादित करें, लॉग इन करें, साइन अप करें, खरीदें, भुगतान करें, बंद करें, छोड़ें
        """)

    private static let longest = commands.lazy.map(\.scalars.count).max() ?? 0
}
