import { NumberLists } from './storage/number-lists.ts'
import { TextList } from './storage/text-list.ts'
import { foldText } from './text/fold.ts'
import { FIRST, lettersOf, TitleLabels, UNSPACED, wordsOf } from './title-labels.ts'
import type { Concept } from './types.ts'

interface Label {
  /** The place of its title. */
  title: number
  text: string
  folded: string
  only: string | null
}

/** The names of the titles among concepts. */
export function titleLabelsOf(concepts: readonly Concept[]): TitleLabels {
  const titles = concepts.filter(({ kind }) => kind === 'title')
  const labels = titles.flatMap(labelsOf).sort((a, b) => compare(a.folded, b.folded))
  const languages = [...new Set(titles.flatMap(({ labels }) => labels.map(({ lang }) => lang)))]
  const shown = new Map<string, number>()
  for (const { text } of labels) if (!shown.has(text)) shown.set(text, shown.size)
  return new TitleLabels({
    ids: Uint32Array.from(titles, ({ id }) => id),
    languages,
    names: Uint32Array.from(
      titles.flatMap((title) =>
        languages.map((language) => (shown.get(nameIn(title, language) ?? '') ?? -1) + 1),
      ),
    ),
    shown: TextList.of([...shown.keys()]),
    titleOf: Uint32Array.from(labels, ({ title }) => title),
    textOf: Uint32Array.from(labels, ({ text }) => shown.get(text) ?? 0),
    onlyIn: Uint8Array.from(labels, ({ only }) => (only === null ? 0 : languages.indexOf(only) + 1)),
    folded: TextList.of(labels.map(({ folded }) => folded)),
    ...linesOf(labels),
    ...wordColumns(labels),
  })
}

const labelsOf = ({ labels }: Concept, title: number): Label[] =>
  labels.map(({ lang, text, local }) => ({ title, text, folded: foldText(text), only: local ? lang : null }))

/** The first label of a language is the title's name, the others are synonyms. */
const nameIn = ({ labels }: Concept, language: string): string | undefined =>
  labels.find(({ lang, local }) => lang === language && !local)?.text

function linesOf(labels: readonly Label[]) {
  const places = labels.flatMap(({ folded }, place) => (UNSPACED.test(folded) ? [{ folded, place }] : []))
  const lineStarts = new Uint32Array(places.length)
  let length = 0
  for (const [line, { folded }] of places.entries()) {
    lineStarts[line] = length
    length += folded.length + 1
  }
  const unspaced = places.map(({ folded }) => `${folded}\n`).join('')
  return { unspaced, lineStarts, lineLabels: Uint32Array.from(places, ({ place }) => place) }
}

function wordColumns(labels: readonly Label[]) {
  const wordsOfEach = labels.map(({ folded }) => [...new Set(wordsOf(folded))])
  const words = [...new Set(wordsOfEach.flat())].sort(compare)
  const numbers = new Map(words.map((word, number) => [word, number]))
  const wordsOfLabel = wordsOfEach.map((own) => own.map((word) => numbers.get(word) ?? 0))
  const labelsOfWord: number[][] = words.map(() => [])
  for (const [place, own] of wordsOfLabel.entries()) for (const word of own) labelsOfWord[word]?.push(place)
  return {
    words: TextList.of(words),
    letters: Uint32Array.from(words, lettersOf),
    firstLetters: Uint32Array.from(words, (word) => lettersOf(word.slice(0, FIRST))),
    labelsOfWord: NumberLists.of(labelsOfWord),
    wordsOfLabel: NumberLists.of(wordsOfLabel),
    mostWords: wordsOfLabel.reduce((most, { length }) => Math.max(most, length), 0),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
