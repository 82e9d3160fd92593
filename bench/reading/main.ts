/**
 * node bench/reading/main.ts: compares the values that are read from real postings with their labels; see README.md.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import type { RawPosting } from '#features/feeds/server/raw-posting.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { understandPosting } from '#features/feeds/server/understand-posting.ts'
import { answersOf } from './answers.ts'
import { drawSample } from './draw-sample.ts'
import { FIELDS, readLabels, SAMPLES, type Sample } from './labels.ts'
import { PLACE_SAMPLES, placeOf, readPlaceLabels } from './places.ts'
import { markOf, scoreOf } from './score.ts'
import { readTitleLabels, TITLE_SAMPLES, titleScore } from './titles.ts'

const { values } = parseArgs({
  options: {
    /**
     * Print the wrong and missed values in the sample for tuning, with the postings' ids; the held-out one stays
     * unseen.
     */
    mistakes: { type: 'boolean', default: false },
    /** Print the ids of so many postings to label instead, none of them labelled yet. */
    draw: { type: 'string' },
    /** Selects which other postings are drawn: the samples so far came from 7 and 8. */
    seed: { type: 'string', default: '9' },
  },
})
/** The parser compares dates with the current time; a fixed time makes the figures repeatable. */
const NOW = new Date('2026-09-01T00:00:00Z')

const archive =
  process.env.JOBLANE_POSTINGS ?? join(import.meta.dirname, '../../../shared/data/job-postings.jsonl.gz')
if (!existsSync(archive)) {
  console.log(`There are no postings at ${archive}. Name the file in JOBLANE_POSTINGS.`)
} else if (values.draw !== undefined) {
  const labelled = new Set(SAMPLES.flatMap((sample) => [...readLabels(sample).keys()]))
  const others = (await postings()).filter(({ id }) => !labelled.has(id))
  for (const { id } of drawSample(others, Number(values.draw), Number(values.seed))) console.log(id)
} else {
  const archived = await postings()
  for (const sample of SAMPLES) measure(archived, sample)
  measureTitles(archived)
  measurePlaces(archived)
}

async function postings(): Promise<RawPosting[]> {
  const rows: RawPosting[] = []
  for await (const row of jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING)) {
    rows.push(row.read())
  }
  return rows
}

function measurePlaces(archived: readonly RawPosting[]): void {
  for (const sample of PLACE_SAMPLES) {
    const labels = readPlaceLabels(sample)
    const read = archived.filter(({ id }) => labels.has(id))
    const right = read.filter((raw) => placeOf(understandPosting(raw, NOW).posting) === labels.get(raw.id))
    console.log(`\nplaces, ${sample}: ${right.length} of ${read.length} texts are read right`)
  }
}

function measureTitles(archived: readonly RawPosting[]): void {
  const byId = new Map(archived.map((raw) => [raw.id, raw]))
  console.log('\n| titles | right of shown | right of all | right of those that say it |\n|---|---|---|---|')
  for (const sample of TITLE_SAMPLES) {
    const score = titleScore(
      readTitleLabels(sample).flatMap((label) => {
        const raw = byId.get(label.id)
        return raw ? [{ label, answer: answersOf(understandPosting(raw, NOW).posting).function }] : []
      }),
    )
    console.log(`| ${sample} | ${score.rightOfShown} | ${score.rightOfAll} | ${score.rightOfStated} |`)
  }
}

function measure(archived: readonly RawPosting[], sample: Sample): void {
  const labels = readLabels(sample)
  const read = archived.flatMap((raw) => {
    const label = labels.get(raw.id)
    return label ? [{ id: raw.id, label, answers: answersOf(understandPosting(raw, NOW).posting) }] : []
  })
  console.log(`\n${sample}: ${read.length} of ${labels.size} labelled postings found\n`)
  console.log('| field | precision | recall | recall with what only the text says |\n|---|---|---|---|')
  for (const field of FIELDS) {
    const score = scoreOf(read.map(({ label, answers }) => markOf(label[field], answers[field])))
    console.log(`| ${field} | ${score.precision} | ${score.recall} | ${score.recallWithText} |`)
  }
  if (!values.mistakes || sample !== 'tuned') return
  for (const field of FIELDS) {
    for (const { id, label, answers } of read) {
      const mark = markOf(label[field], answers[field])
      if (mark.isRight || (!mark.isStated && !mark.isThere)) continue
      const kind = mark.isStated ? 'wrong' : mark.isInText ? 'missed in text' : 'missed'
      const right = [...label[field].right].join('|') || 'nothing'
      console.log(`${field} ${kind} ${id}: ${answers[field] ?? 'nothing'} instead of ${right}`)
    }
  }
}
