import type { IndexWorkerData } from '#features/search/server/index-messages.ts'
import { type IndexThread, startIndexThread } from '#features/search/server/index-thread.ts'
import { indexWorkerHere } from './index-worker-here.ts'

/**
 * The job index of a site for tests, started by the first question to it: half of the files that start a site never search.
 * Nobody has to say so, and no test passes because it was given less than an index.
 */
export async function jobSearchWhenAsked(
  data: IndexWorkerData,
  report: (trouble: unknown) => void,
): Promise<IndexThread> {
  let started: Promise<IndexThread> | undefined
  const start = () => {
    started ??= startIndexThread(data, report, indexWorkerHere)
    return started
  }
  return {
    search: async (query) => (await start()).search(query),
    namesIn: async (...asked) => (await start()).namesIn(...asked),
    suggestTitles: async (...asked) => (await start()).suggestTitles(...asked),
    likeness: async (...asked) => (await start()).likeness(...asked),
    paySpread: async (...asked) => (await start()).paySpread(...asked),
    caughtUp: async () => (await start()).caughtUp(),
    isRunning: () => true,
    close: async () => (await started)?.close(),
  }
}
