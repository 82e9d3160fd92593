import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': '请在验证页面输入以下验证码：',
  'letter.valid_minutes': '{minutes, plural, other {# 分钟}}内有效，仅可使用一次。',
  'letter.valid_hours': '{hours, plural, other {# 小时}}内有效，仅可使用一次。',
  'letter.never_share': '请勿将验证码告诉任何人。{site} 不会通过电话、聊天或邮件向您索要验证码。',

  'sms.never_share': '请勿告诉他人。',

  'advice.ignore_code': '如果不是您本人操作，请忽略本邮件。没有验证码，任何更改都不会生效。',
  'advice.ignore_link': '如果不是您本人操作，请忽略本邮件。不打开链接，任何更改都不会生效。',
  'advice.second_factor': '如果您此刻没有登录，说明他人可能已知道您的密码，请立即修改。',

  'code.sign-in.subject': '{code} 是您的 {site} 登录验证码',
  'code.sign-in.heading': '登录 {site}',
  'code.sign-up.subject': '{code} 是您的 {site} 注册验证码',
  'code.sign-up.heading': '注册 {site} 账号',
  'code.verify-email.subject': '{code} 是您的 {site} 邮箱验证码',
  'code.verify-email.heading': '验证您的邮箱',
  'code.verify-phone.subject': '{code} 是您的 {site} 手机号验证码',
  'code.verify-phone.heading': '验证您的手机号',
  'code.reset-password.subject': '{code} 是您重置 {site} 密码的验证码',
  'code.reset-password.heading': '设置新密码',
  'code.change-email.subject': '{code} 是您更换 {site} 邮箱的验证码',
  'code.change-email.heading': '更换邮箱',
  'code.change-phone.subject': '{code} 是您更换 {site} 手机号的验证码',
  'code.change-phone.heading': '更换手机号',
  'code.second-factor.subject': '{code} 是您登录 {site} 的两步验证码',
  'code.second-factor.heading': '登录的两步验证',
  'code.confirm.subject': '{code} 是 {site} 用于确认您本人操作的验证码',
  'code.confirm.heading': '请确认是您本人',

  'link.magic-link.subject': '您的 {site} 登录链接',
  'link.magic-link.heading': '登录 {site}',
  'link.magic-link.text': '点击按钮即可登录，无需密码。',
  'link.magic-link.button': '登录',
  'link.verify-email.subject': '请验证您在 {site} 的邮箱',
  'link.verify-email.heading': '验证您的邮箱',
  'link.verify-email.text': '点击按钮，确认这是您的邮箱。',
  'link.verify-email.button': '验证邮箱',
}
