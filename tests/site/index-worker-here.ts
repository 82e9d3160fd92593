import { EventEmitter } from 'node:events'
import type { IndexWorkerData } from '#features/search/server/index-messages.ts'
import type { IndexWorker } from '#features/search/server/index-thread.ts'
import { serveIndex } from '#features/search/server/serve-index.ts'

/**
 * The job index without a thread: each thread loads its modules and all concepts again, two to three seconds of
 * computing for every site of the tests. Messages are copied and arrive later, as between threads.
 */
export function indexWorkerHere(data: IndexWorkerData): IndexWorker {
  const worker = new EventEmitter()
  const say = (event: string, ...told: unknown[]) => setImmediate(() => worker.emit(event, ...told))
  const serving = serveIndex(data, (reply) => say('message', structuredClone(reply)))
  const end = (status: number) => {
    say('exit', status)
    return status
  }
  serving.catch((error: unknown) => {
    say('error', error)
    end(1)
  })
  return Object.assign(worker, {
    postMessage(request: Parameters<Awaited<typeof serving>>[0]) {
      const copy = structuredClone(request)
      void serving.then((take) => take(copy))
    },
    terminate: async () => end(0),
  })
}
