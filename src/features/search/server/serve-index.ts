import { likeness } from '#job-index/meaning/likeness.ts'
import { namesInText } from '#job-index/names-in-text.ts'
import { TitleSuggester } from '#job-index/title-suggester.ts'
import { connect } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import { followJobs } from './index-follower.ts'
import {
  type IndexAnswers,
  type IndexReply,
  type IndexRequest,
  type IndexWorkerData,
  type Numbered,
  textOf,
} from './index-messages.ts'
import { indexSettings } from './index-settings.ts'
import { ChangesForgotten, forgetOldChanges } from './queries.ts'
import { siteNames } from './site-names.ts'

/** A notification may be lost, and for a late commit none comes at the right time: poll as well. */
const POLL_MS = 400
const SNAPSHOT_MS = 5 * 60_000
const CHANGES_KEPT_DAYS = 7

/**
 * Holds the job index of a thread: queries come as messages and never block the event loop of the server; changes come
 * from the database, over connections of its own. Resolves when it can answer, after it has sent `ready` by `reply`;
 * returns the handler of messages.
 */
export async function serveIndex(
  { database, snapshotFile, rates }: IndexWorkerData,
  reply: (message: IndexReply) => void,
): Promise<(request: Numbered<IndexRequest>) => Promise<void>> {
  const madeWith = indexSettings(rates)
  const { db, close } = await connect(database, { connections: 2 })
  const follower = await followJobs(db, madeWith, snapshotFile, (trouble) => reply({ trouble }))
  const titles = new TitleSuggester(siteNames().titles, (id) => follower.index.liveJobs('title', id))
  await follower.catchUp()
  const unsaved = await saveIfPossible()

  let lagging = false
  const stopListening = listen(database, 'job_changes', catchUp)
  const timers = [setInterval(catchUp, POLL_MS), setInterval(keepTidy, SNAPSHOT_MS)]

  reply({ ready: true })
  if (unsaved !== null) reply(unsaved)

  return async ({ number, message }) => {
    try {
      reply({ number, answer: await answer(message) })
    } catch (error) {
      reply({ number, failure: textOf(error) })
    }
  }

  async function answer(request: IndexRequest): Promise<IndexAnswers[IndexRequest['kind']]> {
    switch (request.kind) {
      case 'search':
        return follower.index.search(request.query)
      case 'suggest':
        return titles.suggest(request.text, request.language, request.limit)
      case 'names':
        return namesInText(request.text, request.language, siteNames().dictionary)
      case 'likeness':
        return likeness(request.texts, request.others, madeWith.meaning)
      case 'paySpread':
        return firstSpread(request)
      case 'catchUpWithNow':
        await follower.catchUpWithNow()
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

  /**
   * A database that is unavailable for a moment must not end the thread: it continues with its data and tries again.
   */
  async function catchUp(): Promise<void> {
    try {
      await follower.catchUp()
      lagging = false
    } catch (error) {
      if (error instanceof ChangesForgotten) {
        reply({ outdated: true })
        await stopFollowing()
      } else if (!lagging)
        reply({ trouble: `The search index does not follow the database: ${textOf(error)}` })
      lagging = true
    }
  }

  async function keepTidy(): Promise<void> {
    const trouble = await saveIfPossible()
    if (trouble !== null) reply(trouble)
    // Changes that could not be deleted now are deleted with the rest, the next time.
    await forgetOldChanges(db, CHANGES_KEPT_DAYS).catch(() => {})
  }

  /** A full disk makes the next start slower, but does not affect this index. */
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
}
