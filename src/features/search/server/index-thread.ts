import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { IndexAnswers, IndexReply, IndexRequest, IndexWorkerData } from './index-messages.ts'

export interface IndexThread extends JobSearch {
  /** Whether the thread is there to answer. */
  isRunning(): boolean
  /** Saves the index and ends the thread; rejects where it could not be saved, the thread being gone all the same. */
  close(): Promise<void>
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

const RETRY_MS = 1000

/**
 * Starts the thread that holds the index and resolves when it can search. A thread that dies is replaced at once, from
 * the snapshot and what changed since; queries meanwhile wait for the new one, those it held fail. While it cannot be
 * replaced, queries fail. `report` is told what went wrong with the thread.
 */
export async function startIndexThread(
  data: IndexWorkerData,
  report: (trouble: unknown) => void,
): Promise<IndexThread> {
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  let running = false
  let closing = false
  let current = launch()
  await current

  async function launch(): Promise<Worker> {
    const worker = new Worker(new URL('./index-worker.ts', import.meta.url), { workerData: data })
    await firstReady(worker)
    running = true
    worker.on('message', settle).on('error', report).on('exit', onExit)
    return worker
  }

  function onExit(): void {
    running = false
    for (const { reject } of waiting.values()) reject(new Error('The search index was restarted.'))
    waiting.clear()
    if (!closing) report(new Error('The thread of the search index has ended and is started anew.'))
    replace()
  }

  function replace(): void {
    if (closing) return
    current = launch()
    current.catch(async (error) => {
      report(error)
      await setTimeout(RETRY_MS, undefined, { ref: false })
      replace()
    })
  }

  function settle(reply: IndexReply): void {
    if ('ready' in reply) return
    if ('trouble' in reply) {
      report(reply.trouble)
      return
    }
    const asked = waiting.get(reply.number)
    waiting.delete(reply.number)
    if ('failure' in reply) asked?.reject(new Error(reply.failure))
    else asked?.resolve(reply.answer)
  }

  async function ask<Kind extends IndexRequest['kind']>(
    message: IndexRequest & { kind: Kind },
    isAnswer: (answer: unknown) => answer is IndexAnswers[Kind],
  ): Promise<IndexAnswers[Kind]> {
    const worker = await current
    const number = ++lastNumber
    const answer = await new Promise<unknown>((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      worker.postMessage({ number, message })
    })
    if (!isAnswer(answer)) throw new Error(`The search index gave no answer to ${message.kind}.`)
    return answer
  }

  return {
    search: (query) => ask({ kind: 'search', query }, isHits),
    suggestTitles: (text, language, limit) => ask({ kind: 'suggest', text, language, limit }, isSuggestions),
    caughtUp: async () => void (await ask({ kind: 'reachPresent' }, isNull)),
    isRunning: () => running,
    close: async () => {
      closing = true
      const worker = await current.catch(() => null)
      if (!running) return
      await ask({ kind: 'close' }, isNull).finally(() => worker?.terminate())
    },
  }
}

async function firstReady(worker: Worker): Promise<void> {
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => {
      throw new Error('The search index could not be started.')
    }),
  ])
}

const isHits = (answer: unknown): answer is IndexAnswers['search'] =>
  typeof answer === 'object' && answer !== null && 'hits' in answer

const isSuggestions = (answer: unknown): answer is IndexAnswers['suggest'] => Array.isArray(answer)

const isNull = (answer: unknown): answer is null => answer === null
