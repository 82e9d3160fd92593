import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { texts as ar } from '#features/notifications/locales/ar.ts'
import { texts as en } from '#features/notifications/locales/en.ts'
import { call as callBy, newAddress, PASSWORD } from '../site/accounts.ts'
import { type Firefox, startFirefox } from '../site/firefox.ts'
import { test as base, expect } from '../site/http-journey.ts'

/**
 * Push from end to end: a real browser, a push service that it connects to, and what it shows. Firefox alone can be told
 * which push service to use; Chromium takes Google's. `FIREFOX` names the program (Debian's package is `firefox-esr`).
 */

const program = process.env.FIREFOX ?? ''
const site = process.env.JOBLANE_ORIGIN ?? ''

const service = z.object({
  socket: z.string(),
  posted: z.array(z.object({ status: z.number(), channel: z.string().nullable(), isRead: z.boolean() })),
})

const control = async (query: string): Promise<unknown> =>
  (await fetch(`${process.env.JOBLANE_CONTROLS}?${query}`)).json()
const pushService = async () => service.parse(await control('push'))

const test = base.extend<{ firefox: Firefox }>({
  firefox: async ({ browserName: _ }, use) => {
    const { socket } = await pushService()
    const firefox = await startFirefox(program, { pushSocket: socket })
    await use(firefox)
    await firefox.close()
  },
})

test.skip(program === '', 'FIREFOX names no Firefox: how pushes arrive is not tested')

test('a new job arrives encrypted, is shown in the language of its reader, and a press opens it', async ({
  firefox,
}) => {
  await register(firefox)
  await turnOn(firefox, `${site}/en/account/notifications`, en)
  const search = { query: 'lighthouse keeper', country: 'PH', at_once: '1' }
  await call(firefox, '/job/job-alerts/create', search)
  const id = await control(`new-job=${encodeURIComponent('Lighthouse keeper at Cape Bojeador')}`)

  const title = 'A new job fits your alert'
  await expect.poll(() => shown(firefox)).toEqual([{ title, text: expect.stringContaining('Cape Bojeador') }])
  await expect
    .poll(async () => (await pushService()).posted.at(-1))
    .toMatchObject({ status: 201, isRead: true })
  await pressShown(firefox)
  await expect.poll(() => firefox.tabs()).toContainEqual(expect.stringMatching(RegExp(`/en/job/\\S+-${id}$`)))
})

test('another kind is shown in Arabic, and after signing out nothing arrives any more', async ({
  firefox,
  request,
}) => {
  const email = await register(firefox)
  await turnOn(firefox, `${site}/ar/account/notifications`, ar)
  await call(firefox, '/jobseeker/export', {})
  await expect
    .poll(() => shown(firefox))
    .toEqual([{ title: ar['notif.export_ready'], text: expect.anything() }])
  expect(await firefox.inPage(DETAILS)).toEqual([{ lang: 'ar', dir: 'rtl' }])
  await pressShown(firefox)
  await expect.poll(() => firefox.tabs()).toContain(`${site}/ar/account/data`)
  const { posted } = await pushService()
  const channel = posted.findLast(({ status }) => status === 201)?.channel

  await firefox.inPage(SIGN_OUT)
  await expect(async () => expect(await firefox.inPage(IS_SIGNED_OUT)).toBe(true)).toPass()
  // Another device of theirs, which the push service has given up.
  await callBy({ request }, '/auth/login', { login: email, password: PASSWORD })
  const { endpoint, ...keys } = OTHER_DEVICE
  const device = {
    ...keys,
    endpoint: new URL(endpoint, (await pushService()).socket.replace('ws:', 'http:')).href,
  }
  expect((await request.put('/api-server/auth/push-devices', { data: device })).ok()).toBe(true)
  await callBy({ request }, '/jobseeker/export', {})
  await expect.poll(async () => (await pushService()).posted.at(-1)?.status).toBe(410)
  const later = (await pushService()).posted.slice(posted.length)
  expect(later.filter((push) => push.channel === channel)).toEqual([])
  expect(await shown(firefox)).toEqual([])
})

test('a browser that is subscribed for another key of the site is offered to turn push on again', async ({
  firefox,
}) => {
  await register(firefox)
  await turnOn(firefox, `${site}/en/account/notifications`, en)
  await firefox.inPage(SUBSCRIBE_ELSEWHERE)
  await firefox.open(`${site}/en/account/notifications`)
  await says(firefox, en['notif.push_on'])
  await firefox.press(en['notif.push_on'])
  await says(firefox, en['notif.push_done'])
  await firefox.press('Turn off: Firefox')
  await says(firefox, en['notif.push_removed'])
  expect(await firefox.inPage(SUBSCRIPTION)).toBeNull()
})

/** Not the key of the site, but one. */
const OTHER_KEY = createECDH('prime256v1').generateKeys('base64url')
const OTHER_DEVICE = { endpoint: '/wpush/v2/given-up', p256dh: OTHER_KEY, auth: 'A'.repeat(22) }

const REGISTRATION = 'navigator.serviceWorker.ready'
const SUBSCRIPTION = `${REGISTRATION}.then(({ pushManager }) => pushManager.getSubscription())`
const SUBSCRIBE_ELSEWHERE = `${SUBSCRIPTION}
  .then((subscription) => subscription.unsubscribe())
  .then(() => ${REGISTRATION})
  .then(({ pushManager }) => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: '${OTHER_KEY}' }))`

const IS_SIGNED_OUT = `document.readyState === 'complete' && document.querySelector('form[action$="/log-out"]') === null`

/** The form of the menu behind the avatar. */
const SIGN_OUT = `document.querySelector('form[action$="/log-out"] button').click()`

/** A page that is being left cannot be asked. */
const says = (firefox: Firefox, text: string) =>
  expect(async () => expect(await firefox.inPage('document.body.innerText')).toContain(text)).toPass()

async function register(firefox: Firefox): Promise<string> {
  const email = newAddress()
  await firefox.open(`${site}/en/terms`)
  await call(firefox, '/auth/register', {
    ...{ email, password: PASSWORD, first_name: 'Mai', last_name: 'Santos' },
    terms_and_condition: true,
  })
  return email
}

/** By presses, as a person does: the site may only ask at one, and the browser asks the person. */
async function turnOn(firefox: Firefox, page: string, texts: Record<keyof typeof en, string>): Promise<void> {
  await firefox.open(page)
  await expect.poll(() => firefox.inPage(`document.documentElement.dataset.ready !== undefined`)).toBe(true)
  expect(await firefox.inPage('Notification.permission')).toBe('default')
  await expect(() => firefox.press(texts['notif.push_on'])).toPass()
  await expect.poll(() => firefox.inWindow(QUESTION)).toContain('localhost')
  await firefox.inWindow('PopupNotifications.panel.firstElementChild.button.click()')
  await says(firefox, texts['notif.push_done'])
}

/** What a site is called by the browser's question. */
const QUESTION = `(() => {
  const asked = PopupNotifications.getNotification('web-notifications')
  return asked === null ? '' : String(asked.options?.name ?? asked.message)
})()`

const ALERTS = `[...Services.wm.getEnumerator('alert:alert')]`

/** The notifications that the browser shows. */
const shown = (firefox: Firefox) =>
  firefox.inWindow(`${ALERTS}.map(({ document }) => ({
    title: document.getElementById('alertTitleLabel').value,
    text: document.getElementById('alertTextLabel').textContent,
  }))`)

const pressShown = (firefox: Firefox) =>
  firefox.inWindow(`${ALERTS}[0].document.getElementById('alertBox').click()`)

const DETAILS = `navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((all) => all.map(({ lang, dir }) => ({ lang, dir })))`

/** Calls the site as whoever is signed in in the browser. */
async function call(firefox: Firefox, path: string, data: object): Promise<void> {
  const body = JSON.stringify(JSON.stringify(data))
  const headers = `{ 'content-type': 'application/json' }`
  const sent = `fetch('/api-server${path}', { method: 'POST', headers: ${headers}, body: ${body} })`
  expect(await firefox.inPage(`${sent}.then((answer) => answer.json())`)).toMatchObject({ code: 0 })
}
