/**
 * node bench/making/main.ts: how long resumes take to make, and what 20 at once do to the pages of the site; README.md
 * has the results.
 */
import { createServer, get, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#config/languages.ts'
import { RESUME_TEMPLATES } from '#features/resumes/contract/resume-choices.ts'
import { createResumeMaker, type ResumeDocument } from '#features/resumes/server/making/resume-maker.ts'
import { sampleOf } from '#features/resumes/server/making/sample-document.ts'
import { type Spread, spreadOf } from '../measure.ts'

const { values } = parseArgs({
  options: {
    /** Rounds of all documents. */
    rounds: { type: 'string', default: '5' },
    /** Requests of a page, with and without resumes beside them. */
    requests: { type: 'string', default: '400' },
  },
})

// It also keeps the process alive: the thread of the maker does not.
const site = await serveBusyPages()
const maker = createResumeMaker()
const documents = RESUME_TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => sampleOf(template, language, '2026-11-24')),
)
// The thread starts, and its fonts are read.
const cold = await timed(() => maker.makePdf(first(documents)))
console.info(`The first of all: ${cold.wall.toFixed(0)} ms`)

console.info('\nOne after another      p50 ms   p99 ms   max ms   CPU p50   CPU p99   CPU max')
await row('page of the preview', (document) => maker.makePage(document, 1))
await row('PDF', (document) => maker.makePdf(document))
await row('DOCX', (document) => maker.makeDocx(document))
await row('picture, 400 pixels', (document) => maker.makePicture(document, 400))

const alone = await pageTimes(site.address)
const resumes = keepMaking(20)
const beside = await pageTimes(site.address)
const made = await resumes.stop()
console.info(`\nA page of 5 ms CPU: p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`)
console.info(`Beside 20 at once:  p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms`)
console.info(`Ratio of the p50: ${(beside.p50 / alone.p50).toFixed(2)}; ${made.toFixed(0)} resumes a second`)
site.server.close()
await maker.close()

async function row(name: string, make: (document: ResumeDocument) => Promise<unknown>): Promise<void> {
  const times: Time[] = []
  for (let round = 0; round < Number(values.rounds); round++)
    for (const document of documents) times.push(await timed(() => make(document)))
  const wall = times.map((time) => time.wall)
  const cpu = times.map((time) => time.cpu)
  const cells = [wall, cpu].map(spreadOf).flatMap(({ p50, p99, max }) => [p50, p99, max])
  console.info(name.padEnd(20) + cells.map((cell) => cell.toFixed(1).padStart(9)).join(''))
}

interface Time {
  wall: number
  cpu: number
}

/** In milliseconds; `cpu` is of this process, and nothing else happens in it. */
async function timed(work: () => Promise<unknown>): Promise<Time> {
  const from = performance.now()
  const before = process.cpuUsage()
  await work()
  const used = process.cpuUsage(before)
  return { wall: performance.now() - from, cpu: (used.user + used.system) / 1000 }
}

/** A server in this process: what blocks the event loop, or takes the processor, shows in its times. */
async function serveBusyPages(): Promise<{ server: Server; address: string }> {
  const server = createServer((_, response) => {
    const until = process.threadCpuUsage().user + 5000
    while (process.threadCpuUsage().user < until);
    response.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { server, address: `http://127.0.0.1:${address.port}/` }
}

async function pageTimes(address: string): Promise<Spread> {
  const times: number[] = []
  for (let request = 0; request < Number(values.requests); request++) {
    const from = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(address, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    times.push(performance.now() - from)
  }
  return spreadOf(times)
}

/** So many people who each ask for the next as soon as they have one. */
function keepMaking(people: number): { stop(): Promise<number> } {
  const from = performance.now()
  let isOn = true
  let made = 0
  const all = Array.from({ length: people }, async (_, person) => {
    for (let turn = person; isOn; turn += people) {
      const document = documents[turn % documents.length]
      if (document !== undefined) await maker.makePdf(document)
      made += 1
    }
  })
  return {
    async stop() {
      isOn = false
      await Promise.all(all)
      return made / ((performance.now() - from) / 1000)
    },
  }
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('Nothing to make')
  return item
}
