import type { Language } from '#config/languages.ts'

/** How many jobs are kept on a device: those opened last. */
export const KEPT_JOBS = 50

/** Where the service worker is; it looks after every page below. */
export const WORKER_PATH = '/service-worker.js'

/**
 * Stands on answers that were made for nobody in particular. The service worker keeps no page without it, so that a page
 * of somebody's own is not kept even if whoever makes it forgets to say so.
 */
export const SHARED_PAGE_HEADER = 'x-shared-page'

/** The list of kept jobs. */
export const offlinePagePath = (language: Language): string => `/${language}/offline`

/** What the browser installs, in a language. */
export const manifestPath = (language: Language): string => `/${language}/manifest.webmanifest`
