/** A call without a response by then is cancelled. */
export const CALL_MS = 30_000

/**
 * A fetch with a time limit. It ends with its answer, read completely, with the caller's own reason if `signal` aborts,
 * or after half a minute with a `TimeoutError`. It does not use `AbortSignal.timeout`, which tests cannot control.
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
