/** Of the list arrangements. */
export const ON_SITE = 1
export const REMOTE = 3
