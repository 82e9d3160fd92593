import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: '要求付款、索取銀行資料或密碼，或連到有害網站。',
    spam: '不是徵才，而是推銷商品、課程或加盟方案。',
    discriminatory: '無正當理由以性別、年齡、出身、宗教、身心障礙等排除求職者。',
    offensive: '含有侮辱、威脅或性騷擾內容。',
    violence: '展示、讚揚或煽動暴力。',
    'job-closed': '雇主已不再接受應徵。',
    'incorrect-company': '職缺並不屬於所顯示的公司。',
    'incorrect-location': '實際工作地點與職缺內容不符。',
    'incorrect-formatting': '內容缺漏、亂碼或無法閱讀。',
    'does-not-belong': '並非職缺，或以其他方式違反平台規則。',
  },
  feature_banners: {
    'remote-jobs': '你所在國家可以應徵的遠端職缺',
    'web3-jobs': '協定、錢包、交易所，以及打造它們的團隊',
    companies: '誰在徵才、怎麼工作、多快回覆',
    'salary-converter': '按標明日期的匯率換算成你的貨幣',
    'resume-templates': '符合當地徵才習慣的範本',
    invite: '好友上傳履歷後，雙方都有獎勵',
  },
}
