import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': '応募しましたか？',
  'outside.text': 'この求人を「マイジョブ」に残せば、後から確認できます。ほかの人には知らされません。',
  'outside.yes': 'はい、残します',
  'outside.no': 'いいえ',
  'outside.kept': '「マイジョブ」の「他サイト」に残しました。',
}
