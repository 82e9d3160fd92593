/** All time zones by their IANA names, in the order of their offsets at `moment` (milliseconds). */
export function timeZones(moment: number): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => ({ zone, minutes: offsetOf(zone, moment) }))
    .sort((one, other) => one.minutes - other.minutes || (one.zone < other.zone ? -1 : 1))
    .map(({ zone }) => zone)
}

/** `Manila (GMT+8)`: its city, and its offset now. */
export function zoneName(zone: string, language: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return `${city} (${partOf(zone, `${language}-u-nu-latn`, 'shortOffset', Date.now())})`
}

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
