/** The address of the service worker; it controls every page below. */
export const WORKER_PATH = '/service-worker.js'
