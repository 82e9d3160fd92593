import { href } from 'react-router'
import type { Subject } from '../contract.ts'

const FILTERS = { mainFunction: 'mainFunctions', function: 'jobFunctions', title: 'functionTitles' } as const

/** The live search for the subject of a landing; remote jobs have no place. */
export function searchPath(
  lang: string,
  scope: 'local' | 'remote',
  { market, place, work }: Subject,
): string {
  const query = new URLSearchParams({ country: market.code })
  if (place && scope === 'local') query.set('location', String(place.id))
  if (work) query.set(FILTERS[work.kind], String(work.id))
  const page = scope === 'local' ? href('/:lang/onsite-job', { lang }) : href('/:lang/remote-jobs', { lang })
  return `${page}?${query}`
}
