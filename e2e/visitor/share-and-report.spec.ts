import { castId, castPath, expect, open, type Page, test } from '../site/journey.ts'

const job = castPath('open-manila')

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true })
const sharePanel = (page: Page) => page.getByRole('dialog', { name: 'Share' })

test('a job is shared by plain links that carry its address and nothing else', async ({ page, baseURL }) => {
  await open(page, job)
  const address = `${baseURL}/en/job/accountant-${castId('open-manila')}`
  await shareButton(page).click()
  for (const network of ['X', 'Facebook', 'WhatsApp', 'LinkedIn', 'Telegram']) {
    const link = sharePanel(page).getByRole('link', { name: network, exact: true })
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect([network, [...url.searchParams.values()].join(' ')]).toEqual([
      network,
      expect.stringContaining(address),
    ])
    expect(url.href).not.toMatch(/utm|ref=|source/)
    await expect(link).toHaveAttribute('rel', 'nofollow noopener')
  }
})

test('its address is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, job)
  await shareButton(page).click()
  await sharePanel(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(sharePanel(page).getByRole('status')).toHaveText('Link copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/en\/job\/accountant-\d+$/)
  await page.keyboard.press('Escape')
  await expect(sharePanel(page)).toBeHidden()
  await expect(shareButton(page)).toBeFocused()
})

test('where the browser refuses, the address is marked to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await open(page, job)
  await shareButton(page).click()
  await sharePanel(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(sharePanel(page).getByRole('status')).toContainText('copy it yourself')
  expect(await page.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(true)
})

test('a device’s own dialog is offered where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.title = `shared ${what?.url}`
    }
  })
  await open(page, job)
  await shareButton(page).click()
  await sharePanel(page).getByRole('button', { name: 'Share with another app' }).click()
  await expect(page).toHaveTitle(/^shared http.*\/en\/job\/accountant-\d+$/)
})

const reportLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Report this job' })
const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report this job' })

test('a job is reported by keyboard alone; once more, it is said kindly; the focus comes back', async ({
  page,
}) => {
  await open(page, job)
  const dialog = reportDialog(page)
  await reportLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio')).toHaveCount(10)
  await expect(dialog.getByRole('group', { name: 'Fraud and advertising' }).getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('radio', { name: /^Scam, phishing or malware/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel(/What else should we know/).fill('They asked for a deposit.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(reportLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // What was typed is still there.
  await expect(dialog.getByLabel(/What else should we know/)).toHaveValue('They asked for a deposit.')
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('Thank you for telling us')
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reportLink(page)).toBeFocused()

  await reportLink(page).click()
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('status')).toContainText('You have already reported this job')
})

test('a report without a reason is not sent', async ({ page }) => {
  await open(page, job)
  await reportLink(page).click()
  await reportDialog(page).getByRole('button', { name: 'Send report' }).click()
  await expect(reportDialog(page).getByRole('alert')).toBeVisible()
  await expect(reportDialog(page).locator('input:invalid').first()).toBeFocused()
})

test.describe('when the network fails', () => {
  test.use({ meantTrouble: /Failed to (load|fetch)|ERR_FAILED/ })

  test('a report that does not arrive keeps what was entered, and is sent at the second try', async ({
    page,
  }) => {
    await open(page, castPath('urgent-manila'))
    await page.route('**/config/report_job_reasons/list?**', (route) => route.abort(), { times: 1 })
    await page.route('**/report?**', (route) => route.abort(), { times: 1 })
    const dialog = reportDialog(page)
    await reportLink(page).click()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('radio', { name: /^Incorrect location/ }).check()
    await dialog.getByLabel(/What else should we know/).fill('It is in Cebu.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Network error, please try again later')
    await expect(dialog.getByLabel(/What else should we know/)).toHaveValue('It is in Cebu.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByRole('status')).toContainText('Thank you for telling us')
  })
})

test('a job in the pane beside the list is shared and reported there', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH')
  const pane = page.locator('#job-pane')
  await expect(pane.getByRole('link', { name: 'Report this job' })).toHaveAttribute(
    'href',
    /\/job\/.+\/report$/,
  )
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await pane.getByRole('link', { name: 'Report this job' }).click()
  await expect(reportDialog(page).getByRole('radio')).toHaveCount(10)
  await expect(page).toHaveURL(/\/en\/onsite-job\?/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a job is shared by links, and its address is there to be copied', async ({ page }) => {
    await page.goto(job)
    await shareButton(page).click()
    await expect(sharePanel(page).getByRole('link')).toHaveCount(5)
    await expect(sharePanel(page).getByRole('textbox')).toHaveValue(/\/en\/job\/accountant-\d+$/)
  })

  test('a job beside the list is there whole', async ({ page }) => {
    await page.goto('/en/onsite-job?country=PH')
    const pane = page.locator('#job-pane')
    await expect(pane.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(pane.getByText(/Never pay to get a job/)).toBeVisible()
  })

  test('a job is reported on a page of its own; once more, it is said kindly', async ({ page }) => {
    for (const answer of ['Thank you for telling us', 'You have already reported this job']) {
      await page.goto(job)
      await reportLink(page).click()
      await page.getByRole('radio', { name: /^Job closed/ }).check()
      await page.getByLabel(/What else should we know/).fill('Since\nMonday.')
      await page.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer)
      await page.getByRole('link', { name: 'Back to the job' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant')
    }
  })

  test('a report without a reason comes back with what was typed', async ({ page, request }) => {
    await page.goto(`${job}/report`)
    const answer = await request.post(page.url(), {
      form: { details: 'Something “odd”.' },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(answer.status()).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Please choose a reason.')
    expect(html).toContain('Something “odd”.')
  })

  test('a closed job cannot be reported: its page says that it is closed', async ({ page }) => {
    await page.goto(`${castPath('closed-manila')}/report`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
  })
})
