import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resumes.title': '履歷',
  'resumes.none': '這裡還沒有履歷。',
}
