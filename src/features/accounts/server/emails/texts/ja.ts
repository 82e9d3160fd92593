import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'ボタンが動作しない場合は、次のURLをブラウザーに貼り付けてください。',
  'letter.open_site': '{site}を開く',
  'letter.time': '日時',
  'letter.device': '端末',
  'letter.reason': 'このメールは、{site}で{address}が入力されたためお送りしています。',
  'letter.always':
    'アカウントの安全、またはアカウントに関する決定についての大切なお知らせのため、このメールは停止できません。',
  'letter.contact': 'お問い合わせは{email}までお送りください。',

  'advice.secure':
    'お心当たりがない場合は、すぐにパスワードを変更し、アカウント設定で見覚えのない端末をログアウトさせてください。',
  'advice.address_changed':
    'お心当たりがない場合は、アカウントが乗っ取られているおそれがあります。電話番号など別の方法でログインし、メールアドレスを元に戻してください。',
  'advice.deletion': 'お心当たりがない場合は、ログインして削除を取り消し、パスワードを変更してください。',

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
}
