import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': '広告に関する選択',
  'tracking.pixel_text':
    '当サイトの広告の効果を測るため、どのページを開いたかを {host} に知らせてもよろしいですか。検索した内容は送信しません。どちらを選んでも、サイトは同じようにご利用いただけます。',
  'tracking.pixel_allow': '許可する',
  'tracking.pixel_refuse': '拒否する',
  'tracking.pixel_choice': '広告の設定',
}
