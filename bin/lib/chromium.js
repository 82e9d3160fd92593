// The browser of the journeys: Debian's own Chromium, since a test must not depend on a download from another place.

import { find, installFirst } from './debian-packages.js'
import { say } from './run-script.js'

/** Chromium without its windows: it draws the same pages for less (docs/decisions/0046). */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium, installed if that is allowed; undefined if there is none. */
export async function chromium() {
  return find([SHELL]) ?? (await installed()) ?? find(BROWSERS)
}

async function installed() {
  // Where a browser is already, the lists of packages are not fetched for a quicker one.
  const packages = find(BROWSERS) ? [SHELL] : [SHELL, 'chromium']
  say('Installing Chromium for the browser journeys ...')
  await installFirst(packages, { update: !find(BROWSERS) })
  return find([SHELL, ...BROWSERS])
}
