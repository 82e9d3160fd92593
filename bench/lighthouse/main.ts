/** node bench/lighthouse/main.ts: runs Lighthouse on four pages as on a phone; see README.md beside it. */
import { parseArgs } from 'node:util'
import { audit } from './audit.ts'
import { type Figures, median } from './figures.ts'
import { pagePaths, startSite } from './measured-site.ts'
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
  for (const [name, path] of Object.entries(await pagePaths(origin, values.language))) {
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

function sayAgain(failure: unknown): void {
  console.error(`  Tried again: ${String(failure)}`)
}
