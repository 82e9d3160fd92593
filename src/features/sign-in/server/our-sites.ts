import { ApiError } from '#shared/api-error.ts'
import type { Site as AnySite, Viewer } from '#shared/viewer.ts'

/** The two sites of a hand-off. People sign in on both; the operators' console is not one of them. */
export type Site = Exclude<AnySite, 'console'>

/** Throws 40004 at the console. */
export function siteOf({ site = 'seeker' }: Viewer): Site {
  if (site === 'console') throw new ApiError(40004)
  return site
}

export const otherSite = (site: Site): Site => (site === 'seeker' ? 'employer' : 'seeker')

/** The page of each site that starts and finishes a hand-off. */
export const HAND_OFF_PATHS = {
  seeker: 'jobseeker-login-redirect',
  employer: 'recruiter-login-redirect',
} as const satisfies Record<Site, string>

/** The page that answers the other site. */
export const GRANT_PATH = 'hand-off'
