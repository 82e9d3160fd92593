/**
 * What browsers get instead of the service worker when it is switched off (SERVICE_WORKER=off), and in development: it
 * forgets everything that was kept and goes. Browsers ask for the worker with each visit, so it reaches them at once.
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
