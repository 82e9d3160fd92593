#!/usr/bin/env node
// `npm test`: installs missing packages, runs every kind of test, and ends with the sum of all of them.
// `npm test -- ROOM`: the tests of a room, or those with the word in their path.
// `npm test -- --changed`: those that something changed since the last commit (or since `--changed=REF`) may have broken.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.js'
import { run } from './lib/child.js'
import { chosenTests } from './lib/chosen-tests.js'
import { chromium } from './lib/chromium.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { inProject, readJson } from './lib/project.js'
import { runScript, say, Trouble } from './lib/run-script.js'
import { closingLine, NOTHING, playwrightTally, sum, vitestTally, withStatus } from './lib/tally.js'
import { createStopwatch, playwrightTimes, tableOfParts, tableOfSlowest, vitestTimes } from './lib/times.js'

/**
 * For a runner: it cannot see whether its output ends in a terminal; the cache spares its many processes compiling the
 * same sources.
 */
const runnerEnv = (folder) => ({
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
})

await runScript(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'joblane-test-'))
  try {
    const watch = createStopwatch()
    await watch.time('installation', install)
    const chosen = await chosenTests(process.argv.slice(2))
    const node = pinnedNode()
    const prepared = await watch.time('checks, and building the pages', () =>
      checksAndPages(node, reports, chosen),
    )
    const results = [...prepared, ...(await behaviourAndJourneys(node, reports, chosen, watch))]
    const total = sum(results.map(({ tally }) => tally))
    say(`\n${tableOfParts(watch.parts, watch.seconds())}`)
    say(`\n${tableOfSlowest(results.flatMap(({ times }) => times))}`)
    say(`\n${closingLine(total)}`)
    return total.failed === 0 && total.passed > 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

/** Beside each other: neither needs the other, and both wait for the disk half of the time. */
function checksAndPages(node, folder, chosen) {
  return allEnded([
    ...(chosen.checks ? [checks(node, folder)] : []),
    ...(chosen.journeys ? [building(node)] : []),
  ])
}

/** Beside each other: tests of behaviour leave a third of two cores idle, journeys a fifth. */
function behaviourAndJourneys(node, folder, chosen, { time }) {
  const behaving = chosen.behaviour
    ? time('tests of behaviour', () => behaviour(node, folder, chosen.behaviour))
    : undefined
  const travelling = chosen.journeys
    ? time(behaving ? 'browser journeys, beside them' : 'browser journeys', () =>
        journeys(node, folder, { chosen: chosen.journeys, after: behaving }),
      )
    : undefined
  return allEnded([behaving, travelling].filter((part) => part !== undefined))
}

/** The results; what one of them throws is thrown when the others have ended too. */
async function allEnded(parts) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
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

async function behaviour(node, folder, chosen) {
  say('\nTests of behaviour')
  const file = join(folder, 'vitest.json')
  const cli = inProject('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']
  const { status } = await run(node, [cli, ...args, `--outputFile.json=${file}`, ...chosen], {
    env: runnerEnv(folder),
  })
  const report = readJson(file)
  return { tally: withStatus(vitestTally(report), status), times: vitestTimes(report) }
}

/** @param options `after`: what prints meanwhile; the journeys are shown once it has ended */
async function journeys(node, folder, { chosen, after = Promise.resolve() }) {
  const shown = after.catch(() => {}).then(() => say('\nBrowser journeys'))
  const file = join(folder, 'playwright.json')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const browser = await chromium()
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json', ...chosen]
  const env = { ...runnerEnv(folder), PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM: browser ?? '' }
  if (!browser) {
    await shown
    say('There is no Chromium here and it may not be installed: the browser journeys are skipped.')
    await run(node, [cli, ...args, '--list'], { env, quiet: true })
    return { tally: playwrightTally(readJson(file)), times: [] }
  }
  const { status } = await run(node, [cli, ...args], { env, heldUntil: shown })
  await shown
  const report = readJson(file)
  return { tally: withStatus(playwrightTally(report), status), times: playwrightTimes(report) }
}
