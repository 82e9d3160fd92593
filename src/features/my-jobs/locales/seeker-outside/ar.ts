import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': 'هل قدّمت طلبًا؟',
  'outside.text': 'يمكننا حفظ هذه الوظيفة في صفحة وظائفي حتى لا تغيب عنك. لن يعلم بذلك أحد غيرك.',
  'outside.yes': 'نعم، احفظها',
  'outside.no': 'لا',
  'outside.kept': 'حُفظت في وظائفي ضمن «في مواقع أخرى».',
}
