/** node bench/resumes/main.ts: how well resumes are read; see README.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readResume } from '#features/resumes/server/reading/read-resume.ts'
import { nothingSaid } from '#shared/said-words.ts'
import type { Labels } from './making/labels.ts'
import { PARTS, type Part } from './making/source.ts'
import { FIELDS, type Mark, marksOf } from './marks.ts'

const { values } = parseArgs({
  options: {
    /** Print every missed and wrong value of the tuning part, file by file; the held-out one stays unseen. */
    files: { type: 'boolean', default: false },
    /** Only the files whose id begins like this; without the held-out part, whose files are not looked at singly. */
    only: { type: 'string', default: '' },
  },
})

interface Reading {
  labels: Labels
  hasText: boolean
  marks: Mark[]
  milliseconds: number
  /** The reader refused the file. */
  failure: string | null
}

/** Labels of resumes that are not in the project, but beside it. */
const TEMPLATES = 'templates'
const BESIDE = process.env.JOBLANE_RESUMES ?? join(import.meta.dirname, '../../../shared/data/resumes')

for (const part of values.only ? (['tuning', TEMPLATES] as const) : ([...PARTS, TEMPLATES] as const)) {
  const readings = await readAll(part)
  if (readings.length === 0) continue
  printFields(part, readings)
  printGroups('language', part, readings, ({ labels }) => labels.lang)
  printGroups('layout', part, readings, ({ labels }) => labels.layout)
  printGroups('format', part, readings, ({ labels }) => labels.format)
  if (values.files && part !== 'held-out') for (const reading of readings) printMistakes(reading)
}

async function readAll(part: Part | typeof TEMPLATES): Promise<Reading[]> {
  const folder = join(import.meta.dirname, part)
  const files = part === TEMPLATES ? BESIDE : folder
  if (!existsSync(files)) {
    console.log(`\n## ${part}: left out, since there is no ${files}`)
    return []
  }
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name.startsWith(values.only))
    .sort()
  const readings: Reading[] = []
  for (const id of ids) {
    const labels: Labels = JSON.parse(readFileSync(join(folder, id), 'utf8'))
    readings.push(await readOne(labels, join(files, `${labels.id}.${extensionOf(labels)}`)))
  }
  return readings
}

function extensionOf({ format }: Labels): string {
  return format === 'scan' ? 'pdf' : format
}

async function readOne(labels: Labels, path: string): Promise<Reading> {
  const bytes = readFileSync(path)
  const start = performance.now()
  const answer = await readResume(bytes, 'file').catch((error: unknown) => String(error))
  const milliseconds = performance.now() - start
  const failure = typeof answer === 'string' ? answer : null
  const read = typeof answer === 'string' ? { has_text: false, said: nothingSaid('resume') } : answer
  // A scan is no part of the shares: nothing can be read from it, and it only has to be known for what it is.
  const marks = labels.has_text ? marksOf(labels, read.said) : []
  return { labels, hasText: read.has_text, marks, milliseconds, failure }
}

function printFields(part: string, readings: readonly Reading[]): void {
  const times = readings.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const scans = readings.filter(({ labels }) => !labels.has_text)
  const known = scans.filter(({ hasText, failure }) => !hasText && failure === null)
  const failed = readings.filter(({ failure }) => failure !== null)
  console.log(`\n## ${part}: ${readings.length} resumes\n`)
  console.log(
    `${failed.length} could not be read, ${known.length} of ${scans.length} scans are known as such. Milliseconds a file: median ${Math.round(times[times.length >> 1] ?? 0)}, longest ${Math.round(times.at(-1) ?? 0)}.\n`,
  )
  console.log('| field | precision | recall | F1 |\n|---|---|---|---|')
  for (const field of FIELDS) {
    const { precision, recall, f1, right, read, there } = scoreOf(readings, field)
    console.log(
      `| ${field} | ${precision} (${right} of ${read}) | ${recall} (${right} of ${there}) | ${f1} |`,
    )
  }
}

function printGroups(
  kind: string,
  part: string,
  readings: readonly Reading[],
  groupOf: (reading: Reading) => string,
): void {
  const groups = Map.groupBy(readings, groupOf)
  console.log(`\n| ${kind} | files | ${FIELDS.join(' | ')} |\n|---|---|${'---|'.repeat(FIELDS.length)}`)
  for (const [group, these] of [...groups].sort()) {
    // A group of one would show how a single file is read.
    if (part === 'held-out' && these.length === 1) continue
    console.log(
      `| ${group} | ${these.length} | ${FIELDS.map((field) => scoreOf(these, field).f1).join(' | ')} |`,
    )
  }
}

/** Shares of all values, not means of files. */
function scoreOf(readings: readonly Reading[], field: string) {
  const marks = readings.flatMap((reading) => reading.marks).filter((mark) => mark.field === field)
  const sum = (part: 'right' | 'read' | 'there') => marks.reduce((total, mark) => total + mark[part], 0)
  const [right, read, there] = [sum('right'), sum('read'), sum('there')]
  const share = (of: number, all: number) => (all === 0 ? '–' : (of / all).toFixed(3))
  return {
    right,
    read,
    there,
    precision: share(right, read),
    recall: share(right, there),
    f1: share(2 * right, read + there),
  }
}

function printMistakes({ labels, marks, failure, hasText }: Reading): void {
  const mistakes = marks.filter(({ missed, wrong }) => missed.length + wrong.length > 0)
  console.log(`\n### ${labels.id} (${labels.layout}, ${labels.format})`)
  if (failure !== null) console.log(failure)
  if (failure === null && hasText !== labels.has_text) console.log(`has_text is ${hasText}`)
  for (const { field, missed, wrong } of mistakes) {
    console.log(
      `- ${field}: missed ${missed.join(' · ') || 'nothing'}; wrong ${wrong.join(' · ') || 'nothing'}`,
    )
  }
}
