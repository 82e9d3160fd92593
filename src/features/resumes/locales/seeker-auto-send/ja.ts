import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': '履歴書の自動送信',
  'auto.help':
    '応募のたびに最初のメッセージと一緒に送られます（その場で別のものも選べます）。送った記録は閲覧履歴に残ります。',
  'auto.off': 'オフ',
  'auto.set_automatic': '{name}を自動で送信するようにしました。',
  'auto.not_automatic': '履歴書の自動送信をオフにしました。',
  'auto.save': '保存',
}
