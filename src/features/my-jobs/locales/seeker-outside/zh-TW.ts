import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': '您應徵了嗎？',
  'outside.text': '我們可以把這個職缺留在「我的職缺」，方便您追蹤。其他人不會知道。',
  'outside.yes': '應徵了，請保留',
  'outside.no': '沒有',
  'outside.kept': '已保留在「我的職缺」的「其他網站」。',
}
