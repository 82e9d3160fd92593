/** The ids of the list `arrangements`. */
export const ON_SITE = 1
export const HYBRID = 2
export const REMOTE = 3
