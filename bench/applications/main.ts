/** node bench/applications/main.ts: what becomes of applications in trouble, and what they cost; see README.md beside it. */
import { parseArgs } from 'node:util'
import { measureCost } from './cost.ts'
import { nothingLost } from './nothing-lost.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of the whole run (10000), or of each row of the costs (200). */
    applications: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Applications between two troubles. */
    every: { type: 'string', default: '60-120' },
    /** No further ones after so many minutes. */
    minutes: { type: 'string', default: '600' },
    /** Without the idempotency record: what it is for. */
    'without-record': { type: 'boolean', default: false },
    /** For the costs: the data folder of a site with a demo world. */
    data: { type: 'string' },
    searches: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '2' },
    /** Applications a second that come while somebody searches. */
    rates: { type: 'string', default: '2,5,10,20' },
    'rates-with-files': { type: 'string', default: '0.5,1,2' },
  },
})

if (positionals[0] === 'cost') {
  await measureCost({
    data: values.data,
    applications: Number(values.applications ?? 200),
    searches: Number(values.searches),
    rounds: Number(values.rounds),
    rates: values.rates.split(',').map(Number),
    ratesWithFiles: values['rates-with-files'].split(',').map(Number),
  })
  process.exit(0)
}

const [least = 60, most = 120] = values.every.split('-').map(Number)
const { figures, faults } = await nothingLost({
  applications: Number(values.applications ?? 10_000),
  seed: Number(values.seed),
  every: [least, most],
  minutes: Number(values.minutes),
  withoutRecord: values['without-record'],
})
console.table(figures)
console.table(faults)
process.exit(Object.values(faults).some((count) => count > 0) ? 1 : 0)
