import { REMOTE } from '#config/arrangements.ts'
import { OTHER_ARRANGEMENT_SENSES } from '#config/posting-words/posting-words.ts'
import { foldText } from '#shared/fold-text.ts'
import { arrangementInText } from './arrangement-in-text.ts'
import { arrangementIn } from './arrangement-words.ts'

interface Said {
  remote: string | boolean
  place: string
  title: string
  description: string
}

/**
 * The arrangement: from its own field, then from the place, the title and the description. "Not remote" may still be
 * hybrid. A text that names both remote and hybrid is ambiguous, and a field that contradicts the texts makes neither
 * credible: null.
 */
export function readArrangement({ remote, place, title, description }: Said): number | null {
  const field = String(remote)
  if (field === 'true') return REMOTE
  const arrangement =
    arrangementIn(foldText(field).replace(/_/g, ' ')) ??
    arrangementIn(foldText(place)) ??
    arrangementIn(foldText(title).replace(OTHER_ARRANGEMENT_SENSES, ' ')) ??
    arrangementInText(description)
  return field === 'false' && arrangement === REMOTE ? null : arrangement
}
