/** A phone number has so many digits, with the codes before it; shorter ones are too often something else. */
const LEAST_DIGITS = 8
const MOST_DIGITS = 15

const MONEY = String.raw`(?:[$€£¥₱₺]|(?<![a-z])(?:php|usd|eur|sgd|rp|idr|rm|myr|r\$|tl|try|jpy|cny|twd|nt\$?|sar|aed|euros?|pesos?|dollars?)(?![a-z])|元|円|萬|万|億|亿|ريال|درهم)`

/** What has many digits and is no number to call; each is taken out before digits are counted. */
const HONEST: readonly RegExp[] = [
  // Years, months and days, and ranges of them: 2018-2023, 01/06/2026, 2024.03-2025.02.
  /(?<![\d-])(?:19|20)\d\d\s*[-–—~〜/]\s*(?:19|20)?\d\d(?![\d-])/g,
  /(?<!\d)(?:19|20)\d\d\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*\d{1,2})?(?!\d)/g,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?!\d)/g,
  /(?<!\d)\d{1,2}\/(?:19|20)\d\d(?!\d)/g,
  // Hours: 9:00, 09.00-18.00.
  /(?<!\d)[0-2]?\d[:.h][0-5]\d(?:\s*[-–—~〜]\s*[0-2]?\d[:.h][0-5]\d)?(?![\d.-])/g,
  // Amounts: by their groups of three, their currency, or their zeros.
  /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)/g,
  /(?<![\d.,])\d{1,2}(?:\.\d{3})+(?:,\d{1,2})?(?![\d.])/g,
  /(?<![\d.,])\d{1,3}\.000(?:\.000)*(?:,\d{1,2})?(?![\d.])/g,
  new RegExp(String.raw`${MONEY}\s?\d[\d.,]{0,20}(?:\s{0,2}[-–—~〜]\s{0,2}${MONEY}?\s?\d[\d.,]{0,20})?`, 'g'),
  new RegExp(String.raw`(?<![\d.,])\d[\d.,]{0,20}(?:\s{0,2}[-–—~〜]\s{0,2}\d[\d.,]{0,20})?\s?${MONEY}`, 'g'),
  /(?<!\d)\d+0000(?!\d)/g,
  /(?<!\d)\d{2,6}00\s*[-–—~〜]\s*\d{2,6}00(?!\d)/g,
  // Postal codes of Brazil, standards and versions.
  /(?<!\d)\d{5}-\d{3}(?![\d-])/g,
  /\b(?:iso|iec|din|jis)\s*[\d:/-]+/g,
]

/** Digits with what people put between them. */
const RUN = /\+?\(?\d(?:[\s.()_·・–—~-]{0,3}\d)*/g

/** Whether a plain text has something to call. */
export function phoneIn(plain: string): boolean {
  const left = HONEST.reduce((text, honest) => text.replace(honest, ' ; '), plain)
  return (left.match(RUN) ?? []).some(isNumber)
}

function isNumber(run: string): boolean {
  const digits = run.replace(/\D/g, '')
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return false
  // A list of years.
  return !/^(?:(?:19|20)\d\d)+$/.test(digits) || /^\d+$/.test(run)
}
