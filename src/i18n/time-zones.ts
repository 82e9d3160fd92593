/** All time zones by their IANA names, and UTC, with what to call them, in the order of their offsets at `moment` (milliseconds). */
export function timeZones(language: string, moment: number): { zone: string; name: string }[] {
  return offsetsAt(moment).map(({ zone, minutes }) => ({
    zone,
    name: nameOf(zone, offsetName(zone, minutes, language, moment)),
  }))
}

/** `Manila (GMT+8)`: its city, and its offset now. */
export const zoneName = (zone: string, language: string): string =>
  nameOf(zone, shortOffset(zone, language, Date.now()))

const nameOf = (zone: string, offset: string): string =>
  `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} (${offset})`

/**
 * A formatter is a fifth of a millisecond of the main thread, and there are 400 zones. Zones change their offsets at a full
 * quarter of an hour at most, and no more than 40 offsets have a name.
 */
function offsetsAt(moment: number): readonly Offset[] {
  const quarter = Math.floor(moment / QUARTER_MS)
  if (known?.quarter !== quarter) known = { quarter, offsets: readOffsets(moment) }
  return known.offsets
}

const QUARTER_MS = 15 * 60_000

interface Offset {
  zone: string
  minutes: number
}

let known: { quarter: number; offsets: readonly Offset[] } | undefined

/** `Intl` lists UTC in some versions only. It is the first of its offset: whoever works by it looks for no city. */
const readOffsets = (moment: number): Offset[] =>
  [
    'UTC',
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone !== 'UTC')
      .toSorted(),
  ]
    .map((zone) => ({ zone, minutes: offsetOf(zone, moment) }))
    .toSorted((one, other) => one.minutes - other.minutes)

function offsetName(zone: string, minutes: number, language: string, moment: number): string {
  const key = `${language} ${minutes}`
  const name = NAMES.get(key) ?? shortOffset(zone, language, moment)
  NAMES.set(key, name)
  return name
}

/** By language and minutes. */
const NAMES = new Map<string, string>()

const shortOffset = (zone: string, language: string, moment: number): string =>
  partOf(zone, `${language}-u-nu-latn`, 'shortOffset', moment)

function offsetOf(zone: string, moment: number): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d+):?(\d+)?/.exec(partOf(zone, 'en', 'longOffset', moment)) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

function partOf(
  zone: string,
  locale: string,
  timeZoneName: 'shortOffset' | 'longOffset',
  moment: number,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
