/**
 * The names of titles for look-ups while a visitor types: in order, so that those with the same beginning are
 * neighbours, and by the words in them, so that a text of many words reads short lists instead of all names once for
 * each word.
 */
import { bitCount } from './storage/document-bits.ts'
import type { ChunkReader } from './storage/snapshot-chunks.ts'
import { editDistance } from './text/edit-distance.ts'
import { scanTokens } from './text/tokens.ts'
import { readTitleColumns, type TitleColumns, titleChunks } from './title-columns.ts'

/** Counts the reads of a request: its cost is limited in these units, whatever is typed. */
export interface Work {
  /** Words that are compared letter by letter. */
  compared: number
  /** Names that are examined. */
  labels: number
}

export class TitleLabels {
  private readonly columns: TitleColumns

  constructor(columns: TitleColumns) {
    this.columns = columns
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): TitleLabels {
    return new TitleLabels(readTitleColumns(reader))
  }

  chunks(): Generator<Uint8Array> {
    return titleChunks(this.columns)
  }

  /** The title of a label, by its place among titles. */
  titleOf(label: number): number {
    return this.columns.titleOf[label] ?? 0
  }

  idOf(title: number): number {
    return this.columns.ids[title] ?? 0
  }

  /** The number of a label's text: labels with the same text have the same. */
  textNumberOf(label: number): number {
    return this.columns.textOf[label] ?? 0
  }

  textOf(textNumber: number): string {
    return this.columns.shown.textOf(textNumber)
  }

  /** Returns whether a label names its title for readers of the language. */
  labelsFor(language: string): (label: number) => boolean {
    const { onlyIn, languages } = this.columns
    const own = languages.indexOf(language) + 1
    return (label) => onlyIn[label] === 0 || (own > 0 && onlyIn[label] === own)
  }

  /** Returns the number of a title's name in the language, else in one like it, else in English; null without any. */
  namesFor(language: string): (title: number) => number | null {
    const { languages, names } = this.columns
    const base = language.split('-')[0]
    const places = [
      languages.indexOf(language),
      ...languages.flatMap((known, place) => (known.split('-')[0] === base ? [place] : [])),
      languages.indexOf('en'),
    ].filter((place) => place >= 0)
    return (title) => {
      for (const place of places) {
        const name = names[title * languages.length + place] ?? 0
        if (name > 0) return name - 1
      }
      return null
    }
  }

  /** Labels that begin with the text. */
  *beginningWith(text: string, work: Work): Generator<number> {
    const { folded } = this.columns
    for (let label = firstThat(folded.size, (place) => folded.textOf(place) >= text); ; label++) {
      work.labels++
      if (label >= folded.size || !folded.startsWith(label, text)) return
      yield label
    }
  }

  /** Labels in which each of the words begins a word. */
  withWords(words: readonly string[], work: Work): number[] {
    return this.meeting(words, work, (word) => this.numbersBeginningWith(word))
  }

  /** Labels in which each of the words begins a word, with typing mistakes allowed. */
  withSimilarWords(words: readonly string[], work: Work): number[] {
    return this.meeting(words, work, (word, among) => this.numbersSimilarTo(word, among, work))
  }

  /** Labels that contain the text anywhere; none for a text in a script with spaces. */
  *containing(text: string, work: Work): Generator<number> {
    if (!UNSPACED.test(text)) return
    const { unspaced, lineStarts, lineLabels } = this.columns
    for (let found = unspaced.indexOf(text); found >= 0; ) {
      const next = firstThat(lineStarts.length, (line) => (lineStarts[line] ?? 0) > found)
      work.labels++
      yield lineLabels[next - 1] ?? 0
      found = unspaced.indexOf(text, lineStarts[next] ?? Number.POSITIVE_INFINITY)
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
  ): number[] {
    if (words.length > this.columns.mostWords) return []
    const met = new Uint8Array(this.columns.folded.size)
    let left: number[] | null = null
    for (const [step, word] of words.toSorted((a, b) => b.length - a.length).entries()) {
      const next: number[] = []
      for (const number of find(word, left && this.wordsIn(left))) {
        for (const label of this.columns.labelsOfWord.at(number)) {
          work.labels++
          if (met[label] !== step) continue
          met[label] = step + 1
          next.push(label)
        }
      }
      if (next.length === 0) return []
      left = next
    }
    return left ?? []
  }

  private wordsIn(labels: readonly number[]): number[] {
    const seen = new Uint8Array(this.columns.words.size)
    const numbers: number[] = []
    for (const label of labels) {
      for (const word of this.columns.wordsOfLabel.at(label)) {
        if (seen[word] === 0) numbers.push(word)
        seen[word] = 1
      }
    }
    return numbers
  }

  private *numbersBeginningWith(typed: string): Generator<number> {
    const { words } = this.columns
    const first = firstThat(words.size, (number) => words.textOf(number) >= typed)
    for (let number = first; number < words.size && words.startsWith(number, typed); number++) yield number
  }

  /** Few words are compared: one mistake can replace one missing letter, and most words lack more. */
  private *numbersSimilarTo(typed: string, among: readonly number[] | null, work: Work): Generator<number> {
    const mistakes = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
    if (mistakes === 0) return yield* this.numbersBeginningWith(typed)
    const { words, firstLetters } = this.columns
    const letters = lettersOf(typed)
    const known = typed.length + mistakes <= FIRST ? firstLetters : this.columns.letters
    const count = among?.length ?? words.size
    for (let at = 0; at < count; at++) {
      const number = among === null ? at : (among[at] ?? 0)
      if (bitCount(letters & ~(known[number] ?? 0)) > mistakes) continue
      work.compared++
      if (beginsSimilarly(words.textOf(number), typed, mistakes)) yield number
    }
  }
}

/** The number of a word's first letters that most typed words are compared with. */
export const FIRST = 9

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

export const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function beginsSimilarly(word: string, typed: string, mistakes: number): boolean {
  const starts = [word.slice(0, typed.length), word.slice(0, typed.length + mistakes)]
  return starts.some((start) => editDistance(typed, start, mistakes) <= mistakes)
}

/** A bit for each letter of a word; some letters share one. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters >>> 0
}

/** The first place that meets the condition, if all later ones do and no earlier one does. */
function firstThat(count: number, isSo: (place: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
