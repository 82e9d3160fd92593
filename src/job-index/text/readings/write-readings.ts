/**
 * Writes han-readings.tsv from a file of the Unicode Han Database (see NOTICE.md):
 *
 *     node src/job-index/text/readings/write-readings.ts Unihan_Readings.txt
 *
 * It has the characters that people in the mainland, Taiwan and Japan type, in the form to which the index folds them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { foldText } from '../fold.ts'
import { romajiKey } from '../romaji.ts'
import { pinyinKey } from './pinyin-key.ts'

/** By field and character, the values. */
const unihan = new Map<string, string[]>()
for (const line of readFileSync(process.argv[2] ?? '', 'utf8').split('\n')) {
  const [code, field = '', value] = line.split('\t')
  if (!code?.startsWith('U+') || value === undefined) continue
  unihan.set(field + String.fromCodePoint(Number.parseInt(code.slice(2), 16)), value.split(' '))
}

const chinese = new Set([...encodable('gbk', 0xb0, 0xf7, 0xa1), ...encodable('big5', 0xa4, 0xc6, 0x40)])
const japanese = encodable('euc-jp', 0xb0, 0xf4, 0xa1)
/** The first level has the characters of everyday words, with readings of their own. */
const everyday = new Set(encodable('euc-jp', 0xb0, 0xcf, 0xa1))

/** From kind and reading to its characters. */
const lines = new Map<string, Set<string>>()
for (const character of chinese) {
  const [first = '', ...others] = [
    ...(unihan.get(`kMandarin${character}`) ?? []),
    ...(unihan.get(`kHanyuPinlu${character}`) ?? []).map((reading) => reading.replace(/\(.*/, '')),
  ].map(pinyinKey)
  add('pinyin', first, character)
  for (const other of others) if (other !== first) add('other pinyin', other, character)
}
for (const character of japanese) {
  const [first = '', ...others] = (unihan.get(`kJapaneseOn${character}`) ?? []).map(keyOf)
  add('on', first, character)
  for (const other of others) if (other !== first) add('other on', other, character)
  if (!everyday.has(character)) continue
  for (const reading of unihan.get(`kJapaneseKun${character}`) ?? [])
    for (const form of stems(keyOf(reading))) add('kun', form, character)
}
const rows = [...lines].sort().map(([key, characters]) => `${key}\t${[...characters].join('')}\n`)
writeFileSync(new URL('han-readings.tsv', import.meta.url), `kind\treading\tcharacters\n${rows.join('')}`)

function add(kind: string, reading: string, character: string): void {
  if (reading === '') return
  const key = `${kind}\t${reading}`
  const characters = lines.get(key) ?? new Set()
  lines.set(key, characters.add(foldText(character)))
}

function keyOf(reading: string): string {
  return romajiKey(reading) ?? ''
}

/** Words are made of the stem of a verb: of ukeru and tsukeru uke-tsuke, of toru tori. */
function stems(reading: string): string[] {
  if (/[ei]ru$/.test(reading)) return [reading.slice(0, -2)]
  return /.u$/.test(reading) ? [reading, `${reading.slice(0, -1)}i`] : [reading]
}

/** The characters of two bytes in an encoding; first bytes `from` to `to`, second bytes from `second`. */
function encodable(encoding: string, from: number, to: number, second: number): string[] {
  const decoder = new TextDecoder(encoding)
  const found: string[] = []
  for (let first = from; first <= to; first++) {
    for (let next = second; next <= 0xfe; next++) {
      const character = decoder.decode(Uint8Array.of(first, next))
      if (/^[\u4e00-\u9fff]$/.test(character)) found.push(character)
    }
  }
  return found
}
