import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': '次の認証コードを、入力画面に入力してください。',
  'letter.valid_minutes': '有効期限は{minutes, plural, other {#分}}です。1回だけ使えます。',
  'letter.valid_hours': '有効期限は{hours, plural, other {#時間}}です。1回だけ使えます。',
  'letter.never_share':
    'このコードは誰にも教えないでください。{site}が電話、チャット、メールでコードをお聞きすることはありません。',
  'letter.link_fallback': 'ボタンが動作しない場合は、次のURLをブラウザーに貼り付けてください。',
  'letter.open_site': '{site}を開く',
  'letter.time': '日時',
  'letter.device': '端末',
  'letter.reason': 'このメールは、{site}で{address}が入力されたためお送りしています。',
  'letter.contact': 'お問い合わせは{email}までお送りください。',

  'sms.never_share': '誰にも教えないでください。',

  'advice.ignore_code':
    'お心当たりがない場合は、このメールを無視してください。コードが使われないかぎり、何も変更されません。',
  'advice.ignore_link':
    'お心当たりがない場合は、このメールを無視してください。リンクが使われないかぎり、何も変更されません。',
  'advice.second_factor':
    'ログイン操作にお心当たりがない場合は、パスワードが他人に知られているおそれがあります。すぐに変更してください。',
  'advice.secure':
    'お心当たりがない場合は、すぐにパスワードを変更し、アカウント設定で見覚えのない端末をログアウトさせてください。',
  'advice.address_changed':
    'お心当たりがない場合は、アカウントが乗っ取られているおそれがあります。電話番号など別の方法でログインし、メールアドレスを元に戻してください。',
  'advice.deletion': 'お心当たりがない場合は、ログインして削除を取り消し、パスワードを変更してください。',

  'code.sign-in.subject': '{code} は{site}のログイン用認証コードです',
  'code.sign-in.heading': '{site}にログイン',
  'code.sign-up.subject': '{code} は{site}の登録用認証コードです',
  'code.sign-up.heading': '{site}のアカウントを作成',
  'code.verify-email.subject': '{code} は{site}のメールアドレス確認用の認証コードです',
  'code.verify-email.heading': 'メールアドレスの確認',
  'code.verify-phone.subject': '{code} は{site}の電話番号確認用の認証コードです',
  'code.verify-phone.heading': '電話番号の確認',
  'code.reset-password.subject': '{code} は{site}のパスワード再設定用の認証コードです',
  'code.reset-password.heading': 'パスワードの再設定',
  'code.change-email.subject': '{code} は{site}のメールアドレス変更用の認証コードです',
  'code.change-email.heading': 'メールアドレスの変更',
  'code.change-phone.subject': '{code} は{site}の電話番号変更用の認証コードです',
  'code.change-phone.heading': '電話番号の変更',
  'code.second-factor.subject': '{code} は{site}の2段階認証の認証コードです',
  'code.second-factor.heading': 'ログインの2段階認証',
  'code.confirm.subject': '{code} は{site}のご本人確認用の認証コードです',
  'code.confirm.heading': 'ご本人であることの確認',

  'link.magic-link.subject': '{site}のログイン用リンク',
  'link.magic-link.heading': '{site}にログイン',
  'link.magic-link.text': 'ボタンを押すとログインできます。パスワードは不要です。',
  'link.magic-link.button': 'ログイン',
  'link.verify-email.subject': '{site}：メールアドレスをご確認ください',
  'link.verify-email.heading': 'メールアドレスの確認',
  'link.verify-email.text': 'ボタンを押すと、ご自身のメールアドレスであることを確認できます。',
  'link.verify-email.button': 'メールアドレスを確認',

  'notice.password-changed.subject': '{site}のパスワードが変更されました',
  'notice.password-changed.text': '今後は新しいパスワードでログインしてください。',
  'notice.email-changed.subject': '{site}のメールアドレスが変更されました',
  'notice.email-changed.text':
    '今後は新しいメールアドレスでログインしてください。メールもそちらにお送りします。',
  'notice.email-changed.details': '新しいメールアドレス',
  'notice.phone-changed.subject': '{site}の電話番号が変更されました',
  'notice.phone-changed.text':
    '今後は新しい電話番号でログインしてください。認証コードもそちらにお送りします。',
  'notice.phone-changed.details': '新しい電話番号',
  'notice.new-device.subject': '{site}への新しい端末からのログイン',
  'notice.new-device.text': 'これまで使われたことのない端末からログインがありました。',
  'notice.device-allowed.subject': '{site}のアカウントに別の端末がログインしました',
  'notice.device-allowed.text': 'ログイン済みの端末で、QRコードによるログインが許可されました。',
  'notice.provider-linked.subject': '{site}に新しいログイン方法が追加されました',
  'notice.provider-linked.text':
    'アカウントが外部サービスと連携され、そのサービスでもログインできるようになりました。',
  'notice.provider-linked.details': 'サービス',
  'notice.second-factor-changed.subject': '{site}の2段階認証が変更されました',
  'notice.second-factor-changed.text': 'パスワードの次に求められる確認の方法が変わりました。',
  'notice.second-factor-changed.details': '変更内容',
  'notice.recovery-code-used.subject': '{site}でリカバリーコードが使われました',
  'notice.recovery-code-used.text':
    'このコードはもう使えません。残りが少ない場合は、アカウント設定で再発行してください。',
  'notice.second-step-failed.subject': '{site}のアカウントで誤ったコードが続けて入力されました',
  'notice.second-step-failed.text':
    'ログインの最初の認証を通過した人、またはお使いの端末を手にした人が、誤ったコードを続けて入力しました。ログインはされていません。',
  'notice.taken-over.subject': '{site}のアカウントはお客様だけのものになりました',
  'notice.taken-over.text':
    'このメールアドレスは、確認されないままアカウントに登録されていました。今回アドレスの確認が完了したため、第三者が設定していた場合に備えて、パスワードと連携サービスを削除し、ログイン中の端末をすべてログアウトしました。ご自身で登録されたアカウントであれば、アカウント設定で新しいパスワードを設定してください。',
  'notice.deletion-asked.subject': '{site}のアカウントはまもなく削除されます',
  'notice.deletion-asked.text':
    'アカウント削除のお申し込みを受け付けました。下記の削除予定日までにログインすれば取り消せます。削除後は、データを元に戻すことはできません。',
  'notice.deletion-asked.details': '削除予定日',
  'notice.deletion-taken-back.subject': '{site}のアカウント削除を取り消しました',
  'notice.deletion-taken-back.text': 'アカウントは削除されません。これまでどおりご利用いただけます。',
  'notice.account-deleted.subject': '{site}のアカウントを削除しました',
  'notice.account-deleted.text':
    'お申し出のとおり、アカウントとその内容をすべて完全に削除しました。このアカウントについてのご連絡はこれが最後です。いつでも新しいアカウントを作成していただけます。',
  'letter.undo': '変更を取り消す',
  'letter.undo_text':
    'お心当たりがない場合は、7日以内に変更を取り消してください。以前の連絡先で再びログインできるようになり、ほかの端末はすべてログアウトされます。',
  'notice.email-removed.subject': '{site}のアカウントからメールアドレスが削除されました',
  'notice.email-removed.text': '今後このメールアドレスではログインできず、メールも届きません。',
  'notice.phone-removed.subject': '{site}のアカウントから電話番号が削除されました',
  'notice.phone-removed.text': '今後この電話番号ではログインできず、認証コードも届きません。',

  'decision.reason': '理由',
  'decision.until': '停止を解除する日',
  'decision.until_further': '未定',
  'decision.job': '求人',
  'decision.company': '企業',
  'decision.number': '求人番号',
  'decision.by_person': 'この決定は、運営チームの担当者が行いました。',
  'decision.answer':
    '誤りと思われる場合は、このメールに返信して理由をお知らせください。改めて確認いたします。',
  'decision.questions': 'ご不明な点がありましたら、このメールにご返信ください。',
  'decision.terms': '利用規約を読む',
  'decision.account-suspended.subject': '{site}のアカウントの利用を停止しました',
  'decision.account-suspended.text':
    '現在ログインできません。すべての端末からログアウトされました。アカウントの内容は削除されていません。',
  'decision.account-restored.subject': '{site}のアカウントの利用停止を解除しました',
  'decision.account-restored.text':
    'これまでどおりログインできます。アカウントの内容もそのまま残っています。',
  'decision.job-closed.subject': '求人「{title}」の掲載を終了しました',
  'decision.job-closed.text':
    'この求人についての報告を確認し、下記の理由により掲載を終了しました。求職者には表示されなくなり、再掲載もできません。',
}
