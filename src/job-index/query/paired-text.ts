/** A text in a script that is cut into pairs, and the names that its parts may mean. */
import type { SpeltName } from '../name-spelling.ts'
import type { Token } from '../text/analyse.ts'
import { baseLanguage } from '../text/stem.ts'
import { isPaired } from '../text/tokens.ts'

/** A part of the folded text. */
export interface Part {
  start: number
  end: number
}

/** A text whose pairs are not all named. */
export interface PairedText {
  folded: string
  language: string
  /** The pairs that no name contains. */
  tokens: readonly Token[]
  /** The names in it. */
  spans: readonly Part[]
}

/** The run of characters around a part. */
export function runAround({ start, end }: Part, folded: string): Part {
  let from = start
  let to = end
  while (from > 0 && isPaired(folded.slice(from - 1, from))) from--
  while (to < folded.length && isPaired(folded.slice(to, to + 1))) to++
  return { start: from, end: to }
}

/** Whether a part holds another. */
export const contains = (outer: Part, inner: Part): boolean =>
  inner.start >= outer.start && inner.end <= outer.end

/** Of several names, the one in the visitor's language, then the one with the most postings. */
export function likeliest(
  names: readonly SpeltName[],
  language: string,
  postings: (concept: number) => number,
): SpeltName | null {
  const worth = ({ lang, concept }: SpeltName) => (lang === language ? 1e9 : 0) + postings(concept)
  let best: SpeltName | null = null
  for (const name of names) {
    if (name.isLocal && baseLanguage(name.lang) !== baseLanguage(language)) continue
    if (best === null || worth(name) > worth(best)) best = name
  }
  return best
}
