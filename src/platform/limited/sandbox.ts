import { execFile } from 'node:child_process'
import { join } from 'node:path'

const ENTER = join(import.meta.dirname, 'enter-sandbox.sh')
const NAMESPACES = ['--map-root-user', '--net', '--ipc', '--mount', '--pid', '--fork', '--kill-child']

/** What every program needs: the libraries of the system, and two devices. */
const SYSTEM = [
  ...['/usr/bin', '/usr/lib', '/usr/lib64', '/lib', '/lib64', '/nix/store', '/etc/ld.so.cache'],
  ...['/dev/null', '/dev/urandom'],
]

/** The programs that make a sandbox are in these. */
export const SANDBOX_PATH = '/usr/bin:/bin:/usr/sbin:/sbin'

/**
 * The command in a sandbox: without network, without sockets of this machine, and with no files but those at `paths`,
 * which it can only read. All processes that it starts end with it. Linux enforces that, also against compiled code,
 * without root; call it where `canSandbox`.
 */
export const sandboxed = (command: readonly string[], paths: readonly string[]): string[] => [
  ...['unshare', ...NAMESPACES, '--', '/bin/sh', ENTER],
  ...[...outermost([...paths, ...SYSTEM]), '--', ...command],
]

/** Without those that others contain. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))

let answer: Promise<boolean> | undefined

/** Whether there are sandboxes on this machine: other systems have none, and some containers forbid them. */
export function canSandbox(): Promise<boolean> {
  const [program = '', ...words] = sandboxed(['/usr/bin/true'], [])
  const env = { PATH: SANDBOX_PATH }
  answer ??= new Promise((done) =>
    execFile(program, words, { timeout: 30_000, env }, (error) => done(error === null)),
  )
  return answer
}
