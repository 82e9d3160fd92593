import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { rooms } from '#features/rooms.ts'
import { pathsUnder, projectFiles, ROOT } from '../checks/project-files.ts'
import { databaseUrl, testDatabase } from '../database/test-database.ts'
import { importersOf } from './importers.ts'

/**
 * A room is removed with its folder and its line in `rooms.ts`. `identity` has a part of every kind: calls, mounts,
 * pages, tables of the export, a line on the page of another room, stand-ins for the journeys.
 */
const ROOM = 'identity'
const FOLDER = `src/features/${ROOM}/`
const LIST = 'src/features/rooms.ts'

/** What a site is built and run from. */
const PARTS = /^(src|db|demo)\/|^(package\.json|tsconfig\.json|(vite|react-router)\.config\.ts)$/
const isTest = (path: string) => /\.(test|test-helper|spec)\.tsx?$|\.test-helper\//.test(path)

/** Not that of a unit test: the configuration of the build would leave the router out. */
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production', VITEST: undefined }

/** Half a minute on a quiet machine. */
const BUILD_MS = 300_000

/** Types of modules, but for these that hold everywhere. */
const GLOBAL = /^declare (global|module)\b/m

/**
 * So everything else compiles: a module that imports nothing of the room has the same types without it. That also holds
 * for those that import the list, since the list does not derive a type from its lines.
 */
test('nothing but its line in the list imports a room', () => {
  const sources = new Map(projectFiles().map(({ path, text }) => [path, text]))
  expect(importersOf(sources, (path) => path.startsWith(FOLDER))).toEqual([LIST])
  for (const [path, text] of sources) if (path.startsWith(FOLDER)) expect(text, path).not.toMatch(GLOBAL)
  expect(sources.get(LIST)?.match(/^export .*/gm)).toEqual([
    'export const rooms: readonly (Room & { name: string })[] = await Promise.all(',
  ])
})

/** The pages of the other sites, which the room has none of, are those of the last build: they have the same modules. */
test('without a room, its site builds and all sites serve', { timeout: BUILD_MS }, async () => {
  const pages = rooms.flatMap(({ name, pages = [] }) => (name === ROOM ? pages : []))
  expect(new Set(pages.map(({ site }) => site))).toEqual(new Set(['seeker']))
  const project = mkdtempSync(join(tmpdir(), 'joblane-removed-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  for (const path of pathsUnder(ROOT))
    if (PARTS.test(path) && !isTest(path) && !path.startsWith(FOLDER))
      cpSync(join(ROOT, path), join(project, path))
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  const lines = readFileSync(join(ROOT, LIST), 'utf8').split('\n')
  writeFileSync(join(project, LIST), lines.filter((line) => !line.includes(`'./${ROOM}/room.ts'`)).join('\n'))
  // Nobody waits for these scripts on a slow line.
  writeFileSync(
    join(project, 'src/app/precompress-assets.ts'),
    'export async function precompressAssets() {}',
  )
  await build(project)
  for (const site of ['employer', 'console'])
    symlinkSync(join(ROOT, 'build', site), join(project, 'build', site))
  const { origin, stop } = await start(project)
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

/** Rejects with what the build printed if it fails. */
async function build(project: string): Promise<void> {
  const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
  const building = promisify(execFile)(process.execPath, args, { cwd: project, env: ENVIRONMENT })
  await building.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
}

/** Starts the site and resolves when it listens. */
async function start(project: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const database = await testDatabase()
  const site = spawn(process.execPath, ['src/entry/main.ts', 'web'], {
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
