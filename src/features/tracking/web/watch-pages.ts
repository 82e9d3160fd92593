import { onceASession } from './once-a-session.ts'
import type { Reports } from './reports.ts'
import { pageOf } from './scenes.ts'

const SEARCHES: ReadonlySet<string> = new Set(['search', 'remote', 'web3'])

/** Reports each page that is opened, and each search that has results. */
export function watchPages(reports: Reports): () => void {
  const isNew = onceASession('joblane_searched')
  let path = ''
  return () => {
    const page = pageOf(location.pathname)
    if (location.pathname !== path) {
      path = location.pathname
      reports.pageView(page)
    }
    const address = new URLSearchParams(location.search)
    const query = address.get('query')?.trim() ?? ''
    if (query === '' || !SEARCHES.has(page) || document.querySelector('[data-query] [data-job]') === null)
      return
    if (isNew(`${page} ${query}`)) reports.search({ page, query, titleId: onlyTitle(address) })
  }
}

/** The title filter of the search, if it has exactly one. */
function onlyTitle(address: URLSearchParams): number | null {
  const id = Number(address.get('functionTitles'))
  return Number.isInteger(id) && id > 0 ? id : null
}
