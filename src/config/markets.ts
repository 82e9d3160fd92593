import { countryName } from '#config/countries.ts'
import type { Language } from '#config/languages.ts'

/**
 * A country (or Europe: the countries of the euro together) in which the site offers jobs. The visitor's
 * market decides the default language, the default place and the currency of pay filters.
 */
export interface Market {
  /** ISO 3166 numeric code; for Europe the UN M49 code of the continent. */
  id: number
  /** Stable slug for URLs, settings and translations. */
  key: string
  /** ISO 3166 alpha-2, or 'EU' for the group. */
  country: string
  /** A host that serves this market only; null if visitors choose the market in the header. */
  url: string | null
  /** Interface language offered first. */
  language: Language
  /** BCP 47 tags of the languages people post jobs in there, most frequent first. */
  postingLanguages: readonly string[]
  /** Location id (see `#config/places/places.ts`) shown until the visitor chooses one. */
  defaultLocation: number
  /** ISO 4217. */
  currency: string
  enabled: boolean
  /** Members of a group; absent for a single country. */
  countries?: readonly string[]
}

/** The countries whose currency is the euro and that are in the EU; Spain is also a market of its own. */
const EURO_COUNTRIES: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

type Row = [
  id: number,
  key: string,
  country: string,
  language: Language,
  postingLanguages: readonly string[],
  defaultLocation: number,
  currency: string,
]

const ROWS: readonly Row[] = [
  [608, 'philippines', 'PH', 'en', ['en', 'fil'], 1701668, 'PHP'],
  [702, 'singapore', 'SG', 'en', ['en', 'zh-CN'], 1880252, 'SGD'],
  [360, 'indonesia', 'ID', 'id', ['id', 'en'], 1642911, 'IDR'],
  [344, 'hong-kong', 'HK', 'zh-TW', ['zh-TW', 'en'], 1819729, 'HKD'],
  [446, 'macao', 'MO', 'zh-TW', ['zh-TW', 'en', 'pt'], 1821274, 'MOP'],
  [158, 'taiwan', 'TW', 'zh-TW', ['zh-TW', 'en'], 1668341, 'TWD'],
  [392, 'japan', 'JP', 'ja', ['ja', 'en'], 1850147, 'JPY'],
  [458, 'malaysia', 'MY', 'en', ['en', 'ms', 'zh-CN'], 1735161, 'MYR'],
  [764, 'thailand', 'TH', 'en', ['th', 'en'], 1609350, 'THB'],
  [704, 'vietnam', 'VN', 'en', ['vi', 'en'], 1566083, 'VND'],
  [36, 'australia', 'AU', 'en', ['en'], 2147714, 'AUD'],
  [566, 'nigeria', 'NG', 'en', ['en'], 2332459, 'NGN'],
  [410, 'south-korea', 'KR', 'en', ['ko', 'en'], 1835848, 'KRW'],
  [356, 'india', 'IN', 'en', ['en', 'hi'], 1277333, 'INR'],
  [792, 'turkiye', 'TR', 'tr', ['tr', 'en'], 745044, 'TRY'],
  [152, 'chile', 'CL', 'es', ['es', 'en'], 3871336, 'CLP'],
  [50, 'bangladesh', 'BD', 'en', ['en', 'bn'], 1185241, 'BDT'],
  [76, 'brazil', 'BR', 'pt', ['pt', 'en'], 3448439, 'BRL'],
  [840, 'usa', 'US', 'en', ['en', 'es'], 5128581, 'USD'],
  [484, 'mexico', 'MX', 'es', ['es', 'en'], 3530597, 'MXN'],
  [124, 'canada', 'CA', 'en', ['en', 'fr'], 6167865, 'CAD'],
  [586, 'pakistan', 'PK', 'en', ['en', 'ur'], 1174872, 'PKR'],
  [826, 'britain', 'GB', 'en', ['en'], 2643743, 'GBP'],
  [144, 'sri-lanka', 'LK', 'en', ['en', 'si', 'ta'], 1248991, 'LKR'],
  [682, 'saudi-arabia', 'SA', 'ar', ['ar', 'en'], 108410, 'SAR'],
  [784, 'uae', 'AE', 'en', ['en', 'ar'], 292223, 'AED'],
  [724, 'spain', 'ES', 'es', ['es', 'en', 'ca'], 3117735, 'EUR'],
  [688, 'serbia', 'RS', 'en', ['sr', 'en'], 792680, 'RSD'],
  [150, 'europe', 'EU', 'en', ['en', 'de', 'fr', 'it', 'nl', 'pt', 'el', 'fi'], 2950159, 'EUR'],
  [156, 'china', 'CN', 'zh-CN', ['zh-CN', 'en'], 1796236, 'CNY'],
]

/** Markets that are known but off until an operator switches them on. */
const DISABLED: ReadonlySet<string> = new Set(['china'])

/** Every market, enabled or not, in the order of the header's switcher. */
export const MARKETS: readonly Market[] = ROWS.map(
  ([id, key, country, language, postingLanguages, defaultLocation, currency]) => ({
    id,
    key,
    country,
    url: null,
    language,
    postingLanguages,
    defaultLocation,
    currency,
    enabled: !DISABLED.has(key),
    ...(country === 'EU' ? { countries: EURO_COUNTRIES } : {}),
  }),
)

const MARKET_BY_KEY = new Map(MARKETS.map((market) => [market.key, market]))

/** Groups first, so that a country that is also a market of its own overrides its group. */
const MARKET_BY_COUNTRY = new Map([
  ...MARKETS.flatMap((market) => (market.countries ?? []).map((alpha2) => [alpha2, market] as const)),
  ...MARKETS.map((market) => [market.country, market] as const),
])

export const marketByKey = (key: string): Market | undefined => MARKET_BY_KEY.get(key)

/** The market of a country: its own, or Europe; undefined if there is none. 'EU' finds Europe. */
export const marketOfCountry = (alpha2: string): Market | undefined => MARKET_BY_COUNTRY.get(alpha2)

/** The alpha-2 codes of the countries whose jobs a market shows. */
export const countriesOfMarket = (market: Market): readonly string[] => market.countries ?? [market.country]

/** The market's name in a language, such as 'Türkiye' or 'Europa'. */
export const marketName = (market: Market, language: string): string =>
  countryName(market.country === 'EU' ? String(market.id) : market.country, language)
