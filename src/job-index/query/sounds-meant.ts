/**
 * Finds a part of a text that sounds like a name and was probably meant as it. Characters of one sound are common, and
 * so are right words that sound like a name (教室 and 教师, a classroom and a teacher; 軽微 and 警備, slight and guarding).
 * So the part must be rare beside the name, and a character of the name must stand in its place, unless all was typed in
 * kana.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import type { SpeltName } from '../name-spelling.ts'
import { foldText } from '../text/fold.ts'
import type { KnownTerms } from './known-terms.ts'
import { contains, likeliest, type PairedText, type Part, runAround } from './paired-text.ts'
import { isRarer, rare } from './rare.ts'

export function soundsMeant(
  { folded, language, tokens, spans }: PairedText,
  concepts: ConceptDictionary,
  known: KnownTerms,
): (Part & { name: SpeltName }) | null {
  const postings = (concept: number) => known.frequency(concepts.termOf(concept))
  const uncommon = tokens.filter(({ word }) => known.frequency(word) <= rare(known))
  let tries = 0
  for (const run of runsOf(uncommon, folded)) {
    for (const part of partsOf(run, spans)) {
      if (!uncommon.some((token) => contains(part, token))) continue
      if (++tries > MOST_TRIED) return null
      const typed = folded.slice(part.start, part.end)
      const names = concepts.names.soundingLike(typed).filter((name) => {
        const meant = foldText(name.text)
        return looksLike(typed, meant) && isRarer(typed, { meant, postings: postings(name.concept) }, known)
      })
      const name = likeliest(names, language, postings)
      if (name !== null) return { ...part, name }
    }
  }
  return null
}

function runsOf(tokens: readonly Part[], folded: string): Iterable<Part> {
  const runs = tokens.map((token) => runAround(token, folded))
  return new Map(runs.map((run) => [run.start, run])).values()
}

/** Longest first; none that is within a name or cuts one. */
function* partsOf(run: Part, spans: readonly Part[]): Generator<Part> {
  const cuts = (at: number) => spans.some(({ start, end }) => at > start && at < end)
  for (let length = Math.min(run.end - run.start, LONGEST); length >= SHORTEST; length--) {
    for (let start = run.start; start + length <= run.end; start++) {
      const part = { start, end: start + length }
      const isNamed = spans.some((span) => span.start <= part.start && span.end >= part.end)
      if (!isNamed && !cuts(part.start) && !cuts(part.end)) yield part
    }
  }
}

const LONGEST = 8
const SHORTEST = 2
/** A run of eight characters has 28 parts. */
const MOST_TRIED = 30

function looksLike(typed: string, meant: string): boolean {
  if (typed === meant) return false
  if (KANA.test(typed)) return typed.length > SHORTEST
  return typed.length === meant.length && Array.from(meant).some((each, at) => each === typed[at])
}

const KANA = /^[\u3041-\u30fe]+$/
