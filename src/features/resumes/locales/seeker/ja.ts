import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resumes.title': '履歴書',
  'resumes.none': '履歴書はまだありません。',
}
