import type { ExchangeRates } from '#config/exchange-rates.ts'
import { namesInText } from '#job-index/names-in-text.ts'
import type { ExplainedSearch } from '#job-index/query/explain-search.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { personOf } from '#platform/search/person-of.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyDirectory } from '../../companies/server/door.ts'
import { type JobCard, listJobCards } from '../../jobs/server/door.ts'
import type { JobSearchRequest } from '../contract.ts'
import { followJobs } from './index-follower.ts'
import { indexSettings } from './index-settings.ts'
import { type FoundAsRead, searchAsRead } from './read-query/search-as-read.ts'
import { siteNames } from './site-names.ts'
import { snapshotFileIn } from './snapshot-file.ts'

export interface ExplainedQuery extends Pick<FoundAsRead, 'read' | 'literal'> {
  typed: string
  /** As it was searched, without the words that were read as filters. */
  text: string
  /** ISO 3166 alpha-2 or `EU`; empty: everywhere. */
  country: string
  explained: ExplainedSearch
  /** By id. */
  cards: ReadonlyMap<number, JobCard>
}

interface Given {
  db: Db
  clock: Clock
  directory: CompanyDirectory
  rates: ExchangeRates
  /** Of the site, whose index is saved there. */
  dataFolder: string
}

/** Explains the search that a visitor without an account would make, by an index of its own, which it never saves. */
export async function explainQuery(
  { db, clock, directory, rates, dataFolder }: Given,
  requested: JobSearchRequest,
  viewer: Viewer,
): Promise<ExplainedQuery> {
  const follower = await followJobs(db, indexSettings(rates), snapshotFileIn(dataFolder), console.error)
  await follower.catchUp()
  const { index } = follower
  const jobSearch: Parameters<typeof searchAsRead>[0]['jobSearch'] = {
    search: async (query) => index.search(query),
    namesIn: async (text, language) => namesInText(text, language, siteNames().dictionary),
  }
  const { request, query, read, literal } = await searchAsRead({ jobSearch, directory }, requested, viewer, {
    now: Math.floor(clock.now().getTime() / 1000),
    person: await personOf([], viewer),
  })
  const explained = index.explain(query)
  const cards = await listJobCards(
    { db, blocks: NO_BLOCKS },
    explained.found.hits.map(({ id }) => id),
    viewer,
  )
  return {
    typed: requested.query,
    text: request.query,
    country: request.country,
    read,
    literal,
    explained,
    cards: new Map(cards.map((card) => [card.id, card])),
  }
}
