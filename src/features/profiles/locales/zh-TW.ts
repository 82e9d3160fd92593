import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': '此欄位不可空白',
  'gate.step': '第 {step} 步，共 {steps} 步',
  'gate.wish_title': '您想找什麼工作？',
  'gate.job_title': '職稱',
  'gate.another_title': '其他職稱（選填）',
  'gate.title_help': '點選建議，或直接填寫您自己的說法。',
  'gate.popular': '熱門',
  'gate.suggestions': '建議',
  'gate.suggest': '顯示建議',
  'gate.words_invalid': '請使用文字或數字，最多 {max, number} 個字元。',
  'gate.place': '希望工作地點（選填）',
  'gate.place_help': '城市、地區，或用您自己的說法填寫地點，留白表示不限。',
  'gate.level': '工作經歷',
  'gate.not_said': '不想透露',
  'gate.save_on': '儲存並繼續',
  'gate.save': '儲存',
  'gate.person_title': '填寫基本資料',
  'gate.wanted': '您想找的工作：{titles}',
  'gate.country': '國家／地區',
  'gate.unsaved_title': '確定要離開此頁嗎？',
  'gate.unsaved_text': '您的變更尚未儲存。',
  'gate.unsaved_stay': '留在此頁',
  'gate.unsaved_leave': '離開',
}
