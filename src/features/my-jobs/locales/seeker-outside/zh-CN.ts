import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': '您申请了吗？',
  'outside.text': '我们可以把这个职位保留在“我的职位”中，方便您跟进。其他人不会知道。',
  'outside.yes': '申请了，请保留',
  'outside.no': '没有',
  'outside.kept': '已保留在“我的职位”的“其他网站”中。',
}
