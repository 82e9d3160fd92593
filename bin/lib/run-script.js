// Messages of the scripts at the terminal: whole sentences, no stack traces.

/** Announces a step that takes a moment. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** An error that the user can fix. Ends the script. */
export class Trouble extends Error {}

/** The user stopped the script; there is nothing to explain. */
export class Stopped extends Error {
  constructor(status) {
    super('stopped')
    this.status = status
  }
}

/** Runs a script. It prints an expected error as one sentence, and sets the exit status. */
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

/** The sentence for a known failure, recognised by its output; undefined for an unknown one. */
export function explain(output) {
  return KNOWN_TROUBLES.find(([pattern]) => pattern.test(output))?.[1]
}
