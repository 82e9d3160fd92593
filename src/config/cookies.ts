/** The cookies that hold a visitor's choices; no session is needed for them. */
export const LANGUAGE_COOKIE = 'joblane_language'
export const COUNTRY_COOKIE = 'joblane_country'

/** How long a choice is remembered. */
export const CHOICE_SECONDS = 30 * 24 * 3600
