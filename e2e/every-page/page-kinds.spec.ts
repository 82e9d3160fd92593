import { pagesOf, type SitePage } from '#features/pages-of-site.ts'
import { expect, test } from '../site/journey.ts'

/** What must hold on every page is shown for every kind of page; so each page of the site has kinds, or says why not. */

test('every page of the site is of a kind that is looked at', () => {
  expect(pagesWithoutKind(pagesOf('seeker'))).toEqual([])
})

test('a page that was forgotten is found', () => {
  expect(pagesWithoutKind([{ id: 'forgotten' }])).toEqual(['forgotten'])
})

function pagesWithoutKind(pages: readonly Pick<SitePage, 'id' | 'kinds' | 'notSeen'>[]): string[] {
  return pages.flatMap(({ id, kinds = {}, notSeen }) =>
    Object.keys(kinds).length > 0 || notSeen !== undefined ? [] : [id],
  )
}
