/**
 * Completes a job title while it is being typed. Every label of every language is matched, whichever the visitor's
 * language, and the title is shown in the visitor's language: "conta" suggests "Accountant" to an English reader.
 *
 * A label matches from its very beginning (best), from the beginning of any of its words, anywhere inside it in scripts
 * without spaces, or, only if that gives too few, with spelling mistakes. Within each of these, matches that the
 * visitor can see come before invisible ones, in a synonym or another language. Then titles with more live jobs come
 * first, since a visitor more likely means them and finds something.
 *
 * Every visitor sends a request with every letter, so a request must be cheap whatever is typed: see `title-labels.ts`.
 */
import { foldText } from './text/fold.ts'
import { type TitleLabels, type Work, wordsOf } from './title-labels.ts'

export interface SuggestedTitle {
  /** The title concept's id. */
  id: number
  /** In the requested language, else in English, else as matched. */
  label: string
}

export class TitleSuggester {
  private readonly labels: TitleLabels
  private readonly liveJobs: (titleId: number) => number

  /** `liveJobs`: the current number of a title's live postings; called only for titles that match. */
  constructor(labels: TitleLabels, liveJobs: (titleId: number) => number) {
    this.labels = labels
    this.liveJobs = liveJobs
  }

  /**
   * At most `limit` titles, best first; none for a text without letters. `language`: BCP 47. `work` counts the reads.
   */
  suggest(
    text: string,
    language: string,
    limit: number,
    work: Work = { compared: 0, labels: 0 },
  ): SuggestedTitle[] {
    // Folding may turn one letter into many.
    const folded = foldText(text.slice(0, LONGEST_TYPED)).slice(0, LONGEST_TYPED)
    const typed = folded.trim().replace(/\s+/g, ' ')
    const words = [...new Set(wordsOf(typed))]
    if (words.length === 0) return []
    const found: Found = new Map()
    const nameOf = this.labels.namesFor(language)
    const isFor = this.labels.labelsFor(language)
    const collect = (labels: Iterable<number>, rank: number) =>
      this.keepBest(found, labels, rank, { nameOf, isFor })
    collect(this.labels.beginningWith(typed, work), FROM_THE_START)
    collect(this.labels.withWords(words, work), FROM_A_WORD)
    collect(this.labels.containing(typed, work), INSIDE)
    if (found.size < limit) collect(this.labels.withSimilarWords(words, work), MISSPELT)
    return [...found]
      .map(([title, best]) => ({ ...best, title, id: this.labels.idOf(title) }))
      .map((each) => ({ ...each, jobs: this.liveJobs(each.id) }))
      .sort((a, b) => a.rank - b.rank || b.jobs - a.jobs || a.id - b.id)
      .slice(0, limit)
      .map(({ id, title, text }) => ({
        id,
        label: this.labels.textOf(nameOf(title) ?? text),
      }))
  }

  /** Keeps each title's best rank. All misspelt matches have the same rank, whichever their label. */
  private keepBest(found: Found, labels: Iterable<number>, kind: number, { nameOf, isFor }: Reader): void {
    for (const label of labels) {
      if (!isFor(label)) continue
      const title = this.labels.titleOf(label)
      const text = this.labels.textNumberOf(label)
      const isSeen = kind === MISSPELT || nameOf(title) === text
      const rank = isSeen ? kind : kind + UNSEEN
      const known = found.get(title)
      if (known === undefined || rank < known.rank) found.set(title, { rank, text })
    }
  }
}

/** What names mean to readers of a language. */
interface Reader {
  nameOf: (title: number) => number | null
  isFor: (label: number) => boolean
}

/** By title: its best rank, and the number of the text that has it. */
type Found = Map<number, { rank: number; text: number }>

const LONGEST_TYPED = 80

/** Ranks of a match, best first. */
const FROM_THE_START = 0
const FROM_A_WORD = 2
const INSIDE = 4
const MISSPELT = 6
/** Added if the label is not the one shown. */
const UNSEEN = 1
