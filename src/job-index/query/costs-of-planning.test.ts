import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { dictionaryOf } from '../build-dictionary.ts'
import { possibleStems } from '../text/stem.ts'
import { planQuery } from './plan.ts'

/** The most expensive part of reading a query is the correction of spelling. Its cost is counted for any typed text. */

const NAMES = [
  '会計士',
  '営業マネージャー',
  'ソフトウェアエンジニア',
  '軟體工程師',
  '客戶經理',
  '护士长',
  '销售经理',
  'エンジニア',
]
const concepts = dictionaryOf(
  NAMES.map((text, at) => ({ kind: 'title', id: at + 1, broader: null, labels: [{ lang: 'ja', text }] })),
)

const letters = fc.constantFrom(...NAMES.join(''), ...'aeinorst', ' ')
const typed = fc.string({ unit: letters, maxLength: 200 })

test('only a few unknown words of a query are compared with all that are known', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeinorst'), minLength: 4, maxLength: 9 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const terms = new Set<string>()
      const known = {
        frequency: () => 0,
        near: (stem: string) => {
          terms.add(words.find((own) => possibleStems(own).includes(stem)) ?? stem)
          return []
        },
        writtenForm: (term: string) => term,
        size: 0,
      }
      planQuery({ text: words.join(' '), language: 'en' }, concepts, known)
      expect(terms.size).toBeLessThanOrEqual(4)
    }),
  )
})

test('of a text without spaces only the parts around a few pairs are looked for among names', () => {
  const counted: string[] = []
  const heard: string[] = []
  const known = { frequency: () => 0, near: () => [], writtenForm: (term: string) => term, size: 0 }
  vi.spyOn(concepts.names, 'similar').mockImplementation((part) => {
    counted.push(part)
    return []
  })
  vi.spyOn(concepts.names, 'soundingLike').mockImplementation((part) => {
    heard.push(part)
    return []
  })
  fc.assert(
    fc.property(typed, (text) => {
      counted.length = 0
      heard.length = 0
      planQuery({ text, language: 'ja' }, concepts, known)
      // Eight pairs, and for each the parts of 4 to 16 characters that hold it.
      expect(counted.length).toBeLessThanOrEqual(8 * 120)
      expect(new Set(counted).size).toBe(counted.length)
      expect(heard.length).toBeLessThanOrEqual(30)
    }),
  )
})
