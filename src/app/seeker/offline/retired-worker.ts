/**
 * Replaces the service worker when it is switched off (SERVICE_WORKER=off), and in development: it deletes everything
 * that was stored and unregisters itself. Browsers request the worker at each visit, so they get it at once.
 */
export const RETIRED_WORKER = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('joblane-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
