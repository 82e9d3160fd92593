import type { JobSearchResponse } from '../../../search/server/door.ts'
import type { AlertSearch, DescribedFilter } from '../../contract/alert.ts'
import type { emailTexts } from './email-texts.ts'

export type Why = JobSearchResponse['why'][number]
type Match = Why['matches'][number]

/** Why a job fits. Only what is known to be so: the words of the query, and the filters that have a single value. */
export function reasonsOf(
  { why, isSimilar }: { why: Why | null; isSimilar: boolean },
  { search, filters }: { search: AlertSearch; filters: readonly DescribedFilter[] },
  t: ReturnType<typeof emailTexts>['t'],
): string[] {
  const near = why?.similar_to?.name
  const similar = !isSimilar
    ? []
    : [near === undefined ? t('alert.similar_only') : t('alert.similar', { name: near })]
  const words = withoutPairs(why?.matches ?? [], search.query).flatMap(({ typed, found_in, concept }) => {
    if (found_in === 'title' || (found_in !== null && concept === null))
      return t(`alert.in_${found_in}`, { typed })
    if (concept !== null) return t('alert.means', { typed, name: concept.name })
    return []
  })
  const chosen = filters.flatMap(({ filter, values }) =>
    values.length === 1 && !filter.startsWith('exclude') && !UNSAID.has(filter) ? values : [],
  )
  const reasons = [...similar, ...words, ...chosen]
  return reasons.length > 0 ? reasons : [t('alert.everything')]
}

/** A number of days or kilometres says nothing of a job. */
const UNSAID: ReadonlySet<string> = new Set(['posted_within', 'radius_km'])

/**
 * Languages without spaces are searched by pairs of letters that overlap. Nobody has typed these: those that were found
 * in the same field become the word again.
 */
function withoutPairs(matches: readonly Match[], query: string): Match[] {
  const typed = query.normalize('NFKC')
  const words: Match[] = []
  for (const match of matches) {
    const before = words.at(-1)
    const word = before === undefined ? null : joined(before, match)
    if (word !== null && typed.includes(word)) words.splice(-1, 1, { ...match, typed: word })
    else words.push(match)
  }
  return words
}

function joined(before: Match, match: Match): string | null {
  const [first = '', second = ''] = match.typed
  const isNext = PAIR.test(match.typed) && before.typed.endsWith(first) && before.found_in === match.found_in
  return isNext && before.concept === null && match.concept === null ? before.typed + second : null
}

const PAIR = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]{2}$/u
