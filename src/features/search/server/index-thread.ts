import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { IndexAnswers, IndexReply, IndexRequest, IndexWorkerData } from './index-messages.ts'

export interface IndexThread extends JobSearch {
  close(): Promise<void>
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/**
 * Starts the thread that holds the index and resolves when it can search. A thread that dies is replaced at once, from
 * the snapshot and what changed since; queries meanwhile wait for the new one, those it held fail.
 */
export async function startIndexThread(data: IndexWorkerData): Promise<IndexThread> {
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  let closing = false
  let current = launch()
  await current

  async function launch(): Promise<Worker> {
    const worker = new Worker(new URL('./index-worker.ts', import.meta.url), { workerData: data })
    worker.on('exit', replace)
    await firstReady(worker)
    worker.on('message', settle)
    return worker
  }

  function replace(): void {
    if (closing) return
    for (const { reject } of waiting.values()) reject(new Error('The search index was restarted.'))
    waiting.clear()
    current = launch()
    current.catch(() => {})
  }

  function settle(reply: IndexReply): void {
    if ('ready' in reply) return
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
    close: async () => {
      await ask({ kind: 'close' }, isNull)
      closing = true
      await (await current).terminate()
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
