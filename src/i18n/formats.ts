import { factsOf, type Language } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * Numbers, money, dates and names by `Intl`, in the visitor's language with the conventions of the chosen country.
 * Digits are Latin and the calendar Gregorian everywhere, since people compare pay and dates across countries. The
 * locale data of server and browser may differ in details, so these texts are rendered with `suppressHydrationWarning`
 * (`ui/formatted.tsx`).
 */
export interface Formats {
  number(value: number): string
  /** `30K`, `1.5M`, `3万`: exact to three digits that count. */
  short(value: number): string
  /** An amount in major units, without decimals. */
  money(amount: number, currency: string): string
  /** `₱90,000 – 130,000`: the currency once; one amount when both are equal. */
  moneyRange(min: number, max: number, currency: string): string
  /** `19 Nov 2026`; dates are calendar days in UTC. */
  date(value: Date | string | number): string
  /** `19 Nov`. */
  day(value: Date | string | number): string
  /** `2h ago`, `yesterday`, `3 wk. ago`; the future counts as now. */
  since(value: Date | string | number, now: Date | number): string
  /** `5 hours`, from two days on `2 days`. */
  duration(hours: number): string
  /** `Manila, Philippines`. */
  list(items: readonly string[]): string
  /** Name of an ISO 3166 country or of `EU`. */
  country(code: string): string
  /** Name of a language by its BCP 47 tag. */
  language(tag: string): string
  currency(code: string): string
}

/** By language and country: parts of a page ask hundreds of times. */
const made = new Map<Language, Map<string | null, Formats>>()

/** The formats of a language and a country (`EU` for Europe, null for none); made once per pair. */
export function formatsFor(language: Language, country: string | null = null): Formats {
  const ofLanguage = made.get(language) ?? new Map<string | null, Formats>()
  made.set(language, ofLanguage)
  const formats = ofLanguage.get(country) ?? makeFormats(language, localeOf(language, country))
  ofLanguage.set(country, formats)
  return formats
}

/** The locale in BCP 47: script kept for Chinese, Latin digits, Gregorian calendar. */
export function localeOf(language: Language, country: string | null): string {
  const [base, ownRegion] = CHINESE.get(language) ?? [language, undefined]
  const region = country === null ? ownRegion : country === 'EU' ? EUROPE : country
  return `${[base, region].filter((part) => part !== undefined).join('-')}-u-ca-gregory-nu-latn`
}

const CHINESE: ReadonlyMap<Language, readonly [script: string, region: string]> = new Map([
  ['zh-CN', ['zh-Hans', 'CN']],
  ['zh-TW', ['zh-Hant', 'TW']],
])

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Largest unit first; each is used from its length on. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', 60_000],
] as const

/** Intl's lists say “and”, or nothing at all between their parts in Chinese, Japanese and Turkish. */
const COMMAS: Partial<Record<Language, string>> = { 'zh-CN': '、', 'zh-TW': '、', ja: '、', ar: '، ' }

function makeFormats(language: Language, locale: string): Formats {
  const number = once(() => new Intl.NumberFormat(locale))
  // India's English writes a hundred thousand as 1L, and Turkish has a short form that nobody uses: the word is clear to all.
  const short = once(
    () =>
      new Intl.NumberFormat(localeOf(language, null), {
        notation: 'compact',
        compactDisplay: language === 'tr' ? 'long' : 'short',
        maximumSignificantDigits: 3,
      }),
  )
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))
  // Wordings of time don't depend on the country; Indonesian's shorter forms have one letter for day that others read as hour.
  const style = language === 'id' ? 'long' : 'narrow'
  const relative = once(
    () => new Intl.RelativeTimeFormat(localeOf(language, null), { numeric: 'auto', style }),
  )
  const inUnits = (unit: string) =>
    once(() => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }))
  const inHours = inUnits('hour')
  const inDays = inUnits('day')
  const comma = COMMAS[language] ?? ', '
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const shortCountries = once(() => new Intl.DisplayNames(locale, { type: 'region', style: 'short' }))
  const languages = once(() => new Intl.DisplayNames(locale, { type: 'language' }))
  const currencies = once(() => new Intl.DisplayNames(locale, { type: 'currency' }))

  return {
    number: (value) => number().format(value),
    short: (value) => short().format(value),
    money: (amount, currency) => moneyText(moneyParts(language, locale, currency, [amount])(amount)),
    moneyRange: (min, max, currency) =>
      moneyRange(moneyParts(language, locale, currency, [min, max]), min, max),
    date: (value) => date().format(new Date(value)),
    day: (value) => day().format(new Date(value)),
    since: (value, now) => {
      const elapsed = Math.max(0, Number(now) - new Date(value).getTime())
      const [unit, length] = UNITS.find(([, shortest]) => elapsed >= shortest) ?? ['second', Infinity]
      return relative().format(-Math.floor(elapsed / length), unit)
    },
    // As `unit-format.ts` does for all units, which only some pages load.
    duration: (hours) =>
      (hours < 48 ? inHours().format(hours) : inDays().format(Math.round(hours / 24))).replace(
        / (?=[日時])/,
        '',
      ),
    list: (items) => items.join(comma),
    country: (code) =>
      (isTreatyName(code) ? shortCountries() : countries()).of(code === 'EU' ? EUROPE : code) ?? code,
    language: (tag) => nameOfLanguage(languages(), tag),
    currency: (code) => currencies().of(code) ?? code,
  }
}

/** Made when it is used first: a dozen of them take milliseconds of a phone, and most pages use three. */
function once<Format>(make: () => Format): () => Format {
  let format: Format | undefined
  return () => {
    format ??= make()
    return format
  }
}

/** UN M49; `EU` would be named as the union. */
const EUROPE = '150'

/** Countries whose long names are too formal: Hong Kong SAR China. */
const isTreatyName = (code: string): boolean => code === 'HK' || code === 'MO'

interface MoneyText {
  before: string
  digits: string
  after: string
}

/** Symbols that replace a bare dollar sign, which many countries share. */
const SYMBOLS: Readonly<Record<string, string>> = { TWD: 'NT$', HKD: 'HK$', SGD: 'S$' }

const MYRIAD = 10_000

/**
 * A posting's language tag may be invalid; then it is shown as it was written. Chinese is named by its script, not by a
 * country.
 */
function nameOfLanguage(languages: Intl.DisplayNames, tag: string): string {
  try {
    return languages.of(lookUp(SCRIPTS, tag) ?? tag) ?? tag
  } catch {
    return tag
  }
}

const SCRIPTS: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }

/** Splits an amount into its digits and the text on either side of them. */
function moneyParts(language: Language, locale: string, currency: string, amounts: readonly number[]) {
  const format = moneyFormat(language, locale, currency, countsInMyriads(language, amounts))
  return (amount: number): MoneyText => {
    const parts = format
      .formatToParts(amount)
      .map(({ type, value }) =>
        type === 'currency' ? { type, value: lookUp(SYMBOLS, currency) ?? value } : { type, value },
      )
    const isDigits = ({ type }: { type: string }) => !['currency', 'literal'].includes(type)
    const first = parts.findIndex(isDigits)
    const last = parts.findLastIndex(isDigits)
    const join = (some: { value: string }[]) => some.map(({ value }) => value).join('')
    return {
      before: join(parts.slice(0, first)),
      digits: join(parts.slice(first, last + 1)),
      after: join(parts.slice(last + 1)),
    }
  }
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Cached: making one takes longer than formatting all amounts of a page. */
function moneyFormat(
  language: Language,
  locale: string,
  currency: string,
  inMyriads: boolean,
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${inMyriads}`
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: displayOf(language, locale, currency),
      maximumFractionDigits: 0,
      ...(inMyriads ? { notation: 'compact', maximumFractionDigits: 1 } : {}),
    })
  moneyFormats.set(key, format)
  return format
}

const moneyText = ({ before, digits, after }: MoneyText): string => `${before}${digits}${after}`

function moneyRange(partsOf: (amount: number) => MoneyText, min: number, max: number): string {
  const low = partsOf(min)
  const high = partsOf(max)
  if (min === max) return moneyText(low)
  return `${low.before}${low.digits} – ${high.digits}${high.after}`
}

/** Yen are written 円 in Japanese; a locale that knows no symbol for a currency (`PHP`) takes the narrow one (`₱`). */
function displayOf(language: Language, locale: string, currency: string): 'name' | 'symbol' | 'narrowSymbol' {
  if (language === 'ja' && currency === 'JPY') return 'name'
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return parts.some(({ type, value }) => type === 'currency' && value === currency)
    ? 'narrowSymbol'
    : 'symbol'
}

/** Used only if nothing is lost. */
function countsInMyriads(language: Language, amounts: readonly number[]): boolean {
  if (!factsOf(language).countsInMyriads) return false
  return amounts.every((amount) => amount >= MYRIAD && amount % (MYRIAD / 10) === 0)
}
