import { JOB_FILTERS, jobFilterNames } from '#config/job-filters.ts'

/** The searches with a page. */
export type SearchScope = 'local' | 'remote' | 'web3'

/** A search in the words of the calls; values that are not chosen may be absent. */
export type SearchValues = Readonly<Record<string, unknown>>

/** The page of each kind of search. */
const PATHS = { local: 'onsite-job', remote: 'remote-jobs', web3: 'web3-jobs' } as const satisfies Record<
  SearchScope,
  string
>

/** A search of everything has no page of its own. */
export const scopeOf = ({ scope }: SearchValues): SearchScope =>
  scope === 'remote' || scope === 'web3' ? scope : 'local'

/** The page with the jobs of a search, below the language: `onsite-job?query=nurse&country=PH`. */
export const searchPage = (search: SearchValues): string =>
  `${PATHS[scopeOf(search)]}?${addressOf(search).toString().replaceAll('%2C', ',')}`

/** The search as the address of its page: `searchRequest` of the search reads the same from it. */
export function addressOf(search: SearchValues): URLSearchParams {
  const address = new URLSearchParams()
  const put = (name: string, value: unknown) => {
    const text = textOf(value)
    if (text !== '') address.set(name, text)
  }
  put('query', search.query)
  for (const name of jobFilterNames) {
    const { kind, api, address: to } = JOB_FILTERS[name]
    if (kind === 'pay') put(to, payOf(search))
    else if (to !== null) put(to, search[api])
  }
  put('literal', search.literal)
  address.set('country', textOf(search.country) || 'all')
  return address
}

function textOf(value: unknown): string {
  if (value === true) return '1'
  if (value === undefined || value === null || value === false) return ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

function payOf({ salary_from: from, salary_to: to }: SearchValues): string {
  if (from === undefined && to === undefined) return ''
  return `${textOf(from)}-${textOf(to)}`
}
