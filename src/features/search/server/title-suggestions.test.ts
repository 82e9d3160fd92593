import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { titleLabelsOf } from '#job-index/build-title-labels.ts'
import { editDistance } from '#job-index/text/edit-distance.ts'
import { foldText } from '#job-index/text/fold.ts'
import { wordsOf } from '#job-index/title-labels.ts'
import { TitleSuggester } from '#job-index/title-suggester.ts'
import type { Concept } from '#job-index/types.ts'

/** Suggestions of the titles of the site. The cost of a query is counted, not timed. */

const titles = taxonomyConcepts().filter(({ kind }) => kind === 'title')
const whole = new TitleSuggester(titleLabelsOf(titles), () => 1)
const words = titles.flatMap(({ labels }) => labels.flatMap(({ text }) => text.split(/\s+/)))
const known = fc.nat(words.length - 1).map((place) => words[place] ?? '')
const letter = fc.constantFrom(...'aeinorst')
const word = fc.oneof(
  known,
  fc.string({ unit: letter, minLength: 1, maxLength: 9 }),
  fc
    .tuple(known, fc.nat(), letter)
    .map(([text, at, other]) => text.slice(0, at % text.length) + other + text.slice((at % text.length) + 1)),
  fc.constantFrom('ﷺ', '㍿', '師', 'c++', '.net'),
)
const typed = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 60 }), fc.constantFrom(' ', '', ', '))
  .map(([parts, between]) => parts.join(between).slice(0, 200))

test('whatever is typed, no more is read than a few times all names, and few words are compared', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const work = { compared: 0, labels: 0 }
      whole.suggest(text, 'en', 20, work)
      expect(work.compared).toBeLessThan(MOST_COMPARED)
      expect(work.labels).toBeLessThan(MOST_LABELS)
    }),
    { numRuns: 100 },
  )
})

test('whatever is typed, it finds what looking at every name finds', () => {
  const sample = titles.filter((_, at) => at % 60 === 0)
  const some = new TitleSuggester(titleLabelsOf(sample), (id) => id % 7)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (parts) => {
      const text = parts.join(' ')
      const found = some.suggest(text, 'es', 1000).map(({ id }) => id)
      expect(found).toEqual(examineEveryName(sample, text, (id) => id % 7))
    }),
    { numRuns: 100 },
  )
})

/**
 * Nearly all words that one word may be compared with: the next word is compared with the remaining ones. A comparison
 * of each word with all of them would cost some 200,000.
 */
const MOST_COMPARED = 30_000
/** A few times all names: those with each of the words, those without spaces, and those with similar words. */
const MOST_LABELS = 150_000

/** Titles in order, by the rules alone. */
function examineEveryName(
  concepts: readonly Concept[],
  text: string,
  jobs: (id: number) => number,
): number[] {
  const typed = foldText(text.slice(0, 80)).slice(0, 80).trim().replace(/\s+/g, ' ')
  const typedWords = wordsOf(typed)
  if (typedWords.length === 0) return []
  const rankOf = (name: string) => {
    const folded = foldText(name)
    if (folded.startsWith(typed)) return 0
    if (typedWords.every((word) => wordsOf(folded).some((own) => own.startsWith(word)))) return 2
    return /[\u0e00-\u0eff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(typed) && folded.includes(typed)
      ? 4
      : 9
  }
  const isNear = (word: string, own: string) => {
    const mistakes = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    if (mistakes === 0) return own.startsWith(word)
    const starts = [own.slice(0, word.length), own.slice(0, word.length + mistakes)]
    return starts.some((start) => editDistance(word, start, mistakes) <= mistakes)
  }
  const ranked = concepts.map(({ id, labels }) => {
    const own = labels.filter(({ lang, local }) => !local || lang === 'es')
    const name = (
      labels.find(({ lang, local }) => lang === 'es' && !local) ?? labels.find(({ lang }) => lang === 'en')
    )?.text
    const ranks = own.map(({ text: label }) => rankOf(label) + (label === name ? 0 : 1))
    const isLike = own.some(({ text: label }) =>
      typedWords.every((word) => wordsOf(foldText(label)).some((candidate) => isNear(word, candidate))),
    )
    return { id, rank: Math.min(...ranks, isLike ? 6 : 9) }
  })
  return ranked
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank || jobs(b.id) - jobs(a.id) || a.id - b.id)
    .map(({ id }) => id)
}
