import { afterEach, expect, test, vi } from 'vitest'
import { browserCatalogue } from './browser-catalogue.ts'

const ADDRESS = '/texts'

afterEach(() => vi.unstubAllGlobals())

test('texts are fetched once per version and language, and the older version is removed', async () => {
  const fetched = serve({ 'nav.jobs': ['Jobs'] })
  const store = memoryStore({ 'texts:en:old': '{}', theirs: 'kept' })
  expect(await browserCatalogue('en', 'new', { address: ADDRESS, store })).toEqual({ 'nav.jobs': ['Jobs'] })
  expect(await browserCatalogue('en', 'new', { address: ADDRESS, store })).toEqual({ 'nav.jobs': ['Jobs'] })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}?version=new&language=en`)
  expect(Object.keys(store).sort()).toEqual(['texts:en:new', 'theirs'])
})

test('a failing storage only costs a request', async () => {
  serve({ 'nav.jobs': ['Jobs'] })
  const store = memoryStore({ 'texts:en:v': 'not json' })
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await browserCatalogue('en', 'v', { address: ADDRESS, store })).toEqual({ 'nav.jobs': ['Jobs'] })
})

test('an invalid response is an error, not a page without texts', async () => {
  serve(['Jobs'])
  await expect(browserCatalogue('en', 'v', { address: ADDRESS, store: memoryStore({}) })).rejects.toThrow(
    'unknown form',
  )
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(browserCatalogue('en', 'v', { address: ADDRESS, store: memoryStore({}) })).rejects.toThrow(
    '503',
  )
})

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
