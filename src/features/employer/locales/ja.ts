import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': '採用担当者向け',
  'employer.log_out': 'ログアウト',
  'employer.settings': 'アカウント設定',
  'employer.home_title': '企業マイページ',
  'employer.signed_in_as': '{name}さんでログイン中',
  'employer.company': '企業',
  'employer.is_verified': '認証済み企業',
  'employer.is_not_verified': '未認証',
  'employer.public_page': '公開ページを見る',
  'employer.open_jobs': '{count, plural, =0 {募集中の求人} other {募集中の求人 #件}}',
  'employer.no_jobs': '現在募集中の求人はありません。',
  'employer.on_hold': '募集休止中',
  'employer.posted': '{date}掲載',
  'employer.newest_only': '{count, plural, other {新しい順に#件を表示しています。}}',
  'employer.team': '採用メンバー',
  'employer.you': '{name}（自分）',
  'employer.role_coordinator': '統括管理者',
  'employer.role_admin': '管理者',
  'employer.role_recruiter': '採用担当者',
  'employer.not_yet_title': '準備中の機能',
  'employer.not_yet_text':
    '求人の掲載と終了、メンバーの追加、応募者の確認、チャットは現在開発中です。準備ができしだい、このページに追加します。',
  'employer.to_seekers': '求職者向けサイトへ',
  'employer.sign_in_title': '採用担当者ログイン',
  'employer.sign_in_text': '企業で採用を担当する方のログインページです。仕事探しと同じアカウントを使えます。',
  'employer.login': 'メールアドレスまたは電話番号',
  'employer.sign_in': 'ログイン',
  'employer.send_code': '認証コードをメールで受け取る',
  'employer.code_title': '認証コードを入力',
  'employer.code_text': '{email}がアカウントに登録されている場合、6桁の認証コードが届きます。',
  'employer.other_email': '別のメールアドレスを使う',
  'employer.or_seeker': '求職者向けサイトにログイン済みの方',
  'employer.go_on': 'そのアカウントで続ける',
  'employer.nobody_there':
    'このブラウザーでは求職者向けサイトにログインしていません。こちらでログインしてください。',
  'employer.no_account':
    'このメールアドレスのアカウントはありません。新しい企業の登録は、まだ受け付けていません。',
}
