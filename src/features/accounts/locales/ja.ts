import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'アカウント機能は準備中です',
  'start.text':
    '応募、求人の保存、企業とのチャットにはアカウントが必要です。ログイン機能は現在開発中で、まだご利用いただけません。',
  'start.will_be': 'これからできること',
  'start.will_apply': '入力は一度だけ。回答や書類は保存され、次の応募にも使えます。',
  'start.will_chat': '企業の返信状況を確認しながら、直接チャットできます。',
  'start.will_save': '求人を保存し、新着のお知らせを毎日または毎週メールで受け取れます。',
  'start.back': '元のページに戻る',
}
