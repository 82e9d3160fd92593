import { JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import { WAYS_OUT } from '#config/ways-out.ts'
import { API_PREFIX } from '#shared/call-address.ts'

/**
 * Parameters that only vary a search. Searches for one place or one kind of work may be crawled: they name the landing
 * with the same content as canonical.
 */
const PERMUTATIONS: readonly string[] = [
  ...['query', 'sort', 'page', 'size', 'job', 'filters', 'place'],
  ...jobFilterNames.map((name): JobFilter => JOB_FILTERS[name]).flatMap(permutation),
  // Parameters of the company directory, and of ways to sign in.
  ...['hiring', 'industry', 'financing', 'redirect'],
]

function permutation({ address, isLanding }: JobFilter): string[] {
  return address === null || isLanding === true ? [] : [address]
}

/** Calls, redirects and pages that only lead to signing in. */
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

/** The robots.txt: what crawlers must not fetch, and where the sitemap is. */
export function robotsText(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const parameters = PERMUTATIONS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])
  const lines = [...PATHS, ...parameters, '/*?*,', '/*?*%2C'].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
