import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

export type LimitedWork = (
  task: unknown,
  input: Buffer,
) => Promise<{ value: unknown; blocks?: readonly Uint8Array[] }>

/**
 * Inside a limited process: reads the task and the bytes, and writes the answer of `work`. Its program has no schemas of
 * answers, which the site checks: to load the library takes as long as all else at a start.
 */
export async function answerLimited(work: LimitedWork): Promise<void> {
  const given = await buffer(process.stdin)
  const length = given.readUInt32BE(0)
  const task: unknown = JSON.parse(given.subarray(4, 4 + length).toString('utf8'))
  const { value, blocks = [] } = await work(task, given.subarray(4 + length))
  for (const bytes of [Buffer.from(JSON.stringify(value)), ...blocks]) {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes.length)
    write(head)
    write(bytes)
  }
}

/** To the end, although a pipe takes only so much at once. */
function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
  }
}
