import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function cacheAt(start: number, maxBytes = 1000) {
  let now = start
  const troubles: unknown[] = []
  const cache = createPageCache<{ status: number; size: number; text: string }>({
    clock: { now: () => new Date(now * 1000) },
    freshSeconds: 10,
    lastSeconds: 30,
    maxBytes,
    report: (trouble) => troubles.push(trouble),
  })
  let made = 0
  const make = async (status = 200, size = 10) => ({ status, size, text: `${++made}` })
  return {
    troubles,
    pass: (seconds: number) => (now += seconds),
    count: () => made,
    get: async (key: string, status?: number, size?: number) => {
      const found = await cache.get(key, () => make(status, size))
      return found && `${found.page.text} at ${found.age}`
    },
    last: cache.last,
    fail: (key: string) => cache.get(key, () => Promise.reject(new Error('no database'))),
    refuse: (key: string) => cache.get(key, async () => null),
  }
}

test('concurrent requests share one rendering', async () => {
  const { get, count } = cacheAt(0)
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('a')))
  expect(new Set(answers)).toEqual(new Set(['1 at 0']))
  expect(count()).toBe(1)
})

test('a fresh page is sent as it is, a stale one while a new one is made, an expired one never', async () => {
  const { get, pass, count } = cacheAt(0)
  await get('a')
  pass(10)
  expect(await get('a')).toBe('1 at 10')
  pass(1)
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['1 at 11', '1 at 11', '1 at 11'])
  await setImmediate()
  expect(count()).toBe(2)
  expect(await get('a')).toBe('2 at 0')
  pass(31)
  expect(await get('a')).toBe('3 at 0')
})

test('a page’s age counts from the start of its rendering', async () => {
  let now = 0
  const clock = { now: () => new Date(now * 1000) }
  const ages = { freshSeconds: 10, lastSeconds: 30, maxBytes: 100, report: () => undefined }
  const cache = createPageCache<{ status: number; size: number }>({ clock, ...ages })
  await cache.get('a', async () => {
    now = 7
    return { status: 200, size: 1 }
  })
  expect(await cache.get('a', () => Promise.reject(new Error('not asked for')))).toMatchObject({ age: 7 })
})

test('a rendering that hangs blocks its own requests, not later ones', async () => {
  let now = 100
  const clock = { now: () => new Date(now * 1000) }
  const ages = { freshSeconds: 10, lastSeconds: 30, maxBytes: 100, report: () => undefined }
  const cache = createPageCache<{ status: number; size: number; text?: string }>({ clock, ...ages })
  const slow = Promise.withResolvers<{ status: number; size: number }>()
  const first = cache.get('a', () => slow.promise)
  now += 11
  const later = { status: 200, size: 1, text: 'later' }
  expect(await cache.get('a', async () => later)).toEqual({ page: later, age: 0 })
  slow.resolve({ status: 200, size: 1 })
  await first
  expect(await cache.get('a', () => Promise.reject(new Error('not asked for')))).toMatchObject({
    page: later,
  })
})

test('only complete pages are cached; the page of a closed job replaces the one that showed it open', async () => {
  const { get, pass } = cacheAt(0)
  expect([await get('a', 404), await get('a', 404)]).toEqual(['1 at 0', '2 at 0'])
  await get('b')
  pass(11)
  await get('b', 410)
  await setImmediate()
  expect(await get('b', 410)).toBe('5 at 0')
})

test('a page that cannot be renewed is served until it expires, and the error is reported', async () => {
  const { get, fail, pass, troubles } = cacheAt(0)
  await get('a')
  pass(20)
  expect(await fail('a')).toMatchObject({ age: 20 })
  await setImmediate()
  expect(troubles).toEqual([expect.objectContaining({ message: 'no database' })])
  pass(5)
  expect(await get('a', 500)).toBe('1 at 25')
  await setImmediate()
  expect(await get('a', 500)).toBe('1 at 25')
  pass(6)
  await expect(fail('a')).rejects.toThrow('no database')
  expect(await get('a')).toMatch(/ at 0$/)
})

test('if rendering fails, an older page is available up to the given age, unless the page is gone', async () => {
  const { get, last, pass } = cacheAt(0)
  expect(last('a', 3600)).toBeNull()
  await get('a')
  pass(3600)
  expect(last('a', 3600)).toMatchObject({ page: { text: '1' }, age: 3600 })
  pass(1)
  expect(last('a', 3600)).toBeNull()
  await get('a', 410)
  expect(last('a', 7200)).toBeNull()
})

test('a page for one visitor is passed on and not cached', async () => {
  const { refuse, get } = cacheAt(0)
  expect(await refuse('a')).toBeNull()
  expect(await get('a')).toBe('1 at 0')
})

test('memory is bounded: the least recently used page goes, and a page larger than the cache is not stored', async () => {
  const { get } = cacheAt(0, 100)
  await get('a', 200, 40)
  await get('b', 200, 40)
  await get('a')
  await get('c', 200, 40)
  expect(await get('a')).toBe('1 at 0')
  expect(await get('b', 200, 40)).toBe('4 at 0')
  await get('d', 200, 101)
  expect(await get('b')).toBe('4 at 0')
})

test('a stale page is sent if there is no capacity to renew it, up to an age that depends on the error', async () => {
  let now = 0
  const clock = { now: () => new Date(now * 1000) }
  const busy = new Error('busy')
  const cache = createPageCache<{ status: number; size: number }>({
    ...{ clock, freshSeconds: 10, lastSeconds: 30, maxBytes: 100, report: () => undefined },
    lastResortSeconds: (error) => (error === busy ? 300 : 30),
  })
  const page = { status: 200, size: 1 }
  await cache.get('a', async () => page)
  const failWith = (error: Error) => cache.get('a', () => Promise.reject(error))
  now = 300
  expect(await failWith(busy)).toEqual({ page, age: 300 })
  await expect(failWith(new Error('a bug'))).rejects.toThrow('a bug')
  now = 301
  await expect(failWith(busy)).rejects.toThrow('busy')
})

test('rendering is aborted once all clients have gone, but never when it renews a stale page', async () => {
  let now = 0
  const clock = { now: () => new Date(now * 1000) }
  const ages = { freshSeconds: 10, lastSeconds: 30, maxBytes: 100, report: () => undefined }
  const cache = createPageCache<{ status: number; size: number }>({ clock, ...ages })
  const slow = Promise.withResolvers<{ status: number; size: number }>()
  const wanted: { isAwaited: boolean; signal: AbortSignal }[] = []
  const make: Parameters<typeof cache.get>[1] = (by) => {
    wanted.push(by)
    return slow.promise
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const pages = [cache.get('a', make, one.signal), cache.get('a', make, other.signal)]
  one.abort()
  expect(wanted).toMatchObject([{ isAwaited: true, signal: { aborted: false } }])
  other.abort()
  expect(wanted).toMatchObject([{ isAwaited: true, signal: { aborted: true } }])
  slow.resolve({ status: 200, size: 1 })
  await Promise.all(pages)
  now = 20
  await cache.get('a', make, AbortSignal.abort())
  expect(wanted[1]).toMatchObject({ isAwaited: false, signal: { aborted: false } })
})
