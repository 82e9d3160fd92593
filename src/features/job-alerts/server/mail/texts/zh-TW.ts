import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '{count, plural, other {{count} 個新職缺}}：{title}',
  'alert.subject_all': '有 {count, plural, other {{count}}} 個適合您的新職缺',
  'alert.best': '{count} 個新職缺中最合適的 {shown} 個。',
  'alert.more_than': '超過 {count} 個新職缺中最合適的 {shown} 個。',
  'alert.why': '符合：{reasons}',
  'alert.in_title': '職稱中有「{typed}」',
  'alert.in_company': '公司名稱中有「{typed}」',
  'alert.in_place': '地點為「{typed}」',
  'alert.in_text': '說明中有「{typed}」',
  'alert.means': '「{typed}」即{name}',
  'alert.similar': '不完全符合，但接近{name}',
  'alert.similar_only': '不完全符合，但意思相近',
  'alert.everything': '您選擇的所有條件',
  'alert.not_this': '不要這類',
  'alert.all': '查看所有符合的職缺',
  'alert.narrow': '太多了嗎？按一下即可縮小範圍：',
  'alert.only': '僅限{value}（{count}）',
  'alert.only_place': '僅限{value}（{count}）',
  'alert.change': '修改這個通知',
  'alert.stop': '停止這些信件',
  'alert.reason_daily':
    '您收到這封信，是因為 {address} 在 {site} 有職缺通知「{title}」：有新職缺的每個早上寄送。',
  'alert.reason_weekly':
    '您收到這封信，是因為 {address} 在 {site} 有職缺通知「{title}」：有新職缺的每個週一寄送。',
  'alert.all_jobs': '所有職缺',
  'confirm.subject': '您要用電子郵件接收 {site} 的新職缺嗎？',
  'confirm.text': '有人（很可能是您）用這個信箱填寫了職缺通知：',
  'confirm.next':
    '您不確認，就不會再收到任何信。確認後，我們還會為該信箱建立一個沒有密碼的帳號，您可以隨時刪除。',
  'confirm.button': '查看並確認',
  'confirm.ignore': '如果不是您本人操作，不需要做任何事：一週後我們會將其刪除。',
}
