let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves when the event loop has gone round once more since somebody before us was let go. Whatever came meanwhile is
 * looked after between two pages; otherwise pages whose data arrive together are made one after the other without a
 * break, and everybody waits for all of them.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
