import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/**
 * Processes that have started and wait for their input: to start one takes longer than to read a small file. One for each
 * program, and it still serves one file alone. It ends when nobody needs it for a while, and with the process that has
 * started it, since its input ends then.
 */

type Child = ChildProcessWithoutNullStreams

interface Spare {
  child: Child
  idle: NodeJS.Timeout
}

const spares = new Map<string, Spare>()
const starting = new Set<string>()

/** The process that waits for the program's next file; null: none. */
export function takeSpare(program: string): Child | null {
  const spare = spares.get(program)
  if (spare === undefined) return null
  spares.delete(program)
  clearTimeout(spare.idle)
  const { child } = spare
  for (const part of [child, ...handlesOf(child)]) part.ref()
  return child.exitCode === null && child.signalCode === null ? child : null
}

/** Starts one unless there is one already. It never throws: without it the next file starts its own. */
export async function keepSpare(
  program: string,
  start: () => Promise<Child>,
  milliseconds: number,
): Promise<void> {
  if (spares.has(program) || starting.has(program)) return
  starting.add(program)
  const child = await start().catch(() => null)
  starting.delete(program)
  if (child === null) return
  const idle = setTimeout(() => {
    spares.delete(program)
    child.kill('SIGKILL')
  }, milliseconds)
  spares.set(program, { child, idle })
  // It must not keep our process alive.
  idle.unref()
  for (const part of [child, ...handlesOf(child)]) part.unref()
  child.once('exit', () => {
    if (spares.get(program)?.child === child) spares.delete(program)
  })
}

interface Handle {
  ref(): void
  unref(): void
}

/** The pipes of a process are sockets, which its type does not say. */
const handlesOf = ({ stdin, stdout, stderr }: Child): Handle[] =>
  [stdin, stdout, stderr].flatMap((stream): Handle[] => (isHandle(stream) ? [stream] : []))

const isHandle = (stream: object): stream is Handle => 'ref' in stream && 'unref' in stream
