// Checks for problems that would fail a start later, before the long steps.

import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { ROOT } from './project.js'
import { Trouble } from './run-script.js'

const NEEDED_BYTES = 1_000_000_000
const DEFAULT_PORT = 3000

/**
 * Throws a sentence if the site could not be served: no right to write, no space, or the port is taken.
 * @param {{ takesPort?: boolean }} options a worker needs none
 */
export async function preflight(env = process.env, { takesPort = true } = {}) {
  const data = nearestExisting(resolve(ROOT, env.JOBLANE_DATA || 'data'))
  mayWrite(data)
  hasRoom(data)
  if (takesPort) await isFree(Number(env.PORT || DEFAULT_PORT), env.HOST || '127.0.0.1')
}

function nearestExisting(path) {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Trouble(
      `You may not write in ${folder}: start as the user who owns that folder, or set JOBLANE_DATA to a folder of yours.`,
    )
  }
}

function hasRoom(folder) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= NEEDED_BYTES) return
  throw new Trouble(`The disk that holds ${folder} is nearly full: please free about 1 GB and start again.`)
}

function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }) => {
      const sentence = SENTENCES[code]
      if (sentence) reject(new Trouble(sentence(port)))
      else resolve()
    })
    // The check of the configuration reports an invalid number.
    if (!(port >= 0 && port <= 65_535)) return resolve()
    probe.listen(port, host, () => probe.close(resolve))
  })
}

const SENTENCES = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`,
  EACCES: (port) =>
    `This user may not listen on port ${port}: choose one above 1023, such as PORT=3000 npm start.`,
}
