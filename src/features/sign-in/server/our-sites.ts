import type { Viewer } from '#shared/viewer.ts'

/** The two sites between which people are handed over. */
export type Site = NonNullable<Viewer['site']>

export const siteOf = ({ site = 'seeker' }: Viewer): Site => site
export const otherSite = (site: Site): Site => (site === 'seeker' ? 'employer' : 'seeker')

/** Where one arrives from the other site, or asks it. */
export const HAND_OFF_PATHS = {
  seeker: 'jobseeker-login-redirect',
  employer: 'recruiter-login-redirect',
} as const satisfies Record<Site, string>

/** Where the other site answers. */
export const GRANT_PATH = 'hand-off'
