import { COUNTRIES, countryByCode } from '#config/countries.ts'

/**
 * The ISO 4217 code of an amount's currency. A code or an unambiguous sign decides. A sign that several countries share
 * ("$", "¥", "Rs", "ريال") means the currency of the posting's country, if it is one of them. Without any sign it is
 * the country's currency. Null if two currencies are named, or if the country is unknown too.
 *
 * @param text folded by `foldShape`
 */
export function readCurrency(text: string, country: string | null): string | null {
  const own = country ? (countryByCode(country)?.currency ?? null) : null
  const codes = new Set(
    [...text.matchAll(CODES)].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').toUpperCase()),
  )
  if (codes.size > 1) return null
  const [code] = codes
  if (code) return code
  const named = new Set(SIGNS.filter(({ pattern }) => pattern.test(text)).map(({ currency }) => currency))
  if (named.size === 1) return [...named][0] ?? null
  if (named.size > 1) return null
  for (const { pattern, currencies, otherwise } of SHARED_SIGNS) {
    if (pattern.test(text)) return own && currencies.includes(own) ? own : otherwise
  }
  return own
}

/** Whether the text names a currency at all. */
export const CURRENCY_WORD =
  /us\$|r\$|s\$|hk\$|nt\$|a\$|c\$|mx\$|[$€£¥₱₫₹₺₩₦฿৳]|円|日元|元|원|(?<!\p{L})(?:[a-z]{3}|rm|rp\.?|tl|tk\.?|rs\.?|đ|sr)(?!\p{L})|ريال|درهم/gu

// Some codes are also words ('all', 'try', 'pen'), so a code counts only where it touches an amount.
const CODE = [...new Set(COUNTRIES.map(({ currency }) => currency.toLowerCase()))].join('|')
const CODES = new RegExp(
  String.raw`(?<!\p{L})(${CODE})[ .:$]?\d|\d ?(?:k|m|mn|juta|jt|triệu|tr|mil|lakhs?|million)? ?(${CODE})(?!\p{L})|\((${CODE})\)`,
  'gu',
)

const SIGNS: readonly { pattern: RegExp; currency: string }[] = [
  { pattern: /(?<!\p{L})rm ?\d|\bringgit\b/u, currency: 'MYR' },
  { pattern: /(?<!\p{L})rp\.? ?\d|\brupiah\b|\d ?(?:juta|jt)(?!\p{L})/u, currency: 'IDR' },
  { pattern: /(?<!\p{L})r\$|\breais\b/u, currency: 'BRL' },
  { pattern: /₱|(?<!\p{L})php(?!\p{L})|\bpesos? filipinos?\b/u, currency: 'PHP' },
  { pattern: /₫|\d ?đ(?!\p{L})|\bđồng\b/u, currency: 'VND' },
  { pattern: /(?<!\p{L})us ?\$|\bus dollars?\b|美元|美金/u, currency: 'USD' },
  { pattern: /(?<!\p{L})s(?:g)?\$/u, currency: 'SGD' },
  { pattern: /(?<!\p{L})hk\$|港[币幣元]/u, currency: 'HKD' },
  { pattern: /(?<!\p{L})nt\$|新[台臺][币幣]/u, currency: 'TWD' },
  { pattern: /(?<!\p{L})(?:a|au)\$/u, currency: 'AUD' },
  { pattern: /(?<!\p{L})(?:c|ca)\$/u, currency: 'CAD' },
  { pattern: /(?<!\p{L})(?:mx|mex)\$/u, currency: 'MXN' },
  { pattern: /人民币|人民幣|(?<!\p{L})rmb(?!\p{L})/u, currency: 'CNY' },
  { pattern: /€|\beuros?\b/u, currency: 'EUR' },
  { pattern: /£/u, currency: 'GBP' },
  { pattern: /円|日元/u, currency: 'JPY' },
  { pattern: /₩|원/u, currency: 'KRW' },
  { pattern: /₹|\blpa\b/u, currency: 'INR' },
  { pattern: /₺|(?<!\p{L})tl(?!\p{L})/u, currency: 'TRY' },
  { pattern: /₦/u, currency: 'NGN' },
  { pattern: /฿|\bbaht\b|บาท/u, currency: 'THB' },
  { pattern: /৳|(?<!\p{L})tk\.?(?!\p{L})|\btaka\b/u, currency: 'BDT' },
]

const SHARED_SIGNS: readonly { pattern: RegExp; currencies: readonly string[]; otherwise: string | null }[] =
  [
    {
      // Without a country, and if the country's currency isn't a dollar or peso, a bare sign is the American dollar.
      pattern: /\$/u,
      currencies: 'USD CAD AUD NZD SGD HKD TWD MXN CLP ARS COP UYU DOP BND FJD JMD TTD BBD BSD BZD NAD'.split(
        ' ',
      ),
      otherwise: 'USD',
    },
    { pattern: /¥/u, currencies: ['JPY', 'CNY'], otherwise: null },
    { pattern: /元/u, currencies: ['CNY', 'TWD', 'HKD', 'MOP'], otherwise: null },
    {
      pattern: /(?<!\p{L})rs\.?(?!\p{L})|rupees?/u,
      currencies: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
      otherwise: null,
    },
    {
      pattern: /ريال|ر\.س|(?<!\p{L})sr(?!\p{L})/u,
      currencies: ['SAR', 'QAR', 'OMR', 'YER'],
      otherwise: null,
    },
    { pattern: /درهم/u, currencies: ['AED', 'MAD'], otherwise: null },
    { pattern: /\btriệu\b|\d ?tr(?!\p{L})/u, currencies: ['VND'], otherwise: 'VND' },
  ]
