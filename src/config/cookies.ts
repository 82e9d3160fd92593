/** The cookies that hold a visitor's choices; no session is needed for them. */
export const LANGUAGE_COOKIE = 'joblane_language'
export const COUNTRY_COOKIE = 'joblane_country'

/** `closed`: the visitor does not want the prompt to open the app; a hand-off passes it on between our sites. */
export const APP_PROMPT_COOKIE = 'joblane_app_prompt'

/** How long a choice is remembered. */
export const CHOICE_SECONDS = 30 * 24 * 3600

/**
 * The cookies of sessions: a site reads only its own, since ports share cookies. A guest's cookie does not affect
 * pages.
 */
export const SESSION_COOKIES = {
  seeker: 'seeker_sid',
  employer: 'employer_sid',
  console: 'console_sid',
} as const
export const GUEST_COOKIE = 'guest_sid'
