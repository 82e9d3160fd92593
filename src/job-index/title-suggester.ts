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
import { type Label, TitleLabels, type Work, wordsOf } from './title-labels.ts'
import type { Concept } from './types.ts'

export interface SuggestedTitle {
  /** The title concept's id. */
  id: number
  /** In the requested language, else in English, else as matched. */
  label: string
}

interface Title {
  id: number
  nameByLanguage: ReadonlyMap<string, string>
}

interface TitleLabel {
  title: Title
  /** The only language in which it names the title; null: it does in all. */
  only: string | null
}

export class TitleSuggester {
  private readonly labels: TitleLabels<TitleLabel>
  private readonly liveJobs: (titleId: number) => number

  /** `liveJobs`: the current number of a title's live postings; called only for titles that match. */
  constructor(concepts: readonly Concept[], liveJobs: (titleId: number) => number) {
    this.liveJobs = liveJobs
    this.labels = titlesOf(concepts)
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
    const found = new Map<Title, { rank: number; text: string }>()
    const collect = (labels: Iterable<Label<TitleLabel>>, rank: number) =>
      keepBest(found, labels, rank, language)
    collect(this.labels.beginningWith(typed, work), FROM_THE_START)
    collect(this.labels.withWords(words, work), FROM_A_WORD)
    collect(this.labels.containing(typed, work), INSIDE)
    if (found.size < limit) collect(this.labels.withSimilarWords(words, work), MISSPELT)
    return [...found]
      .map(([title, best]) => ({ title, ...best, jobs: this.liveJobs(title.id) }))
      .sort((a, b) => a.rank - b.rank || b.jobs - a.jobs || a.title.id - b.title.id)
      .slice(0, limit)
      .map(({ title, text: matched }) => ({ id: title.id, label: nameIn(title, language) ?? matched }))
  }
}

const LONGEST_TYPED = 80

/** Ranks of a match, best first. */
const FROM_THE_START = 0
const FROM_A_WORD = 2
const INSIDE = 4
const MISSPELT = 6
/** Added if the label is not the one shown. */
const UNSEEN = 1

/** Keeps each title's best rank. All misspelt matches have the same rank, whichever their label. */
function keepBest(
  found: Map<Title, { rank: number; text: string }>,
  labels: Iterable<Label<TitleLabel>>,
  kind: number,
  language: string,
): void {
  for (const { of, text } of labels) {
    if (of.only !== null && of.only !== language) continue
    const isSeen = kind === MISSPELT || nameIn(of.title, language) === text
    const rank = isSeen ? kind : kind + UNSEEN
    const known = found.get(of.title)
    if (known === undefined || rank < known.rank) found.set(of.title, { rank, text })
  }
}

/** Built once for a list of concepts: that takes half a second, and they never change. */
function titlesOf(concepts: readonly Concept[]): TitleLabels<TitleLabel> {
  const known =
    knownTitles.get(concepts) ??
    new TitleLabels(concepts.filter(({ kind }) => kind === 'title').flatMap(labelsOf))
  knownTitles.set(concepts, known)
  return known
}

const knownTitles = new WeakMap<readonly Concept[], TitleLabels<TitleLabel>>()

function labelsOf(concept: Concept): Label<TitleLabel>[] {
  const nameByLanguage = new Map<string, string>()
  // The first label of a language is the title's name, the others are synonyms.
  for (const { lang, text, local } of concept.labels)
    if (!local && !nameByLanguage.has(lang)) nameByLanguage.set(lang, text)
  const title = { id: concept.id, nameByLanguage }
  return concept.labels.map(({ lang, text, local }) => ({
    of: { title, only: local ? lang : null },
    text,
    folded: foldText(text),
  }))
}

function nameIn(title: Title, language: string): string | undefined {
  const exact = title.nameByLanguage.get(language)
  if (exact !== undefined) return exact
  const base = language.split('-')[0]
  for (const [lang, name] of title.nameByLanguage) if (lang.split('-')[0] === base) return name
  return title.nameByLanguage.get('en')
}
