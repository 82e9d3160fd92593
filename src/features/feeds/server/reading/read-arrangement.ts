import { HYBRID, ON_SITE, REMOTE } from '#config/arrangements.ts'
import { OTHER_ARRANGEMENT_SENSES, titlePattern } from '#config/posting-words/posting-words.ts'
import { foldText } from '#shared/fold-text.ts'

/** Ids of `config/lists` (arrangements). */

/**
 * The arrangement: from its own field, then from the place and the title. "Not remote" may still be hybrid. A text that
 * names both remote and hybrid is ambiguous, and a field that contradicts the text makes neither credible: all null.
 */
export function readArrangement(said: {
  remote: string | boolean
  place: string
  title: string
}): number | null {
  const { remote } = said
  if (remote === true || remote === 'true') return REMOTE
  const inTexts =
    arrangementIn(foldText(said.place)) ??
    arrangementIn(foldText(said.title).replace(OTHER_ARRANGEMENT_SENSES, ' '))
  if (remote === false || remote === 'false') return inTexts === REMOTE ? null : inTexts
  return arrangementIn(foldText(remote).replace(/_/g, ' ')) ?? inTexts
}

/** The arrangement that a folded text names; null if none or several. */
export function arrangementIn(folded: string): number | null {
  const remote = REMOTE_WORD.test(folded)
  const hybrid = HYBRID_WORD.test(folded)
  if (remote) return hybrid ? null : REMOTE
  if (hybrid) return HYBRID
  return ON_SITE_WORD.test(folded) ? ON_SITE : null
}

/** Also used to remove these words from a place. */
export const REMOTE_WORD = titlePattern('remote')
export const HYBRID_WORD = titlePattern('hybrid')
export const ON_SITE_WORD = titlePattern('on-site')
