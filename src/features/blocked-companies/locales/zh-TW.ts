import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': '封鎖公司',
  'block.text':
    '封鎖後，該公司看不到您，您也看不到該公司：搜尋、推薦、應徵和瀏覽紀錄中都不會出現。其集團旗下的公司會一併封鎖。該公司不會收到通知。',
  'block.find': '尋找公司',
  'block.find_button': '尋找',
  'block.none_found': '找不到這個名稱的公司。',
  'block.choose': '封鎖',
  'block.choose_company': '封鎖{company}',
  'block.list_title': '已封鎖的公司',
  'block.empty': '您尚未封鎖任何公司。',
  'block.since': '封鎖於{date}',
  'block.covers': '因屬於同一集團而一併封鎖：{companies}',
  'block.unblock': '解除封鎖',
  'block.unblock_company': '解除封鎖{company}',
  'block.ask_title': '要封鎖{company}嗎？',
  'block.ask_text':
    '該公司將無法再查看您的個人檔案、應徵和文件，您也不會再看到該公司及其職缺。該公司不會收到通知，您可以隨時復原。',
  'block.open_title': '{count, plural, other {您在該公司有 # 份進行中的應徵}}',
  'block.open_text':
    '{count, plural, other {看不到您的公司無法回覆您。因此封鎖時會撤回這些應徵；日後解除封鎖，應徵也不會恢復。}}',
  'block.block': '封鎖',
  'block.withdraw': '{count, plural, other {撤回 # 份應徵並封鎖}}',
  'block.cancel': '取消',
  'block.already': '您已封鎖該公司。',
  'block.done': '已封鎖{company}。',
  'block.undone': '已解除封鎖{company}。',
  'block.again': '重新封鎖',
  'block.notice_title': '您已封鎖{company}',
  'block.notice_text': '因此本頁面不對您顯示，該公司及其集團的所有內容也是如此。',
  'block.manage': '所有已封鎖的公司',
  'block.this': '封鎖這家公司',
}
