import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': '原因',
  'decision.until': '恢复日期',
  'decision.until_further': '待定',
  'decision.job': '职位',
  'decision.company': '公司',
  'decision.number': '职位编号',
  'decision.by_person': '此决定由我们的工作人员作出。',
  'decision.answer': '如果您认为有误，请直接回复此邮件并说明理由，我们会重新审核。',
  'decision.questions': '如有不清楚之处，请直接回复此邮件。',
  'decision.terms': '查看使用条款',
  'decision.account-suspended.subject': '您的 {site} 账号已停用',
  'decision.account-suspended.text': '您暂时无法登录，所有设备均已退出登录。账号中的内容没有被删除。',
  'decision.account-restored.subject': '您的 {site} 账号已恢复',
  'decision.account-restored.text': '停用已解除。您可以重新登录，账号中的内容均保持原样。',
  'decision.job-closed.subject': '您的职位“{title}”已关闭',
  'decision.job-closed.text':
    '我们核查了关于该职位的举报，并根据下方所列原因将其关闭。求职者将无法再看到该职位，职位也不能重新开放。',
}
