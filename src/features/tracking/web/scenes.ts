import { lookUp } from '#shared/look-up.ts'

/** The kind of page at an address below the language. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/?$/, 'home'],
  [/^\/onsite-job\b/, 'search'],
  [/^\/remote-jobs\b/, 'remote'],
  [/^\/web3-jobs\b/, 'web3'],
  [/^\/job\//, 'job_detail'],
  [/^\/my-jobs\b/, 'my_jobs'],
  [/^\/compan(?:y|ies)\/[^/]+/, 'company'],
  [/^\/companies\b/, 'companies'],
]

export function pageOf(pathname: string): string {
  const path = pathname.replace(/^\/[^/]+/, '')
  return PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}

/**
 * Scene codes: the place of a card on the site, by page and sub-page. A list without its own sub-page has the scene of
 * the page.
 */
const SCENES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    recommended: 'home_recommended',
    latest: 'home_latest',
    hot: 'home_hot',
    remote: 'home_remote',
    web3: 'home_web3',
  },
  search: { similar: 'search_similar', nearby: 'search_nearby' },
  job_detail: { similar: 'job_detail_similar', company: 'job_detail_company' },
  company: { jobs: 'company_jobs', remote: 'company_remote_jobs' },
  my_jobs: { saved: 'my_jobs_saved', viewed: 'my_jobs_viewed' },
}

export const sceneOf = (page: string, subPage: string): string =>
  lookUp(lookUp(SCENES, page) ?? {}, subPage) ?? page
