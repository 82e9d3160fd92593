import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} 寄給您一份履歷',
  'resume.text': '{name} 透過 {site} 將這份履歷寄給您，請見附件。',
  'resume.from': '寄件人',
  'resume.email': '電子郵件',
  'resume.file': '履歷',
  'resume.unknown': '如果您不認識 {name}，請不要開啟附件，並刪除此郵件。',
  'resume.stop': '不再以電子郵件接收履歷',
}
