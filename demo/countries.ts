import type { TextLanguage } from './texts/languages.ts'

/** The facts of a country's job market. */
export interface CountryProfile {
  country: string
  /** Share of all jobs, relative to the others. */
  weight: number
  /** Languages of postings there, with their shares. */
  languages: Partial<Record<TextLanguage, number>>
  currency: string
  /** The monthly pay of an office clerk with a few years of experience, in major units. */
  clerkPay: number
  /** How much pay differs between simple and leading work: 1 as in the United States, less is more equal. */
  spread: number
  /** How pay is quoted for office work, and for service and manual work. */
  officePeriod: 'month' | 'year'
  handsOnPeriod: 'month' | 'hour' | 'day'
  /** IANA zone of the capital or the largest city. */
  timeZone: string
}

type Row = [
  country: string,
  weight: number,
  languages: CountryProfile['languages'],
  currency: string,
  clerkPay: number,
  spread: number,
  officePeriod: CountryProfile['officePeriod'],
  handsOnPeriod: CountryProfile['handsOnPeriod'],
  timeZone: string,
]

const ROWS: readonly Row[] = [
  ['PH', 9, { en: 1 }, 'PHP', 24_000, 1.3, 'month', 'day', 'Asia/Manila'],
  ['SG', 6, { en: 9, 'zh-CN': 1 }, 'SGD', 3_300, 1.1, 'month', 'month', 'Asia/Singapore'],
  ['ID', 8, { id: 8, en: 2 }, 'IDR', 5_800_000, 1.3, 'month', 'month', 'Asia/Jakarta'],
  ['HK', 5, { en: 5, 'zh-TW': 5 }, 'HKD', 18_500, 1.15, 'month', 'hour', 'Asia/Hong_Kong'],
  ['MO', 1.5, { 'zh-TW': 8, en: 2 }, 'MOP', 17_500, 1, 'month', 'month', 'Asia/Macau'],
  ['TW', 8, { 'zh-TW': 12, en: 1 }, 'TWD', 38_000, 1, 'month', 'hour', 'Asia/Taipei'],
  ['JP', 8, { ja: 12, en: 1 }, 'JPY', 250_000, 0.85, 'month', 'hour', 'Asia/Tokyo'],
  ['MY', 6, { en: 5, ms: 3, 'zh-CN': 2 }, 'MYR', 3_200, 1.2, 'month', 'month', 'Asia/Kuala_Lumpur'],
  ['TH', 4, { th: 8, en: 2 }, 'THB', 21_000, 1.3, 'month', 'day', 'Asia/Bangkok'],
  ['VN', 6, { vi: 9, en: 1 }, 'VND', 12_000_000, 1.2, 'month', 'month', 'Asia/Ho_Chi_Minh'],
  ['AU', 4, { en: 1 }, 'AUD', 5_600, 0.8, 'year', 'hour', 'Australia/Sydney'],
  ['NG', 3, { en: 1 }, 'NGN', 210_000, 1.4, 'month', 'month', 'Africa/Lagos'],
  ['KR', 4, { ko: 12, en: 1 }, 'KRW', 2_700_000, 0.85, 'year', 'hour', 'Asia/Seoul'],
  ['IN', 6, { en: 1 }, 'INR', 28_000, 1.4, 'year', 'month', 'Asia/Kolkata'],
  ['TR', 4, { tr: 12, en: 1 }, 'TRY', 46_000, 1, 'month', 'month', 'Europe/Istanbul'],
  ['CL', 2.5, { es: 1 }, 'CLP', 780_000, 1.2, 'month', 'month', 'America/Santiago'],
  ['BD', 3, { en: 1 }, 'BDT', 26_000, 1.3, 'month', 'month', 'Asia/Dhaka'],
  ['BR', 5, { pt: 14, en: 1 }, 'BRL', 2_900, 1.3, 'month', 'month', 'America/Sao_Paulo'],
  ['US', 5, { en: 12, es: 1 }, 'USD', 4_000, 1, 'year', 'hour', 'America/New_York'],
  ['MX', 4, { es: 14, en: 1 }, 'MXN', 13_500, 1.3, 'month', 'month', 'America/Mexico_City'],
  ['CA', 3, { en: 1 }, 'CAD', 4_300, 0.85, 'year', 'hour', 'America/Toronto'],
  ['PK', 3, { en: 1 }, 'PKR', 65_000, 1.3, 'month', 'month', 'Asia/Karachi'],
  ['GB', 4, { en: 1 }, 'GBP', 2_450, 0.9, 'year', 'hour', 'Europe/London'],
  ['LK', 2, { en: 1 }, 'LKR', 85_000, 1.2, 'month', 'month', 'Asia/Colombo'],
  ['SA', 3.5, { ar: 7, en: 3 }, 'SAR', 6_000, 1.1, 'month', 'month', 'Asia/Riyadh'],
  ['AE', 3.5, { en: 6, ar: 4 }, 'AED', 6_500, 1.15, 'month', 'month', 'Asia/Dubai'],
  ['ES', 3.5, { es: 12, en: 1 }, 'EUR', 1_750, 0.9, 'year', 'month', 'Europe/Madrid'],
  ['RS', 1.5, { en: 1 }, 'RSD', 98_000, 1.1, 'month', 'month', 'Europe/Belgrade'],
  ['CN', 2, { 'zh-CN': 1 }, 'CNY', 6_500, 1.2, 'month', 'month', 'Asia/Shanghai'],
  ['DE', 1.2, { en: 1 }, 'EUR', 3_200, 0.75, 'year', 'hour', 'Europe/Berlin'],
  ['FR', 0.9, { en: 1 }, 'EUR', 2_500, 0.8, 'year', 'hour', 'Europe/Paris'],
  ['NL', 0.8, { en: 1 }, 'EUR', 3_000, 0.75, 'year', 'hour', 'Europe/Amsterdam'],
  ['IE', 0.7, { en: 1 }, 'EUR', 2_900, 0.8, 'year', 'hour', 'Europe/Dublin'],
  ['PT', 0.7, { pt: 8, en: 2 }, 'EUR', 1_250, 0.95, 'month', 'month', 'Europe/Lisbon'],
  ['IT', 0.5, { en: 1 }, 'EUR', 1_950, 0.8, 'year', 'month', 'Europe/Rome'],
  ['BE', 0.3, { en: 1 }, 'EUR', 2_800, 0.7, 'month', 'hour', 'Europe/Brussels'],
  ['AT', 0.3, { en: 1 }, 'EUR', 2_800, 0.75, 'month', 'hour', 'Europe/Vienna'],
  ['FI', 0.2, { en: 1 }, 'EUR', 2_700, 0.75, 'month', 'hour', 'Europe/Helsinki'],
]

export const COUNTRY_PROFILES: readonly CountryProfile[] = ROWS.map(
  ([country, weight, languages, currency, clerkPay, spread, officePeriod, handsOnPeriod, timeZone]) => ({
    country,
    weight,
    languages,
    currency,
    clerkPay,
    spread,
    officePeriod,
    handsOnPeriod,
    timeZone,
  }),
)

/** @throws Error for a country that the demo world does not cover. */
export function profileOf(country: string): CountryProfile {
  const profile = COUNTRY_PROFILES.find((candidate) => candidate.country === country)
  if (!profile) throw new Error(`the demo world has no profile of ${country}`)
  return profile
}
