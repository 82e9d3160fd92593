import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': '此项不能为空',
  'gate.step': '第 {step} 步，共 {steps} 步',
  'gate.wish_title': '您想找什么工作？',
  'gate.job_title': '职位名称',
  'gate.another_title': '其他职位名称（选填）',
  'gate.title_help': '点选建议，或直接填写您自己的说法。',
  'gate.popular': '热门',
  'gate.suggestions': '建议',
  'gate.suggest': '显示建议',
  'gate.words_invalid': '请使用文字或数字，最多 {max, number} 个字符。',
  'gate.place': '期望工作地点（选填）',
  'gate.place_help': '城市、地区，或用您自己的说法填写地点，留空表示不限。',
  'gate.level': '工作经验',
  'gate.not_said': '暂不透露',
  'gate.save_on': '保存并继续',
  'gate.save': '保存',
  'gate.person_title': '填写基本信息',
  'gate.wanted': '您想找的工作：{titles}',
  'gate.country': '国家/地区',
  'gate.unsaved_title': '确定离开此页吗？',
  'gate.unsaved_text': '您的更改尚未保存。',
  'gate.unsaved_stay': '留在此页',
  'gate.unsaved_leave': '离开',
}
