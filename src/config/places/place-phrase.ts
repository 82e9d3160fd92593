import type { Language } from '#config/languages.ts'
import { ancestorsOf, type Location, locationById, locationName } from './places.ts'

/**
 * A place with the region around it, as the language writes it: `Makati, Metro Manila`, `東京都新宿区`. Null for an
 * unknown id.
 */
export function placePhrase(id: number | null, language: Language): string | null {
  const location = id === null ? undefined : locationById(id)
  if (!location) return null
  const name = locationName(location, language)
  const around = ancestorsOf(location.id).at(-1)
  const region = around && locationName(around, language)
  if (!region || region === name) return name
  if (isEastAsian(name) && isEastAsian(region)) return name.startsWith(region) ? name : `${region}${name}`
  return language === 'ar' ? `${name}، ${region}` : `${name}, ${region}`
}

/** Chinese and Japanese addresses go from large to small, without a comma. */
const isEastAsian = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]+$/u.test(text)

/** City and region of a place; a district counts as its city. Both null for an unknown id. */
export function placeParts(
  id: number | null,
  language: Language,
): { locality: string | null; region: string | null } {
  const location = id === null ? undefined : locationById(id)
  const around = location === undefined ? [] : [location, ...ancestorsOf(location.id)]
  const named = (kind: Location['kind']) => {
    const found = around.find((place) => place.kind === kind)
    return found === undefined ? null : locationName(found, language)
  }
  return { locality: named('city') ?? named('district'), region: named('region') }
}
