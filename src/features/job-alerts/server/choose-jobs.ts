import type { Db } from '#platform/db/database.ts'
import type { PersonSource } from '#platform/search/person.ts'
import { personOf } from '#platform/search/person-of.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type RelationSource, relationBetween } from '#shared/relation.ts'
import { type JobCard, listJobCards } from '../../jobs/server/door.ts'
import type { MatchedAlert } from '../../search/server/door.ts'
import type { AlertRow } from './queries/alerts.ts'
import { type UnseenBy, unseenOf } from './queries/due-alerts.ts'
import { readerOf } from './searched-alert.ts'

export interface ChooseServices {
  db: Db
  blocks: Blocks
  personSources: readonly PersonSource[]
  relationSources: readonly RelationSource[]
}

export interface ChosenJobs {
  jobs: JobCard[]
  /** Those that stand behind them. */
  others: JobCard[]
}

/** The jobs of an alert that its reader has not seen, the best first, and at most so many. */
export async function chooseJobs(
  { db, blocks, personSources, relationSources }: ChooseServices,
  alert: AlertRow,
  { hits }: MatchedAlert<AlertRow>,
  { most, ...unseen }: UnseenBy & { most: number },
): Promise<ChosenJobs> {
  const viewer = readerOf(alert)
  const person = await personOf(personSources, viewer)
  const jobIds = hits.map(({ id }) => id)
  const unseenIds = await unseenOf(db, { alert, jobIds, ...unseen })
  const hidden = new Set(person.hiddenJobIds)
  const ids = jobIds.filter((id) => unseenIds.has(id) && !hidden.has(id))
  const hiddenCompanies = new Set(person.hiddenCompanyIds)
  const cards = (await listJobCards({ db, blocks }, ids, viewer)).filter(
    ({ company }) => !hiddenCompanies.has(company.id),
  )
  const isShown = companiesShown(relationSources, alert)
  const jobs: JobCard[] = []
  for (const [at, card] of cards.entries()) {
    if (jobs.length === most) return { jobs, others: cards.slice(at) }
    if (await isShown(card.company.id)) jobs.push(card)
  }
  return { jobs, others: [] }
}

/** Each company is asked for once. */
function companiesShown(
  sources: readonly RelationSource[],
  { account_id: accountId }: AlertRow,
): (companyId: number) => Promise<boolean> {
  const known = new Map<number, boolean>()
  return async (companyId) => {
    const before = known.get(companyId)
    if (before !== undefined) return before
    const { isBlocked } = await relationBetween(sources, { accountId: accountId ?? '', companyId })
    known.set(companyId, !isBlocked)
    return !isBlocked
  }
}
