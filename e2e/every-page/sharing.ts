import type { APIRequestContext } from '@playwright/test'
import { expect } from '../site/journey.ts'
import type { ReadPage } from '../site/read-page.ts'

/** One of them sees each kind of page: together they see all. */
export const SHARED_IN = ['en', 'ja', 'ar'] as const

const LOCALES: Readonly<Record<string, string>> = { en: 'en_US', ja: 'ja_JP', ar: 'ar_AR' }

/** The page shows itself, by name and with a picture, where it is shared. */
export async function expectShareable(
  { url, lang, openGraph, twitter }: ReadPage,
  request: APIRequestContext,
): Promise<void> {
  expect(openGraph, url).toMatchObject({
    'og:title': expect.stringMatching(/./),
    'og:site_name': 'Joblane',
    'og:type': 'website',
    'og:locale': LOCALES[lang],
    'og:image:alt': expect.stringMatching(/./),
    'og:image:width': '1200',
    'og:image:height': '630',
  })
  expect(openGraph['og:url']?.startsWith(`${new URL(url).origin}/`), url).toBe(true)
  expect(twitter['twitter:card'], url).toBe('summary_large_image')
  const picture = await request.get(openGraph['og:image'] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(picture.url()).toBe(openGraph['og:image'])
}
