/**
 * Makes the table of vectors that the search compares meanings with (`src/job-index/meaning`), from the names of
 * occupations in open classifications and our own. The same sources give the same bytes.
 *
 *     node bin/make-vectors/main.ts [--sources FOLDER] [--out FILE] [--steps 10000] [--hold-out FILE]
 *
 * FOLDER has `taxonomy` and `occupations` as `src/job-index/meaning/NOTICE.md` names them. A held-out file has a name a
 * line, its language before it and a tab between: they are not learned from, so that they can test the result.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { vectorTableBytes } from '#job-index/meaning/text-vectors.ts'
import { learnVectors } from './learn-vectors.ts'
import { linkOccupations } from './link-occupations.ts'
import { joinNames, type Names } from './names.ts'
import { packVectors } from './pack-vectors.ts'
import { readEsco } from './read-esco.ts'
import { readNameLists } from './read-name-lists.ts'
import { readOnet } from './read-onet.ts'
import { readOwnNames } from './read-own-names.ts'
import { nameKey, trainingSetOf } from './training-set.ts'

const PROJECT = join(import.meta.dirname, '../..')

const { values } = parseArgs({
  options: {
    sources: { type: 'string', default: join(PROJECT, '../shared/data') },
    out: { type: 'string', default: join(PROJECT, 'src/job-index/meaning/vectors.bin') },
    steps: { type: 'string', default: '10000' },
    'hold-out': { type: 'string' },
  },
})

const names = readAllNames(values.sources)
const heldOut = readHeldOut(values['hold-out'])
const learned = { ...names, names: names.names.filter((name) => !heldOut.has(nameKey(name))) }
const set = trainingSetOf(learned, linkOccupations(names))
console.log(
  `${set.texts.length} texts about ${set.things.length} things, ${set.features.hashes.length} features`,
)
const vectors = learnVectors(set, {
  seed: 1,
  steps: Number(values.steps),
  report: (step, loss) => console.log(`${step} steps: loss ${loss.toFixed(3)}`),
})
const table = vectorTableBytes(packVectors(set.features.hashes, vectors))
writeFileSync(values.out, table)
console.log(`${values.out}: ${table.length} bytes`)

function readAllNames(folder: string): Names {
  const esco = readEsco(join(folder, 'taxonomy'))
  const known = new Set(esco.things.map(({ id }) => id))
  return joinNames([
    readOwnNames(),
    esco,
    readOnet(join(folder, 'taxonomy')),
    readNameLists(join(folder, 'occupations'), known),
  ])
}

function readHeldOut(file: string | undefined): ReadonlySet<string> {
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Set(
    lines.map((line) => {
      const [lang = '', text = ''] = line.split('\t')
      return nameKey({ lang, text })
    }),
  )
}
