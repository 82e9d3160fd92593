/** node bench/lighthouse/main.ts: runs Lighthouse on four pages as on a phone; see README.md beside it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { audit } from './audit.ts'
import { type Figures, median } from './figures.ts'
import { printFailures, printTable } from './report.ts'
import { untilTraced } from './try-again.ts'

const { values } = parseArgs({
  options: {
    /** A site that runs already, such as http://127.0.0.1:3000; absent: a site with a small demo world is started. */
    site: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Names of pages, separated by commas; absent: all. */
    pages: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
})

const site = values.site === undefined ? await startSite() : { origin: values.site, stop: async () => {} }
try {
  await measure(site.origin)
} finally {
  await site.stop()
}

async function measure(origin: string): Promise<void> {
  const chosen = values.pages?.split(',')
  for (const [name, path] of Object.entries(await pagePaths(origin))) {
    if (chosen !== undefined && !chosen.includes(name)) continue
    const found: Figures[] = []
    // Requested once before the measurement, as for any visitor but the first.
    await fetch(origin + path)
    for (let run = 0; run < Number(values.runs); run++)
      found.push(await untilTraced(() => audit(origin + path), sayAgain))
    const figures = median(found)
    printTable(name, figures)
    printFailures(figures)
  }
}

/** The pages that most visitors open first. A job and a company are found as a visitor finds them: in the lists. */
async function pagePaths(origin: string): Promise<Record<string, string>> {
  const home = `/${values.language}?country=PH`
  const search = `/${values.language}/onsite-job?country=PH`
  return {
    home,
    search,
    job: await firstLink(origin, search, `/${values.language}/job/`),
    company: await firstLink(
      origin,
      `/${values.language}/companies?country=PH`,
      `/${values.language}/company/`,
    ),
  }
}

async function firstLink(origin: string, path: string, start: string): Promise<string> {
  const html = await (await fetch(origin + path)).text()
  const at = html.indexOf(`href="${start}`)
  if (at < 0) throw new Error(`There is no link to ${start} on ${path}`)
  return html.slice(at + 6, html.indexOf('"', at + 6)).replaceAll('&amp;', '&')
}

function sayAgain(failure: unknown): void {
  console.error(`  Tried again: ${String(failure)}`)
}

/** The site of the browser journeys: the built pages, a free port, a temporary database. */
async function startSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['e2e/site/serve.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) {
    const origin = /The site is at ([^\s,]+)/.exec(line)?.[1]
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error('The site did not start; is there a build? (npm start makes it)')
}
