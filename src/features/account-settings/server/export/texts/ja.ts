import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: '{site}に保存されているお客様のデータ',
  text: 'お客様について保存されているすべてのデータです。データの種類ごとに1つのファイルになっています。時刻はUTC（協定世界時）です。パスワード、鍵、コードは、盗まれると悪用されるおそれがあるため含まれていません。',
  'file.account': 'アカウント：氏名、メールアドレス、電話番号、国・地域、言語、同意の記録',
  'file.recruiter': '採用担当者としての役割',
  'file.history': 'アカウントの履歴とアクセス元',
  'file.messages': '最近お送りしたメールとSMS',
  'file.notifications': 'お知らせと、それをお読みになった日時',
  'file.notification-settings': '受け取るように設定されたお知らせ',
  'file.sessions': 'ログイン中の端末',
  'file.known-devices': 'アカウントが記憶しているブラウザー',
  'file.recent-searches': '検索履歴',
  'file.viewed-jobs': '閲覧した求人',
  'file.operator': 'サイト運営者としての役割',
  'file.providers': 'ログインに使うサービス',
  'file.passkeys': 'パスキー',
  'file.authenticator': '認証アプリ',
  'file.recovery-codes': 'リカバリーコードと使用日時',
  'file.identity': 'Singpassで確認した本人確認の情報と、確認した日時',
  'file.identity-reads': '本人確認の情報を閲覧した人と理由',
  'file.profile': '求職者としてのプロフィール',
  'file.wanted-titles': '希望する職種',
  'file.files': '写真などのファイルの一覧（ファイルそのものはfilesフォルダーにあります）',
}
