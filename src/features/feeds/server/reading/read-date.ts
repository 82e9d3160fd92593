import { foldText } from '#shared/fold-text.ts'

/**
 * The day or moment at which a posting was published, in UTC. Understands ISO dates, those of mail (RFC 822), seconds
 * or milliseconds since 1970, dates of the Islamic calendar, written-out months of the Latin scripts, East Asian dates,
 * and "3 days ago" in the languages of postings. Null for "03/04/2024", which could be two dates, and for dates in the
 * future.
 */
export function readDate(text: string, now: Date): Date | null {
  const date = readMoment(text, now)
  return date && date.getTime() <= now.getTime() + DAY && date.getUTCFullYear() >= 1990 ? date : null
}

/** The end date of a posting: a day counts to its end. Null beyond two years, since such a date is a mistake. */
export function readDeadline(text: string, now: Date): Date | null {
  const date = readMoment(text, now)
  if (!date || date.getTime() > now.getTime() + 730 * DAY || date.getUTCFullYear() < 1990) return null
  return date.getTime() % DAY === 0 ? new Date(date.getTime() + DAY - 1) : date
}

function readMoment(text: string, now: Date): Date | null {
  const folded = foldText(text)
  const date = readers.reduce<Date | null>((found, read) => found ?? read(folded, now), null)
  return date && !Number.isNaN(date.getTime()) ? date : null
}

const DAY = 86_400_000

const readers: readonly ((text: string, now: Date) => Date | null)[] = [
  readIso,
  readEpoch,
  readNumbers,
  readNamedMonth,
  readMailDate,
  readAgo,
]

function readIso(text: string): Date | null {
  const [, year, month, day, time] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[t ](\d{1,2}:\d{2}.*))?$/.exec(text) ?? []
  if (!year || !month || !day) return null
  const date = dayOf(Number(year), Number(month), Number(day))
  if (!time || !date) return date
  const zoned = /(?:z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}z`
  const moment = new Date(`${date.toISOString().slice(0, 10)}T${zoned}`.toUpperCase())
  return Number.isNaN(moment.getTime()) ? date : moment
}

function readEpoch(text: string): Date | null {
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return new Date(Number(text) * 1000)
  return /^\d{13}$/.test(text) ? new Date(Number(text)) : null
}

/**
 * Parses a date if its day and month can be distinguished, or if the year belongs to the Islamic calendar, which always
 * has the day first.
 */
function readNumbers(text: string): Date | null {
  const match = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (!match) return null
  const [first = 0, second = 0, year = 0] = match.slice(1).map(Number)
  if (year >= 1350 && year <= 1500) return fromIslamic(year, second, first)
  if (first > 12) return dayOf(year, second, first)
  return second > 12 || first === second ? dayOf(year, first, second) : null
}

const ISLAMIC = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The calendar has no formula: begin with an estimate and correct it by what the calendar returns for that day. */
function fromIslamic(year: number, month: number, day: number): Date | null {
  if (month < 1 || month > 12 || day < 1 || day > 30) return null
  const estimate = Date.UTC(622, 6, 19) + ((year - 1) * 354.367 + (month - 1) * 29.53 + (day - 1)) * DAY
  for (let offset = -4; offset <= 4; offset++) {
    const candidate = new Date(Math.round(estimate / DAY + offset) * DAY)
    const parts = Object.fromEntries(
      ISLAMIC.formatToParts(candidate).map(({ type, value }) => [type, Number(value)]),
    )
    if (parts.year === year && parts.month === month && parts.day === day) return candidate
  }
  return null
}

const MONTHS = [
  'jan|januari|january|enero|ene|janeiro|ocak|januar|janvier',
  'feb|februari|february|febrero|fevereiro|fev|subat|fevrier',
  'mar|maret|march|marzo|marco|mart|mac|marz|mars',
  'apr|april|abril|abr|nisan|avril',
  'may|mei|mayo|maio|mai|mayis',
  'jun|juni|june|junio|junho|haziran|juin',
  'jul|juli|july|julio|julho|temmuz|julai|juillet',
  'aug|agu|agustus|august|agosto|ago|agustos|ogos|aout',
  'sep|sept|september|septiembre|setembro|set|eylul|septembre',
  'oct|okt|oktober|october|octubre|outubro|out|ekim|octobre',
  'nov|november|noviembre|novembro|kasim|novembre',
  'dec|des|desember|december|diciembre|dic|dezembro|dez|aralik|disember|decembre',
].map((names) => new Set(names.split('|')))

function readNamedMonth(text: string): Date | null {
  const [, dayFirst, monthAfter, monthFirst, dayAfter, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[ .-]+(?:de )?(\p{L}+)\.?|(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?)[ ,.-]+(?:de )?(\d{4})$/u.exec(
      text,
    ) ?? []
  const month = MONTHS.findIndex((names) => names.has(monthAfter ?? monthFirst ?? '')) + 1
  return month > 0 ? dayOf(Number(year), month, Number(dayFirst ?? dayAfter)) : null
}

/** 'tue, 18 nov 2026 12:00:00 gmt' as in RSS. */
function readMailDate(text: string): Date | null {
  const isMailDate =
    /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:gmt|utc?|z|[+-]\d{4}|[ecmp][sd]t)$/
  return isMailDate.test(text) ? new Date(text.replace(/ z$/, ' gmt')) : null
}

const AGO =
  /^(?:hace |ha |posted |dang |منذ )?(\d{1,3})\+? ?(minutes?|mins?|minutos?|menit|dakika|phut|分钟|分鐘|分|hours?|hrs?|horas?|jam|saat|gio|小时|小時|時間|days?|dias?|hari|gun|ngay|天|日|ايام|يوم|weeks?|semanas?|minggu|hafta|tuan|周|週間?|months?|mes(?:es)?|bulan|ay|thang|个月|個月|ヶ月) ?(?:ago|lalu|yang lalu|atras|once|truoc|前)?$/u

function readAgo(text: string, now: Date): Date | null {
  if (TODAY.test(text)) return now
  if (YESTERDAY.test(text)) return new Date(now.getTime() - DAY)
  const [, count, unit = ''] = AGO.exec(text) ?? []
  return count ? new Date(now.getTime() - Number(count) * lengthOf(unit)) : null
}

const TODAY =
  /^(?:today|just now|just posted|hoy|hoje|hari ini|baru saja|bugun|hom nay|今天|今日|本日|刚刚|剛剛|اليوم)$/
const YESTERDAY = /^(?:yesterday|ayer|ontem|kemarin|semalam|dun|hom qua|昨天|昨日|امس)$/

function lengthOf(unit: string): number {
  if (/^(?:min|menit|dakika|phut|分)/.test(unit)) return DAY / 1440
  if (/^(?:h|jam|saat|gio|小|時)/.test(unit) && unit !== 'hari' && unit !== 'hafta') return DAY / 24
  if (/^(?:week|semana|minggu|hafta|tuan|周|週)/.test(unit)) return 7 * DAY
  if (/^(?:month|mes|bulan|ay$|thang|个|個|ヶ)/.test(unit)) return 30 * DAY
  return DAY
}

/** Null for a day that does not exist in the calendar. */
function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}
