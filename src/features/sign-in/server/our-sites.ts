import type { Viewer } from '#shared/viewer.ts'

/** The two sites of a hand-off. */
export type Site = NonNullable<Viewer['site']>

export const siteOf = ({ site = 'seeker' }: Viewer): Site => site
export const otherSite = (site: Site): Site => (site === 'seeker' ? 'employer' : 'seeker')

/** The page of each site that starts and finishes a hand-off. */
export const HAND_OFF_PATHS = {
  seeker: 'jobseeker-login-redirect',
  employer: 'recruiter-login-redirect',
} as const satisfies Record<Site, string>

/** The page that answers the other site. */
export const GRANT_PATH = 'hand-off'
