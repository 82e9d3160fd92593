import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: '您在 {site} 的数据',
  text: '我们保存的您的全部数据，每类数据一个文件。时间均为 UTC（协调世界时）。不包含密码、密钥和验证码，以免文件泄露时被人利用。',
  'file.account': '您的账号：姓名、邮箱、手机号、国家/地区、语言、同意记录',
  'file.recruiter': '您的招聘者身份',
  'file.history': '您账号的活动记录及访问来源',
  'file.messages': '我们近期发送给您的邮件和短信',
  'file.notifications': '您的通知及阅读时间',
  'file.notification-settings': '您选择接收的通知',
  'file.sessions': '您已登录的设备',
  'file.known-devices': '您的账号认得的浏览器',
  'file.recent-searches': '您的搜索记录',
  'file.viewed-jobs': '您看过的职位',
  'file.operator': '您的运营人员身份',
  'file.providers': '您用来登录的第三方账号',
  'file.passkeys': '您的通行密钥',
  'file.authenticator': '您的身份验证器应用',
  'file.recovery-codes': '您的恢复码及使用时间',
  'file.identity': '经 Singpass 验证的身份信息及验证时间',
  'file.identity-reads': '谁查看过您已验证的身份信息，以及原因',
  'file.profile': '您的求职者资料',
  'file.wanted-titles': '您期望的职位',
  'file.files': '您的照片和其他文件；文件本身在 files 文件夹中',
}
