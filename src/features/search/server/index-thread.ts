import { type EventEmitter, on } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { IndexAnswers, IndexReply, IndexRequest, IndexWorkerData } from './index-messages.ts'
import { startIndexWorker } from './start-index-worker.ts'

export interface IndexThread extends JobSearch {
  /** Whether the thread can answer. */
  isRunning(): boolean
  /** Saves the index and ends the thread; rejects if it could not be saved, but the thread has ended all the same. */
  close(): Promise<void>
}

/** A thread, or its replacement in tests that start many sites. */
export type IndexWorker = EventEmitter & Pick<Worker, 'postMessage' | 'terminate'>

const RETRY_MS = 1000

/**
 * Starts the thread that holds the index and resolves when it can search. A thread that dies is replaced at once, from
 * the snapshot and the changes since. Meanwhile queries wait for the new one; the queries that the old one had accepted
 * fail. If it cannot be replaced, queries fail. A thread that can no longer catch up with the changes answers until a
 * new one has read every job. `report` gets the errors of a thread.
 */
export async function startIndexThread(
  data: IndexWorkerData,
  report: (trouble: unknown) => void,
  startWorker: (data: IndexWorkerData) => IndexWorker = startIndexWorker,
): Promise<IndexThread> {
  let lastNumber = 0
  let running = false
  let closing = false
  let renewing = false
  let current = launch()
  await current

  async function launch(): Promise<Thread> {
    const worker = startWorker(data)
    await untilReady(worker, report)
    const thread: Thread = { worker, waiting: new Map(), retired: false }
    running = true
    worker
      .on('message', (reply: IndexReply) => receive(thread, reply))
      .on('error', report)
      .on('exit', () => onExit(thread))
    return thread
  }

  function onExit(thread: Thread): void {
    for (const { reject } of thread.waiting.values()) reject(new Error('The search index was restarted.'))
    thread.waiting.clear()
    if (thread.retired) return
    running = false
    if (!closing) report(new Error('The thread of the search index has ended and is started anew.'))
    replace()
  }

  function replace(): void {
    if (closing) return
    const launched = launch()
    current = launched
    launched.catch(async (error) => {
      report(error)
      await setTimeout(RETRY_MS, undefined, { ref: false })
      // A thread that was started meanwhile because of missed changes is used as well.
      if (current === launched) replace()
    })
  }

  /** The new index is built beside the one that answers. */
  async function renew(): Promise<void> {
    if (renewing) return
    renewing = true
    while (renewing && !closing) {
      try {
        const thread = await launch()
        renewing = false
        if (closing) return retire(thread)
        const before = current
        current = Promise.resolve(thread)
        before.then(retire, () => {})
      } catch (error) {
        report(error)
        await setTimeout(RETRY_MS, undefined, { ref: false })
      }
    }
  }

  function receive(thread: Thread, reply: IndexReply): void {
    if ('ready' in reply) return
    if ('outdated' in reply) {
      if (thread.retired) return
      report(
        new Error('The search index has missed changes that are kept no longer; every job is read anew.'),
      )
      void renew()
    } else if ('trouble' in reply) report(reply.trouble)
    else settle(thread, reply)
  }

  /** The thread may have been retired while its promise was pending. */
  async function serving(): Promise<Thread> {
    const thread = await current
    return thread.retired ? serving() : thread
  }

  async function ask<Kind extends IndexRequest['kind']>(
    message: IndexRequest & { kind: Kind },
    isAnswer: (answer: unknown) => answer is IndexAnswers[Kind],
  ): Promise<IndexAnswers[Kind]> {
    const { worker, waiting } = await serving()
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
    namesIn: (text, language) => ask({ kind: 'names', text, language }, isNames),
    likeness: (texts, others) => ask({ kind: 'likeness', texts, others }, isLikeness),
    paySpread: (questions, least) => ask({ kind: 'paySpread', questions, least }, isSpread),
    caughtUp: async () => void (await ask({ kind: 'catchUpWithNow' }, isNull)),
    isRunning: () => running,
    close: async () => {
      closing = true
      const thread = await current.catch(() => null)
      if (!running) return
      await ask({ kind: 'close' }, isNull).finally(() => thread?.worker.terminate())
    },
  }
}

interface Thread {
  worker: IndexWorker
  /** By the number of the request. */
  waiting: Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>
  /** Ends as soon as it has answered its open requests. */
  retired: boolean
}

function settle(thread: Thread, reply: Extract<IndexReply, { number: number }>): void {
  const request = thread.waiting.get(reply.number)
  thread.waiting.delete(reply.number)
  if ('failure' in reply) request?.reject(new Error(reply.failure))
  else request?.resolve(reply.answer)
  if (thread.retired) endIfIdle(thread)
}

function retire(thread: Thread): void {
  thread.retired = true
  endIfIdle(thread)
}

function endIfIdle({ worker, waiting }: Thread): void {
  if (waiting.size === 0) void worker.terminate()
}

/** Rejects with the reason if the thread ends before. */
async function untilReady(worker: IndexWorker, report: (trouble: unknown) => void): Promise<void> {
  for await (const [reply] of on(worker, 'message', { close: ['exit'] })) {
    if ('ready' in reply) return
    report(reply.trouble)
  }
  throw new Error('The search index could not be started.')
}

const isHits = (answer: unknown): answer is IndexAnswers['search'] =>
  typeof answer === 'object' && answer !== null && 'hits' in answer

const isSuggestions = (answer: unknown): answer is IndexAnswers['suggest'] => Array.isArray(answer)

const isNames = (answer: unknown): answer is IndexAnswers['names'] =>
  typeof answer === 'object' && answer !== null && 'names' in answer

const isLikeness = (answer: unknown): answer is IndexAnswers['likeness'] =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'number')

const isSpread = (answer: unknown): answer is IndexAnswers['paySpread'] =>
  answer === null || (typeof answer === 'object' && 'spread' in answer)

const isNull = (answer: unknown): answer is null => answer === null
