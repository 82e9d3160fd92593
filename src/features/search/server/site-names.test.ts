import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KnownNames } from '#job-index/known-names.ts'
import { analyse } from '#job-index/text/analyse.ts'
import { foldText } from '#job-index/text/fold.ts'
import { TitleSuggester } from '#job-index/title-suggester.ts'
import type { Concept } from '#job-index/types.ts'
import { keptNames } from './site-names.ts'

const CONCEPTS: Concept[] = [
  { kind: 'function', id: 101, broader: 1, labels: [{ lang: 'en', text: 'Accounting' }] },
  {
    kind: 'title',
    id: 1001,
    broader: 101,
    kindOf: [1002],
    labels: [
      { lang: 'en', text: 'Accountant' },
      { lang: 'es', text: 'Contadora pública' },
      { lang: 'ja', text: '公認会計士' },
      { lang: 'zh-TW', text: 'CPA', local: true },
    ],
  },
  { kind: 'title', id: 1002, broader: 101, labels: [{ lang: 'en', text: 'Bookkeeper' }] },
]

test('names are made once, and then read from their file', () => {
  const { file, concepts } = place()
  const made = answersOf(keptNames(file, concepts))
  const read = answersOf(keptNames(file, concepts))
  expect(concepts).toHaveBeenCalledTimes(1)
  expect(read).toEqual(made)
  expect(read).toEqual({
    fingerprint: expect.stringMatching(/^[0-9a-f]+$/),
    spans: [['#title:1001'], ['#title:1001'], ['#title:1001']],
    elsewhere: [],
    broader: ['#title:1001', '#function:101', '#mainFunction:1'],
    general: ['#title:1002'],
    near: ['accountant'],
    isIn: true,
    unspaced: 1,
    sounding: [{ text: '公認会計士', lang: 'ja', concept: expect.any(Number), isLocal: false }],
    similar: [{ text: '公認会計士', lang: 'ja', concept: expect.any(Number), isLocal: false }],
    suggested: ['公認会計士', '公認会計士', 'Accountant'],
  })
  expect(readdirSync(join(file, '..'))).toEqual(['names'])
})

test.each([
  ['is empty', () => Buffer.alloc(0)],
  ['has lost its end', (kept: Buffer) => kept.subarray(0, -1)],
  [
    'has a byte that has changed',
    (kept: Buffer) => kept.map((byte, at) => (at === kept.length - 9 ? byte ^ 1 : byte)),
  ],
  ['is of another version', (kept: Buffer) => Buffer.concat([Buffer.from('x'), kept])],
])('a file that %s is written anew', (_, damage) => {
  const { file, concepts } = place()
  const made = answersOf(keptNames(file, concepts))
  const sound = readFileSync(file)
  writeFileSync(file, damage(readFileSync(file)))
  expect(answersOf(keptNames(file, concepts))).toEqual(made)
  expect(concepts).toHaveBeenCalledTimes(2)
  expect(readFileSync(file)).toEqual(sound)
})

test('where the file cannot be written, names are made each time', () => {
  const { file, concepts } = place()
  mkdirSync(file)
  const made = answersOf(keptNames(file, concepts))
  expect(answersOf(keptNames(file, concepts))).toEqual(made)
  expect(concepts).toHaveBeenCalledTimes(2)
  expect(readdirSync(join(file, '..'))).toEqual(['names'])
})

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { file: join(folder, 'names'), concepts: vi.fn(() => CONCEPTS) }
}

/** One answer of each kind. */
function answersOf({ dictionary, titles }: KnownNames) {
  const spans = (text: string, language: string) =>
    dictionary.spansOf(analyse(text, language), language).flatMap(({ concepts }) => concepts)
  const suggester = new TitleSuggester(titles, () => 1)
  const suggest = (text: string, language: string) => suggester.suggest(text, language, 5)[0]?.label
  return {
    fingerprint: dictionary.fingerprint,
    spans: [spans('Senior accountants', 'en'), spans('公認会計士募集', 'ja'), spans('CPA', 'zh-TW')],
    elsewhere: spans('CPA', 'en'),
    broader: dictionary.withBroader('#title:1001'),
    general: [...dictionary.generalOf('#title:1001')],
    near: dictionary.words.near('acountant'),
    isIn: dictionary.words.isIn('accountant', 'en'),
    unspaced: dictionary.spansInAnyLanguage(analyse('book keeper', 'en'), 'en')[0]?.last,
    sounding: dictionary.names.soundingLike(foldText('公認会計氏')),
    similar: dictionary.names.similar(foldText('公認会計師')),
    suggested: [suggest('contad', 'ja'), suggest('計士', 'ja'), suggest('acountant', 'tr')],
  }
}
