import { type Amount, findAmounts } from '#config/pay-text/pay-amounts.ts'
import { CURRENCY_WORD } from '#config/pay-text/pay-currency.ts'
import { RANGE_BETWEEN, UP_TO_AFTER, UP_TO_BEFORE } from '#config/pay-text/pay-words.ts'
import { readPay } from '#config/pay-text/read-pay.ts'
import { isPaidKind, perMonth } from '#shared/money.ts'
import type { FoldedQuery } from './folded-query.ts'
import type { FoundPart } from './reading.ts'

/**
 * The pay that a query asks for: "25k up", "RM3000", "月給30万", "$20/h". One amount is the least that a person wants,
 * unless the words say "up to". A bare number may be anything, so it needs a currency, a period, a factor such as "k", or
 * a word such as "above" or "salary".
 *
 * @param country alpha-2 or '', which decides a missing currency and period
 */
export function findPay({ shape }: FoldedQuery, country: string): FoundPart | null {
  if (!DIGIT.test(shape)) return null
  const amounts = findAmounts(shape)
  const [first, second] = amounts ?? []
  if (first === undefined) return null
  const isRange =
    second !== undefined && RANGE_BETWEEN.test(shape.slice(first.end, second.start).replace(WORTH, ' '))
  const last = isRange ? second : first
  const start = startOf(shape, first.start)
  const end = endOf(shape, last.end)
  if (end === last.end && start === first.start && !isRange && !hasMark(shape, first)) return null
  if (LETTER_OR_DIGIT.test(shape[end] ?? '') && !ANY_SCRIPT_END.test(shape.slice(end - 1, end + 1)))
    return null
  if (NOT_PAY.test(shape.slice(end))) return null
  const words = shape.slice(start, end).replace(SPOKEN, ' ')
  const within = country === '' ? null : country
  // People also name a month's pay where postings state a year's.
  const pay = readPay(words, within) ?? readPay(`${words} per month`, within)
  if (pay === null || !('currency' in pay) || !isPaidKind(pay.kind)) return null
  const { kind, currency } = pay
  const monthly = (amount: number) => Math.round(perMonth(amount, kind))
  const least = pay.min ?? 0
  const isMost =
    !isRange &&
    (UP_TO_BEFORE.test(shape.slice(start, first.start).replace(CURRENCY_WORD, ' ')) ||
      UP_TO_AFTER.test(shape.slice(first.end, end).replace(CURRENCY_WORD, ' ')))
  const to = isMost ? (pay.max ?? pay.min) : isRange ? pay.max : null
  const from = isMost ? 0 : monthly(least)
  return {
    start,
    end,
    term: {
      filter: 'salary',
      from,
      to: to === null ? null : monthly(to),
      currency,
      stated: { kind, from: isMost ? 0 : least, to },
    },
  }
}

const DIGIT = /\d/
/** Paid once. */
const NOT_PAY = /^[\s-]*(?:sign|signing|joining|relocation|bonus)(?!\p{L})/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
/** Chinese and Japanese go on without a space. */
const ANY_SCRIPT_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A factor is a mark, but 4k is also a kind of picture. */
const hasMark = (shape: string, { factor, value, start }: Amount): boolean =>
  factor > 1 && value !== 4000 && !LETTER_OR_DIGIT.test(shape[start - 1] ?? '')

/** Words around an amount that say that it is pay. */
const BEFORE =
  'salary|pay|paying|wage|wages|earn|earning|gaji|upah|sueldo|salario|salário|maaş|maas|ücret|راتب|براتب|الراتب|lương|' +
  'hourly|daily|monthly|yearly|per hour|per day|per month|per jam|per hari|per bulan|sejam|sehari|saatlik|saatliği|saati|günlük|günlüğü|aylık|yıllık|' +
  'por hora|por día|por dia|por mês|por mes|diária|بالساعة|للساعة|في الساعة|باليوم|يوميا|في اليوم|' +
  'from|starting(?: at| from)?|min\\.?|minimum|at least|over|above|more than|up ?to|max\\.?|maximum|below|under|' +
  'dari|mulai(?: dari)?|di ?atas|atas|hingga|sampai|bawah|desde|a partir de|acima de|mais de|más de|mas de|mínimo|hasta|até|máximo|' +
  'en az|en fazla|من|اكثر من|أكثر من|فوق|حتى|最低|月給|月薪|月収|年収|年薪|年俸|時給|时薪|時薪|日給|日薪|[每一]小[时時]|每?一天|每天|每[个個]?月|每年|薪資|薪水|工资|給料|給与|薪资'
const AFTER =
  'salary|pay|gaji|maaş|a month|per month|monthly|month|mo|mth|pm|p\\.?m\\.?|an hour|per hour|hourly|hour|hr|hrs|h|a day|per day|daily|day|' +
  'a year|per year|yearly|per annum|annually|pa|year|yr|al mes|por mes|mensuales|mensual|por mês|ao mês|mensal|mês|mes|por hora|la hora|a hora|à hora|hora|' +
  'al día|al dia|por día|por dia|ao dia|a diária|diária|diarios|diario|día|dia|' +
  'sebulan|per bulan|bulan|bln|sehari|per hari|hari|sejam|per jam|jam|aylık|ay|saatlik|saat|günlük|yıllık|شهريا|شهري|بالشهر|في الشهر|بالساعة|في الساعة|للساعة|يوميا|باليوم|في اليوم|لليوم|tháng|月|年|日|天|時間|時(?!給)|小[时時](?!工)|' +
  'and above|or above|and up|and more|or more|above|up|upwards|plus|pataas|ke ?atas|y más|o más|ou mais|ve üzeri|ve üstü|üstü|üzeri|فما فوق|او اكثر|أو أكثر|以上|起|より|から|以下|以内|まで|\\+'
const CURRENCY =
  'us ?\\$|r\\$|s\\$|hk\\$|nt\\$|a\\$|c\\$|mx\\$|[$€£¥₱₫₹₺₩₦฿৳]|円|日元|元|万元|人民币|港币|港幣|台幣|新台幣|원|rm|rp\\.?|tl|lira|ringgit|rupiah|dirhams?|riyals?|pesos?|dollars?|usd|euros?|reais|aed|sar|php|sgd|myr|idr|jpy|cny|rmb|twd|hkd|inr|gbp|eur|brl|mxn|clp|try|ngn|thb|vnd|krw|aud|cad|qar|kwd|pkr|bdt|lkr|rs\\.?|ريال|درهم|دينار|دولار|ليرة'

const WORTH = new RegExp(`${CURRENCY}`, 'gu')
const edge = (words: string) =>
  `(?:(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])|(?=[^\\p{ASCII}])(?:${words})|(?:${CURRENCY}))`
const LEADING = new RegExp(`(?:${edge(`${BEFORE}|${CURRENCY}`)}[\\s:/-]*)+$`, 'u')
const TRAILING = new RegExp(`^(?:[\\s/,]*(?:${CURRENCY}|${AFTER})(?![a-z]))+`, 'u')

function startOf(shape: string, start: number): number {
  return LEADING.exec(shape.slice(0, start))?.index ?? start
}

function endOf(shape: string, end: number): number {
  return end + (TRAILING.exec(shape.slice(end))?.[0].length ?? 0)
}

/** Words for an amount in speech, which postings do not have. */
const SPOKEN =
  /(?<!\p{L})(?:salary|pay|paying|wages?|earn|earning|gaji|upah|sueldo|salario|salário|maaş|maas|up|plus|pataas|atas|bawah)(?!\p{L})/gu
