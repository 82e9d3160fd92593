import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'この項目は必須です',
  'gate.step': 'ステップ {step}/{steps}',
  'gate.wish_title': 'どんな仕事を探していますか？',
  'gate.job_title': '職種',
  'gate.another_title': 'ほかの職種（任意）',
  'gate.title_help': '候補から選ぶか、ご自身の言葉で入力してください。',
  'gate.popular': '人気',
  'gate.suggestions': '候補',
  'gate.suggest': '候補を表示',
  'gate.words_invalid': '文字または数字を使い、{max, number}文字以内で入力してください。',
  'gate.place': '希望勤務地（任意）',
  'gate.place_help': '都市や地域の名前、またはご自身の言葉で。空欄の場合は「指定なし」になります。',
  'gate.level': '経験',
  'gate.not_said': '回答しない',
  'gate.save_on': '保存して次へ',
  'gate.save': '保存',
  'gate.person_title': '基本情報の入力',
  'gate.wanted': '希望する仕事：{titles}',
  'gate.country': '国・地域',
  'gate.unsaved_title': '保存せずに移動しますか？',
  'gate.unsaved_text': '変更内容はまだ保存されていません。',
  'gate.unsaved_stay': 'このページに残る',
  'gate.unsaved_leave': '移動する',
}
