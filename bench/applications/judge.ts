import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fileTasks } from '#platform/storage/file-tasks.ts'
import { privateFiles as openPrivateFiles } from '#platform/storage/private-files.ts'
import { uploadFolder } from '#platform/storage/uploads.ts'
import type { Move } from './recruiter.ts'
import type { Wish } from './seeker.ts'

/** How many of each kind there are; `faults` must all be zero. */
export interface Judgement {
  figures: Record<string, number>
  faults: Record<string, number>
}

const countOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length

/** Compares what people were told with the rows. */
export async function judgeApplications(
  db: Db,
  { wishes, moves }: { wishes: readonly Wish[]; moves: readonly Move[] },
): Promise<Judgement> {
  const { rows } = await sql<{
    id: string
    account_id: string
    job_id: number
    state: string
    granted: boolean
  }>`
    select id, account_id, job_id, state, grant_id is not null as granted from applications`.execute(db)
  const byWish = Map.groupBy(rows, ({ account_id, job_id }) => `${account_id} ${job_id}`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const of = ({ accountId, jobId }: Wish) => byWish.get(`${accountId} ${jobId}`) ?? []
  const isTold = ({ told }: Wish) => told === 'sent' || told === 'withdrawn'
  const { rows: events } = await sql<{ applications: number; repeated: number }>`
    select count(distinct application_id) filter (where event = 'apply')::int as applications,
      (count(*) - count(distinct (application_id, event)))::int as repeated
    from application_events`.execute(db)
  const { rows: resumes } = await sql<{ count: number }>`
    select count(*)::int as count from resumes group by account_id`.execute(db)
  const refused = Map.groupBy(
    wishes.filter(({ told }) => told.startsWith('refused')),
    ({ told }) => told,
  )
  return {
    figures: {
      ...Object.fromEntries([...refused].map(([told, { length }]) => [told, length])),
      wanted: wishes.length,
      'told that it is sent': countOf(wishes, ({ told }) => told === 'sent'),
      'sent and withdrawn': countOf(wishes, ({ told }) => told === 'withdrawn'),
      'gave up without an answer': countOf(wishes, ({ told }) => told === 'unknown'),
      applications: rows.length,
      'of these with a resume': countOf(rows, ({ granted }) => granted),
      'moved by recruiters': countOf(moves, ({ told }) => told === 'moved'),
    },
    faults: {
      'applications lost': countOf(wishes, (wish) => isTold(wish) && of(wish).length === 0),
      'applications doubled': countOf(wishes, (wish) => of(wish).length > 1),
      'refused what they had sent': countOf(wishes, ({ told }) => told.startsWith('refused')),
      'applications without their event': rows.length - (events[0]?.applications ?? 0),
      'events doubled': events[0]?.repeated ?? 0,
      'resume lost on the way': countOf(
        wishes,
        (wish) => wish.hasFile && wish.told === 'sent' && !of(wish).some(({ granted }) => granted),
      ),
      'resumes doubled': countOf(resumes, ({ count }) => count > 1),
      'moves lost': countOf(moves, ({ told, applicationId }) => {
        const state = byId.get(applicationId)?.state
        return told === 'moved' && (state === 'pending' || state === 'viewed')
      }),
    },
  }
}

/** The disk and the rows, after the tasks that remove what killed processes have left. */
export async function judgeFiles(db: Db, dataFolder: string): Promise<Judgement> {
  const folder = uploadFolder(dataFolder)
  const privateFiles = openPrivateFiles({ S3_URL: undefined, dataFolder })
  const inTwoDays = { now: () => new Date(Date.now() + 48 * 3_600_000) }
  const tasks = fileTasks({ db, clock: inTwoDays, privateFiles, folder })
  const before = await compared()
  const uploadsBefore = readdirSync(folder).length
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0)
  for (const { run } of tasks) await run({}, new AbortController().signal)
  const after = await compared()
  return {
    figures: {
      files: after.stored.size,
      'orphans before the task': before.orphans,
      'uploads before the task': uploadsBefore,
    },
    faults: {
      orphans: after.orphans,
      'rows without a file': after.missing,
      'uploads left': readdirSync(folder).length,
    },
  }

  async function compared() {
    const rows = await db.selectFrom('files').select(['account_id', 'content']).execute()
    const named = new Set(rows.map(({ account_id, content }) => `${account_id} ${content}`))
    const stored = new Set<string>()
    for await (const owner of privateFiles.owners())
      for (const content of await privateFiles.of(owner).list()) stored.add(`${owner} ${content}`)
    return {
      stored,
      orphans: countOf([...stored], (one) => !named.has(one)),
      missing: countOf([...named], (one) => !stored.has(one)),
    }
  }
}

/**
 * What the mail server accepted, by Message-ID. The same mail again is what a worker may leave that is killed between the
 * server's answer and its own record; two mails about one thing would have two ids.
 */
export async function judgeMail(
  db: Db,
  { received, asked }: { received: readonly string[]; asked: ReadonlyMap<string, number> },
): Promise<Judgement> {
  const { rows } = await sql<{ kind: string; recipient: string; sent: boolean }>`
    select kind, recipient, sent_at is not null as sent from outbound_messages`.execute(db)
  const codes = Map.groupBy(
    rows.filter(({ kind }) => kind.startsWith('code ')),
    ({ recipient }) => recipient,
  )
  return {
    figures: {
      'mails queued': rows.length,
      'mails received': received.length,
      'asked for a code': asked.size,
    },
    faults: {
      'mails not sent': countOf(rows, ({ sent }) => !sent),
      'mails received twice': received.length - new Set(received).size,
      'two mails about one thing': countOf(
        [...codes],
        ([email, mails]) => mails.length > (asked.get(email) ?? 0),
      ),
      'codes that were not mailed': countOf([...asked.keys()], (email) => !codes.has(email)),
    },
  }
}
