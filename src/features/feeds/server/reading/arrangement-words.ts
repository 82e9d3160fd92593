import { HYBRID, ON_SITE, REMOTE } from '#config/arrangements.ts'
import { titlePattern } from '#config/posting-words/posting-words.ts'

export const REMOTE_WORD = titlePattern('remote')
export const HYBRID_WORD = titlePattern('hybrid')
export const ON_SITE_WORD = titlePattern('on-site')

/** The arrangement that a folded text names; null if it names none, or both remote and hybrid. */
export function arrangementIn(folded: string): number | null {
  const remote = REMOTE_WORD.test(folded)
  const hybrid = HYBRID_WORD.test(folded)
  if (remote) return hybrid ? null : REMOTE
  if (hybrid) return HYBRID
  return ON_SITE_WORD.test(folded) ? ON_SITE : null
}
