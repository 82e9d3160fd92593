import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': '用文件填写资料',
  'import.text':
    '支持 JSON Resume、Europass 文件或您的 LinkedIn 数据存档。添加之前，您可以先查看读取到的内容。',
  'import.choose': '选择文件',
  'import.help': 'JSON、XML、Europass 的 PDF、ZIP 或 CSV，最大 {size, number} MB。文件本身不会保留。',
  'import.read': '读取文件',
  'import.where': 'LinkedIn 数据存档：在 LinkedIn 打开“设置”，进入“数据隐私”，选择“获取您的数据副本”。',
  'import.look_title': '读取到的内容',
  'import.look_text': '来自 {name}。请选择要添加到资料中的内容。这些内容会在此保留 {hours, number} 小时。',
  'import.known': '资料中已有',
  'import.replaces': '将替换：{present}',
  'import.shortened': '内容过长，已缩短。',
  'import.room':
    '{count, plural, =0 {这里已没有空位，请先从资料中删除一些内容。} other {还可以添加 # 项，请选择。}}',
  'import.month_help': '不选月份，就不会添加这个日期。',
  'import.end_help': '如果仍在职，请留空。',
  'import.choose_one': '请选择',
  'import.left_title': '未采用的内容',
  'import.left_text': '资料中没有对应的位置，或者我们无法识别。',
  'import.nothing': '文件中没有可以添加到资料的内容。',
  'import.add': '添加到我的资料',
  'import.discard': '换一个文件',
  'import.leave': '不添加，继续',
  'import.none': '您没有勾选任何内容，因此没有添加。读取到的内容都还在这里。',
  'import.show_place': '在文件中查看',
  'import.file_not_kept': '您的简历中没有此文件。从中读取的内容仍保留在这里。',
}
