import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': '举报该职位',
  'report.intro': '请告诉我们问题所在。招聘方不会知道是谁举报的。',
  'report.reasons': '有什么问题？',
  'report.category_spam': '诈骗与广告',
  'report.category_discrimination': '歧视与仇恨',
  'report.category_broken': '信息有误或不该发布',
  'report.details': '还有什么想告诉我们的吗？（选填）',
  'report.details_help': '最多 {max} 个字符，请勿填写个人信息。',
  'report.send': '提交举报',
  'report.cancel': '取消',
  'report.choose': '请选择一个原因。',
  'report.too_long': '超过了 {max} 个字符，请缩短。',
  'report.too_many': '您在短时间内提交了多次举报，请稍后再试。',
  'report.done_title': '感谢您的举报',
  'report.done_text': '我们会查看每一条举报。违反规则的职位会被下架。',
  'report.repeated_title': '您已举报过该职位',
  'report.repeated_text': '我们已收到您之前的举报，您无需再做什么。谢谢。',
  'report.load_failed': '无法加载举报原因。',
  'report.try_again': '重试',
  'report.back': '返回职位',
}
