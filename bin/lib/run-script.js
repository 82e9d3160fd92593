// What the scripts tell the person at the terminal: whole sentences, no stack traces.

/** A step that takes a moment. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** Something the person can put right. Ends the script. */
export class Trouble extends Error {}

/** Someone stopped us; nothing to explain. */
export class Stopped extends Error {
  constructor(status) {
    super('stopped')
    this.status = status
  }
}

/** Runs a script; what went wrong in a foreseen way is one sentence, and the exit status tells. */
export async function runScript(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    process.exitCode = error instanceof Stopped ? error.status : 1
    if (error instanceof Stopped) return
    const sentence = error instanceof Trouble ? error.message : explain(error.code ?? '')
    if (!sentence) throw error
    process.stderr.write(`${sentence}\n`)
  }
}

const KNOWN_TROUBLES = [
  [
    /ENOSPC|No space left on device/,
    'The disk is full: free about 2 GB where the project lies and start again.',
  ],
  [
    /EACCES|EPERM|Permission denied/,
    'This user may not write in the project folder: give it to the user who starts it, or start as the user who owns it.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ECONNRESET|network/i,
    'The packages could not be fetched: the first start needs a connection to the npm registry.',
  ],
]

/** The sentence for a failure whose output we hold, or undefined where we know no better than that output. */
export function explain(output) {
  return KNOWN_TROUBLES.find(([pattern]) => pattern.test(output))?.[1]
}
