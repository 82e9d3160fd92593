import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { forgetSession, register, signIn } from '../site/accounts.ts'
import { expect, goBack, open, type Page, reload, test } from '../site/journey.ts'
import { attributeOf, elementsIn, lineIn } from '../site/markup.ts'
import { plainBrowser } from '../site/plain-browser.ts'
import { type Thumb, thumb } from '../site/thumb.ts'

const WIZARD = '/en/jobseeker-complete-profile'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const chip = (page: Page, field: string, place = 0) => page.locator(`label:has([name="${field}"])`).nth(place)
const next = (page: Page) => page.locator('.wizard-next')
const main = (page: Page) => page.getByRole('main')
const sentence = (page: Page) => page.locator('.wizard-sentence')
const at = (page: Page, lang: string, address: string) =>
  expect(page).toHaveURL(new RegExp(`/${lang}/jobseeker-complete-profile/${address}(\\?|$)`))

/** The questions with their addresses, and what somebody presses: the fields whose first chip it is. */
const QUESTIONS: readonly (readonly [address: string, ...fields: string[]])[] = [
  ['1', 'title_ids'],
  ['place', 'location', 'arrangement_id'],
  ['types', 'job_type_ids'],
  ['pay', 'salary_min'],
  ['experience', 'xp_lvl_id'],
  ['10'],
  ['notice', 'notice_period_id'],
]

/** Answers everything by thumb. */
async function byThumb(page: Page): Promise<Thumb> {
  const hand = thumb()
  for (const [address, ...fields] of QUESTIONS) {
    await at(page, 'en', address)
    hand.read()
    for (const field of fields) {
      await hand.touch(chip(page, field))
      await expect(chip(page, field).locator('input')).toBeChecked()
    }
    await hand.touch(next(page))
  }
  await at(page, 'en', '3')
  hand.read()
  const named = (field: string) => page.locator(`[name="${field}"]`)
  await hand.type(named('job_title'), 'Cashier')
  await hand.type(named('company_name'), 'Sari-sari')
  await hand.choose(named('started_year'), '2024')
  await hand.choose(named('started_month'), '03')
  await hand.touch(next(page))
  await at(page, 'en', '4')
  hand.read()
  await hand.touch(chip(page, 'education_id', 5))
  await hand.touch(next(page))
  return hand
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the whole interview is done in 90 seconds by thumb, and each answer shows in the sentence and the jobs', async ({
    page,
  }) => {
    const email = await register(page)
    await open(page, `${WIZARD}/1`)
    const hand = await byThumb(page)
    expect(hand.did).toEqual({ touches: 23, characters: 16, spins: 2, questions: 9 })
    expect(hand.seconds()).toBeLessThan(90)
    await expect(page).toHaveURL(/\/en\/onsite-job/)
    await open(page, `${WIZARD}/pay`)
    await expect(sentence(page)).toContainText(
      /I look for .+ work in .+, on site, full-time, for at least .+ a month/,
    )
    await expect(page.locator('.wizard-foot [role=status]')).toContainText('so far')
    expect(await accessibilityViolations(page)).toEqual([])
    // A finished profile is not asked again.
    await forgetSession(page)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/en\/onsite-job/)
  })

  test('the bar leads who is signed in to their profile, and that to the questions that are left', async ({
    page,
  }) => {
    await page.goto('/en')
    await page.locator('.bottom-bar').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await register(page)
    await page.goto('/en/terms')
    await page.locator('.bottom-bar').getByRole('link', { name: 'My profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mai Santos')
    // Before its styles have come, the page also shows the link of wider screens.
    await page.waitForLoadState()
    await page.getByRole('link', { name: 'Go on' }).click()
    await at(page, 'en', '1')
  })
})

for (const [lang, said] of [
  ['ja', /で、.+の仕事を探しています/],
  ['ar', /أبحث عن عمل بوظيفة .+ في .+، براتب لا يقل عن/],
] as const) {
  test(`the whole interview in ${lang}, by its forms alone`, async ({ request, baseURL }) => {
    await register({ request })
    const plain = plainBrowser(request, baseURL)
    const partOf = (name: string) =>
      elementsIn(plain.page(), (element) => attributeOf(element, 'class')?.split(' ').includes(name) === true)
        .map(lineIn)
        .join()
    const ask = async (address: string, answers: Readonly<Record<string, string | true>>) => {
      expect(plain.url()).toMatch(new RegExp(`/${lang}/jobseeker-complete-profile/${address}(\\?|$)`))
      for (const [name, answer] of Object.entries(answers)) plain.answer(name, answer)
      await plain.press(partOf('wizard-next'))
    }
    await plain.open(`/${lang}/jobseeker-complete-profile/1`)
    for (const [address, ...fields] of QUESTIONS)
      await ask(address, Object.fromEntries(fields.map((field) => [field, true])))
    await ask('3', {
      job_title: 'Cashier',
      company_name: 'Sari-sari',
      started_year: '2024',
      started_month: '03',
    })
    await ask('4', { education_id: true })
    expect(plain.url()).toContain(`/${lang}/onsite-job`)
    await plain.open(`/${lang}/jobseeker-complete-profile/pay`)
    expect(partOf('wizard-sentence')).toMatch(said)
  })
}

test('a pressed chip is saved at once, and a word of the sentence leads to its question and back', async ({
  page: before,
  browser,
}) => {
  let page = before
  const email = await register(page)
  await open(page, `${WIZARD}/1`)
  await main(page).locator('summary').click()
  await page.getByLabel('Job title', { exact: true }).fill('?!')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByLabel('Job title', { exact: true })).toHaveAccessibleDescription(
    /Use letters or digits/,
  )
  await page.getByLabel('Job title', { exact: true }).fill('Sari-sari store keeper')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(sentence(page)).toContainText('“Sari-sari store keeper”')
  await next(page).click()
  await at(page, 'en', 'place')
  await chip(page, 'arrangement_id', 2).click()
  await expect(sentence(page)).toContainText('remote')
  // Saved without “Next”: on another device it is there, and the wizard goes on here.
  page = await (await browser.newContext({ locale: 'en-PH' })).newPage()
  await signIn(page, email)
  await at(page, 'en', 'place')
  await expect(sentence(page)).toContainText('remote')
  await page.getByRole('link', { name: '“Sari-sari store keeper”' }).click()
  await at(page, 'en', '1')
  await chip(page, 'own_titles').click()
  await expect(sentence(page)).not.toContainText('Sari-sari')
  await next(page).click()
  await at(page, 'en', 'place')
  await goBack(page)
  await at(page, 'en', '1')
  await page.context().close()
})

test('what does not reach the server stays on the page, and can be sent again', async ({ page }) => {
  await register(page)
  await open(page, `${WIZARD}/types`)
  const isLost = (url: URL) => url.pathname.includes('complete-profile')
  await page.route(isLost, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  await chip(page, 'job_type_ids').click()
  await expect(page.getByText('Network error, please try again later')).toBeVisible()
  await next(page).click()
  await at(page, 'en', 'types')
  await expect(page.getByText('Network error, please try again later')).toBeVisible()
  await page.unroute(isLost)
  await next(page).click()
  await at(page, 'en', 'pay')
  await expect(sentence(page)).toContainText('full-time')
})

/** Left, come back to, gone back in, loaded again, finished: and then asked no more. */
async function stepByStep(page: Page): Promise<void> {
  const email = await register(page)
  await forgetSession(page)
  await signIn(page, email)
  await at(page, 'en', '1')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)

  await forgetSession(page)
  await signIn(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/1\\?redirect`))
  await main(page).locator('summary').click()
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')
  await next(page).click()
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/place\\?redirect`))
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/1\\?redirect`))
  await reload(page)
  await expect(page.getByRole('checkbox', { name: 'Accountant' })).toBeChecked()
  await next(page).click()
  await at(page, 'en', 'place')
  await main(page).locator('summary').click()
  await page.getByLabel('City or region').fill('Barangay Dalig')
  await next(page).click()
  await expect(sentence(page)).toContainText('in Barangay Dalig')
  for (const address of ['types', 'pay', 'experience']) {
    await at(page, 'en', address)
    await page.getByRole('button', { name: 'I’d rather not say' }).click()
  }
  await at(page, 'en', '10')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/privacy$/)

  // The question where somebody left.
  await forgetSession(page)
  await signIn(page, email)
  await at(page, 'en', '10')
  await page.getByLabel('First name').fill('')
  await next(page).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/is required/)
  await page.getByLabel('First name').fill('Maia')
  await next(page).click()
  await page.getByRole('button', { name: 'I’d rather not say' }).click()
  await at(page, 'en', '3')
  await page.getByLabel('Company (optional)').fill('Sari-sari')
  await next(page).click()
  await expect(page.getByLabel('Job title', { exact: true })).toHaveAccessibleDescription(/is required/)
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Sari-sari')
  // What was begun is not in the way of another answer.
  const never = page.getByRole('button', { name: 'I have not worked yet' })
  await never.click()
  await at(page, 'en', '4')
  // Going on without a word leaves the answer as it is.
  await page.goto(`${WIZARD}/3`)
  await next(page).click()
  await at(page, 'en', '4')
  await page.goto(`${WIZARD}/3`)
  await expect(never).toHaveAttribute('aria-pressed', 'true')
  await next(page).click()
  await page.getByLabel('School (optional)').fill('Dalig High School')
  await next(page).click()
  await expect(page.getByLabel('School (optional)')).toHaveAccessibleDescription(/Choose a level/)
  await chip(page, 'education_id', 2).click()
  await next(page).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)

  await forgetSession(page)
  await signIn(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(page).toHaveURL(/\/en\/privacy$/)
  // Jobs and schools can be added, changed and removed later.
  await page.goto(`${WIZARD}/4`)
  await expect(page.getByRole('main')).toContainText('Dalig High School')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('main')).not.toContainText('Dalig High School')
}

test('the questions after signing up wait where one left them', ({ page }) => stepByStep(page))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the questions after signing up wait where one left them', ({ page }) => stepByStep(page))
})
