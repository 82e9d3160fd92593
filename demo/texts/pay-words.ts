import type { TextLanguage } from './languages.ts'

/** How pay is written in a language: `{amount}` is a range with its currency. */
export interface PayWords {
  hourly: string
  daily: string
  monthly: string
  annually: string
  negotiable: string
  unpaid: string
}

const words = (
  hourly: string,
  daily: string,
  monthly: string,
  annually: string,
  negotiable: string,
  unpaid: string,
): PayWords => ({ hourly, daily, monthly, annually, negotiable, unpaid })

export const PAY_WORDS: Readonly<Record<TextLanguage, PayWords>> = {
  en: words(
    '{amount} per hour',
    '{amount} per day',
    '{amount} a month',
    '{amount} per year',
    'Negotiable',
    'Unpaid',
  ),
  'zh-CN': words('时薪 {amount}', '日薪 {amount}', '月薪 {amount}', '年薪 {amount}', '面议', '无薪'),
  'zh-TW': words('時薪 {amount}', '日薪 {amount}', '月薪 {amount}', '年薪 {amount}', '面議', '無薪'),
  ja: words('時給 {amount}', '日給 {amount}', '月給 {amount}', '年収 {amount}', '応相談', '無給'),
  es: words(
    '{amount} por hora',
    '{amount} por día',
    '{amount} al mes',
    '{amount} brutos al año',
    'A convenir',
    'Sin remuneración',
  ),
  pt: words(
    '{amount} por hora',
    '{amount} por dia',
    '{amount} por mês',
    '{amount} por ano',
    'A combinar',
    'Não remunerado',
  ),
  ms: words(
    '{amount} sejam',
    '{amount} sehari',
    '{amount} sebulan',
    '{amount} setahun',
    'Boleh dirunding',
    'Tanpa gaji',
  ),
  id: words(
    '{amount} per jam',
    '{amount} per hari',
    '{amount} per bulan',
    '{amount} per tahun',
    'Dapat dinegosiasikan',
    'Tidak dibayar',
  ),
  tr: words(
    'Saatlik {amount}',
    'Günlük {amount}',
    'Aylık {amount}',
    'Yıllık {amount}',
    'Görüşmede belirlenir',
    'Ücretsiz',
  ),
  ar: words(
    '{amount} في الساعة',
    '{amount} في اليوم',
    '{amount} شهرياً',
    '{amount} سنوياً',
    'قابل للتفاوض',
    'غير مدفوع',
  ),
  vi: words('{amount}/giờ', '{amount}/ngày', '{amount}/tháng', '{amount}/năm', 'Thỏa thuận', 'Không lương'),
  th: words('{amount}ต่อชั่วโมง', '{amount}ต่อวัน', '{amount}ต่อเดือน', '{amount}ต่อปี', 'ตามตกลง', 'ไม่มีค่าตอบแทน'),
  ko: words('시급 {amount}', '일급 {amount}', '월급 {amount}', '연봉 {amount}', '협의 후 결정', '무급'),
}
