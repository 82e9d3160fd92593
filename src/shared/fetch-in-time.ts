/** A call that has no answer by then is given up. */
export const CALL_MS = 30_000

/**
 * A fetch that ends: by its answer, read to its end, by `signal` with the caller's own reason, or after half a minute as a
 * `TimeoutError`. It takes no `AbortSignal.timeout`, whose time no test can turn.
 */
export async function fetchInTime<Answer>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { signal } = init
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  const timer = setTimeout(() => ending.abort(new DOMException('No answer in time', 'TimeoutError')), CALL_MS)
  try {
    return await read(await fetch(address, { ...init, signal: ending.signal }))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
