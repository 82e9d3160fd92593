#!/usr/bin/env node
// `npm test`: installs missing packages, runs every kind of test, and ends with the sum of all of them.
// `npm test -- ROOM`: the tests of a room, or those with the word in their path.
// `npm test -- --changed`: those that something changed since the last commit (or since `--changed=REF`) may have broken.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.js'
import { run } from './lib/child.js'
import { chosenTests } from './lib/chosen-tests.js'
import { chromium } from './lib/chromium.js'
import { install } from './lib/install.js'
import { pdftotext } from './lib/pdftotext.js'
import { pinnedNode } from './lib/pinned-node.js'
import { inProject, readJson } from './lib/project.js'
import { runScript, say, Trouble } from './lib/run-script.js'
import { closingLine, NOTHING, playwrightTally, sum, vitestTally, withStatus } from './lib/tally.js'
import { createStopwatch, playwrightTimes, tableOfParts, tableOfSlowest, vitestTimes } from './lib/times.js'

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
    const { parts, time } = createStopwatch()
    const chosen = await chosenTests(process.argv.slice(2))
    const programs = debianPrograms(chosen)
    await time('installation', install)
    const node = pinnedNode()
    const results = await time('checks, and building the pages', () => checksAndPages(node, reports, chosen))
    if (chosen.behaviour)
      results.push(
        await time('tests of behaviour', () => behaviour(node, reports, chosen.behaviour, programs)),
      )
    if (chosen.journeys)
      results.push(await time('browser journeys', () => journeys(node, reports, chosen.journeys, programs)))
    const total = sum(results.map(({ tally }) => tally))
    say(`\n${tableOfParts(parts)}`)
    say(`\n${tableOfSlowest(results.flatMap(({ times }) => times))}`)
    say(`\n${closingLine(total)}`)
    return total.failed === 0 && total.passed > 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

/**
 * What comes from Debian comes beside all else, for that waits for the network; one after the other, for Debian allows no
 * two installations at once. If one fails, the part that needs it says so.
 */
function debianPrograms(chosen) {
  const reader = chosen.behaviour ? pdftotext() : Promise.resolve()
  const browser = chosen.journeys ? reader.then(chromium) : Promise.resolve()
  for (const arriving of [reader, browser]) arriving.catch(() => {})
  return { reader, browser }
}

/**
 * Beside each other: neither needs the other, and both wait for the disk half of the time. Journeys need the pages of
 * today; some tests of behaviour start those of any day.
 */
function checksAndPages(node, folder, chosen) {
  const needsPages = chosen.journeys || !existsSync(inProject('build'))
  return Promise.all([
    ...(chosen.checks ? [checks(node, folder)] : []),
    ...(needsPages ? [building(node)] : []),
  ])
}

async function checks(node, folder) {
  say('\nChecks')
  const report = join(folder, 'checks.json')
  const { status } = await run(node, ['tests/checks/main.ts', '--without-planted', '--report', report])
  const { times = [], ...tally } = readJson(report) ?? NOTHING
  return { tally: withStatus(tally, status), times }
}

async function building(node) {
  try {
    await build(node)
    return { tally: { ...NOTHING, passed: 1 }, times: [] }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
    return { tally: { ...NOTHING, failed: 1 }, times: [] }
  }
}

async function behaviour(node, folder, chosen, { reader }) {
  say('\nTests of behaviour')
  await reader
  const file = join(folder, 'vitest.json')
  const cli = inProject('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']
  const { status } = await run(node, [cli, ...args, `--outputFile.json=${file}`, ...chosen], {
    env: runnerEnv(folder),
  })
  const report = readJson(file)
  return { tally: withStatus(vitestTally(report), status), times: vitestTimes(report) }
}

async function journeys(node, folder, chosen, programs) {
  say('\nBrowser journeys')
  const file = join(folder, 'playwright.json')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const browser = await programs.browser
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json', ...chosen]
  const env = { ...runnerEnv(folder), PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM: browser ?? '' }
  if (!browser) {
    say('There is no Chromium here and it may not be installed: the browser journeys are skipped.')
    await run(node, [cli, ...args, '--list'], { env, quiet: true })
    return { tally: playwrightTally(readJson(file)), times: [] }
  }
  const { status } = await run(node, [cli, ...args], { env })
  const report = readJson(file)
  return { tally: withStatus(playwrightTally(report), status), times: playwrightTimes(report) }
}
