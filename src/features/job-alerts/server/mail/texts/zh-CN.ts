import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '{count, plural, other {{count} 个新职位}}：{title}',
  'alert.subject_all': '有 {count, plural, other {{count}}} 个适合您的新职位',
  'alert.best': '{count} 个新职位中最合适的 {shown} 个。',
  'alert.more_than': '超过 {count} 个新职位中最合适的 {shown} 个。',
  'alert.why': '符合：{reasons}',
  'alert.in_title': '标题中有“{typed}”',
  'alert.in_company': '公司名称中有“{typed}”',
  'alert.in_place': '地点为“{typed}”',
  'alert.in_text': '描述中有“{typed}”',
  'alert.means': '“{typed}”即{name}',
  'alert.similar': '不完全符合，但接近{name}',
  'alert.similar_only': '不完全符合，但含义相近',
  'alert.everything': '您选择的全部条件',
  'alert.not_this': '不要这类',
  'alert.all': '查看所有符合的职位',
  'alert.narrow': '太多了？点一下即可缩小范围：',
  'alert.only': '仅{value}（{count}）',
  'alert.only_place': '仅{value}（{count}）',
  'alert.change': '修改这个订阅',
  'alert.stop': '停止这些邮件',
  'alert.reason_daily':
    '您收到这封邮件，是因为 {address} 在 {site} 有职位订阅“{title}”：有新职位的每个早上发送。',
  'alert.reason_weekly':
    '您收到这封邮件，是因为 {address} 在 {site} 有职位订阅“{title}”：有新职位的每个周一发送。',
  'alert.all_jobs': '所有职位',
  'confirm.subject': '您要通过邮件接收 {site} 的新职位吗？',
  'confirm.text': '有人（很可能是您）用这个邮箱填写了职位订阅：',
  'confirm.next':
    '您不确认，就不会再收到任何邮件。确认后，我们还会为该邮箱创建一个没有密码的账号，您可以随时删除。',
  'confirm.button': '查看并确认',
  'confirm.ignore': '如果不是您本人操作，无需做任何事：一周后我们会将其删除。',
}
