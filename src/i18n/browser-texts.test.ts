import { afterEach, expect, test, vi } from 'vitest'
import { browserTexts } from './browser-texts.ts'

const ADDRESS = '/texts'
const JOBS = { 'jobs.title': ['Jobs'] }
const COMMON = { 'nav.jobs': ['Jobs'] }

afterEach(() => vi.unstubAllGlobals())

test('the parts of a page come with one request, once per version and language', async () => {
  const fetched = serve({ 'common.1': COMMON, 'jobs.1': JOBS })
  const store = memoryStore({ 'texts:ja:common.1': '{}', 'texts:en:old': '{}', theirs: 'kept' })
  const source = sourceOf('common.1,jobs.1;sign-in.1', store)
  expect(await browserTexts(['common', 'jobs'], source)).toEqual({ ...COMMON, ...JOBS })
  expect(await browserTexts(['common', 'jobs'], source)).toEqual({ ...COMMON, ...JOBS })
  expect(fetched.mock.calls).toEqual([
    [`${ADDRESS}?language=en&version=common.1%2Cjobs.1`, expect.anything()],
  ])
  expect(Object.keys(store).sort()).toEqual(['texts:en:common.1', 'texts:en:jobs.1', 'theirs'])
})

test('one changed word is a request for its part alone', async () => {
  const fetched = serve({ 'jobs.2': JOBS })
  const store = memoryStore({
    'texts:en:common.1': JSON.stringify(COMMON),
    'texts:en:jobs.1': JSON.stringify(JOBS),
    'texts:en:sign-in.1': '{}',
  })
  const source = sourceOf('common.1,jobs.2,sign-in.1', store)
  expect(await browserTexts(['common', 'jobs'], source)).toEqual({ ...COMMON, ...JOBS })
  expect(fetched.mock.calls).toEqual([[`${ADDRESS}?language=en&version=jobs.2`, expect.anything()]])
  expect(Object.keys(store).sort()).toEqual(['texts:en:common.1', 'texts:en:jobs.2', 'texts:en:sign-in.1'])
})

test('a failing storage only costs a request', async () => {
  serve({ 'common.1': COMMON })
  const store = memoryStore({ 'texts:en:common.1': 'not json' })
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await browserTexts(['common'], sourceOf('common.1', store))).toEqual(COMMON)
})

test('an invalid response is an error, not a page without texts', async () => {
  const source = sourceOf('common.1', memoryStore({}))
  serve({ 'common.1': ['Jobs'] })
  await expect(browserTexts(['common'], source)).rejects.toThrow('unknown form')
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(browserTexts(['common'], source)).rejects.toThrow('503')
  await expect(browserTexts(['jobs'], source)).rejects.toThrow('no texts of jobs')
})

const sourceOf = (versions: string, store: Storage) => ({ language: 'en', versions, address: ADDRESS, store })

function serve(messages: unknown) {
  const fetched = vi.fn(async () => Response.json({ code: 0, message: '', data: { messages } }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** Like the browser's: entries are properties, methods stand on the prototype. */
function memoryStore(entries: Record<string, string>): Storage {
  class MemoryStore {
    [key: string]: unknown
    getItem(key: string) {
      const value = this[key]
      return typeof value === 'string' ? value : null
    }
    setItem(key: string, value: string) {
      this[key] = value
    }
    removeItem(key: string) {
      delete this[key]
    }
    clear() {}
    key() {
      return null
    }
    get length() {
      return Object.keys(this).length
    }
  }
  return Object.assign(new MemoryStore(), entries)
}
