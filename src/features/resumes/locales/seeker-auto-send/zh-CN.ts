import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': '自动发送简历',
  'auto.help': '每次申请时随第一条消息发送，除非您当时另选一份。“谁看了什么”会列出每一次。',
  'auto.off': '关闭',
  'auto.set_automatic': '现在会自动发送 {name}。',
  'auto.not_automatic': '现在不再自动发送简历。',
  'auto.save': '保存',
}
