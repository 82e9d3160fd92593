import type { PageServices } from '#app/common/services.ts'
import { aroundSearch, type LandingLink } from '#features/landings/contract.ts'
import { lookUp } from '#shared/look-up.ts'

interface SearchLanding {
  /** Path of the landing that shows the same jobs, in the language of the page; null for none. */
  same: string | null
  links: LandingLink[]
}

/** Parameters that a landing can express, and the kind of filter of each. */
const SUBJECTS: Readonly<Record<string, 'country' | 'place' | 'work'>> = {
  country: 'country',
  location: 'place',
  mainFunctions: 'work',
  jobFunctions: 'work',
  functionTitles: 'work',
}

/** The landing of a local search for one place or one kind of work; null for any other search. */
export async function searchLanding(
  { dispatch, viewer }: PageServices,
  address: URLSearchParams,
): Promise<SearchLanding> {
  const kinds = [...address.keys()].map((name) => lookUp(SUBJECTS, name))
  const isPlain = kinds.every((kind, index) => kind !== undefined && kinds.indexOf(kind) === index)
  if (!isPlain || viewer.country === null) return { same: null, links: [] }
  const location = numberIn(address, 'place')
  const work = numberIn(address, 'work')
  if (location === null || work === null) return { same: null, links: [] }
  const { same, links } = await dispatch(aroundSearch, { country: viewer.country, location, work }, viewer)
  const isShared = kinds.length > 0 && address.has('country')
  return { same: same && isShared ? `/${viewer.language}/jobs/${same.path}` : null, links }
}

/** The single value of a kind; undefined for none, null for a list or an invalid value. */
function numberIn(address: URLSearchParams, kind: 'place' | 'work'): string | undefined | null {
  const [value] = [...address].flatMap(([name, given]) => (lookUp(SUBJECTS, name) === kind ? given : []))
  return value === undefined || /^[1-9]\d{0,8}$/.test(value) ? value : null
}
