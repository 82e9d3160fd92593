let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves one round of the event loop after the previous caller. So the server handles other events between two pages.
 * Without this, pages whose data arrive together are rendered without a break, and everybody waits for all of them.
 */
export function yieldToEvents(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
