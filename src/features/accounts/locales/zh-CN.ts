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

  'handoff.two_title': '同一浏览器中有两个账号',
  'handoff.two_text': '{arriving} 从另一个网站过来，但这里登录的是 {here}。请选择以谁的身份继续。',
  'handoff.go_on_as': '以 {name} 的身份继续',
  'handoff.stay_as': '保持 {name} 的登录状态',
  'handoff.refused_title': '没有成功',
  'handoff.no_recruiter_title': '此账号还不能招聘',
  'handoff.no_recruiter_text': '雇主网站仅供为公司招聘的人使用。请让公司的协调人添加你，或使用其他账号登录。',
  'handoff.again': '重试',
  'handoff.sign_in_here': '在此登录',
  'handoff.switch_title': '雇主网站',
  'handoff.switch_text': '你将以 {name} 的身份继续，并在两个网站上保持登录。',
  'handoff.switch_nobody': '企业在这里管理职位和招聘人员。请先登录，或前往雇主网站登录。',
  'handoff.switch_no_recruiter': '{name} 目前没有为任何公司招聘。公司添加你之后，就可以从这里进入。',
  'handoff.switch_go': '前往雇主网站',
}
