import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': '用檔案填寫個人資料',
  'import.text':
    '支援 JSON Resume、Europass 檔案或您的 LinkedIn 資料備份。新增之前，您可以先查看讀取到的內容。',
  'import.choose': '選擇檔案',
  'import.help': 'JSON、XML、Europass 的 PDF、ZIP 或 CSV，最大 {size, number} MB。檔案本身不會保留。',
  'import.read': '讀取檔案',
  'import.where': 'LinkedIn 資料備份：在 LinkedIn 開啟「設定」，進入「資料隱私」，選擇「取得您的資料複本」。',
  'import.look_title': '讀取到的內容',
  'import.look_text': '來自 {name}。請選擇要加入個人資料的內容。這些內容會在此保留 {hours, number} 小時。',
  'import.known': '個人資料中已有',
  'import.replaces': '將取代：{present}',
  'import.shortened': '內容過長，已縮短。',
  'import.room':
    '{count, plural, =0 {這裡已沒有空位，請先從個人資料中刪除一些內容。} other {還可以加入 # 項，請選擇。}}',
  'import.month_help': '不選月份，就不會加入這個日期。',
  'import.end_help': '如果仍在職，請留空。',
  'import.choose_one': '請選擇',
  'import.left_title': '未採用的內容',
  'import.left_text': '個人資料中沒有對應的位置，或者我們無法辨識。',
  'import.nothing': '檔案中沒有可以加入個人資料的內容。',
  'import.add': '加入我的個人資料',
  'import.discard': '換一個檔案',
  'import.leave': '不加入，繼續',
  'import.none': '您沒有勾選任何內容，因此沒有加入。讀取到的內容都還在這裡。',
  'import.show_place': '在文件中查看',
  'import.file_not_kept': '您的履歷中沒有此檔案。從中讀取的內容仍保留在這裡。',
}
