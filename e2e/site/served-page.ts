import { type APIRequestContext, expect } from '@playwright/test'
import { texts as common } from '#i18n/common/en.ts'
import { lineIn, named, parsePage } from './markup.ts'

/** A whole page with a way on, as it is served. */
export async function expectServed(request: APIRequestContext, path: string, status: number) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(status)
  const page = parsePage(await answer.text())
  const heading = named(page, 'h1').map(lineIn).join()
  expect(heading).not.toBe(common['error.server_title'])
  expect(named(page, 'main').flatMap((main) => named(main, 'a'))).not.toHaveLength(0)
  return { page, heading }
}
