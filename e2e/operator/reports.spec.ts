import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { anotherPerson, atConsole, enterByCalls } from '../site/operators.ts'

/** Two jobs that no other journey asks for, and whether a search still finds one: it tells of more than a page does. */
const LIST = 'country=MY&page=2'

async function listed(page: Page): Promise<string> {
  return (await page.request.get(`/api-server/search/job?${LIST}`)).text()
}

async function jobsToReport(page: Page): Promise<[string, string]> {
  await open(page, `/en/onsite-job?${LIST}`)
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const [first, second] = [...new Set(found.filter((path) => path.startsWith('/en/job/')))]
  if (first === undefined || second === undefined) throw new Error('The demo world has no two such jobs')
  return [first, second]
}

async function report(page: Page, job: string, reason: RegExp, details: string): Promise<void> {
  await open(page, job)
  await page.getByRole('main').getByRole('link', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('radio', { name: reason }).check()
  await dialog.getByLabel(/What else should we know/).fill(details)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('status')).toContainText('Thank you for telling us')
}

const cardOf = (page: Page, details: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: details })

async function decide(page: Page, details: string, reason: string, button: RegExp): Promise<void> {
  await cardOf(page, details).getByLabel('Reason, for the log').fill(reason)
  await cardOf(page, details).getByRole('button', { name: button }).click()
}

test('visitors report, operators decide; what is closed is gone from search, and who was late is told so', async ({
  page,
  browser,
}) => {
  const [first, second] = ['deposit', 'moved'].map((word) => `${word} ${crypto.randomUUID()} <b>bold</b>`)
  const visitor = await (await anotherPerson(browser, 21)).newPage()
  const [closed, kept] = await jobsToReport(visitor)
  const id = /\d+$/.exec(closed)?.[0] ?? ''
  expect(await listed(visitor)).toMatch(new RegExp(`"id":${id}\\b`))
  await report(visitor, closed, /^Scam, phishing/, first ?? '')
  await report(visitor, kept, /^Incorrect location/, second ?? '')

  await enterByCalls(page)
  await open(page, atConsole('/en/reports'))
  expect(await accessibilityViolations(page)).toEqual([])
  await expect(cardOf(page, first ?? '').getByRole('heading')).toHaveText('Scam, phishing or malware')
  const late = await page.context().newPage()
  await open(late, atConsole('/en/reports'))

  await decide(page, second ?? '', 'It is in Manila', /^Dismiss/)
  await expect(page.getByRole('status').filter({ hasText: 'Done, and noted in the log.' })).toBeVisible()
  await expect(cardOf(page, second ?? '')).toHaveCount(0)
  await decide(page, first ?? '', 'Advance fee', /^Close the job/)
  await expect(cardOf(page, first ?? '')).toHaveCount(0)

  await decide(late, first ?? '', 'I think so too', /^Dismiss/)
  await expect(late.getByRole('alert')).toHaveText('Another operator has already decided this.')
  await expect(cardOf(late, first ?? '')).toHaveCount(0)

  // What it means for everybody else: pages for somebody signed in are made anew, those for all within half a minute.
  await open(late, closed)
  await expect(late.getByRole('main').getByText('This job is closed').first()).toBeVisible()
  await expect(late.getByRole('link', { name: 'Report this job' })).toHaveCount(0)
  await expect.poll(() => listed(visitor)).not.toMatch(new RegExp(`"id":${id}\\b`))
  await open(visitor, kept)
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Report this job' })).toBeVisible()

  await page.getByRole('link', { name: 'Job closed' }).click()
  await expect(cardOf(page, first ?? '')).toContainText('Decided by Mai Santos')
  await page.getByRole('link', { name: 'Log' }).click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Advance fee' })).toContainText(/Job closed.*by Mai Santos/)
  await expect(lines.filter({ hasText: 'It is in Manila' })).toContainText(/Report dismissed.*by Mai Santos/)
  await expect(lines.filter({ hasText: 'I think so too' })).toHaveCount(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await visitor.context().close()
})
