import { type Location, locationsOf } from '#config/places/places.ts'
import { kanaReading, romajiKey } from '#job-index/text/romaji.ts'

/**
 * The places of Japan by the sound of their names, for people who type とうきょう and pick no characters. No table of
 * readings is needed: the Latin names spell the sound.
 */

/** The places whose name sounds like this, the biggest first; none if it is not in hiragana. */
export function placesSounding(kana: string): readonly Location[] {
  const sound = soundOf(kana)
  const short = WITH_KIND.exec(kana)?.[1]
  const found = sound === null ? [] : (placesBySound().get(sound) ?? [])
  return found.length > 0 || short === undefined ? found : placesSounding(short)
}

/** The places whose name begins with this sound. */
export function placesSoundingFrom(kana: string): readonly Location[] {
  const sound = soundOf(kana)
  if (sound === null) return []
  // A small letter may follow: とうき is the beginning of とうきょう.
  const beginnings = [sound, sound.replace(/(?<=[^aiueo])i$/, 'y')]
  const begun = [...placesBySound()].flatMap(([name, places]) =>
    beginnings.some((beginning) => name.startsWith(beginning)) ? places : [],
  )
  return [...begun, ...placesSounding(kana)]
}

const soundOf = (kana: string): string | null => (HIRAGANA.test(kana) ? kanaReading(kana) : null)

const HIRAGANA = /^[ぁ-ゖー]{2,}$/
/** 都, 府, 県, 市, 区 */
const WITH_KIND = /^(.{2,})(?:と|ふ|けん|し|く)$/

let memo: ReadonlyMap<string, readonly Location[]> | undefined

function placesBySound(): ReadonlyMap<string, readonly Location[]> {
  memo ??= Map.groupBy(
    locationsOf('JP').toSorted((a, b) => b.population - a.population),
    ({ name }) => romajiKey(name.replace(KIND, '').replaceAll(' ', '')) ?? '',
  )
  return memo
}

const KIND = /(?: (?:City|Ward|Prefecture|\(.+\))|-(?:shi|ku|ken|fu|to))$/
