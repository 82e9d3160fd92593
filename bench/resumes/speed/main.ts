/**
 * node bench/resumes/speed/main.ts: how long four pages take to read, with a process that has to start and with one that waits
 * for its file, by turns. README.md above has the results.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createResumeMaker } from '#features/resumes/server/making/resume-maker.ts'
import { sampleOf } from '#features/resumes/server/making/sample-document.ts'
import { readLinesAnswer } from '#features/resumes/server/reading/lines/line.ts'
import { resumeOf } from '#features/resumes/server/reading/read-resume.ts'
import { runLimited } from '#platform/limited/limited-process.ts'
import { spreadOf, spreadText } from '../../measure.ts'

const ROUNDS = 20
const PAGES = 4
const program = join(
  import.meta.dirname,
  '../../../src/features/resumes/server/reading/read-lines-process.ts',
)

// The thread of the maker does not keep this process alive.
const alive = setInterval(() => undefined, 1000)
const input = await fourPages()
const cold: number[] = []
const warm: number[] = []
const understanding: number[] = []
const before = childrenMs()
for (let round = 0; round < ROUNDS; round++) {
  cold.push(await read(undefined))
  // It leaves a process behind, which has started by the next one.
  await read(60_000)
  await setTimeout(3000)
  warm.push(await read(60_000))
  await setTimeout(3000)
  await read(1)
}
const reads = 4 * ROUNDS
console.info(`${PAGES} pages, ${ROUNDS} rounds, ms by the clock from the file to the fields`)
console.info(`the process starts with the file: ${spreadText(spreadOf(cold))}`)
console.info(`the process waits for the file:   ${spreadText(spreadOf(warm))}`)
console.info(`of these to understand the lines, here: ${spreadText(spreadOf(understanding))}`)
console.info(`processor of one process, start and reading: ${Math.round((childrenMs() - before) / reads)} ms`)
clearInterval(alive)
process.exit(0)

async function read(spareMilliseconds: number | undefined): Promise<number> {
  const start = performance.now()
  const run = { program, input, task: null, ...(spareMilliseconds !== undefined && { spareMilliseconds }) }
  const { value } = await runLimited(run)
  const answer = readLinesAnswer.parse(value)
  if ('problem' in answer || answer.pages < PAGES) throw new Error('The file was not read.')
  const used = process.cpuUsage()
  resumeOf(answer)
  const { user, system } = process.cpuUsage(used)
  understanding.push((user + system) / 1000)
  return performance.now() - start
}

async function fourPages(): Promise<Uint8Array> {
  const maker = createResumeMaker()
  const document = sampleOf('classic', 'en', '2026-11-24')
  for (let times = 2; times < 30; times++) {
    const work = Array.from({ length: times }, () => document.content.work).flat()
    const content = { ...document.content, work }
    const { pdf, pages } = await maker.makePdf({ ...document, content })
    if (pages < PAGES) continue
    await maker.close()
    return pdf
  }
  throw new Error('No such document.')
}

/** Processor time of the processes that this one has started and that have ended; a tick is 10 ms. */
function childrenMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}
