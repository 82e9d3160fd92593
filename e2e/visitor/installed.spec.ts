import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { expect, open, test } from '../site/journey.ts'

const manifest = z.object({
  name: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

test('the site can be installed in every language, with icons and shortcuts that lead somewhere', async ({
  page,
  request,
}) => {
  for (const language of LANGUAGES) {
    const answer = await request.get(`/${language}/manifest.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { lang, dir, start_url, icons, shortcuts } = manifest.parse(await answer.json())
    expect([lang, dir, start_url]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr', `/${language}`])
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  }
  await open(page, '/ja')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/ja/manifest.webmanifest')
  const { icons } = manifest.parse(await (await request.get('/ja/manifest.webmanifest')).json())
  const paths = [...icons.map(({ src }) => src), '/apple-touch-icon.png', '/favicon.ico']
  for (const path of paths) {
    const icon = await request.get(path)
    expect([icon.status(), icon.headers()['content-type']], path).toEqual([200, 'image/png'])
  }
  for (const { src, sizes } of icons) {
    const width = await page.evaluate(async (path) => {
      const picture = new Image()
      picture.src = path
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(width, src).toBe(sizes)
  }
})

test('only who looks for it is asked to install, and only where the browser offers it', async ({ page }) => {
  await open(page, '/en')
  const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Install Joblane' })
  await expect(entry).toHaveCount(0)
  const wasTaken = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => document.body.setAttribute('data-asked', '') })
    return !window.dispatchEvent(offer)
  })
  expect(wasTaken).toBe(true)
  await expect(page.locator('body')).not.toHaveAttribute('data-asked')
  await entry.click()
  await expect(page.locator('body')).toHaveAttribute('data-asked')
  await expect(entry).toHaveCount(0)
})
