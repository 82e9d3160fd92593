// Programs of Debian that tests use, installed where that needs no password.

import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'
import { run } from './child.js'
import { say } from './run-script.js'

/** Path of the first of some programs; undefined if there is none. */
export function find(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(isExecutable)
}

/** Installs the first of some packages that can be. `update`: fetches the lists of packages before. */
export async function installFirst(packages, { update }) {
  const apt = find(['apt-get'])
  const prefix = apt && (await rootPrefix())
  if (!prefix) return
  const steps = packages.map((name) => ['install', '-y', '--no-install-recommends', name])
  for (const step of update ? [['update'], ...steps] : steps) {
    const [command, ...args] = [...prefix, apt, ...step]
    const { status, output } = await run(command, args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0 && step[0] === 'install') break
    if (status !== 0) say(`apt-get ${step.join(' ')} failed: ${output.trim().split('\n').at(-1)}`)
  }
}

/** The prefix that runs a command as root; undefined if that needs a password. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const sudo = find(['sudo'])
  if (!sudo) return undefined
  const { status } = await run(sudo, ['-n', 'true'], { quiet: true })
  return status === 0 ? [sudo, '-n'] : undefined
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
