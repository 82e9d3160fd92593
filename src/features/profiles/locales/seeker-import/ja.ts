import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'ファイルからプロフィールを入力',
  'import.text':
    'JSON Resume、Europassのファイル、LinkedInのデータアーカイブを読み取れます。追加する前に、読み取った内容を確認できます。',
  'import.choose': 'ファイルを選択',
  'import.help': 'JSON、XML、EuropassのPDF、ZIP、CSV。{size, number} MBまで。ファイル自体は保存しません。',
  'import.read': 'ファイルを読み取る',
  'import.where':
    'LinkedInのアーカイブは、LinkedInの「設定」から「データプライバシー」、「データのコピーを取得」の順に進むと入手できます。',
  'import.look_title': '読み取った内容',
  'import.look_text':
    '{name}から読み取りました。プロフィールに追加するものを選んでください。この内容は{hours, number}時間ここに残ります。',
  'import.known': 'プロフィールに登録済み',
  'import.replaces': '置き換え前：{present}',
  'import.shortened': 'プロフィールの上限を超えたため、短くしました。',
  'import.room':
    '{count, plural, =0 {空きがありません。先にプロフィールから削除してください。} other {あと#件追加できます。追加するものを選んでください。}}',
  'import.month_help': '月を選ばない場合、この日付は追加されません。',
  'import.end_help': '今も勤めている場合は空欄のままにしてください。',
  'import.choose_one': '選択してください',
  'import.left_title': '取り込まなかった内容',
  'import.left_text': 'プロフィールに該当する項目がないか、読み取れなかったものです。',
  'import.nothing': 'プロフィールに追加できる内容は見つかりませんでした。',
  'import.add': 'プロフィールに追加',
  'import.discard': '別のファイルを使う',
  'import.leave': '追加せずに進む',
  'import.none': '何も選択されていないため、追加していません。読み取った内容はここに残っています。',
  'import.show_place': '書類のこの箇所を表示',
  'import.file_not_kept':
    'このファイル自体は履歴書に保存されていません。読み取った内容はここに残っています。',
}
