/**
 * node bench/making/beside/main.ts --data FOLDER: searches of the real site, alone and beside 20 people who each ask for
 * the PDF of their draft as soon as they have one. The folder is that of a site with a demo world, which must not run; the
 * build must be there. The README above has the results.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { draftFile } from '#features/resumes/contract/draft-addresses.ts'
import { connect } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { addSeekers, type Person } from '../../applications/people.ts'
import { searchAddresses } from '../../pages/addresses.ts'
import { startSite } from '../../pages/site-process.ts'
import { comparePairs, quartilesText } from '../../pairs.ts'
import { call } from '../../sign-in/calls.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    pairs: { type: 'string', default: '12' },
    /** Of each row of a pair. */
    searches: { type: 'string', default: '40' },
  },
})
if (values.data === undefined) throw new Error('--data FOLDER is missing')

const PEOPLE = 20
const dataFolder = resolve(values.data)
const site = await startSite(join(import.meta.dirname, '../../..'), dataFolder)
const cluster = await startEmbeddedCluster(dataFolder)
const { db, close } = await connect({ ...cluster.connection, database: 'joblane' })
const people = await addSeekers(db, PEOPLE)
await close()
const drafts = await Promise.all(people.map(async (person) => ({ person, id: await addDraft(person) })))

const next = searchAddresses(7)
const search = () =>
  call(site.address, { next: () => ({ path: next() }), calls: Number(values.searches), connections: 2 })
await search()
const statuses = new Map<number, number>()
let made = 0
let seconds = 0
const ratios = await comparePairs(Number(values.pairs), search, keepMaking)
console.info(`search alone, p50 in ms: ${quartilesText(ratios.alone)}`)
console.info(`beside ${PEOPLE} people, who got ${(made / seconds).toFixed(1)} PDFs a second:`)
console.info(`  p50 × ${quartilesText(ratios.p50)}, p99 × ${quartilesText(ratios.p99)}`)
console.info(`answers: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
await site.stop()
await cluster.leave()
process.exit(0)

async function addDraft({ headers }: Person): Promise<string> {
  const answer = await fetch(`${site.address}/api-server/jobseeker/resume-drafts/create`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  return z.object({ data: z.object({ id: z.string() }) }).parse(await answer.json()).data.id
}

function keepMaking(): () => Promise<unknown> {
  const from = performance.now()
  let isOn = true
  const all = drafts.map(async ({ person, id }) => {
    while (isOn) {
      const answer = await fetch(site.address + draftFile(id, 'pdf'), { headers: person.headers })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.ok) made += 1
    }
  })
  return async () => {
    isOn = false
    await Promise.all(all)
    seconds += (performance.now() - from) / 1000
  }
}
