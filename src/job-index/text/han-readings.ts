/**
 * How Chinese and Japanese texts sound, in Latin letters. People type them by their sound and pick the characters from a
 * list, so that a mistake is another character of the same sound (会记 for 会计, 看護氏 for 看護師). The table is read when
 * it is first needed; most searches never need it.
 */
import { readFileSync } from 'node:fs'
import { kanaReading } from './romaji.ts'

/** The pinyin of a folded text, likeliest first; empty if it has characters without one. */
export function pinyinOf(folded: string): string[] {
  const { pinyin } = table()
  return combined(Array.from(folded, (character) => pinyin.get(character) ?? NONE)).map((syllables) =>
    syllables.join(''),
  )
}

/** The Japanese readings of a folded text as `romajiKey` spells them, likeliest first; empty if one is missing. */
export function japaneseReadings(folded: string): string[] {
  const { japanese } = table()
  const parts = folded.match(PARTS) ?? []
  const readings = parts.map((part) => {
    const kana = kanaReading(part)
    return kana === null ? (japanese.get(part) ?? NONE) : [kana]
  })
  return combined(readings).map(joined)
}

const NONE: readonly string[] = []
const PARTS = /[\u3041-\u3096\u30a1-\u30fe]+|./gu

interface Readings {
  pinyin: ReadonlyMap<string, readonly string[]>
  japanese: ReadonlyMap<string, readonly string[]>
}

let memo: Readings | undefined

function table(): Readings {
  memo ??= readTable()
  return memo
}

function readTable(): Readings {
  const lines = readFileSync(new URL('readings/han-readings.tsv', import.meta.url), 'utf8').split('\n')
  const rows = lines.slice(1).map((line) => line.split('\t'))
  return {
    pinyin: collect(rows, ['pinyin', 'other pinyin']),
    japanese: collect(rows, ['on', 'other on', 'kun']),
  }
}

/** By character its readings, the first kinds first. */
function collect(rows: readonly string[][], kinds: readonly string[]): Map<string, string[]> {
  const readings = new Map<string, string[]>()
  for (const wanted of kinds) {
    for (const [kind, reading = '', characters = ''] of rows) {
      if (kind !== wanted) continue
      for (const character of characters) {
        const known = readings.get(character)
        if (known === undefined) readings.set(character, [reading])
        else known.push(reading)
      }
    }
  }
  return readings
}

/** One reading for each part, in the combinations with the fewest other readings than the first. */
function combined(parts: readonly (readonly string[])[]): readonly string[][] {
  const most = parts.length > 2 ? MOST_COMBINED : 4 * MOST_COMBINED
  let found: { readings: string[]; others: number }[] = [{ readings: [], others: 0 }]
  for (const part of parts) {
    if (part.length === 1) for (const { readings } of found) readings.push(part[0] ?? '')
    else {
      found = found
        .flatMap(({ readings, others }) =>
          part.map((reading, at) => ({ readings: [...readings, reading], others: others + Math.min(at, 1) })),
        )
        .sort((a, b) => a.others - b.others)
        .slice(0, most)
    }
  }
  return found.map(({ readings }) => readings)
}

const MOST_COMBINED = 8

/** Where Japanese readings meet, setu and kei are sekkei, ten and ho tenpo; double consonants are single here. */
function joined(readings: readonly string[]): string {
  let text = ''
  for (const reading of readings) {
    const shortened = /.t[ui]$/.test(text) && /^[ksth]/.test(reading)
    if (shortened) text = text.slice(0, -2)
    else if (/.ku$/.test(text) && reading.startsWith('k')) text = text.slice(0, -2)
    text += (shortened || text.endsWith('n')) && /^h/.test(reading) ? `p${reading.slice(1)}` : reading
  }
  return text.replace(/([aiueo])\1+/g, '$1')
}
