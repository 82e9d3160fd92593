import { JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import { WAYS_OUT } from '#config/ways-out.ts'
import { API_PREFIX } from '#shared/call-address.ts'

/**
 * Parameters that make of one search many. A search for one place or one kind of work may be read: it says which landing
 * it is the same as.
 */
const PERMUTATIONS: readonly string[] = [
  ...['query', 'sort', 'page', 'size', 'job', 'filters', 'place'],
  ...jobFilterNames.map((name): JobFilter => JOB_FILTERS[name]).flatMap(permutation),
  // Of the directory of companies, and of ways to sign in.
  ...['hiring', 'industry', 'financing', 'redirect'],
]

function permutation({ address, isLanding }: JobFilter): string[] {
  return address === null || isLanding === true ? [] : [address]
}

/** Calls, redirects and what only leads to signing in. */
const PATHS = [
  `${API_PREFIX}/`,
  '/health/',
  `${WAYS_OUT}/`,
  '/jobseeker-login-redirect',
  '/*/jobseeker-login-redirect',
  '/*/change-password',
  '/*.data$',
  '/*.data?',
]

/** What crawlers should leave alone, and where the sitemap is. */
export function robotsText(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const parameters = PERMUTATIONS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])
  const lines = [...PATHS, ...parameters, '/*?*,', '/*?*%2C'].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
