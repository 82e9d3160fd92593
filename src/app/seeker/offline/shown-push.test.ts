import { afterEach, expect, test, vi } from 'vitest'
import { pathIn, shownOf } from './shown-push.ts'

afterEach(() => vi.unstubAllGlobals())

const push = JSON.stringify({ id: 7, kind: 'export-ready', language: 'ar', title: 'General words' })

/** The site answers the question of the worker. */
function answering(status: number, body: object): string[] {
  const asked: string[] = []
  vi.stubGlobal('location', { hostname: 'jobs.example' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

test('the device asks for what it shows, and leads to the right page in the right language', async () => {
  const data = { title: 'Your data was downloaded', text: '', path: '/ar/account/data' }
  const asked = answering(200, { code: 0, data })
  const { title, options } = await shownOf(push)
  expect(asked).toEqual(['/api-server/auth/notifications/7?language_code=ar'])
  expect(title).toBe(data.title)
  expect(options).toMatchObject({ tag: 'n7', lang: 'ar', dir: 'rtl' })
  expect(pathIn(options.data)).toBe('/ar/account/data')
})

test('whoever is signed out there sees general words alone', async () => {
  answering(401, { code: 40003, message: 'Sign in first.' })
  const { title, options } = await shownOf(push)
  expect(title).toBe('General words')
  expect(options).toMatchObject({ body: '', data: { path: '/ar/notifications' } })
})

test.each(['', 'null', '[]', '{"id":"7"}', 'not JSON'])(
  'a push of %j is shown all the same',
  async (text) => {
    answering(404, {})
    expect((await shownOf(text)).title).toBe('jobs.example')
  },
)

test.each([
  ['/ja/account/data', '/ja/account/data'],
  ['//evil.example', '/en/notifications'],
  ['https://evil.example', '/en/notifications'],
  [7, '/en/notifications'],
])('a press on a notification with %j opens %s', (path, opened) => {
  expect(pathIn({ path })).toBe(opened)
})
