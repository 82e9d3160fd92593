import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { contactInText } from './contact-in-text.ts'

/**
 * 300 texts in ten languages, half of which must be refused. The detector was tuned on `fixtures.tsv` alone; the others
 * say what it is worth for texts that it was not made for.
 */

interface Fixture {
  mustRefuse: boolean
  language: string
  text: string
}

const fixturesIn = (file: string): Fixture[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [verdict, language = '', text = ''] = line.split('\t')
      // Invisible characters are written so that one can see them.
      const read = text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      return { mustRefuse: verdict === 'refuse', language, text: read }
    })

const tuned = fixturesIn('fixtures.tsv')
const heldOut = fixturesIn('fixtures-held-out.tsv')

/** Of the refused texts, how many had to be; of those that had to be, how many were. */
function measure(fixtures: readonly Fixture[]) {
  const refused = fixtures.filter(({ text }) => contactInText(text) !== null)
  const right = refused.filter(({ mustRefuse }) => mustRefuse).length
  const wrong = fixtures.filter(({ text, mustRefuse }) => (contactInText(text) !== null) !== mustRefuse)
  return {
    precision: right / refused.length,
    recall: right / fixtures.filter(({ mustRefuse }) => mustRefuse).length,
    wrong: wrong.map(({ text }) => text),
  }
}

test('there are 150 texts of either kind, in all languages alike', () => {
  const all = [...tuned, ...heldOut]
  expect(new Set(all.map(({ text }) => text)).size).toBe(300)
  expect(all.filter(({ mustRefuse }) => mustRefuse)).toHaveLength(150)
  expect(heldOut).toHaveLength(100)
  for (const language of LANGUAGES) expect(all.filter((one) => one.language === language)).toHaveLength(30)
})

test('texts that it was tuned on are told apart', () => {
  expect(measure(tuned)).toEqual({ precision: 1, recall: 1, wrong: [] })
})

test('texts that were held out are told apart as well as measured', () => {
  const { precision, recall, wrong } = measure(heldOut)
  expect(precision, String(wrong)).toBeGreaterThanOrEqual(0.95)
  expect(recall, String(wrong)).toBeGreaterThanOrEqual(0.9)
})

test('a number stays one in any digits, spaced or with invisible characters', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0xff10, 0x966]
  const separators = ['', ' ', '\u200b', '\u2060', '\u00ad', '\u202f', '\ufe0f\u20e3']
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...separators)), {
        minLength: 9,
        maxLength: 11,
      }),
      fc.constantFrom(...zeros),
      (digits, zero) => {
        const number = digits.map(([digit, after]) => String.fromCodePoint(zero + digit) + after).join('')
        expect(contactInText(`0${number}`)).toBe('phone')
      },
    ),
  )
})

test('no text is too long or too strange to be read in time', () => {
  for (const text of [
    '1 '.repeat(5000),
    'a.'.repeat(5000),
    'dot '.repeat(3000),
    '一'.repeat(5000),
    '@'.repeat(9000),
  ]) {
    const before = performance.now()
    contactInText(text)
    expect(performance.now() - before).toBeLessThan(1000)
  }
})
