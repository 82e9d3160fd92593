import { placesAround } from '#config/places/places-around.ts'
import { titleById } from '#config/taxonomy/taxonomy.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { JobIndex } from '#job-index/job-index.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import { type Person, UNKNOWN_PERSON } from '#platform/search/person.ts'
import { wishesOf } from '#platform/search/wishes-of-person.ts'
import type { JudgedPosting } from '../judged-corpus.ts'
import { knownById } from './first-ten.ts'

/** Shares of the first ten recommendations. */
export interface Recommended {
  /** Written from the desired title. */
  title: number
  /** Written from a title of the same function. */
  function: number
  /** In the person's city or within 25 km. */
  near: number
  /** Of the function and near. */
  both: number
}

const COUNTRY = 'PH'
const SHOWN = 10
/** One person for so many postings of the country. */
const EVERY = 25
const NEARBY = 25

/** For people who look for the title and the place of a posting: there is at least that one. */
export function recommended(
  index: JobIndex,
  postings: readonly JudgedPosting[],
): { known: Recommended; unknown: Recommended } {
  const byId = knownById(postings)
  const people = postings
    .filter(({ document, titleId }) => document.country === COUNTRY && placeOf(document) > 0 && titleId > 0)
    .filter((_, at) => at % EVERY === 0)
  const languages = languagesRead({ language: 'en', country: COUNTRY })
  const measured = (isKnown: boolean) =>
    people.map(({ document, titleId }) => {
      const place = placeOf(document)
      const known = { work: [{ titleId }], locationIds: [place] }
      const person: Person = { ...UNKNOWN_PERSON, languages, ...(isKnown && known) }
      const { hits } = index.search({
        text: '',
        language: 'en',
        reads: languages,
        wishes: wishesOf(person),
        countries: [COUNTRY],
        filters: NO_FILTERS,
        sort: 'relevance',
        offset: 0,
        limit: SHOWN,
        facets: false,
      })
      const found = hits.flatMap(({ id }) => byId.get(id) ?? [])
      const around = new Set(placesAround(place, NEARBY).map(({ id }) => id))
      const share = (isOne: (posting: JudgedPosting) => boolean) => found.filter(isOne).length / SHOWN
      const isAlike = (posting: JudgedPosting) =>
        titleById(posting.titleId)?.function === titleById(titleId)?.function
      const isNear = (posting: JudgedPosting) => around.has(placeOf(posting.document))
      return {
        title: share((posting) => posting.titleId === titleId),
        function: share(isAlike),
        near: share(isNear),
        both: share((posting) => isAlike(posting) && isNear(posting)),
      }
    })
  return { known: averageOf(measured(true)), unknown: averageOf(measured(false)) }
}

const placeOf = ({ values: { locationIds = [] } }: JudgedPosting['document']): number =>
  Number(locationIds[0] ?? 0)

function averageOf(all: readonly Recommended[]): Recommended {
  const average = (key: keyof Recommended) => all.reduce((sum, one) => sum + one[key], 0) / all.length
  return {
    title: average('title'),
    function: average('function'),
    near: average('near'),
    both: average('both'),
  }
}
