// Child processes; their signals and exit status are passed on unchanged.
//
// A terminal sends Ctrl-C to every process of its group, and npm sends it once more to its script. So a child in our
// group would receive one key press two or three times and take the second for impatience. So a child that stops by
// itself gets its own group, and each signal from us, once. If we die suddenly (SIGKILL, a closed terminal), the
// channel between us breaks and the child stops itself: see stop-with-parent.js.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from './project.js'
import { Stopped } from './run-script.js'

const SAME_KEY_PRESS_MS = 700
const ORPHAN_CHECK_MS = 500
/**
 * Node keeps modules there as it has compiled them, by the digest of their text: half of each start was compiling.
 * @public bench/pages imports it from the checkout that it measures
 */
export const COMPILED = inProject('node_modules', '.cache', 'joblane', 'compiled')
const STOP_WITH_PARENT = pathToFileURL(inProject('bin', 'lib', 'stop-with-parent.js')).href

/**
 * Runs a long-lived Node script until it ends. The first Ctrl-C or SIGTERM asks it to stop, the second ends it.
 * @returns {Promise<number>} its exit status, 128 + n for signal n
 */
export function serve(node, args, env = {}) {
  const child = spawn(node, ['--import', STOP_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const stopForwarding = forwardSignals(child)
  const watch = process.env.npm_lifecycle_event && stopWithNpm(child)
  return exitStatus(child).finally(() => {
    clearInterval(watch)
    stopForwarding()
  })
}

/**
 * Runs a tool that ends by itself, in our process group: Ctrl-C reaches it without us.
 * @param {{ cwd?: string, env?: object, quiet?: boolean }} options `quiet`: return its output instead of showing it
 * @returns {Promise<{ status: number, output: string }>} `output` is empty unless `quiet`
 * @throws {Stopped} if the user stopped us meanwhile; the tool has ended by then
 */
export async function run(command, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let output = ''
  const collect = (chunk) => {
    output += chunk
  }
  child.stdout?.setEncoding('utf8').on('data', collect)
  child.stderr?.setEncoding('utf8').on('data', collect)
  let stoppedBy
  const onSignal = (signal) => {
    stoppedBy = signal
    if (signal === 'SIGTERM') child.kill(signal)
  }
  const stopListening = listen(['SIGINT', 'SIGTERM'], onSignal)
  const status = await exitStatus(child).finally(stopListening)
  if (stoppedBy) throw new Stopped(128 + constants.signals[stoppedBy])
  return { status, output }
}

function exitStatus(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function forwardSignals(child) {
  let askedAt
  const ask = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      child.kill(signal)
    } else if (Date.now() - askedAt > SAME_KEY_PRESS_MS) {
      endGroup(child.pid)
    }
  }
  return listen(['SIGINT', 'SIGTERM', 'SIGHUP'], ask)
}

/** Returns a function that stops listening. */
function listen(signals, listener) {
  for (const signal of signals) process.on(signal, listener)
  return () => {
    for (const signal of signals) process.off(signal, listener)
  }
}

/** A signal to npm ends the shell between npm and us. We get no signal; only our parent process changes. */
function stopWithNpm(child) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, ORPHAN_CHECK_MS)
  return watch
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
