import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../site/http-journey.ts'
import { attributeOf, type Element, elementsIn, lineIn, named } from '../site/markup.ts'
import { plainBrowser } from '../site/plain-browser.ts'
import { numberIn } from '../site/search-page.ts'

/** A search as it is served: all of it is links. */
async function searched(request: APIRequestContext, query: string, baseURL: string | undefined) {
  const browser = plainBrowser(request, baseURL)
  await browser.open(`/en/onsite-job?country=PH&query=${query}`)
  return {
    url: browser.url,
    follow: browser.follow,
    text: () => lineIn(browser.page()),
    cards: () => named(browser.page(), 'article').map(lineIn),
    total: () => numberIn(lineIn(elementsIn(browser.page(), isTotal)[0] ?? browser.page())),
    /** The names of the links in the list of what was read. */
    read: () =>
      named(browser.page(), 'ul', { 'aria-label': 'Read in your search' })
        .flatMap((list) => named(list, 'a'))
        .map((link) => attributeOf(link, 'aria-label') ?? lineIn(link)),
  }
}

const isTotal = (element: Element): boolean => /^(No|[\d,]+) jobs?$/.test(lineIn(element))

test('what was read in the query is shown, and each part of it is taken away by a link', async ({
  request,
  baseURL,
}) => {
  const search = await searched(request, 'full%20time%20accountant%20manila', baseURL)
  const [jobType = '', ...others] = search.read()
  expect([jobType, ...others]).toEqual([
    expect.stringMatching(/^Job type: Full-time/),
    expect.stringMatching(/^Place: Manila/),
  ])
  expect(search.cards()[0]).toContain('Manila')
  const both = search.total()
  expect(both).toBeGreaterThan(0)
  await search.follow(jobType)
  expect(search.url()).toMatch(/query=accountant\+manila/)
  expect(search.read()).toEqual([expect.stringMatching(/^Place: Manila/)])
  expect(search.total()).toBeGreaterThanOrEqual(both)
})

test('the search word for word is one link away, and leads back', async ({ request, baseURL }) => {
  const search = await searched(request, 'accountant%20manila', baseURL)
  await search.follow('Search for “accountant manila” word for word')
  expect(search.url()).toContain('literal=1')
  expect(search.text()).toContain('Searched for “accountant manila” word for word.')
  expect(search.read()).toEqual([])
  await search.follow('Read its words as filters')
  expect(search.url()).not.toContain('literal=1')
  expect(search.read()).not.toEqual([])
})

test('a place in another country is searched there, and the page says so', async ({ request, baseURL }) => {
  const search = await searched(request, 'jobs%20in%20tokyo', baseURL)
  expect(search.text()).toContain('Showing jobs in Japan.')
  expect(search.cards()).not.toEqual([])
})
