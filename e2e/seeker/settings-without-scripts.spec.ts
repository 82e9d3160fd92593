import type { APIRequestContext } from '@playwright/test'
import { texts as arBlock } from '#features/blocked-companies/locales/ar.ts'
import { texts as enBlock } from '#features/blocked-companies/locales/en.ts'
import { texts as jaBlock } from '#features/blocked-companies/locales/ja.ts'
import { texts as arGreet } from '#features/greetings/locales/ar.ts'
import { texts as enGreet } from '#features/greetings/locales/en.ts'
import { texts as jaGreet } from '#features/greetings/locales/ja.ts'
import { texts as arAlerts } from '#features/job-alerts/locales/ar.ts'
import { texts as enAlerts } from '#features/job-alerts/locales/en.ts'
import { texts as jaAlerts } from '#features/job-alerts/locales/ja.ts'
import { texts as arRecently } from '#features/recently/locales/ar.ts'
import { texts as enRecently } from '#features/recently/locales/en.ts'
import { texts as jaRecently } from '#features/recently/locales/ja.ts'
import { texts as arSearch } from '#features/search/locales/ar.ts'
import { texts as enSearch } from '#features/search/locales/en.ts'
import { texts as jaSearch } from '#features/search/locales/ja.ts'
import { texts as arCommon } from '#i18n/common/ar.ts'
import { texts as enCommon } from '#i18n/common/en.ts'
import { texts as jaCommon } from '#i18n/common/ja.ts'
import { call, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { castCompanyPath, castId } from '../site/journey.ts'
import { attributeOf, lineIn, named } from '../site/markup.ts'
import { type PlainBrowser, plainBrowser } from '../site/plain-browser.ts'

/** The tabs of the settings that are about new jobs and about who may reach whom, by forms alone. */

const en = { ...enBlock, ...enGreet, ...enAlerts, ...enRecently, ...enSearch, ...enCommon }
const ja = { ...jaBlock, ...jaGreet, ...jaAlerts, ...jaRecently, ...jaSearch, ...jaCommon }
const ar = { ...arBlock, ...arGreet, ...arAlerts, ...arRecently, ...arSearch, ...arCommon }
const LANGUAGES = [
  ['en', en],
  ['ja', ja],
  ['ar', ar],
] as const

const said = (browser: PlainBrowser): string => named(browser.page(), 'main').map(lineIn).join()

async function signedIn(request: APIRequestContext): Promise<PlainBrowser> {
  await register({ request })
  const start = plainBrowser(request, new URL((await request.get('/en/terms')).url()).origin)
  return start
}

for (const [lang, texts] of LANGUAGES) {
  test(`an alert is made from a search in one press, undone, narrowed, changed, paused and deleted (${lang})`, async ({
    request,
  }) => {
    const browser = await signedIn(request)
    const search = `/${lang}/onsite-job?country=PH&query=manager`
    await browser.open(search)
    await browser.press(texts['find.alert'])
    expect(browser.url()).toContain(`/${lang}/account/job-alerts?done=created`)
    expect(said(browser)).toContain(texts['alerts.done_created'])
    await browser.press(texts['action.undo'])
    expect(said(browser)).toContain(texts['alerts.none_title'])

    await browser.open(search)
    await browser.press(texts['find.alert'])
    await browser.follow(texts['alerts.change'])
    expect(said(browser)).toContain(texts['alerts.narrower'])
    const [narrower] = named(browser.page(), 'button', { name: 'add' })
    await browser.press(lineIn(narrower ?? browser.page()))
    browser.fill(texts['alerts.at_once'], true)
    await browser.press(texts['alerts.save'])
    expect(said(browser)).toContain(texts['alerts.done_changed'])
    expect(said(browser)).toContain(texts['alerts.at_once_short'])
    await browser.follow(texts['alerts.show_mail'])
    expect(named(browser.page(), 'iframe', { srcdoc: null })).toHaveLength(1)
    await browser.open(`/${lang}/account/job-alerts`)
    await browser.press(texts['alerts.pause'])
    expect(said(browser)).toContain(texts['alerts.done_paused'])
    await browser.press(texts['alerts.resume'])
    await browser.follow(texts['alerts.delete'])
    await browser.press(texts['alerts.delete'])
    expect(said(browser)).toContain(texts['alerts.none_title'])
  })

  test(`a company is blocked, a greeting added, and a hidden job shown again (${lang})`, async ({
    request,
  }) => {
    const browser = await signedIn(request)
    await browser.open(castCompanyPath('harbour', lang))
    await browser.follow(texts['block.this'])
    await browser.press(texts['block.block'])
    expect(said(browser)).toContain(texts['block.done'].split('{company}').at(-1))
    await browser.open(`/${lang}/account/greetings`)
    browser.fill(texts['greet.field'], 'Call 0917 555 0142')
    const refused = browser.press(texts['greet.add'])
    await expect(refused).rejects.toThrow(/422/)
    await browser.open(`/${lang}/account/greetings`)
    browser.fill(texts['greet.field'], 'Hello')
    await browser.press(texts['greet.add'])
    expect(said(browser)).toContain('Hello')
    await call({ request }, '/job/hidden-jobs/create', { job_ids: [castId('tokyo-japanese')] })
    await browser.open(`/${lang}/recently`)
    await browser.follow(texts['recently.hidden'])
    const [again] = named(browser.page(), 'button', { value: 'show' })
    expect(again).toBeDefined()
  })
}

test('a guest who presses the button of a search says first where the mails go', async ({ request }) => {
  const browser = plainBrowser(request, new URL((await request.get('/en/terms')).url()).origin)
  await browser.open('/en/onsite-job?country=PH&query=manager&jobType=1')
  await browser.press(en['find.alert'])
  expect(browser.url()).toContain('/en/account/job-alerts/create?')
  expect(browser.url()).toContain('jobType=1')
  browser.fill(en['alerts.email'], 'no address')
  await browser.press(en['alerts.create'])
  const [typed] = named(browser.page(), 'input', { name: 'email' })
  expect(typed && attributeOf(typed, 'value')).toBe('no address')
  expect(said(browser)).toContain('valid email')
})
