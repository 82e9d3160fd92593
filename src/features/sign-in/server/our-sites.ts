import { ApiError } from '#shared/api-error.ts'
import type { Site as AnySite, Viewer } from '#shared/viewer.ts'

/** The two sites between which people are handed over, and on which they sign in. The operators' console is none of them. */
export type Site = Exclude<AnySite, 'console'>

/** Throws 40004 at the console. */
export function siteOf({ site = 'seeker' }: Viewer): Site {
  if (site === 'console') throw new ApiError(40004)
  return site
}

export const otherSite = (site: Site): Site => (site === 'seeker' ? 'employer' : 'seeker')

/** Where one arrives from the other site, or asks it. */
export const HAND_OFF_PATHS = {
  seeker: 'jobseeker-login-redirect',
  employer: 'recruiter-login-redirect',
} as const satisfies Record<Site, string>

/** Where the other site answers. */
export const GRANT_PATH = 'hand-off'
