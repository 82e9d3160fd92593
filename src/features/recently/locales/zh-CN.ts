import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': '最近浏览',
  'recently.text': '这个浏览器为您记住的内容，仅您可见。',
  'recently.remember': '记住我的搜索和打开过的职位',
  'recently.remember_text': '内容只保存在此设备上。关闭后，两个列表都会清空。',
  'recently.forgot': '已停止记录。',
  'recently.searches': '最近搜索',
  'recently.no_searches': '没有最近的搜索。',
  'recently.clear_searches': '清除搜索',
  'recently.jobs': '打开过的职位',
  'recently.no_jobs': '您还没有打开过职位。',
  'recently.clear_jobs': '清除打开过的职位',
  'recently.cleared': '已清除。',
  'recently.account_title': '您的账号中',
  'recently.account_text': '登录时，您的设备会把这些列表存入账号，以免丢失。',
  'recently.account_count':
    '{searches, plural, =0 {没有搜索} other {#次搜索}} · {jobs, plural, =0 {没有打开过的职位} other {打开过#个职位}}',
  'recently.account_clear': '清除账号中的列表',
  'recently.account_cleared': '您的账号中已没有这些内容。',
  'recently.hidden': '不感兴趣的职位',
  'recently.open': '查看和清除',
}
