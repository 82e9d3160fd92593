import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': '验证身份',
  'identity.row': '身份验证',
  'identity.row_none': '未验证',
  'identity.row_elsewhere': '仅面向新加坡用户',
  'identity.row_verified': '{number}，{date}通过 Singpass 验证',
  'identity.row_mismatch': '您现在的姓名与 Singpass 验证的姓名不一致',
  'identity.intro':
    '通过新加坡的数字身份 Singpass，您可以证明账号上的姓名确实是您本人的。此项完全自愿：不验证也能找工作和投递职位。',
  'identity.asked_title': '我们会从 Singpass 获取的信息',
  'identity.number': 'NRIC 或 FIN 号码',
  'identity.name': '姓名',
  'identity.nationality': '国籍',
  'identity.residential_status': '居留身份',
  'identity.pass_type': '准证类型',
  'identity.pass_status': '准证状态',
  'identity.pass_expiry_date': '准证到期日',
  'identity.kept_title': '我们保存哪些信息，谁能看到',
  'identity.kept_text':
    '这些信息会加密并单独存放。只有您本人能看到，其中号码只显示最后四位。招聘方看不到，我们也不会提供给任何人。每次查看都会留下记录。您可以随时删除。',
  'identity.match_title': '姓名必须相符',
  'identity.match_text':
    '您账号上的姓名是 {name}。其中每个词都必须出现在您的 Singpass 姓名中；顺序、大小写、空格和变音符号不影响。如果不相符，我们不会保存任何信息。',
  'identity.start': '前往 Singpass',
  'identity.confirmed_title': '您的身份已验证',
  'identity.confirmed_on': '{date}通过 Singpass 验证',
  'identity.only_you': '只有您本人能看到这些信息。',
  'identity.again': '从 Singpass 更新',
  'identity.delete': '删除这些信息',
  'identity.delete_text': '信息会立即清除。您可以随时重新验证身份。',
  'identity.delete_now': '删除',
  'identity.deleted': '您的身份验证信息已删除。',
  'identity.elsewhere': 'Singpass 是新加坡的数字身份，因此身份验证仅向身在新加坡的用户提供。',
  'identity.in_singapore': '我在新加坡',
  'identity.unconfigured': '本网站目前不提供身份验证。',
  'identity.nameless': '您的账号还没有填写姓名。请先按身份证件上的写法填写。',
  'identity.add_name': '填写姓名',
  'identity.changed_title': '姓名不再一致',
  'identity.changed_text':
    '您账号上的姓名现在是 {name}，与 Singpass 中的姓名不再一致。请在账号设置中更正，或删除这些信息。',
  'identity.citizen': '公民',
  'identity.permanent_resident': '永久居民',
  'identity.foreigner': '外籍人士',
  'identity.mismatch_title': '身份信息不匹配，请重试',
  'identity.mismatch_text':
    '您账号上的姓名与 Singpass 中的姓名不一致。我们没有保存任何信息。请按身份证件上的写法用拉丁字母填写姓名，然后重试。',
  'identity.try_again': '重试',
  'identity.contact': '联系我们',
}
