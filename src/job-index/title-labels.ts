/**
 * The names of titles for look-ups while a visitor types: in order, so that those with the same beginning are
 * neighbours, and by the words in them, so that a text of many words reads short lists instead of all names once for
 * each word.
 */
import { bitCount } from './storage/document-bits.ts'
import { editDistance } from './text/edit-distance.ts'
import { scanTokens } from './text/tokens.ts'

export interface Label<Of> {
  of: Of
  text: string
  folded: string
}

/** Counts the reads of a request: its cost is limited in these units, whatever is typed. */
export interface Work {
  /** Words that are compared letter by letter. */
  compared: number
  /** Names that are examined. */
  labels: number
}

export class TitleLabels<Of> {
  private readonly labels: readonly Label<Of>[]
  /**
   * Labels that are written without spaces, one a line: searching one text takes moments, searching thousands does not.
   */
  private readonly unspaced: string
  /** The beginning of each line, and the place of its label. */
  private readonly lines: readonly { start: number; place: number }[]
  /** Every word once, in order; with its letters and the places of the labels that have it. */
  private readonly words: readonly string[]
  private readonly letters: Uint32Array
  /** The same of its first letters. */
  private readonly firstLetters: Uint32Array
  private readonly labelsOfWord: readonly (readonly number[])[]
  private readonly wordsOfLabel: readonly (readonly number[])[]
  /** The highest number of words in a name. */
  private readonly mostWords: number

  constructor(labels: readonly Label<Of>[]) {
    this.labels = labels.toSorted((a, b) => compare(a.folded, b.folded))
    let unspaced = ''
    this.lines = [...this.labels.entries()].flatMap(([place, { folded }]) => {
      if (!UNSPACED.test(folded)) return []
      const start = unspaced.length
      unspaced += `${folded}\n`
      return { start, place }
    })
    this.unspaced = unspaced
    const wordsOfLabel = this.labels.map(({ folded }) => [...new Set(wordsOf(folded))])
    this.words = [...new Set(wordsOfLabel.flat())].sort(compare)
    this.letters = Uint32Array.from(this.words, emailsOf)
    this.firstLetters = Uint32Array.from(this.words, (word) => emailsOf(word.slice(0, FIRST)))
    this.mostWords = wordsOfLabel.reduce((most, { length }) => Math.max(most, length), 0)
    const numbers = new Map(this.words.map((word, number) => [word, number]))
    this.wordsOfLabel = wordsOfLabel.map((words) => words.map((word) => numbers.get(word) ?? 0))
    const labelsOfWord: number[][] = this.words.map(() => [])
    for (const [place, words] of this.wordsOfLabel.entries())
      for (const word of words) labelsOfWord[word]?.push(place)
    this.labelsOfWord = labelsOfWord
  }

  /** Labels that begin with the text. */
  *beginningWith(text: string, work: Work): Generator<Label<Of>> {
    for (let place = firstThat(this.labels, ({ folded }) => folded >= text); ; place++) {
      const label = this.labels[place]
      work.labels++
      if (label === undefined || !label.folded.startsWith(text)) return
      yield label
    }
  }

  /** Labels in which each of the words begins a word. */
  withWords(words: readonly string[], work: Work): Label<Of>[] {
    return this.meeting(words, work, (word) => this.numbersBeginningWith(word))
  }

  /** Labels in which each of the words begins a word, with typing mistakes allowed. */
  withSimilarWords(words: readonly string[], work: Work): Label<Of>[] {
    return this.meeting(words, work, (word, among) => this.numbersSimilarTo(word, among, work))
  }

  /** Labels that contain the text anywhere; none for a text in a script with spaces. */
  *containing(text: string, work: Work): Generator<Label<Of>> {
    if (!UNSPACED.test(text)) return
    for (let found = this.unspaced.indexOf(text); found >= 0; ) {
      const line = firstThat(this.lines, ({ start }) => start > found) - 1
      const label = this.labels[this.lines[line]?.place ?? -1]
      work.labels++
      if (label !== undefined) yield label
      found = this.unspaced.indexOf(text, this.lines[line + 1]?.start ?? Number.POSITIVE_INFINITY)
    }
  }

  /**
   * Labels that have a word for each of these. The longest is first: it leaves the fewest labels, and only those are
   * searched for the next.
   */
  private meeting(
    words: readonly string[],
    work: Work,
    find: (word: string, among: readonly number[] | null) => Iterable<number>,
  ): Label<Of>[] {
    if (words.length > this.mostWords) return []
    const met = new Uint8Array(this.labels.length)
    let left: number[] | null = null
    for (const [step, word] of words.toSorted((a, b) => b.length - a.length).entries()) {
      const next: number[] = []
      for (const number of find(word, left && this.wordsIn(left))) {
        for (const place of this.labelsOfWord[number] ?? []) {
          work.labels++
          if (met[place] !== step) continue
          met[place] = step + 1
          next.push(place)
        }
      }
      if (next.length === 0) return []
      left = next
    }
    return (left ?? []).flatMap((place) => this.labels[place] ?? [])
  }

  private wordsIn(places: readonly number[]): number[] {
    const seen = new Uint8Array(this.words.length)
    const numbers: number[] = []
    for (const place of places) {
      for (const number of this.wordsOfLabel[place] ?? []) {
        if (seen[number] === 0) numbers.push(number)
        seen[number] = 1
      }
    }
    return numbers
  }

  private *numbersBeginningWith(typed: string): Generator<number> {
    for (let number = firstThat(this.words, (word) => word >= typed); number < this.words.length; number++) {
      if (!this.words[number]?.startsWith(typed)) return
      yield number
    }
  }

  /** Few words are compared: one mistake can replace one missing letter, and most words lack more. */
  private *numbersSimilarTo(typed: string, among: readonly number[] | null, work: Work): Generator<number> {
    const mistakes = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
    if (mistakes === 0) return yield* this.numbersBeginningWith(typed)
    const letters = emailsOf(typed)
    const known = typed.length + mistakes <= FIRST ? this.firstLetters : this.letters
    const count = among?.length ?? this.words.length
    for (let at = 0; at < count; at++) {
      const number = among === null ? at : (among[at] ?? 0)
      if (bitCount(letters & ~(known[number] ?? 0)) > mistakes) continue
      work.compared++
      if (beginsSimilarly(this.words[number] ?? '', typed, mistakes)) yield number
    }
  }
}

/** The number of a word's first letters that most typed words are compared with. */
const FIRST = 9

/** Words between spaces; runs without spaces stay whole, since a typed text may start anywhere in them. */
export function wordsOf(folded: string): string[] {
  const words: string[] = []
  let lastEnd = -1
  scanTokens(folded, (_term, start, end, gram) => {
    if (gram && start < lastEnd) words.push(`${words.pop() ?? ''}${folded.slice(lastEnd, end)}`)
    else words.push(folded.slice(start, end))
    lastEnd = end
  })
  return words
}

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function beginsSimilarly(word: string, typed: string, mistakes: number): boolean {
  const starts = [word.slice(0, typed.length), word.slice(0, typed.length + mistakes)]
  return starts.some((start) => editDistance(typed, start, mistakes) <= mistakes)
}

/** A bit for each letter of a word; some letters share one. */
function emailsOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters >>> 0
}

/** The first place whose item meets the condition, if all later ones do and no earlier one does. */
function firstThat<Item>(sorted: readonly Item[], isSo: (item: Item) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = sorted[middle]
    if (item === undefined || isSo(item)) high = middle
    else low = middle + 1
  }
  return low
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
