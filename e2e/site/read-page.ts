import type { Page } from '@playwright/test'
import { textsOf } from './texts-of.ts'

/** A page as a search engine or a network reads it: its status and head, its headings, its data; no script has run. */
export interface ReadPage {
  /** Where it was found in the end. */
  url: string
  status: number
  redirected: boolean
  lang: string
  dir: string
  titles: string[]
  descriptions: string[]
  headings: string[]
  robots: string[]
  canonicals: string[]
  alternates: Record<string, string>
  openGraph: Record<string, string>
  twitter: Record<string, string>
  /** Texts of the data blocks. */
  data: string[]
  /** Texts of the visible breadcrumbs. */
  crumbs: string[]
  text: string
  /** Each text in the language of the interface, see `texts-of.ts`. */
  texts: string[]
}

export interface Reader {
  read(url: string): Promise<ReadPage>
  text(url: string): Promise<{ status: number; text: string }>
}

/** Reads from within a page of the site, which is opened for that, and each address once. */
export async function createReader(page: Page): Promise<Reader> {
  await page.goto('/robots.txt')
  const known = new Map<string, Promise<ReadPage>>()
  return {
    read: (url) => {
      const reading = known.get(url) ?? readNow(page, url)
      known.set(url, reading)
      return reading
    },
    text: (url) =>
      page.evaluate(async (address) => {
        const answer = await fetch(address, { cache: 'no-store' })
        return { status: answer.status, text: await answer.text() }
      }, url),
  }
}

/** The page stays in the browser, which knows how to read it: some are of a megabyte. */
async function readNow(page: Page, url: string): Promise<ReadPage> {
  const answer = await page.evaluateHandle(async (address) => {
    const response = await fetch(address, { cache: 'no-store' })
    const { url, status, redirected } = response
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return { head: { url, status, redirected }, page }
  }, url)
  const parsed = await answer.getProperty('page')
  const read = {
    ...(await answer.evaluate(({ head }) => head)),
    ...(await parsed.evaluate(summaryOf)),
    texts: await parsed.evaluate(textsOf),
  }
  await Promise.all([answer.dispose(), parsed.dispose()])
  return read
}

/** Runs in the browser. */
function summaryOf(page: Document) {
  const texts = (selector: string) =>
    Array.from(page.querySelectorAll(selector), (element) =>
      (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    )
  const values = (selector: string, attribute: string) =>
    Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '')
  const pairs = (selector: string, name: string, value: string) =>
    Object.fromEntries(
      Array.from(page.querySelectorAll(selector), (element) => [
        element.getAttribute(name) ?? '',
        element.getAttribute(value) ?? '',
      ]),
    )
  const [crumbs] = page.querySelectorAll('nav:has([aria-current="page"]) > ol')
  return {
    lang: page.documentElement.lang,
    dir: page.documentElement.dir,
    titles: texts('title'),
    descriptions: values('meta[name="description"]', 'content'),
    headings: texts('h1'),
    robots: values('meta[name="robots"]', 'content'),
    canonicals: values('link[rel="canonical"]', 'href'),
    alternates: pairs('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
    openGraph: pairs('meta[property^="og:"]', 'property', 'content'),
    twitter: pairs('meta[name^="twitter:"]', 'name', 'content'),
    data: texts('script[type="application/ld+json"]'),
    crumbs: Array.from(crumbs?.children ?? [], (crumb) => (crumb.textContent ?? '').trim()),
    text: (page.body.textContent ?? '').replaceAll(/\s+/g, ' '),
  }
}

/** What a `robots.txt` forbids to all. */
export function robotsRules(text: string): (url: string) => boolean {
  const forbidden = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => patternOf(path))
  return (url) => {
    const { pathname, search } = new URL(url)
    return !forbidden.some((pattern) => pattern.test(pathname + search))
  }
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${source}`)
}

export interface SitemapEntry {
  loc: string
  lastmod: string | null
  alternates: Record<string, string>
}

export const sitemapParts = (index: string): string[] =>
  Array.from(index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g), ([, loc = '']) => loc)

export function sitemapEntries(part: string): SitemapEntry[] {
  return Array.from(part.matchAll(/<url>(.*?)<\/url>/g), ([, entry = '']) => ({
    loc: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null,
    alternates: Object.fromEntries(
      Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, language = '', href = '']) => [
        language,
        href,
      ]),
    ),
  }))
}
