import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resumes.title': 'Resume',
  'resumes.none': 'Belum ada resume di sini.',
}
