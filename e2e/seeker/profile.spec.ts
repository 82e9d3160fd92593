import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { call, forgetSession, register } from '../site/accounts.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { expect, goBack, open, type Page, reload, test } from '../site/journey.ts'
import { lineIn, named } from '../site/markup.ts'
import { type PlainBrowser, plainBrowser } from '../site/plain-browser.ts'

const job = (job_title: string, started_on: string, ended_on: string) => ({
  job_title,
  company_name: 'BrightCall',
  started_on,
  ended_on,
})

async function joinWithTwoJobs(page: Page): Promise<void> {
  await register(page)
  await call(page, '/jobseeker/work-experiences/create', job('Team lead', '2023-03', '2025-01'))
  await call(page, '/jobseeker/work-experiences/create', job('Reservations agent', '2021-06', '2023-02'))
}

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Experience' }).getByRole('heading', { level: 3 })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('in Japanese, a job is added, and the way back asks before typed text is left', async ({ page }) => {
    await register(page)
    await open(page, '/ja/profile')
    await expect(page.getByText('企業はあなたのプロフィールを見つけられません').first()).toBeVisible()
    await page.getByRole('link', { name: '追加：職歴' }).click()
    const form = page.getByRole('form', { name: '新しい職歴' })
    await form.getByLabel('職種').fill('Webエンジニア')
    await goBack(page)
    const question = page.getByRole('dialog', { name: '保存せずに移動しますか？' })
    await question.getByRole('button', { name: 'このページに残る' }).click()
    await expect(form.getByLabel('職種')).toHaveValue('Webエンジニア')
    await form.getByRole('group', { name: '開始' }).getByLabel('年').selectOption('2021')
    await form.getByRole('group', { name: '開始' }).getByLabel('月').selectOption('04')
    await form.getByRole('checkbox', { name: '現在ここで働いている' }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('region', { name: '職歴' })).toContainText('2021年4月')
    await page.getByRole('link', { name: '編集：Webエンジニア' }).click()
    await page.getByLabel('会社名（任意）').fill('しおかぜ商店')
    await goBack(page)
    await question.getByRole('button', { name: '移動する' }).click()
    await expect(page.getByRole('region', { name: '職歴' })).not.toContainText('しおかぜ商店')
  })

  test('a section is changed in place, undone, and put in order by keys', async ({ page }) => {
    await joinWithTwoJobs(page)
    await open(page, '/en/profile')
    await page.getByRole('link', { name: 'Edit: Team lead' }).click()
    const form = page.getByRole('form', { name: 'Team lead' })
    await expect(form.getByLabel('Job title')).toBeFocused()
    expect(await accessibilityViolations(page)).toEqual([])
    await form.getByLabel('Job title').fill('Shift lead')
    await form.getByRole('checkbox', { name: 'I work here now' }).check()
    await expect(form.getByRole('group', { name: 'To' })).toBeHidden()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(titles(page).first()).toHaveText('Shift lead')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles(page).first()).toHaveText('Team lead')

    await page.getByRole('link', { name: 'Change the order: Experience' }).click()
    await page.getByRole('button', { name: 'Move Team lead' }).press('ArrowDown')
    await expect(page.getByText('Team lead is now 2 of 2')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move Team lead' })).toBeFocused()
    await page.getByRole('link', { name: 'Done', exact: true }).click()
    await expect(titles(page)).toHaveText(['Reservations agent', 'Team lead'])
  })

  test('what is not saved stays typed: no answer, a refusal, an entry that is gone, half a date', async ({
    page,
  }) => {
    await joinWithTwoJobs(page)
    await open(page, '/en/profile')
    await page.getByRole('link', { name: 'Edit: Team lead' }).click()
    const title = page.getByLabel('Job title')
    const text = page.getByLabel('What you did')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await title.fill('Floor lead')
    await text.fill('short')
    // As a browser says that it has no connection.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
    )
    await save.click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
    const isLost = (url: URL) => url.pathname.startsWith('/en/profile')
    await page.route(isLost, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
    )
    await save.click()
    await expect(page.getByText('Network error, please try again later')).toBeVisible()
    await page.unroute(isLost)
    await save.click()
    await expect(text).toHaveAccessibleDescription(/between 10 and 4000/)
    await goBack(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    // As if they had answered the browser that they leave.
    await page.evaluate(() => dispatchEvent(new Event('edits-kept')))
    await reload(page)
    await expect(title).toHaveValue('Floor lead')
    await expect(text).toHaveValue('short')

    await text.fill('Answered 40 chats a day.')
    const { data } = await (await page.request.get('/api-server/jobseeker/me')).json()
    const [{ id }] = data.work_experiences
    await page.request.delete(`/api-server/jobseeker/work-experiences/${id}/delete`)
    await save.click()
    await expect(page.getByText('This entry was deleted meanwhile')).toBeVisible()
    await expect(title).toHaveValue('Floor lead')
    await save.click()
    await expect(titles(page)).toHaveText(['Reservations agent', 'Floor lead'])

    await page.getByRole('link', { name: 'Edit: Basic information' }).click()
    await page.getByLabel('Date of birth').fill('1990-04-01')
    await page.getByLabel('Date of birth').press('Backspace')
    await save.click()
    await expect(page.getByLabel('Date of birth')).toBeFocused()
    await page.getByLabel('Date of birth').fill('1990-04-02')
    await save.click()
    await expect(page.getByRole('region', { name: 'Basic information' })).toContainText('Apr 2, 1990')
  })

  test('one section at a time: typed text is kept, and never lost without a question', async ({ page }) => {
    await joinWithTwoJobs(page)
    await open(page, '/en/profile')
    await page.getByRole('link', { name: 'Edit: Team lead' }).click()
    const title = page.getByLabel('Job title')
    await title.fill('Floor lead')
    await expect(page.getByText(/^Draft kept on this device/)).toBeVisible()
    await page.getByRole('link', { name: 'Edit: Basic information' }).click()
    await expect(page.getByText('Please finish the current editing first.')).toBeVisible()
    await expect(title).toBeFocused()
    // As if they had answered the browser that they leave.
    await page.evaluate(() => dispatchEvent(new Event('edits-kept')))
    await reload(page)
    await expect(title).toHaveValue('Floor lead')
    // The device has it, not this tab alone.
    const other = await page.context().newPage()
    await open(other, new URL(page.url()).pathname + new URL(page.url()).search)
    await expect(other.getByLabel('Job title')).toHaveValue('Floor lead')
    await other.close({ runBeforeUnload: false })
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(title).toHaveValue('Floor lead')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(titles(page).first()).toHaveText('Team lead')
    await page.getByRole('link', { name: 'Edit: Team lead' }).click()
    await expect(title).toHaveValue('Team lead')
    // Whoever signs out leaves nothing typed on the device.
    await title.fill('Floor lead')
    const kept = () => page.evaluate(() => localStorage.getItem('joblane.profile-drafts'))
    await expect.poll(kept).toContain('Floor lead')
    await page.evaluate(() => dispatchEvent(new Event('edits-kept')))
    await forgetSession(page)
    await page.goto('/en/terms')
    await expect.poll(kept).toBe('')
  })

  test('one skill is added after another', async ({ page }) => {
    await register(page)
    await open(page, '/en/profile?add=skills')
    const skill = page.getByLabel('Skill', { exact: true })
    await skill.fill('Zendesk')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByRole('link', { name: 'Edit: Zendesk' })).toBeVisible()
    await expect(skill).toHaveValue('')
    await expect(skill).toBeFocused()
  })

  test('a license is added with its file, in Arabic', async ({ page }) => {
    await register(page)
    await open(page, '/ar/profile?add=licenses')
    await page.getByLabel('الاسم', { exact: true }).fill('محاسب قانوني')
    await page.getByRole('checkbox', { name: 'لا تنتهي صلاحيتها' }).check()
    const file = {
      name: 'شهادة.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    }
    await page.getByLabel('المرفق').setInputFiles(file)
    await page.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByRole('link', { name: 'شهادة.pdf' })).toBeVisible()
    await page.getByRole('link', { name: 'تعديل: محاسب قانوني' }).click()
    // A file that was chosen before does not turn the button into that which saves.
    await page.getByLabel('استبدال المرفق').setInputFiles(file)
    await page.getByRole('button', { name: 'حذف هذا البند' }).click()
    await expect(page.getByRole('link', { name: 'شهادة.pdf' })).toBeHidden()
    await page.getByRole('button', { name: 'تراجع' }).click()
    await expect(page.getByRole('link', { name: 'شهادة.pdf' })).toBeVisible()
  })
})

httpTest(
  'without scripts a skill is added, moved and deleted, and each can be undone',
  async ({ request, baseURL }) => {
    await register({ request })
    const browser = plainBrowser(request, baseURL)
    await browser.open('/en/profile')
    for (const skill of ['Zendesk', 'Live chat']) {
      await browser.follow('Add: Skills')
      browser.fill('Skill', skill)
      await browser.press('Save')
    }
    expect(skillsOn(browser)).toEqual(['Zendesk', 'Live chat'])
    await browser.follow('Change the order: Skills')
    await browser.press('Move up: Live chat')
    await browser.follow('Done')
    expect(skillsOn(browser)).toEqual(['Live chat', 'Zendesk'])
    await browser.follow('Edit: Zendesk')
    await browser.press('Delete this entry')
    expect(skillsOn(browser)).toEqual(['Live chat'])
    await browser.press('Undo')
    expect(skillsOn(browser)).toEqual(['Live chat', 'Zendesk'])
  },
)

/** The items of the section with this heading. */
const skillsOn = (browser: PlainBrowser): string[] =>
  named(browser.page(), 'section')
    .filter((section) => named(section, 'h2').some((heading) => lineIn(heading) === 'Skills'))
    .flatMap((section) => named(section, 'li').map(lineIn))
