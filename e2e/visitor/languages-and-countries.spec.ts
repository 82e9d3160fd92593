import { LANGUAGES } from '#config/languages.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { castPath, expect, open, type Page, reload, test } from '../site/journey.ts'
import { attributeOf, lineIn, named, parsePage } from '../site/markup.ts'
import { SearchPage } from '../site/search-page.ts'

const FRONT_DOORS = [
  ['ja', '/ja'],
  ['zh-HK,zh;q=0.9', '/zh-TW'],
  ['zh-Hans-SG', '/zh-CN'],
  ['id-ID,en;q=0.5', '/id'],
  ['pt-BR', '/pt'],
  ['fr;q=0.9,ar-SA;q=0.8', '/ar'],
  ['fr', '/en'],
] as const

for (const [wish, home] of FRONT_DOORS) {
  httpTest(`the front door leads a browser that wishes ${wish} to ${home}`, async ({ request }) => {
    const answer = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': wish } })
    expect([answer.status(), answer.headers().location]).toEqual([302, home])
    expect(answer.headers().vary).toMatch(/accept-language/i)
  })
}

test('another language is the same page with the same search, and is remembered', async ({ page }) => {
  await open(page, '/en/onsite-job?query=accountant&sort=1')
  await switcher(page).click()
  await page.getByRole('link', { name: '日本語' }).first().click()
  await expect(page).toHaveURL(/\/ja\/onsite-job\?query=accountant&sort=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('combobox').first()).toHaveValue('accountant')
  await page.goto('/')
  await expect(page).toHaveURL(/\/ja$/)
})

httpTest('every language is offered in its own name and speaks it', async ({ request }) => {
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const page = parsePage(await (await request.get(`/${language}`)).text())
    expect(attributeOf(page, 'lang')).toBe(language)
    const current = named(page, 'footer')
      .flatMap((footer) => named(footer, 'a', { hreflang: null, 'aria-current': 'true' }))
      .map((link) => attributeOf(link, 'hreflang'))
    expect(current).toEqual([language])
    titles.add(named(page, 'h1').map(lineIn).join())
  }
  expect(titles.size).toBe(LANGUAGES.length)
})

test('Arabic is mirrored', async ({ page }) => {
  const middle = 1440 / 2
  await open(page, '/en')
  expect(await middleOf(page)).toBeLessThan(middle)
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
  await open(page, '/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  expect(await middleOf(page)).toBeGreaterThan(middle)
})

test('another country keeps the words, drops the place, and is remembered', async ({ page }) => {
  await open(page, '/en/onsite-job?query=manager&location=1701668')
  const search = new SearchPage(page)
  await expect(switcher(page)).toContainText('Philippines')
  await switcher(page).click()
  await page.getByRole('link', { name: 'Singapore', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job\?query=manager&country=SG$/)
  await expect(search.what).toHaveValue('manager')
  await expect(search.cards.first()).toContainText('Singapore')
  await open(page, '/en/onsite-job')
  await expect(switcher(page)).toContainText('Singapore')
  await expect(search.cards.first()).toContainText('Singapore')
  await reload(page)
  await expect(switcher(page)).toContainText('Singapore')
})

test('all countries together have more jobs than one, and the choice lasts', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const search = new SearchPage(page)
  const here = await search.total()
  await switcher(page).click()
  await page.getByRole('link', { name: 'All countries' }).click()
  await expect(page).toHaveURL(/[?&]country=all/)
  await expect.poll(() => search.total()).toBeGreaterThan(here)
  await open(page, '/en')
  await expect(switcher(page)).toContainText('All countries')
})

test('a job page in another language is the same job', async ({ page }) => {
  await open(page, castPath('open-manila'))
  await switcher(page).click()
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es\/job\/accountant-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant')
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveAttribute('lang', 'en')
})

httpTest('search engines find a page in all languages', async ({ request }) => {
  const page = parsePage(await (await request.get('/tr/remote-jobs')).text())
  const alternates = named(page, 'link', { rel: 'alternate', hreflang: null })
  expect(alternates).toHaveLength(LANGUAGES.length + 1)
  const [japanese] = alternates.filter((link) => attributeOf(link, 'hreflang') === 'ja')
  expect(japanese && attributeOf(japanese, 'href')).toMatch(/^http.*\/ja\/remote-jobs$/)
})

const switcher = (page: Page) => page.locator('summary', { hasText: 'Country and language' })

/** Where the logo's middle is, in pixels from the left. */
async function middleOf(page: Page): Promise<number> {
  const box = await page.getByRole('banner').getByRole('link', { name: 'Joblane' }).boundingBox()
  return box === null ? Number.NaN : box.x + box.width / 2
}
