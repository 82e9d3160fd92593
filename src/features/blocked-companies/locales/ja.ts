import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': '企業のブロック',
  'block.text':
    'ブロックした企業からあなたは見えなくなり、あなたからもその企業は見えなくなります（検索、おすすめ、応募、閲覧履歴）。同じグループの企業もまとめてブロックされます。企業には通知されません。',
  'block.find': '企業を探す',
  'block.find_button': '探す',
  'block.none_found': 'この名前の企業は見つかりませんでした。',
  'block.choose': 'ブロック',
  'block.choose_company': '{company}をブロック',
  'block.list_title': 'ブロック中の企業',
  'block.empty': 'ブロックしている企業はありません。',
  'block.since': '{date}にブロック',
  'block.covers': '同じグループのためあわせてブロック：{companies}',
  'block.unblock': 'ブロックを解除',
  'block.unblock_company': '{company}のブロックを解除',
  'block.ask_title': '{company}をブロックしますか？',
  'block.ask_text':
    'この企業はあなたのプロフィール、応募、書類を見られなくなり、あなたにもこの企業とその求人は表示されなくなります。企業には通知されません。いつでも元に戻せます。',
  'block.open_title': '{count, plural, other {この企業への進行中の応募が#件あります}}',
  'block.open_text':
    '{count, plural, other {あなたが見えない企業は返信できません。そのため、ブロックすると応募は取り下げられ、後で解除しても元には戻りません。}}',
  'block.block': 'ブロックする',
  'block.withdraw': '{count, plural, other {応募#件を取り下げてブロック}}',
  'block.cancel': 'キャンセル',
  'block.already': 'この企業はすでにブロックしています。',
  'block.done': '{company}をブロックしました。',
  'block.undone': '{company}のブロックを解除しました。',
  'block.again': 'もう一度ブロック',
  'block.notice_title': '{company}をブロックしています',
  'block.notice_text':
    'そのため、このページは表示されません。この企業とそのグループに関するものはすべて非表示です。',
  'block.manage': 'ブロック中の企業一覧',
  'block.this': 'この企業をブロック',
}
