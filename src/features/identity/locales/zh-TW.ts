import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': '驗證身分',
  'identity.row': '身分驗證',
  'identity.row_none': '未驗證',
  'identity.row_elsewhere': '僅提供給新加坡的使用者',
  'identity.row_verified': '{number}，{date}透過 Singpass 驗證',
  'identity.row_mismatch': '您現在的姓名與 Singpass 驗證的姓名不符',
  'identity.intro':
    '透過新加坡的數位身分 Singpass，您可以證明帳號上的姓名確實是您本人的。驗證完全自願：不驗證也能找工作和應徵。',
  'identity.asked_title': '我們會向 Singpass 取得的資料',
  'identity.number': 'NRIC 或 FIN 號碼',
  'identity.name': '姓名',
  'identity.nationality': '國籍',
  'identity.residential_status': '居留身分',
  'identity.pass_type': '准證類型',
  'identity.pass_status': '准證狀態',
  'identity.pass_expiry_date': '准證到期日',
  'identity.kept_title': '我們保存哪些資料，誰看得到',
  'identity.kept_text':
    '這些資料會加密並單獨存放。只有您本人看得到，其中號碼只顯示最後四碼。企業看不到，我們也不會提供給任何人。每次查看都會留下紀錄。您可以隨時刪除。',
  'identity.match_title': '姓名必須相符',
  'identity.match_text':
    '您帳號上的姓名是 {name}。其中每個詞都必須出現在您的 Singpass 姓名中；順序、大小寫、空格和變音符號不影響。如果不相符，我們不會保存任何資料。',
  'identity.start': '前往 Singpass',
  'identity.confirmed_title': '您的身分已驗證',
  'identity.confirmed_on': '{date}透過 Singpass 驗證',
  'identity.only_you': '只有您本人看得到這些資料。',
  'identity.again': '從 Singpass 更新',
  'identity.delete': '刪除這些資料',
  'identity.delete_text': '資料會立即清除。您可以隨時重新驗證身分。',
  'identity.delete_now': '刪除',
  'identity.deleted': '您的身分驗證資料已刪除。',
  'identity.elsewhere': 'Singpass 是新加坡的數位身分，因此身分驗證僅提供給身在新加坡的使用者。',
  'identity.in_singapore': '我在新加坡',
  'identity.unconfigured': '本網站目前不提供身分驗證。',
  'identity.nameless': '您的帳號還沒有填寫姓名。請先依身分證件上的寫法填寫。',
  'identity.add_name': '填寫姓名',
  'identity.changed_title': '姓名不再相符',
  'identity.changed_text':
    '您帳號上的姓名現在是 {name}，與 Singpass 中的姓名不再相符。請在帳號設定中更正，或刪除這些資料。',
  'identity.citizen': '公民',
  'identity.permanent_resident': '永久居民',
  'identity.foreigner': '外籍人士',
  'identity.mismatch_title': '身分資料不相符，請再試一次',
  'identity.mismatch_text':
    '您帳號上的姓名與 Singpass 中的姓名不相符。我們沒有保存任何資料。請依身分證件上的寫法以拉丁字母填寫姓名，然後再試一次。',
  'identity.try_again': '再試一次',
  'identity.contact': '聯絡我們',
}
