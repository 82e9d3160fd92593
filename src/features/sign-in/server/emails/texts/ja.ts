import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': '次の認証コードを、入力画面に入力してください。',
  'letter.valid_minutes': '有効期限は{minutes, plural, other {#分}}です。1回だけ使えます。',
  'letter.valid_hours': '有効期限は{hours, plural, other {#時間}}です。1回だけ使えます。',
  'letter.never_share':
    'このコードは誰にも教えないでください。{site}が電話、チャット、メールでコードをお聞きすることはありません。',

  'sms.never_share': '誰にも教えないでください。',

  'advice.ignore_code':
    'お心当たりがない場合は、このメールを無視してください。コードが使われないかぎり、何も変更されません。',
  'advice.ignore_link':
    'お心当たりがない場合は、このメールを無視してください。リンクが使われないかぎり、何も変更されません。',
  'advice.second_factor':
    'ログイン操作にお心当たりがない場合は、パスワードが他人に知られているおそれがあります。すぐに変更してください。',

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
}
