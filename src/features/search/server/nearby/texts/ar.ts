import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within':
    'لا نتائج في {place}. ضمن {km} كم: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'nearby.in':
    'لا نتائج في {place}. في {wider}: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'nearby.without':
    'لا نتائج بشرط «{name}». من دون هذا الشرط: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'nearby.instead':
    'لا نتائج بشرط «{name}». بشرط «{other}»: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'nearby.remote':
    'لا نتائج في {place}. في {wider}: {count, plural, zero {لا وظائف عن بعد} one {وظيفة واحدة عن بعد} two {وظيفتان عن بعد} few {# وظائف عن بعد} many {# وظيفة عن بعد} other {# وظيفة عن بعد}}',
  'nearby.in_without':
    'لا نتائج في {place} بشرط «{name}». في {wider} من دون هذا الشرط: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'nearby.similar':
    'لا نتائج في {place}. في {wider}: {count, plural, zero {لا وظائف مشابهة} one {وظيفة مشابهة واحدة} two {وظيفتان مشابهتان} few {# وظائف مشابهة} many {# وظيفة مشابهة} other {# وظيفة مشابهة}}',
  'nearby.distant':
    'لا نتائج قريبة. الأقرب إلى بحثك: {count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
}
