/** How far an application on another site has come, as its owner says. */
export const OUTSIDE_STATES = ['applied', 'replied', 'interview', 'offer', 'closed'] as const
export type OutsideState = (typeof OUTSIDE_STATES)[number]
