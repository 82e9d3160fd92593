import { execFile } from 'node:child_process'
import { join } from 'node:path'

const ENTER = join(import.meta.dirname, 'enter-sandbox.sh')
const NAMESPACES = ['--map-root-user', '--net', '--ipc', '--mount', '--pid', '--fork', '--kill-child']
const UNSHARE = ['unshare', ...NAMESPACES, '--']

/** What every program needs: the libraries of the system, and two devices. */
const SYSTEM = [
  ...['/usr/bin', '/usr/lib', '/usr/lib64', '/lib', '/lib64', '/nix/store', '/etc/ld.so.cache'],
  ...['/dev/null', '/dev/urandom'],
]

/** The programs that make a sandbox are in these. */
export const SANDBOX_PATH = '/usr/bin:/bin:/usr/sbin:/sbin'

/** What the system allows: all of it, no network alone, or nothing. Other systems than Linux allow nothing. */
type Isolation = 'sandbox' | 'network' | 'none'

/** The command in a sandbox, as far as this system allows one. */
export async function isolated(command: readonly string[], paths: readonly string[]): Promise<string[]> {
  const allowed = await isolation()
  if (allowed === 'sandbox') return sandboxed(command, paths)
  return allowed === 'network' ? [...UNSHARE, ...command] : [...command]
}

/**
 * The command without network, without sockets of this machine, and with no files but those at `paths`, which it can
 * only read. All processes that it starts end with it. Linux enforces that, also against compiled code, without root.
 */
export const sandboxed = (command: readonly string[], paths: readonly string[]): string[] => [
  ...[...UNSHARE, '/bin/sh', ENTER],
  ...[...outermost([...paths, ...SYSTEM]), '--', ...command],
]

/** Without those that others contain. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))

let found: Promise<Isolation> | undefined

/** Tried once. Some containers forbid namespaces, and some systems forbid users to mount in them. */
export function isolation(): Promise<Isolation> {
  found ??= tryIsolation()
  return found
}

async function tryIsolation(): Promise<Isolation> {
  if (await succeeds(sandboxed(NOTHING, []))) return 'sandbox'
  return (await succeeds([...UNSHARE, ...NOTHING])) ? 'network' : 'none'
}

const NOTHING = ['/usr/bin/true']

const succeeds = ([program = '', ...words]: readonly string[]): Promise<boolean> =>
  new Promise((done) =>
    execFile(program, words, { timeout: 30_000, env: { PATH: SANDBOX_PATH } }, (error) =>
      done(error === null),
    ),
  )
