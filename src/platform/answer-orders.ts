import { parentPort, type TransferListItem } from 'node:worker_threads'

/**
 * In the thread of `createOnDemandThread`: answers each order with what `work` returns, or with the error that it throws.
 * Its bytes go over without a copy.
 */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Promise<Answer> | Answer,
  bytesOf: (answer: Answer) => TransferListItem[],
): void {
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
