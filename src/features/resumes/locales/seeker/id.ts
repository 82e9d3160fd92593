import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resumes.title': 'CV',
  'resumes.none': 'Belum ada CV di sini.',
}
