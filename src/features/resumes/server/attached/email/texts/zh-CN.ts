import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} 给您发来一份简历',
  'resume.text': '{name} 通过 {site} 将这份简历发送给您，请见附件。',
  'resume.from': '发送人',
  'resume.email': '邮箱',
  'resume.file': '简历',
  'resume.unknown': '如果您不认识 {name}，请不要打开附件，直接删除此邮件。',
  'resume.stop': '不再通过邮件接收简历',
}
