import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': '屏蔽公司',
  'block.text':
    '屏蔽后，该公司看不到您，您也看不到该公司：搜索、推荐、投递和浏览记录中都不会出现。其集团旗下的公司会一并屏蔽。该公司不会收到通知。',
  'block.find': '查找公司',
  'block.find_button': '查找',
  'block.none_found': '没有找到这个名称的公司。',
  'block.choose': '屏蔽',
  'block.choose_company': '屏蔽{company}',
  'block.list_title': '已屏蔽的公司',
  'block.empty': '您还没有屏蔽任何公司。',
  'block.since': '屏蔽于{date}',
  'block.covers': '因属于同一集团而一并屏蔽：{companies}',
  'block.unblock': '取消屏蔽',
  'block.unblock_company': '取消屏蔽{company}',
  'block.ask_title': '要屏蔽{company}吗？',
  'block.ask_text':
    '该公司将无法再查看您的简历资料、投递和文件，您也不会再看到该公司及其职位。该公司不会收到通知，您可以随时撤销。',
  'block.open_title': '{count, plural, other {您在该公司有#份进行中的投递}}',
  'block.open_text':
    '{count, plural, other {看不到您的公司无法回复您。因此屏蔽时会撤回这些投递；以后取消屏蔽，投递也不会恢复。}}',
  'block.block': '屏蔽',
  'block.withdraw': '{count, plural, other {撤回#份投递并屏蔽}}',
  'block.cancel': '取消',
  'block.already': '您已屏蔽该公司。',
  'block.done': '已屏蔽{company}。',
  'block.undone': '已取消屏蔽{company}。',
  'block.again': '重新屏蔽',
  'block.notice_title': '您已屏蔽{company}',
  'block.notice_text': '因此本页面不对您显示，该公司及其集团的所有内容也是如此。',
  'block.manage': '所有已屏蔽的公司',
  'block.this': '屏蔽该公司',
}
