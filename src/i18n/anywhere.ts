/** What is chosen, in the address or before, to look at all countries; apart, since browsers need no table of markets for it. */
export const ANYWHERE = 'all'
