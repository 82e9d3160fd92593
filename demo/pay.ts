import type { CountryProfile } from './countries.ts'
import type { FieldKey } from './fields.ts'
import type { Random } from './random.ts'
import type { DemoPay } from './records.ts'
import type { TextLanguage } from './texts/languages.ts'
import { PAY_WORDS } from './texts/pay-words.ts'

/** The facts that determine a job's pay. */
interface PaidWork {
  iscoMajor: number
  field: FieldKey
  levelId: number
  jobTypeId: number
}

const PART_TIME = 2
const INTERNSHIP = 5
const HOURS_A_MONTH = 168
const DAYS_A_MONTH = 22

/** Pay of an occupation's major group (ISCO-08), relative to an office clerk's; 0 is the armed forces. */
const FACTOR_BY_MAJOR = [1, 2, 1.5, 1.2, 1, 0.85, 0.82, 0.98, 0.9, 0.76] as const

/** In the order of the experience levels' ids. */
const FACTOR_BY_LEVEL = [0.8, 0.87, 1, 1.18, 1.42, 1.75] as const

const FACTOR_BY_FIELD: Partial<Record<FieldKey, number>> = {
  software: 1.2,
  data: 1.2,
  finance: 1.15,
  clinicians: 1.6,
  product: 1.12,
  legal: 1.15,
  energy: 1.15,
  teaching: 0.85,
  childcare: 0.8,
  social: 0.85,
  guestService: 0.9,
  writing: 0.85,
}

/** Draws pay that suits country and work; null if the posting doesn't state it. */
export function drawPay(
  random: Random,
  profile: CountryProfile,
  work: PaidWork,
  lang: TextLanguage,
): DemoPay | null {
  const words = PAY_WORDS[lang]
  if (random.chance(0.2)) return null
  if (random.chance(0.08)) return { kind: 'negotiable', text: words.negotiable, range: null }
  if (work.jobTypeId === INTERNSHIP && random.chance(0.15))
    return { kind: 'unpaid', text: words.unpaid, range: null }
  const kind = kindOf(random, profile, work)
  const month = monthlyPay(random, profile, work)
  const period = { hourly: 1 / HOURS_A_MONTH, daily: 1 / DAYS_A_MONTH, monthly: 1, annually: 12 }[kind]
  const min = rounded(month * period)
  const max = random.chance(0.12)
    ? min
    : Math.max(min, rounded(month * period * (1.12 + random.next() * 0.4)))
  const range = { min, max, currency: profile.currency }
  return { kind, text: words[kind].replace('{amount}', amountText(range, lang, profile.country)), range }
}

function kindOf(
  random: Random,
  profile: CountryProfile,
  work: PaidWork,
): 'hourly' | 'daily' | 'monthly' | 'annually' {
  const handsOn = work.iscoMajor >= 5
  const period = handsOn || work.jobTypeId === PART_TIME ? profile.handsOnPeriod : profile.officePeriod
  if (work.jobTypeId === PART_TIME && random.chance(0.7)) return 'hourly'
  if (work.jobTypeId === INTERNSHIP) return 'monthly'
  if (period === 'month' || (period !== 'year' && random.chance(0.5))) return 'monthly'
  return period === 'year' ? 'annually' : period === 'day' ? 'daily' : 'hourly'
}

function monthlyPay(random: Random, profile: CountryProfile, work: PaidWork): number {
  const rank = (FACTOR_BY_MAJOR[work.iscoMajor] ?? 1) * (FACTOR_BY_FIELD[work.field] ?? 1)
  const level = FACTOR_BY_LEVEL[work.levelId - 1] ?? 1
  const intern = work.jobTypeId === INTERNSHIP ? 0.55 / rank : 1
  return profile.clerkPay * (rank * level * intern) ** profile.spread * (0.88 + random.next() * 0.3)
}

/** Two leading digits in steps of 1, or of 5 from 50 on, as people write pay. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(amount)) - 1, 0)
  const coarse = amount / step >= 50 ? step * 5 : step
  return amount < 100 ? Math.round(amount * 2) / 2 : Math.round(amount / coarse) * coarse
}

function amountText(
  { min, max, currency }: { min: number; max: number; currency: string },
  lang: string,
  country: string,
) {
  if (currency === 'VND' && min >= 1_000_000)
    return joined(min / 1e6, max / 1e6, ' - ', (n) => `${n}`) + (lang === 'vi' ? ' triệu' : 'M VND')
  if (lang === 'ja' && min >= 100_000)
    return joined(min / 1e4, max / 1e4, '〜', (n) => `${Math.round(n * 10) / 10}万円`)
  if (lang === 'ko' && min >= 1_000_000)
    return joined(min / 1e4, max / 1e4, ' ~ ', (n) => `${Math.round(n).toLocaleString('ko')}만원`)
  const word = CURRENCY_WORDS[`${lang} ${currency}`]
  if (word !== undefined) {
    const locale = lang === 'tr' ? 'tr' : 'en'
    return `${joined(min, max, lang === 'ja' ? '〜' : ' - ', (amount) => amount.toLocaleString(locale))}${word}`
  }
  const format = formatOf(lang, country, currency, Number.isInteger(min) && Number.isInteger(max))
  return joined(min, max, ' - ', (amount) => format.format(amount).replaceAll('\u00a0', ' '))
}

/**
 * Countries in which people write the currency as a word after the amount, with the space between them if there is one.
 */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  'ar SAR': ' ريال',
  'ar AED': ' درهم',
  'th THB': ' บาท',
  'tr TRY': ' TL',
  'ja JPY': '円',
  'ko KRW': '원',
  'zh-CN CNY': '元',
  'zh-TW TWD': ' 元',
}

const joined = (min: number, max: number, between: string, text: (amount: number) => string) =>
  min === max ? text(min) : `${text(min)}${between}${text(max)}`

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(lang: string, country: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const cents = isWhole ? 0 : 2
  const script = lang === 'zh-CN' ? 'zh-Hans' : lang === 'zh-TW' ? 'zh-Hant' : lang
  const locale = `${script}-${country}-u-nu-latn`
  const key = `${locale} ${currency} ${cents}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })
  formats.set(key, made)
  return made
}
