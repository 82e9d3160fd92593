import type { Language } from '#config/languages.ts'

/**
 * `Singapore Standard Time (GMT+8)` for an IANA time zone, with its offset at `moment` (milliseconds); any other text
 * is returned unchanged.
 */
export function timeZoneName(zone: string, language: Language, moment: number): string {
  // `Intl` calls it GMT+00:00, an unusual name.
  if (/^(Etc\/)?UTC$/.test(zone)) return 'UTC'
  try {
    return `${part('longGeneric')} (${part('shortOffset')})`
  } catch (failure) {
    if (failure instanceof RangeError) return zone
    throw failure
  }

  function part(timeZoneName: 'longGeneric' | 'shortOffset'): string {
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone: zone, timeZoneName })
    return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  }
}
