import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createLanes, HEAVY_LANES } from '../lanes.ts'
import { compiledProgram } from './compiled-program.ts'
import { usageOf } from './process-usage.ts'
import { isolated, isolation, SANDBOX_PATH } from './sandbox.ts'
import { keepSpare, takeSpare } from './spare-processes.ts'

/**
 * Runs a program on the bytes of a stranger, in a process of its own: files are decoded and parsed there, since their
 * decoders have bugs. The process gets the bytes on its input and answers on its output. It has no settings and no
 * secrets of ours, can read only our program and its packages, cannot write files or start programs, and ends after a
 * time or beyond a size of memory. What is enforced by whom, and what is not: docs/decisions/0042.
 */
export interface LimitedRun {
  /** A module that calls `answerLimited`. */
  program: string
  input: Uint8Array
  /** What the program is told beside the bytes. */
  task: unknown
  limits?: Partial<Limits>
  /** Of Node, beside ours. */
  flags?: readonly string[]
  /** How long a process is kept ready after a run, so that the next file need not wait for a start. Absent: none is. */
  spareMilliseconds?: number
}

export interface Limits {
  /** Of a processor. By the clock it may take twice as long: a busy machine must not refuse harmless files. */
  milliseconds: number
  /** Memory that the process really uses. */
  megabytes: number
}

/** What the program answered: a value and blocks of bytes. */
export interface LimitedAnswer {
  value: unknown
  blocks: Buffer[]
}

/** The program has used too much time or memory, or has crashed. */
export class LimitedFailure extends Error {
  readonly reason: 'time' | 'memory' | 'crash'

  constructor(reason: LimitedFailure['reason'], detail = '') {
    super(`A limited process ended: ${reason}${detail && ` (${detail})`}`)
    this.reason = reason
  }
}

const DEFAULT_LIMITS: Limits = { milliseconds: 20_000, megabytes: 512 }

const lanes = createLanes({ lanes: HEAVY_LANES, mostWaiting: 20, retryAfterSeconds: 10, rest: 1 })

/** Throws `LimitedFailure`, or 40006 if too many wait already. */
export function runLimited(run: LimitedRun): Promise<LimitedAnswer> {
  return lanes.run(() => runNow(run))
}

async function runNow(run: LimitedRun): Promise<LimitedAnswer> {
  const { program, spareMilliseconds } = run
  const limits = { ...DEFAULT_LIMITS, ...run.limits }
  const startOne = () => start(run, limits)
  if (spareMilliseconds === undefined) return answerOf(await startOne(), run, limits)
  try {
    return await answerOf(takeSpare(program) ?? (await startOne()), run, limits)
  } finally {
    void keepSpare(program, startOne, spareMilliseconds)
  }
}

async function answerOf(
  child: ChildProcessWithoutNullStreams,
  { input, task }: LimitedRun,
  limits: Limits,
): Promise<LimitedAnswer> {
  const guard = guardOf(child, limits)
  const end = () => child.kill('SIGKILL')
  const said = bytesOf(child.stderr, MOST_WORDS, end)
  const answered = bytesOf(child.stdout, MOST_ANSWER, end)
  const ended = new Promise<number | null>((done) => child.once('close', done))
  // A process that ends early does not read its input to the end: its answer says why.
  child.stdin.on('error', () => undefined)
  child.stdin.write(frameOf(Buffer.from(JSON.stringify(task))))
  child.stdin.end(input)
  try {
    const code = await ended
    if (guard.broken !== null) throw new LimitedFailure(guard.broken)
    const answer = code === 0 ? answerIn(await answered) : null
    const words = (await said).toString('utf8')
    if (answer !== null) return answer
    throw new LimitedFailure(OUT_OF_MEMORY.test(words) ? 'memory' : 'crash', words.slice(-500))
  } finally {
    guard.stop()
  }
}

/** As V8, C++ and Node say it. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed|failed to allocate/i

/** Bytes of an answer; a program that says more has been taken over. */
const MOST_ANSWER = 64 * 1024 * 1024
const MOST_WORDS = 16 * 1024

async function bytesOf(stream: Readable, most: number, end: () => void): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length <= most) parts.push(part)
    else end()
  }
  return Buffer.concat(parts)
}

const PROJECT = resolve(import.meta.dirname, '../../..')

const inProject = (path: string): string => join(PROJECT, path)

/** What a program may read beside its own folder: ours, and its packages. */
const READABLE = ['package.json', 'node_modules', 'src/platform', 'src/shared', 'src/config', 'src/i18n'].map(
  inProject,
)

/** What a sandbox has: each further path costs time at each start. */
const IN_SANDBOX = [process.execPath, ...['package.json', 'node_modules', 'src'].map(inProject)]

/** Megabytes that Node reserves for itself: it writes to less than a fifth of them. */
const RESERVED_BY_NODE = 768

/** Limits that the system enforces on a process and all it starts; not every system knows each of them. */
const systemLimits = ({ megabytes }: Limits) => [
  // Seconds of computing.
  'ulimit -t 60',
  // Kilobytes of writable memory: this holds also between two looks of the parent.
  `ulimit -d ${(megabytes + RESERVED_BY_NODE) * 1024}`,
  // No picture of the memory is left behind.
  'ulimit -c 0',
  'ulimit -n 64',
]

/** A sandbox says so itself: it writes the table of its mounts before. */
const WRITES_NO_FILES = 'ulimit -f 0'

async function start({ program, flags = [] }: LimitedRun, limits: Limits) {
  const hasSandbox = (await isolation()) === 'sandbox'
  const compiled = hasSandbox ? compiledProgram(program, flags) : null
  const node = [
    process.execPath,
    '--permission',
    // The picture library is compiled code.
    '--allow-addons',
    ...[...READABLE, dirname(program)].map((path) => `--allow-fs-read=${path}`),
    ...(compiled === null ? [] : [`--allow-fs-write=${compiled}`]),
    `--max-old-space-size=${Math.ceil(limits.megabytes / 2)}`,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    ...flags,
    program,
  ]
  const command = await isolated(node, IN_SANDBOX)
  const all = [...systemLimits(limits), ...(hasSandbox ? [] : [WRITES_NO_FILES])]
  const ulimits = all.map((limit) => `${limit} 2>/dev/null`)
  const child = spawn('/bin/sh', ['-c', `${ulimits.join('; ')}; exec "$@"`, 'sh', ...command], {
    cwd: PROJECT,
    // Nothing of ours: settings hold secrets.
    env: {
      ...{ PATH: SANDBOX_PATH, MALLOC_ARENA_MAX: '2', VIPS_DISC_THRESHOLD: '2g' },
      ...(compiled !== null && { NODE_COMPILE_CACHE: compiled }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  yieldToSite(child.pid)
  return child
}

/**
 * A third of the weight of the site, where both want the processor: whoever sends a file waits anyway. Much less, and a
 * busy machine would let harmless files run out of their time.
 */
const NICENESS = 5

/** Its processes and threads inherit it. */
function yieldToSite(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It has ended already, or this system does not allow it.
  }
}

const CHECK_MS = 50

/** Ends the process when it breaks a limit, and says which. */
function guardOf(child: ChildProcess, { milliseconds, megabytes }: Limits) {
  const guard: { broken: 'time' | 'memory' | null; stop(): void } = {
    broken: null,
    stop() {
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
    },
  }
  const end = (reason: 'time' | 'memory') => {
    guard.broken ??= reason
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('time'), 2 * milliseconds)
  const watch = setInterval(async () => {
    const used = await usageOf(child.pid)
    if (used.megabytes > megabytes) end('memory')
    if (used.milliseconds > milliseconds) end('time')
  }, CHECK_MS)
  return guard
}

/** The length in four bytes, then the bytes. */
function frameOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** The first frame is JSON, all others are blocks of bytes; null for anything else. */
function answerIn(output: Buffer): LimitedAnswer | null {
  const frames: Buffer[] = []
  for (let at = 0; at < output.length; ) {
    if (at + 4 > output.length) return null
    const end = at + 4 + output.readUInt32BE(at)
    if (end > output.length) return null
    frames.push(output.subarray(at + 4, end))
    at = end
  }
  const [first, ...blocks] = frames
  const value = first === undefined ? undefined : jsonIn(first)
  return value === undefined ? null : { value, blocks }
}

/** Undefined for what is no JSON. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
