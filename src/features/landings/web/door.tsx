/** What other rooms' pages may show of landings. */
export { LandingLinks } from './landing-links.tsx'
export { useLandingCrumbs } from './use-landing-crumbs.ts'
