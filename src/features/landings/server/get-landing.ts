import { randomUUID } from 'node:crypto'
import { LEAST_PAY_SAMPLE } from '#config/limits.ts'
import { countriesOfMarket } from '#config/markets.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { PaySpread } from '#job-index/pay-question.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch, JobSearchFilters } from '#platform/search/job-search.ts'
import { notFound } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import { listJobCards } from '../../jobs/server/door.ts'
import type { Landing } from '../contract.ts'
import { type LandingAddress, pathOf, readAddress } from './landing-address.ts'
import { languagesOf, nameSubject, shownLanguage } from './name-subject.ts'
import { findLandingsAround, type LandingRow } from './queries/landings.ts'
import { relatedLandings, widenings } from './related-landings.ts'

export interface LandingServices {
  db: Db
  blocks: Blocks
  jobSearch: JobSearch
}

const NEWEST = 12
/** On site, hybrid, not stated: the arrangements of a local search. */
const LOCAL = [1, 2, 4]
const REMOTE = [3]

/** The current state of a landing; without jobs if there are none at the moment. */
export async function getLanding(
  { db, blocks, jobSearch }: LandingServices,
  request: { path: string },
  viewer: Viewer,
): Promise<Landing> {
  const address = readAddress(request.path)
  if (address === null) throw notFound()
  const language = shownLanguage(viewer.language)
  const { market, place } = address
  const hidden = [...(await hiddenFrom(blocks, viewer))]
  const [local, remote, rows, pay] = await Promise.all([
    search(address, { locationIds: place ? [place.id] : [], arrangements: LOCAL }, NEWEST),
    search(address, { arrangements: REMOTE }, 0),
    findLandingsAround(db, widenings(address)),
    usualPay(address),
  ])
  const own = rows.find((row) => isOf(row, address))
  return {
    path: pathOf(address),
    subject: nameSubject(address, language),
    is_listed: own !== undefined && local.total > 0,
    languages: languagesOf(market),
    total: local.total,
    remote_total: remote.total,
    pay: own && pay ? legible(pay, market.currency) : null,
    query_id: randomUUID(),
    jobs: await listJobCards(
      { db, blocks },
      local.hits.map((hit) => hit.id),
      viewer,
    ),
    ...relatedLandings(address, rows, language),
  }

  function search({ market, work }: LandingAddress, values: JobSearchFilters['values'], limit: number) {
    return jobSearch.search({
      text: '',
      language,
      reads: languagesRead({ language, country: market.country }),
      countries: countriesOfMarket(market),
      filters: {
        ...NO_FILTERS,
        values: { ...values, ...(work && { [FILTERS[work.kind]]: [work.id] }) },
        excludeCompanyIds: hidden,
      },
      sort: 'newest',
      offset: 0,
      limit,
      facets: false,
    })
  }

  /** The pay that the search shows for a title in a place, here also for a field or all work. */
  async function usualPay({ market, place, work }: LandingAddress): Promise<PaySpread | null> {
    const question = {
      role: work && { facet: FILTERS[work.kind], id: work.id },
      locationId: place?.id ?? null,
      countries: countriesOfMarket(market),
      currency: market.currency,
    }
    return (await jobSearch.paySpread([question], LEAST_PAY_SAMPLE))?.spread ?? null
  }
}

const FILTERS = { mainFunction: 'mainFunctionIds', function: 'functionIds', title: 'titleIds' } as const

const isOf = (row: LandingRow, { place, work }: LandingAddress): boolean =>
  row.place_id === (place?.id ?? null) && row.work_id === (work?.id ?? null)

/** Three significant digits: more would claim a precision that a sample does not have. */
function legible({ quartiles, sample }: PaySpread, currency: string): Landing['pay'] {
  const [low = 0, middle = 0, high = 0] = [quartiles.low, quartiles.median, quartiles.high].map((amount) =>
    Number(amount.toPrecision(3)),
  )
  return { currency, low, middle, high, sample }
}
