import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/text.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobCard } from '../../contract.ts'
import type { texts } from '../../locales/en.ts'
import { type PayTexts, payWords } from '../pay-words.ts'
import { findDescriptions } from '../queries.ts'
import { xmlText } from '../xml-text.ts'

/** A search as a feed. */
export interface FeedChannel {
  title: string
  description: string
  language: string
  /** The page that shows the same, and the feed itself. */
  pageUrl: string
  feedUrl: string
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  job: JobCard
  /** Never changes, even if title and address do. */
  guid: string
  url: string
  /** Company, place and pay in a line. */
  summary: string
  /** Sanitised HTML. */
  description: string
}

interface EntryParts {
  db: Db
  jobs: readonly JobCard[]
  language: string
  /** The address visitors see. */
  origin: string
  t: PayTexts
  formats: Formats
}

/** Jobs of a search with their texts, in its order. */
export async function feedEntries({
  db,
  jobs,
  language,
  origin,
  t,
  formats,
}: EntryParts): Promise<FeedEntry[]> {
  const ids = jobs.map(({ id }) => id)
  const texts = new Map((await findDescriptions(db, ids, language)).map((row) => [row.id, row.description]))
  const { host } = new URL(origin)
  return jobs.map((job) => {
    const pay = payWords(job, t, formats)
    const facts = [
      job.company.name,
      job.location,
      job.arrangement?.name,
      `${pay.amount} ${pay.period}`.trim(),
    ]
    return {
      job,
      // RFC 4151; a permanent name, not an address.
      guid: `tag:${host.replace(/:\d+$/, '')},2026:job:${job.id}`,
      url: `${origin}/${language}/job/${encodeURIComponent(job.slug_id)}`,
      summary: facts.filter((fact) => fact !== undefined && fact !== null && fact !== '').join(' · '),
      description: texts.get(job.id) ?? '',
    }
  })
}

/** The title of a feed in a list of feeds. */
export const feedDescription = (t: Translate<typeof texts>): string => t('feeds.description')

/** The posting time of the newest entry; the epoch if there is none, so that an empty feed stays the same. */
export const newestOf = ({ entries }: FeedChannel): Date =>
  new Date(1000 * Math.max(0, ...entries.map(({ job }) => job.posted_at)))

/** The text of one entry. */
export function entryHtml({ summary, description, job }: FeedEntry): string {
  return `<p>${xmlText(summary)}</p>\n<div lang="${xmlText(job.lang)}">${description}</div>`
}
