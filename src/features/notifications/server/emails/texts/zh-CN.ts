import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': '职位',
  'unseen.open': '查看通知',
  'unseen.settings': '因为您尚未阅读该通知，所以收到了这封邮件。您可以在通知设置中选择通过邮件接收哪些内容。',
  'unseen.one.subject': '您的 {site} 账号已在一台设备上退出登录',
  'unseen.one.text': '该操作由您账号的另一台设备执行。',
  'unseen.others.subject': '您的 {site} 账号已在其他所有设备上退出登录',
  'unseen.others.text': '只有执行该操作的设备仍保持登录。',
  'unseen.upheld.subject': '您在 {site} 举报的职位已关闭',
  'unseen.upheld.text': '感谢您的举报。经核查，我们已关闭该职位，搜索中不会再出现。',
  'unseen.dismissed.subject': '我们已核查您在 {site} 举报的职位',
  'unseen.dismissed.text': '感谢您的举报。经核查，该职位未违反我们的规则，因此予以保留。',
  'unseen.export.subject': '您的 {site} 数据已被下载',
  'unseen.export.text': '账号中全部数据的副本已生成并下载。',
}
