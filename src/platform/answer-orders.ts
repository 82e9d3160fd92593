import { setPriority } from 'node:os'
import { parentPort, type TransferListItem } from 'node:worker_threads'

/**
 * In the thread of `createOnDemandThread`: answers each order with what `work` returns, or with the error that it throws.
 * Its bytes go over without a copy.
 */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Promise<Answer> | Answer,
  bytesOf: (answer: Answer) => TransferListItem[],
): void {
  yieldToSite()
  parentPort?.on('message', (order: Order) => {
    void answer(order)
  })
  async function answer(order: Order) {
    try {
      const made = await work(order)
      parentPort?.postMessage({ answer: made }, bytesOf(made))
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ failure })
    }
  }
}

/** A third of the weight of the site, where both want the processor: the pages of others come before a file. */
const NICENESS = 5

/** Linux keeps a priority for each thread, and 0 is the calling one; elsewhere it would be the whole process. */
function yieldToSite(): void {
  if (process.platform === 'linux') setPriority(0, NICENESS)
}
