import { COMPANY_FILTERS, companyFilterNames } from '#config/company-filters.ts'
import { EXTERNAL_REDIRECTS } from '#config/external-redirects.ts'
import { JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import { API_PREFIX } from '#shared/call-address.ts'

const FILTERS: readonly Pick<JobFilter, 'address' | 'isLanding'>[] = [
  ...jobFilterNames.map((name) => JOB_FILTERS[name]),
  ...companyFilterNames.map((name) => COMPANY_FILTERS[name]),
]

/** Searches for one place or one kind of work may be crawled: they name the landing with the same content as canonical. */
const LANDINGS = new Set(FILTERS.filter(({ isLanding }) => isLanding).map(({ address }) => address))

/** Parameters that only vary a search. */
const PERMUTATIONS: ReadonlySet<string> = new Set([
  ...['query', 'sort', 'page', 'size', 'job', 'filters', 'place'],
  ...FILTERS.flatMap(({ address }) => (address === null || LANDINGS.has(address) ? [] : address)),
  // Of ways to sign in.
  'redirect',
])

/** Calls, redirects, and the data of pages. */
const PATHS = [`${API_PREFIX}/`, '/health/', `${EXTERNAL_REDIRECTS}/`, '/*.data$', '/*.data?']

/**
 * The robots.txt: what crawlers must not fetch, and where the sitemap is.
 * @param pages paths below the language that crawlers must not fetch
 */
export function robotsText(origin: string, isIndexed: boolean, pages: readonly string[]): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const parameters = [...PERMUTATIONS].flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])
  const lines = [
    ...PATHS,
    ...pages.flatMap((page) => [`/${page}`, `/*/${page}`]),
    ...parameters,
    '/*?*,',
    '/*?*%2C',
  ].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
