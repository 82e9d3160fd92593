import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': '如果按钮无法点击，请将以下网址复制到浏览器中打开：',
  'letter.open_site': '前往 {site}',
  'letter.time': '时间',
  'letter.device': '设备',
  'letter.reason': '此邮件发送至 {address}，因为有人在 {site} 填写了该邮箱。',
  'letter.always': '此类邮件始终会发送：它关系到您账号的安全，或与您账号有关的决定。',
  'letter.contact': '如有疑问，请发邮件至 {email}。',

  'advice.secure': '如果不是您本人操作，请立即修改密码，并在账号设置中将不认识的设备退出登录。',
  'advice.address_changed':
    '如果不是您本人操作，您的账号可能已被盗用。请用其他方式（例如手机号）登录，并换回原来的邮箱。',
  'advice.deletion': '如果不是您本人操作，请登录并保留账号，然后修改密码。',

  'notice.password-changed.subject': '您的 {site} 密码已修改',
  'notice.password-changed.text': '从现在起，请使用新密码登录。',
  'notice.email-changed.subject': '您的 {site} 账号邮箱已更换',
  'notice.email-changed.text': '从现在起，请使用新邮箱登录，我们的邮件也会发送到新邮箱。',
  'notice.email-changed.details': '新邮箱',
  'notice.phone-changed.subject': '您的 {site} 账号手机号已更换',
  'notice.phone-changed.text': '从现在起，请使用新手机号登录，验证码也会发送到新手机号。',
  'notice.phone-changed.details': '新手机号',
  'notice.new-device.subject': '您的 {site} 账号在新设备上登录',
  'notice.new-device.text': '您的账号刚在一台新设备上登录。',
  'notice.device-allowed.subject': '您的 {site} 账号已在一台设备上登录',
  'notice.device-allowed.text': '该登录由您另一台已登录的设备通过二维码允许。',
  'notice.provider-linked.subject': '您的 {site} 账号新增了登录方式',
  'notice.provider-linked.text': '您的账号已绑定一个第三方账号，之后也可以用它登录。',
  'notice.provider-linked.details': '第三方平台',
  'notice.second-factor-changed.subject': '您的 {site} 账号的两步验证已更改',
  'notice.second-factor-changed.text': '输入密码之后的验证方式已更改。',
  'notice.second-factor-changed.details': '更改内容',
  'notice.recovery-code-used.subject': '您的 {site} 账号使用了一个恢复码',
  'notice.recovery-code-used.text': '该恢复码不能再次使用。如果所剩不多，请在账号设置中重新生成。',
  'notice.second-step-failed.subject': '您的 {site} 账号被多次输错验证码',
  'notice.second-step-failed.text':
    '有人通过了登录的第一步，或拿到了您的某台设备，随后多次输入了错误的验证码。对方未能登录。',
  'notice.taken-over.subject': '您的 {site} 账号现在只属于您',
  'notice.taken-over.text':
    '此邮箱此前已被用来注册账号，但一直未经验证。现在您已验证邮箱，为防账号是他人设置的，我们移除了其中的密码、第三方账号绑定和已登录设备。如果当初是您本人注册的，只需在账号设置中重新设置密码。',
  'notice.deletion-asked.subject': '您的 {site} 账号即将注销',
  'notice.deletion-asked.text':
    '我们收到了您的注销申请。在以下日期之前，登录即可撤销；注销之后，所有内容都无法恢复。',
  'notice.deletion-asked.details': '注销日期',
  'notice.deletion-taken-back.subject': '您的 {site} 账号已保留',
  'notice.deletion-taken-back.text': '账号不会被注销，一切如常。',
  'notice.account-deleted.subject': '您的 {site} 账号已注销',
  'notice.account-deleted.text':
    '根据您的申请，您的账号已注销，其中的所有内容均已永久删除。这是我们就此发给您的最后一封邮件。欢迎您随时重新注册。',
  'letter.undo': '撤销更改',
  'letter.undo_text':
    '如果不是您本人操作，请在 7 天内撤销。撤销后，您可以用原来的联系方式重新登录，其他所有设备都会退出登录。',
  'notice.email-removed.subject': '您的 {site} 账号已移除邮箱',
  'notice.email-removed.text': '您不能再用此邮箱登录，我们也不会再向它发送邮件。',
  'notice.phone-removed.subject': '您的 {site} 账号已移除手机号',
  'notice.phone-removed.text': '您不能再用此手机号登录，我们也不会再向它发送验证码。',
}
