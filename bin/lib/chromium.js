// The browser of the journeys: Debian's own Chromium, since a test must not depend on a download from another place.

import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'
import { run } from './child.js'
import { say } from './run-script.js'

/** Chromium without its windows: it draws the same pages for less (docs/decisions/0046). */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium, installed if that is allowed; undefined if there is none. */
export async function chromium() {
  return find([SHELL]) ?? (await installed()) ?? find(BROWSERS)
}

async function installed() {
  const apt = find(['apt-get'])
  const prefix = apt && (await rootPrefix())
  if (!prefix) return undefined
  const steps = (...packages) => packages.map((name) => ['install', '-y', '--no-install-recommends', name])
  // Where a browser is already, the lists of packages are not fetched for a quicker one.
  const tries = find(BROWSERS) ? steps(SHELL) : [['update'], ...steps(SHELL, 'chromium')]
  say('Installing Chromium for the browser journeys ...')
  for (const step of tries) {
    const [command, ...args] = [...prefix, apt, ...step]
    const { status, output } = await run(command, args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0 && step[0] === 'install') break
    if (status !== 0) say(`apt-get ${step.join(' ')} failed: ${output.trim().split('\n').at(-1)}`)
  }
  return find([SHELL, ...BROWSERS])
}

/** The prefix that runs a command as root; undefined if that needs a password. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const sudo = find(['sudo'])
  if (!sudo) return undefined
  const { status } = await run(sudo, ['-n', 'true'], { quiet: true })
  return status === 0 ? [sudo, '-n'] : undefined
}

function find(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
