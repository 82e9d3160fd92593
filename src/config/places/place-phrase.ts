import type { Language } from '#config/languages.ts'
import { ancestorsOf, type Location, locationById, locationName } from './places.ts'
import { provinceOf } from './provinces.ts'

/**
 * A place with the region around it, as the language writes it: `Makati, Metro Manila`, `東京都新宿区`. A city that is
 * called like its region stands alone: `São Paulo`, `Riyadh`; 東京 is `東京都`. Null for an unknown id.
 */
export function placePhrase(id: number | null, language: Language): string | null {
  const location = id === null ? undefined : locationById(id)
  if (!location) return null
  const name = locationName(location, language)
  const around = ancestorsOf(location.id).at(-1)
  const region = around && locationName(around, language)
  if (!region || region === name) return name
  if (isCalledLike(name, region, location)) return isEastAsian(name) && provinceOf(location) ? region : name
  if (isEastAsian(name) && isEastAsian(region)) return name.startsWith(region) ? name : `${region}${name}`
  return language === 'ar' ? `${name}، ${region}` : `${name}, ${region}`
}

/** Whether a region's name is the city's with a word for regions. A city of China is not its province. */
const isCalledLike = (name: string, region: string, { country }: Location): boolean =>
  country !== 'CN' && region.includes(name) && region.replace(OF_REGIONS, '') === name

const OF_REGIONS =
  /^(?:Prefectura de|Prefektur|Wilayah|Propinsi|Distrito d[eo]|Condado de|County|منطقة|ولاية|إمارة|محافظة|إقليم) | (?:Province|Emirate|County|Region|ili|İlçesi)$|(?:[都府県縣县州省]|管区|[专專][区區]|自治[区區]|首長国|酋[长長][国國]|地方|大[区區]|特[区區]|特別州|連邦直轄領)$/u

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
