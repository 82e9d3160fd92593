/**
 * The choice of all countries, in the address or remembered. It is separate from the markets, whose table no browser
 * needs.
 */
export const ANYWHERE = 'all'
