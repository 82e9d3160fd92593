import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Takes the pictures of the README, each in light and dark. */

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const [executablePath = '', site = ''] = process.argv.slice(2)

const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

interface Picture {
  name: string
  device: BrowserContextOptions
  show(page: Page): Promise<unknown>
}

const PICTURES: Picture[] = [
  {
    name: 'search-en',
    device: { ...DESKTOP, locale: 'en' },
    show: (page) => page.goto('/en/onsite-job?country=SG&query=software%20engineer'),
  },
  {
    name: 'job-ja',
    device: { ...PHONE, locale: 'ja' },
    show: (page) => openCast(page, 'ja', 'JP', '青羽根オンライン'),
  },
  {
    name: 'job-ar',
    device: { ...PHONE, locale: 'ar' },
    show: (page) => openCast(page, 'ar', 'SA', 'واحة النور للتقنية'),
  },
]

const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const picture of PICTURES)
    for (const colorScheme of ['light', 'dark'] as const) await take(browser, picture, colorScheme)
} finally {
  await browser.close()
}

async function take(from: Browser, { name, device, show }: Picture, colorScheme: 'light' | 'dark') {
  const context = await from.newContext({ ...device, colorScheme, baseURL: site, serviceWorkers: 'block' })
  const page = await context.newPage()
  await show(page)
  await page.waitForLoadState('networkidle')
  const file = join(FOLDER, `${name}-${colorScheme}.webp`)
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file)
  console.log(`${file}: ${Math.ceil(size / 1024)} KB`)
  await context.close()
}

/** The newest job of a company of the cast. */
async function openCast(page: Page, language: string, country: string, company: string): Promise<void> {
  await page.goto(`/${language}/onsite-job?country=${country}&query=${encodeURIComponent(company)}`)
  await page.getByRole('main').locator('a[href*="/job/"]').first().click()
  await page.locator('h1').waitFor()
}
