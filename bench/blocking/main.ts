/**
 * node bench/blocking/main.ts: for how long a middling phone is blocked by bringing a page to life, and how long
 * it works until the sheet of all filters is open; see README.md beside it.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { pagePaths, startSite } from '../lighthouse/measured-site.ts'
import { tasksOfPage, tasksOfSheet } from './main-thread-tasks.ts'

const { values } = parseArgs({
  options: {
    /** A site that runs already; absent: a site with a small demo world is started. */
    site: { type: 'string' },
    runs: { type: 'string', default: '7' },
    language: { type: 'string', default: 'en' },
  },
})

const BROWSER = process.env.CHROMIUM || '/usr/bin/chromium'

/** How much slower the phone is than this machine, as in Lighthouse. */
const SLOWER = 4
/** What a task takes beyond this blocks the visitor. */
const LONG_MS = 50

const site = values.site === undefined ? await startSite() : { origin: values.site, stop: async () => {} }
try {
  const paths = await pagePaths(site.origin, values.language)
  console.log('| | blocked, ms | longest task, ms | all tasks, ms |\n|---|---|---|---|')
  for (const [name, path] of Object.entries(paths)) await measure(name, tasksOfPage, site.origin + path)
  await measure('all filters', tasksOfSheet, `${site.origin}${paths.search}`)
} finally {
  await site.stop()
}

/** A row with the median of each figure; each run is in a new browser, as of a visitor who comes first. */
async function measure(name: string, tasksOf: typeof tasksOfPage, url: string): Promise<void> {
  const runs: number[][] = []
  for (let run = 0; run < Number(values.runs); run++) {
    const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
    try {
      runs.push(await tasksOf(browser, url, SLOWER))
    } finally {
      await browser.close()
    }
  }
  const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0)
  const middle = (of: (times: number[]) => number) =>
    Math.round(runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN)
  const blocked = middle((times) => sum(times.map((ms) => Math.max(0, ms - LONG_MS))))
  console.log(`| ${[name, blocked, middle((times) => Math.max(0, ...times)), middle(sum)].join(' | ')} |`)
}
