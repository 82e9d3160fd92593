import type { APIRequestContext } from '@playwright/test'
import {
  attributeOf,
  type Element,
  elementsIn,
  isElement,
  lineIn,
  named,
  parsePage,
  textIn,
} from './markup.ts'
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

/** What was read already; pages of several tests name each other. */
export type KnownPages = Map<string, Promise<ReadPage>>

/** Reads each address once. */
export function createReader(
  request: APIRequestContext,
  origin: string | undefined,
  known: KnownPages = new Map(),
): Reader {
  return {
    read: (path) => {
      const { href } = new URL(path, origin)
      const reading = known.get(href) ?? readNow(request, href)
      known.set(href, reading)
      return reading
    },
    text: async (url) => {
      const answer = await request.get(url)
      return { status: answer.status(), text: await answer.text() }
    },
  }
}

async function readNow(request: APIRequestContext, asked: string): Promise<ReadPage> {
  const answer = await request.get(asked)
  const url = answer.url()
  return readMarkup(await answer.text(), { url, status: answer.status(), redirected: url !== asked })
}

export function readMarkup(markup: string, head: Pick<ReadPage, 'url' | 'status' | 'redirected'>): ReadPage {
  const page = parsePage(markup)
  return { ...head, ...summaryOf(page), texts: textsOf(page) }
}

function summaryOf(page: Element): Omit<ReadPage, 'url' | 'status' | 'redirected' | 'texts'> {
  const metas = named(page, 'meta')
  const contents = (isMeant: (name: string) => boolean, attribute: string) =>
    pairs(
      metas.filter((meta) => isMeant(attributeOf(meta, attribute) ?? '')),
      attribute,
      'content',
    )
  const values = (elements: readonly Element[], attribute: string) =>
    elements.map((element) => attributeOf(element, attribute) ?? '')
  const [crumbs] = named(page, 'nav')
    .filter((nav) => elementsIn(nav, (element) => attributeOf(element, 'aria-current') === 'page').length > 0)
    .flatMap((nav) => nav.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'ol'))
  return {
    lang: attributeOf(page, 'lang') ?? '',
    dir: attributeOf(page, 'dir') ?? '',
    titles: named(page, 'title').map(lineIn),
    descriptions: values(named(page, 'meta', { name: 'description' }), 'content'),
    headings: named(page, 'h1').map(lineIn),
    robots: values(named(page, 'meta', { name: 'robots' }), 'content'),
    canonicals: values(named(page, 'link', { rel: 'canonical' }), 'href'),
    alternates: pairs(named(page, 'link', { rel: 'alternate', hreflang: null }), 'hreflang', 'href'),
    openGraph: contents((name) => name.startsWith('og:'), 'property'),
    twitter: contents((name) => name.startsWith('twitter:'), 'name'),
    data: named(page, 'script', { type: 'application/ld+json' }).map(lineIn),
    crumbs: crumbs?.childNodes.filter(isElement).map((crumb) => textIn(crumb).trim()) ?? [],
    text: named(page, 'body').map(lineIn).join(' '),
  }
}

const pairs = (elements: readonly Element[], name: string, value: string): Record<string, string> =>
  Object.fromEntries(
    elements.map((element) => [attributeOf(element, name) ?? '', attributeOf(element, value) ?? '']),
  )

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
