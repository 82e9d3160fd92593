import { execFile } from 'node:child_process'

let answer: Promise<boolean> | undefined

/**
 * Whether a process can be started without network here: Linux gives it an empty network of its own, also without root,
 * unless the system forbids that.
 */
export function networkIsShutOff(): Promise<boolean> {
  answer ??= new Promise((done) =>
    execFile('unshare', ['--map-root-user', '--net', '--', 'true'], { timeout: 5000 }, (error) =>
      done(error === null),
    ),
  )
  return answer
}
