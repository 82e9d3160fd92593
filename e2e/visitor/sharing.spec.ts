import { z } from 'zod'
import { expect, test } from '../site/http-journey.ts'
import { castPath } from '../site/journey.ts'
import { attributeOf, elementsIn, named, parsePage, textIn } from '../site/markup.ts'

/** What programs are told of a posting: they read pages as they come. */

test('an open job is described to search engines by the words of its page', async ({ request }) => {
  const answer = await request.get(castPath('open-manila'))
  const page = parsePage(await answer.text())
  const posting = dataOf(page).find(isPosting)
  const [heading] = named(page, 'h1')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: heading && textIn(heading),
    jobLocation: { address: { addressCountry: 'PH' } },
    baseSalary: { currency: 'PHP', value: { minValue: 32_000, maxValue: 42_000, unitText: 'MONTH' } },
    url: answer.url(),
  })
  const { description } = z.object({ description: z.string() }).parse(posting)
  const [shown] = elementsIn(page, (element) => attributeOf(element, 'class')?.includes('posting') === true)
  expect(lettersIn(parsePage(description)).length).toBeGreaterThan(100)
  expect(shown && lettersIn(shown)).toBe(lettersIn(parsePage(description)))
})

test('nothing is said of it in another language, nor of one that is closed or on hold', async ({
  request,
}) => {
  for (const path of [
    castPath('open-manila', 'ja'),
    castPath('closed-manila'),
    castPath('on-hold-manila'),
    '/en/onsite-job',
  ]) {
    const page = parsePage(await (await request.get(path)).text())
    expect(named(page, 'h1').length, path).toBe(1)
    expect(dataOf(page).filter(isPosting), path).toEqual([])
  }
  expect((await request.get(castPath('closed-manila'))).status()).toBe(410)
})

const isPosting = (data: unknown): boolean => JSON.stringify(data).includes('"JobPosting"')

const dataOf = (page: ReturnType<typeof parsePage>): unknown[] =>
  named(page, 'script', { type: 'application/ld+json' }).map((script): unknown => JSON.parse(textIn(script)))

const lettersIn = (element: ReturnType<typeof parsePage>): string => textIn(element).replaceAll(/\s/g, '')
