import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CALL_MS, fetchInTime } from './fetch-in-time.ts'

const text = (response: Response) => response.text()

/** A server that accepts every call and never answers, or never finishes an answer. */
const HUNG: Readonly<Record<string, (signal: AbortSignal) => Promise<Response>>> = {
  silent: (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  begun: async (signal) =>
    new Response(
      new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      }),
    ),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (kind: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
    return HUNG[kind]?.(signal)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(Object.keys(HUNG))('a call to a %s server is given up after half a minute', async (kind) => {
  let failure: unknown
  const call = fetchInTime(kind, {}, text).catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(CALL_MS - 1)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toMatchObject({ name: 'TimeoutError' })
})

test('a caller that aborts gets its own reason, not a timeout', async () => {
  const own = new AbortController()
  const call = fetchInTime('silent', { signal: own.signal }, text)
  own.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await expect(fetchInTime('silent', { signal: own.signal }, text)).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(vi.getTimerCount()).toBe(0)
})
