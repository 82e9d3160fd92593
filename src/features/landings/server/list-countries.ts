import { countriesOfMarket } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { LandingLink } from '../contract.ts'
import type { LandingServices } from './get-landing.ts'
import { addressOfRow, linkTo, shownLanguage } from './name-subject.ts'
import { findBiggestPlaces, type LandingRow } from './queries/landings.ts'

const PLACES = 4
/** How many of a country's landings are examined for cities: the biggest are often regions. */
const LOOKED_AT = 24

/** The countries that have a landing, most jobs first, each with its biggest places. */
export async function listCountries({ db, jobSearch }: LandingServices, viewer: Viewer) {
  const language = shownLanguage(viewer.language)
  const rows = await findBiggestPlaces(db, LOOKED_AT)
  const countries = rows.filter((row) => row.place_id === null)
  const now = await Promise.all(countries.map((row) => countNow(jobSearch, row, language)))
  return {
    countries: countries
      .map((row, index) => ({ ...row, jobs: now[index] ?? row.jobs }))
      .toSorted((a, b) => b.jobs - a.jobs)
      .flatMap((row) => {
        const link = linkTo(row, language)
        return link ? [{ ...link, places: placesOf(row) }] : []
      }),
  }

  function placesOf({ market }: LandingRow): LandingLink[] {
    return rows
      .filter((row) => row.market === market && isCity(row))
      .slice(0, PLACES)
      .flatMap((row) => linkTo(row, language) ?? [])
  }
}

const isCity = ({ place_id }: LandingRow): boolean =>
  place_id !== null && locationById(place_id)?.kind !== 'region'

async function countNow(jobSearch: JobSearch, row: LandingRow, language: string): Promise<number> {
  const market = addressOfRow(row)?.market
  if (!market) return 0
  const { total } = await jobSearch.search({
    text: '',
    language,
    countries: countriesOfMarket(market),
    filters: { ...NO_FILTERS, values: { arrangements: [1, 2, 4] } },
    sort: 'newest',
    offset: 0,
    limit: 0,
    facets: false,
  })
  return total
}
