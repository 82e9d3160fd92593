import { expect, test } from '@playwright/test'
import { type Reader, type ReadPage, readMarkup } from '../site/read-page.ts'
import { expectIndexable } from './search-engines.ts'
import { expectValidMarkup } from './structured-data.ts'
import { leftoversIn } from './texts.ts'

/** What is read of served pages, over a sound page and over the same with one fault each. */

const URL = 'http://site.test/en/jobs/ph'
const CRUMBS = `{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[
  {"@type":"ListItem","position":1,"name":"Jobs","item":"http://site.test/en/jobs"},
  {"@type":"ListItem","position":2,"name":"Philippines"}]}`
const TEXTS = Array.from({ length: 20 }, (_, index) => `<p>Jobs of kind ${index}</p>`).join('')

const SOUND = `<!doctype html><html lang="en" dir="ltr"><head><title>Jobs in the Philippines</title>
  <meta name="description" content="All open jobs in the Philippines."><link rel="canonical" href="${URL}">
  <link rel="alternate" hreflang="en" href="${URL}"><link rel="alternate" hreflang="x-default" href="${URL}">
  <meta property="og:title" content="Jobs"><meta property="og:url" content="${URL}">
  <script type="application/ld+json">${CRUMBS}</script></head><body><h1>Jobs in the Philippines</h1>
  <nav><ol><li><a href="/en/jobs">Jobs</a></li><li><span aria-current="page">Philippines</span></li></ol></nav>
  <p lang="de">an.other_key ist kein Schlüssel von uns</p>${TEXTS}<button aria-label="Search"></button></body></html>`

const FAULTS = {
  'another language': ['lang="en"', 'lang="tr"'],
  'the other direction': ['dir="ltr"', 'dir="rtl"'],
  'no title': ['<title>Jobs in the Philippines</title>', ''],
  'two titles': ['</title>', '</title><title>Another title</title>'],
  'a title of one word': ['<title>Jobs in the Philippines', '<title>Jobs'],
  'two headings': ['</h1>', '</h1><h1>Another heading</h1>'],
  'no description': ['name="description"', 'name="none"'],
  'no name where it is shared': ['property="og:title"', 'property="og:none"'],
  'another address where it is shared': [
    `"og:url" content="${URL}"`,
    '"og:url" content="http://site.test/en"',
  ],
  'no address of record': ['rel="canonical"', 'rel="none"'],
  'an address of record that is nowhere': [
    `"canonical" href="${URL}"`,
    '"canonical" href="http://site.test/no"',
  ],
  'an address of record although it is left out': [
    '</title>',
    '</title><meta name="robots" content="noindex">',
  ],
  'languages without its own': ['hreflang="en"', 'hreflang="ar"'],
  'no default language': ['hreflang="x-default"', 'hreflang="none"'],
  'breadcrumbs of other data': ['"name":"Philippines"', '"name":"Manila"'],
  'breadcrumbs without data': [CRUMBS, ''],
  'data of two last places': ['"position":2', '"position":1'],
  'a key for a text': ['<p>Jobs of kind 1<', '<p>jobs.empty_title<'],
  'a placeholder in a label': ['aria-label="Search"', 'aria-label="Search {count}"'],
  'markup in a text': ['<p>Jobs of kind 1<', '<p>Jobs &amp;amp; more<'],
  'hardly any text': [TEXTS, ''],
} as const

test('a sound page is passed', async () => {
  expect(await problemsOf(SOUND)).toEqual([])
})

for (const [fault, [from, to]] of Object.entries(FAULTS)) {
  test(`a page is refused for ${fault}`, async () => {
    const markup = SOUND.replace(from, to)
    expect(markup, 'the fault is planted').not.toBe(SOUND)
    expect(await problemsOf(markup)).not.toEqual([])
  })
}

async function problemsOf(markup: string): Promise<string[]> {
  const page = readMarkup(markup, { url: URL, status: 200, redirected: false })
  const data = page.data.filter(Boolean)
  const checks = [
    () => expectIndexable(siteOf(page), () => true, 'landing of a country', 'en', page),
    async () => expectValidMarkup({ ...page, data }),
  ]
  const found = await Promise.allSettled(checks.map((check) => check()))
  return [
    ...found.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : [])),
    ...leftoversIn(page.texts),
  ]
}

/** A site of one page. */
const siteOf = (page: ReadPage): Reader => ({
  read: async (url) => (url === page.url ? page : { ...page, url, status: 404 }),
  text: async () => ({ status: 404, text: '' }),
})
