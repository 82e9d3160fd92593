import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { TitleSuggester } from '#job-index/title-suggester.ts'
import { connect } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import { followJobs } from './index-follower.ts'
import {
  type IndexAnswers,
  type IndexReply,
  type IndexRequest,
  type Numbered,
  textOf,
} from './index-messages.ts'
import { indexSettings } from './index-settings.ts'
import { ChangesForgotten, forgetOldChanges } from './queries.ts'

/**
 * The thread that holds the job index: queries come as messages and never block the event loop of the server; changes
 * come from the database, over connections of the thread's own.
 */

/** A notification may be lost and a late commit sends none that helps: ask anyway. */
const POLL_MS = 400
const SNAPSHOT_MS = 5 * 60_000
const CHANGES_KEPT_DAYS = 7

const {
  database: settings,
  snapshotFile,
  rates,
} = z
  .object({
    database: z.looseObject({}),
    snapshotFile: z.string(),
    rates: z.object({ asOf: z.string(), unitsPerUsd: z.record(z.string(), z.number()) }),
  })
  .parse(workerData)

const madeWith = indexSettings(rates)

const { db, close } = await connect(settings, { connections: 2 })
const follower = await followJobs(db, madeWith, snapshotFile, (trouble) => reply({ trouble }))
const titles = new TitleSuggester(madeWith.concepts, (id) => follower.index.liveJobs('title', id))
await follower.catchUp()
const unsaved = await saveIfPossible()

const stopListening = listen(settings, 'job_changes', catchUp)
const timers = [setInterval(catchUp, POLL_MS), setInterval(keepTidy, SNAPSHOT_MS)]

parentPort?.on('message', async ({ number, message }: Numbered<IndexRequest>) => {
  try {
    reply({ number, answer: await answer(message) })
  } catch (error) {
    reply({ number, failure: textOf(error) })
  }
})
reply({ ready: true })
if (unsaved !== null) reply(unsaved)

async function answer(request: IndexRequest): Promise<IndexAnswers[IndexRequest['kind']]> {
  switch (request.kind) {
    case 'search':
      return follower.index.search(request.query)
    case 'suggest':
      return titles.suggest(request.text, request.language, request.limit)
    case 'paySpread':
      return firstSpread(request)
    case 'reachPresent':
      await follower.reachPresent()
      return null
    case 'close':
      await stop()
      return null
  }
}

function firstSpread({
  questions,
  least,
}: Extract<IndexRequest, { kind: 'paySpread' }>): IndexAnswers['paySpread'] {
  for (const [place, question] of questions.entries()) {
    const spread = follower.index.paySpread(question, least)
    if (spread !== null) return { question: place, spread }
  }
  return null
}

let lagging = false

/** A database that is away for a moment must not end the thread: it goes on with what it has and asks again. */
async function catchUp(): Promise<void> {
  try {
    await follower.catchUp()
    lagging = false
  } catch (error) {
    if (error instanceof ChangesForgotten) {
      reply({ outdated: true })
      await stopFollowing()
    } else if (!lagging) reply({ trouble: `The search index does not follow the database: ${textOf(error)}` })
    lagging = true
  }
}

async function keepTidy(): Promise<void> {
  const trouble = await saveIfPossible()
  if (trouble !== null) reply(trouble)
  // What could not be forgotten now is forgotten with the rest, the next time.
  await forgetOldChanges(db, CHANGES_KEPT_DAYS).catch(() => {})
}

/** A full disk costs the next start some time, not this index. */
async function saveIfPossible(): Promise<{ trouble: string } | null> {
  try {
    await follower.save()
    return null
  } catch (error) {
    return { trouble: `The search index could not be saved: ${textOf(error)}` }
  }
}

async function stopFollowing(): Promise<void> {
  for (const timer of timers) clearInterval(timer)
  await stopListening()
}

async function stop(): Promise<void> {
  await stopFollowing()
  try {
    await follower.save()
  } finally {
    await close()
  }
}

function reply(message: IndexReply): void {
  parentPort?.postMessage(message)
}
