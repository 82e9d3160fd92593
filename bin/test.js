#!/usr/bin/env node
// `npm test`: installs missing packages, runs every kind of test, and ends with the sum of all of them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.js'
import { run } from './lib/child.js'
import { chromium } from './lib/chromium.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { inProject, readJson } from './lib/project.js'
import { runScript, say, Trouble } from './lib/run-script.js'
import { closingLine, playwrightTally, sum, vitestTally, withStatus } from './lib/tally.js'

/**
 * For a runner: without this it also colours output to a file; the cache spares its many processes compiling the same
 * sources.
 */
const runnerEnv = (folder) => ({
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
})

await runScript(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'joblane-test-'))
  try {
    await install()
    const node = pinnedNode()
    const total = sum([
      await checks(node, join(reports, 'checks.json')),
      await building(node),
      await behaviour(node, reports),
      await journeys(node, reports),
    ])
    say(`\n${closingLine(total)}`)
    return total.failed === 0 && total.passed > 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

async function checks(node, report) {
  say('\nChecks')
  const { status } = await run(node, ['tests/checks/main.ts', '--without-planted', '--report', report])
  return withStatus(readJson(report) ?? sum([]), status)
}

async function building(node) {
  try {
    await build(node)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function behaviour(node, folder) {
  say('\nTests of behaviour')
  const report = join(folder, 'vitest.json')
  const cli = inProject('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = await run(node, [cli, ...args], { env: runnerEnv(folder) })
  return withStatus(vitestTally(readJson(report)), status)
}

async function journeys(node, folder) {
  say('\nBrowser journeys')
  const report = join(folder, 'playwright.json')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const browser = await chromium()
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json']
  const env = { ...runnerEnv(folder), PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: browser ?? '' }
  if (browser) {
    const { status } = await run(node, [cli, ...args], { env })
    return withStatus(playwrightTally(readJson(report)), status)
  }
  say('There is no Chromium here and it may not be installed: the browser journeys are skipped.')
  await run(node, [cli, ...args, '--list'], { env, quiet: true })
  return playwrightTally(readJson(report))
}
