import { type Browser, expect, test } from '@playwright/test'
import { returnWindow, takeWindow } from '../site/windows.ts'

/** What one journey leaves behind, the next must not see. */

const KIND = 'of these tests'

test('a window that is taken over holds nothing of who had it before', async ({ browser, baseURL }) => {
  const before = await takeWindow(browser, KIND)
  const cookie = { name: 'left', value: 'left', httpOnly: true }
  for (const url of [baseURL ?? '', 'https://elsewhere.test']) await before.addCookies([{ ...cookie, url }])
  await before.grantPermissions(['geolocation'])
  await before.route('**/robots.txt?answered', (route) => route.fulfill({ body: 'left' }))
  const page = await before.newPage()
  await page.goto(`${baseURL}/robots.txt`)
  await page.evaluate(leaveTraces)
  expect(await page.evaluate(tracesLeft)).not.toEqual(NOTHING)
  await before.setOffline(true)
  await returnWindow(browser, true)

  const after = await takeWindow(browser, KIND)
  expect(after).toBe(before)
  expect(after.pages()).toHaveLength(1)
  expect(await after.cookies()).toEqual([])
  const next = await after.newPage()
  await next.goto(`${baseURL}/robots.txt`)
  expect(await next.evaluate(tracesLeft)).toEqual(NOTHING)
  expect(await next.evaluate(() => fetch('/robots.txt?answered').then((answer) => answer.text()))).not.toBe(
    'left',
  )
  await returnWindow(browser, true)
})

for (const [what, spoil] of Object.entries({
  'has another clock': (window) => window.clock.install(),
  'runs something in each page': (window) => window.addInitScript(() => {}),
} satisfies Record<string, (window: Window) => Promise<unknown>>)) {
  test(`a window that ${what} is not taken over`, async ({ browser }) => {
    const before = await takeWindow(browser, KIND)
    await spoil(before)
    await returnWindow(browser, true)
    expect(await takeWindow(browser, KIND)).not.toBe(before)
    await returnWindow(browser, false)
  })
}

test('neither is one of another kind, nor that of a journey that failed', async ({ browser }) => {
  const before = await takeWindow(browser, KIND)
  await returnWindow(browser, true)
  const other = await takeWindow(browser, 'another')
  expect(other).not.toBe(before)
  await returnWindow(browser, false)
  expect(await takeWindow(browser, 'another')).not.toBe(other)
  await returnWindow(browser, false)
})

type Window = Awaited<ReturnType<Browser['newContext']>>

/** Runs in the page. */
async function leaveTraces(): Promise<void> {
  localStorage.setItem('left', 'left')
  sessionStorage.setItem('left', 'left')
  window.name = 'left'
  await caches.open('left')
  await new Promise((resolve) => {
    indexedDB.open('left').onsuccess = resolve
  })
}

/** Runs in the page. */
async function tracesLeft() {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return {
    texts: [localStorage.length, sessionStorage.length],
    name: window.name,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    isAllowed: state === 'granted',
    isOnline: navigator.onLine,
  }
}

const NOTHING = {
  texts: [0, 0],
  name: '',
  caches: 0,
  databases: 0,
  isAllowed: false,
  isOnline: true,
}
