import { afterEach, expect, test, vi } from 'vitest'
import { loadPageTexts, mayShowTexts } from './page-texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page loads the texts that it shows, and others when a component needs them', async () => {
  const answers = serve()
  const texts = await loadPageTexts(SOURCE, { whenPossible: (load) => load(), onOutdated: vi.fn() })
  expect(answers.requested).toEqual(['common.1,jobs.1'])
  expect(texts.catalogue).toEqual({ common: ['common'], jobs: ['jobs'] })
  expect(texts.coming(['common', 'jobs'])).toEqual([])

  mayShowTexts(['common', 'search', 'companies'])
  await Promise.all(texts.coming(['common', 'search']))
  await Promise.all(texts.coming(['landings']))
  expect(answers.requested).toEqual(['common.1,jobs.1', 'search.1,companies.1', 'landings.1'])
  expect(texts.catalogue).toHaveProperty('landings')
})

test('a component that is repeated finds the same promises, and kept ones say that they are there', async () => {
  serve()
  const texts = await loadPageTexts(SOURCE, { whenPossible: (load) => load(), onOutdated: vi.fn() })
  const before = texts.coming(['jobs', 'search'])
  expect(before).toHaveLength(1)
  await Promise.all(before)
  const [after] = texts.coming(['jobs', 'search'])
  expect(after).toBe(before[0])
  expect(after).toHaveProperty('status', 'fulfilled')
})

test('after an update of the server, only what is loaded is shown', async () => {
  serve()
  const onOutdated = vi.fn()
  const texts = await loadPageTexts(SOURCE, { whenPossible: (load) => load(), onOutdated })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const isThere = vi.fn()
  void Promise.all(texts.coming(['identity'])).then(isThere)
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(1))
  texts.coming(['jobs'])
  expect(onOutdated).toHaveBeenCalledTimes(1)
  texts.coming(['identity'])
  expect(onOutdated).toHaveBeenCalledTimes(2)
  expect(isThere).not.toHaveBeenCalled()
})

const SOURCE = {
  language: 'en',
  versions: 'common.1,jobs.1;companies.1,identity.1,landings.1,search.1',
  address: '/texts',
  store: {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
    key: () => null,
    length: 0,
  },
}

function serve(): { requested: string[] } {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const version = new URL(address, 'http://site.test').searchParams.get('version') ?? ''
    requested.push(version)
    const names = version.split(',').map((part) => [part, part.split('.')[0] ?? ''] as const)
    const messages = Object.fromEntries(names.map(([part, name]) => [part, { [name]: [name] }]))
    return Response.json({ code: 0, message: '', data: { messages } })
  })
  return { requested }
}
