import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathsUnder, ROOT } from '../checks/project-files.ts'
import { databaseUrl, testDatabase } from '../database/test-database.ts'
import { withImporters } from './importers.ts'

/**
 * A room is removed with its folder and its line in `rooms.ts`. `identity` has a part of every kind: calls, mounts,
 * pages, tables of the export, a line on the page of another room, stand-ins for the journeys.
 */
const ROOM = 'identity'
const FOLDER = `src/features/${ROOM}/`
const LIST = 'src/features/rooms.ts'

/** Not that of a unit test: the configuration of the build would leave the router out. */
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production', VITEST: undefined }

const project = mkdtempSync(join(tmpdir(), 'joblane-removed-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Half a minute each on a quiet machine. */
const BUILDS_MS = 300_000

/** Types of modules, but for these that hold everywhere. */
const GLOBAL = /^declare (global|module)\b/m

const sources = new Map(
  pathsUnder(ROOT)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
)

beforeAll(() => {
  for (const path of pathsUnder(ROOT))
    if (!path.startsWith(FOLDER)) cpSync(join(ROOT, path), join(project, path))
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  const lines = readFileSync(join(ROOT, LIST), 'utf8').split('\n')
  writeFileSync(join(project, LIST), lines.filter((line) => !line.includes(`'./${ROOM}/room.ts'`)).join('\n'))
})

/**
 * Only what imports the room or the list of rooms, directly or through others: the types of all else are the same as with
 * the room, and the check of types reads them.
 */
test('without a room, everything else compiles', { timeout: BUILDS_MS }, async () => {
  const affected = withImporters(sources, (path) => path === LIST || path.startsWith(FOLDER))
  for (const [path, source] of sources) {
    if (path.startsWith(FOLDER)) expect(source, path).not.toMatch(GLOBAL)
    else if (!affected.has(path)) writeFileSync(join(project, path), `// @ts-nocheck\n${source}`)
  }
  await run('node_modules/typescript/bin/tsc', '--noEmit', '--project', '.', '--checkers', '1')
})

test('without a room, everything else builds and serves', { timeout: BUILDS_MS }, async () => {
  for (const shell of ['.', 'src/app/employer', 'src/app/console'])
    await run('node_modules/@react-router/dev/bin.cjs', 'build', shell)
  const { origin, stop } = await start()
  const statusOf = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status
  expect(await statusOf('/en/onsite-job')).toBe(200)
  expect(await statusOf('/en/get-started')).toBe(200)
  expect(await statusOf('/sitemap.xml')).toBe(200)
  expect(await statusOf(`/en/verify-${ROOM}`)).toBe(404)
  const calls = await (await fetch(`${origin}/api-server/openapi.json`)).text()
  expect(calls).toContain('search.jobs')
  expect(calls).not.toContain(`"${ROOM}.`)
  await stop()
})

/** Runs a tool in the project; rejects with what it printed if it fails. */
async function run(script: string, ...args: string[]): Promise<void> {
  const tool = promisify(execFile)(process.execPath, [script, ...args], { cwd: project, env: ENVIRONMENT })
  await tool.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
}

/** Starts the site and resolves when it listens. */
async function start(): Promise<{ origin: string; stop(): Promise<void> }> {
  const database = await testDatabase()
  const site = spawn(process.execPath, ['src/entry/main.ts'], {
    cwd: project,
    env: {
      ...ENVIRONMENT,
      DATABASE_URL: databaseUrl(database),
      JOBLANE_DATA: join(project, 'data'),
      JOBLANE_DEMO: 'off',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(site, 'exit')
  for await (const line of createInterface(site.stdout)) {
    const [, origin] = /^Joblane is at (\S+),/.exec(line) ?? []
    if (origin === undefined) continue
    return {
      origin,
      async stop() {
        site.kill('SIGTERM')
        expect(await exited).toEqual([0, null])
      },
    }
  }
  throw new Error('The site has not started.')
}
