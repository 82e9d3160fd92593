import { Worker } from 'node:worker_threads'
import type { IndexWorkerData } from './index-messages.ts'

let prepared: Worker | null = null

/** Starts a thread that has loaded its modules by the time `startIndexWorker` gives it its data. */
export function prepareIndexWorker(): void {
  const worker = newWorker()
  prepared = worker
  // Without a listener its error would end the process. The next thread fails as well, where somebody waits for it.
  worker.once('error', () => {
    if (prepared === worker) prepared = null
  })
}

/** The thread of `index-worker.ts`, the prepared one if there is one. */
export function startIndexWorker(data: IndexWorkerData): Worker {
  const worker = prepared ?? newWorker()
  prepared = null
  worker.postMessage(data)
  return worker
}

const newWorker = (): Worker => new Worker(new URL('./index-worker.ts', import.meta.url))
