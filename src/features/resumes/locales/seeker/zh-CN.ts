import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resumes.title': '简历',
  'resumes.none': '这里还没有简历。',
}
