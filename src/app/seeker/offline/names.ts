import type { Language } from '#config/languages.ts'

/** How many jobs a device stores: the last opened ones. */
export const STORED_JOBS = 50

/**
 * The header of shared pages, which were made for no particular visitor. The service worker stores no page without it,
 * so that a private page is never stored, even if its author forgets to mark it.
 */
export const SHARED_PAGE_HEADER = 'x-shared-page'

/** The list of stored jobs. */
export const offlinePagePath = (language: Language): string => `/${language}/offline`

/** The web app manifest of a language. */
export const manifestPath = (language: Language): string => `/${language}/manifest.webmanifest`
