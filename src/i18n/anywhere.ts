/**
 * What is chosen, in the address or before, to look at all countries. Apart from the markets, whose table no browser
 * needs.
 */
export const ANYWHERE = 'all'
