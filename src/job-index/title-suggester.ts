/**
 * Completes a job title while it is being typed. Every label of every language is matched, whatever the
 * language of the one who types, and the title is shown in theirs: "conta" offers an English reader
 * "Accountant".
 *
 * A label matches from its very beginning (best), from the beginning of any of its words, anywhere inside it
 * in scripts without spaces, or, only if that gives too little, with spelling mistakes. Within each of these, what
 * the reader will see matched comes before what matched unseen, in a synonym or another language; then titles with
 * more live jobs come first, since they are what a visitor more likely means and what leads somewhere. The titles
 * are some thousand labels; looking at each takes less time than a keystroke.
 */
import { editDistance } from './text/edit-distance.ts'
import { foldText } from './text/fold.ts'
import { scanTokens } from './text/tokens.ts'
import type { Concept } from './types.ts'

export interface SuggestedTitle {
  /** The title concept's id. */
  id: number
  /** In the asked language, else in English, else as matched. */
  label: string
}

interface Label {
  title: Title
  text: string
  folded: string
  words: readonly string[]
  /** The only language for whose readers it stands for the title; null: for all. */
  only: string | null
}

interface Title {
  id: number
  nameByLanguage: ReadonlyMap<string, string>
}

export class TitleSuggester {
  private readonly labels: readonly Label[]
  private readonly words: readonly string[]
  private readonly liveJobs: (titleId: number) => number

  /** `liveJobs`: how many live postings a title has now; asked only for titles that match. */
  constructor(concepts: readonly Concept[], liveJobs: (titleId: number) => number) {
    this.liveJobs = liveJobs
    this.labels = concepts.filter(({ kind }) => kind === 'title').flatMap(labelsOf)
    this.words = [...new Set(this.labels.flatMap((label) => label.words))]
  }

  /** At most `limit` titles, best first; none for a text without letters. `language`: BCP 47. */
  suggest(text: string, language: string, limit: number): SuggestedTitle[] {
    const typed = foldText(text.slice(0, LONGEST_TYPED)).trim().replace(/\s+/g, ' ')
    const typedWords = wordsOf(typed)
    if (typedWords.length === 0) return []
    const ranks = new Map<Title, { rank: number; text: string }>()
    const labels = this.labels.filter(({ only }) => only === null || only === language)
    collect(ranks, labels, (label) => {
      const rank = rankOf(label, typed, typedWords)
      return rank !== null && nameIn(label.title, language) !== label.text ? rank + UNSEEN : rank
    })
    if (ranks.size < limit) {
      const similar = typedWords.map((word) => this.similarWords(word))
      collect(ranks, labels, ({ words }) => {
        return similar.every((candidates) => words.some((word) => candidates.has(word))) ? MISSPELT : null
      })
    }
    return [...ranks]
      .map(([title, found]) => ({ title, ...found, jobs: this.liveJobs(title.id) }))
      .sort((a, b) => a.rank - b.rank || b.jobs - a.jobs || a.title.id - b.title.id)
      .slice(0, limit)
      .map(({ title, text: matched }) => ({ id: title.id, label: nameIn(title, language) ?? matched }))
  }

  /** The words that start with this one, give or take a typing mistake. */
  private similarWords(typed: string): Set<string> {
    const mistakes = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
    const isSimilar = (word: string) => {
      if (mistakes === 0) return word.startsWith(typed)
      const starts = [word.slice(0, typed.length), word.slice(0, typed.length + mistakes)]
      return starts.some((start) => editDistance(typed, start, mistakes) <= mistakes)
    }
    return new Set(this.words.filter(isSimilar))
  }
}

const LONGEST_TYPED = 80

/** Keeps each title's best rank. */
function collect(
  ranks: Map<Title, { rank: number; text: string }>,
  labels: readonly Label[],
  rankLabel: (label: Label) => number | null,
): void {
  for (const label of labels) {
    const rank = rankLabel(label)
    const known = ranks.get(label.title)
    if (rank !== null && (known === undefined || rank < known.rank)) {
      ranks.set(label.title, { rank, text: label.text })
    }
  }
}

/** Ranks of a match, best first. */
const FROM_THE_START = 0
const FROM_A_WORD = 2
const INSIDE = 4
const MISSPELT = 6
/** Added where the label is not the one shown. */
const UNSEEN = 1

function labelsOf(concept: Concept): Label[] {
  const nameByLanguage = new Map<string, string>()
  // The first label of a language is the title's name, the others are synonyms.
  for (const { lang, text, local } of concept.labels)
    if (!local && !nameByLanguage.has(lang)) nameByLanguage.set(lang, text)
  const title = { id: concept.id, nameByLanguage }
  return concept.labels.map(({ lang, text, local }) => {
    const folded = foldText(text)
    return { title, text, folded, words: wordsOf(folded), only: local ? lang : null }
  })
}

/** Words between spaces; runs without spaces stay whole, since what is typed may start anywhere in them. */
function wordsOf(folded: string): string[] {
  const words: string[] = []
  let lastEnd = -1
  scanTokens(folded, (_term, start, end, gram) => {
    if (gram && start < lastEnd) words.push(`${words.pop() ?? ''}${folded.slice(lastEnd, end)}`)
    else words.push(folded.slice(start, end))
    lastEnd = end
  })
  return words
}

function rankOf(label: Label, typed: string, typedWords: readonly string[]): number | null {
  if (label.folded.startsWith(typed)) return FROM_THE_START
  if (typedWords.every((word) => label.words.some((candidate) => candidate.startsWith(word))))
    return FROM_A_WORD
  return UNSPACED.test(typed) && label.folded.includes(typed) ? INSIDE : null
}

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function nameIn(title: Title, language: string): string | undefined {
  const exact = title.nameByLanguage.get(language)
  if (exact !== undefined) return exact
  const base = language.split('-')[0]
  for (const [lang, name] of title.nameByLanguage) if (lang.split('-')[0] === base) return name
  return title.nameByLanguage.get('en')
}
