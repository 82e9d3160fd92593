/** The public widgets of this room for other rooms' pages. */
export { LandingLinks } from './landing-links.tsx'
export { useLandingCrumbs } from './use-landing-crumbs.ts'
