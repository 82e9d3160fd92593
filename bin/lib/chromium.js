// The browser of the journeys: Debian's own Chromium, since a test must not depend on a download from another place.

import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'
import { run } from './child.js'
import { say } from './run-script.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium, installed if that is allowed; undefined if there is none. */
export async function chromium() {
  const present = find(NAMES)
  if (present) return present
  const apt = find(['apt-get'])
  const prefix = await rootPrefix()
  if (apt && prefix) {
    say('Installing Chromium for the browser journeys ...')
    const steps = [
      [apt, 'update'],
      [apt, 'install', '-y', '--no-install-recommends', 'chromium'],
    ]
    for (const step of steps) {
      const [command, ...args] = [...prefix, ...step]
      const { status, output } = await run(command, args, {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
      if (status !== 0) say(`${step.join(' ')} failed: ${output.trim().split('\n').at(-1)}`)
    }
  }
  return find(NAMES)
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
