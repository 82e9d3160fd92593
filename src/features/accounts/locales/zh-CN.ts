import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': '账号功能即将上线',
  'start.text': '投递简历、收藏职位以及与招聘方聊天都需要账号。登录功能正在开发中，暂未开放。',
  'start.will_be': '即将推出',
  'start.will_apply': '一次填写：答案和文件自动保存，下次投递直接使用。',
  'start.will_chat': '与招聘方直接聊天，并可查看对方的回复情况。',
  'start.will_save': '收藏职位，每天或每周通过邮件接收职位提醒。',
  'start.back': '返回之前的页面',
}
