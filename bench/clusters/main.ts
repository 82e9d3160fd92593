/**
 * node bench/clusters/main.ts: measures which real postings count as one job, by pairs judged by hand; see README.md.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import type { RawPosting } from '#features/feeds/server/raw-posting.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { archivePath } from '../import-archive.ts'
import { candidatePairs } from './candidate-pairs.ts'
import { clusteredPairs, drawPairs } from './draw-pairs.ts'
import { clustersOf } from './import-archive.ts'
import { type Judged, readJudgments, TAKEN_FOR_ONE } from './judgments.ts'

const { values } = parseArgs({
  options: {
    /** Print the pairs that are judged wrongly. */
    mistakes: { type: 'boolean', default: false },
    /** Print the pairs to judge instead: `candidates`, or so many of those that the rule joins. */
    draw: { type: 'string' },
  },
})

const archive = archivePath()
if (!existsSync(archive)) {
  console.log(`There are no postings at ${archive}. Name the file in JOBLANE_POSTINGS.`)
} else if (values.draw === 'candidates') {
  for (const { one, other, stratum } of drawPairs(candidatePairs(await postings()))) {
    console.log(`${one.id}\t${other.id}\t${stratum}`)
  }
} else if (values.draw !== undefined) {
  for (const pair of clusteredPairs(await clustersOf(archive), Number(values.draw)))
    console.log(pair.join('\t'))
} else {
  measure(await clustersOf(archive))
}

async function postings(): Promise<RawPosting[]> {
  const rows: RawPosting[] = []
  for await (const row of jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING)) {
    rows.push(row.read())
  }
  return rows
}

function measure(clusters: ReadonlyMap<string, number>): void {
  const isOne = ({ one, other }: Judged) => clusters.has(one) && clusters.get(one) === clusters.get(other)
  const sizes = [...Map.groupBy(clusters.values(), (cluster) => cluster).values()].map(({ length }) => length)
  console.log(
    `${clusters.size} postings stand in ${sizes.length} clusters, the largest of ${Math.max(...sizes)}\n`,
  )
  console.log('| kind | same job | found | other job | taken for one |\n|---|---|---|---|---|')
  const judged = readJudgments()
  const candidates = judged.filter(({ kind }) => kind !== TAKEN_FOR_ONE)
  const byKind = [...Map.groupBy(candidates, ({ kind }) => kind)]
  const found = judged.filter(({ kind }) => kind === TAKEN_FOR_ONE)
  for (const [kind, pairs] of [...byKind, ['all candidates', candidates], [TAKEN_FOR_ONE, found]] as const) {
    const same = pairs.filter(({ judgment }) => judgment === 'same')
    const different = pairs.filter(({ judgment }) => judgment === 'different')
    const counts = [same.length, same.filter(isOne).length, different.length, different.filter(isOne).length]
    console.log(`| ${kind} | ${counts.join(' | ')} |`)
  }
  if (!values.mistakes) return
  for (const pair of judged) {
    if (pair.judgment === (isOne(pair) ? 'different' : 'same')) {
      console.log(`${pair.judgment}: ${pair.one} ${pair.other} (${pair.kind})`)
    }
  }
}
