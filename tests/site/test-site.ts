import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { readEnv } from '#platform/env.ts'
import { type Admissions, UNLIMITED_ADMISSION } from '#platform/http/admission.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import { createLog, type Log } from '#platform/log.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { readSecrets, type Secrets } from '#platform/secrets.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import { type Api, createApi } from '../../src/entry/api.ts'
import { bySite } from '../../src/entry/sites.ts'
import { testDatabase } from '../database/test-database.ts'
import { jobSearchWhenAsked } from './job-search-when-asked.ts'

export interface TestSite {
  database: Database
  clock: Clock
  /** The secrets of the site, for encryption and digests. */
  secrets: Secrets
  dispatcher: Dispatcher
  jobSearch: JobSearch
  publicFiles: FileStore
  /** The folder with all data of the site. */
  dataFolder: string
  /** The sites of recruiters and of operators, each on a separate port. */
  employer: OtherSite
  console: OtherSite
  /** The address visitors see. */
  origin: string
  /** A real request over a real socket; paths begin with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The envelope of an API call. */
  call(path: string, init?: RequestInit): Promise<{ status: number; body: z.output<typeof envelope> }>
  /** The data of an API call that succeeds. */
  read<Data>(path: string, data: z.ZodType<Data>): Promise<Data>
}

type OtherSite = Pick<TestSite, 'origin' | 'fetch' | 'call'>

/** The shape of every call's response. */
export const envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.unknown().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** The whole API on a separate port, over an empty database. `prepare` fills it before the index starts. */
export async function testSite({
  clock = { now: () => new Date() },
  prepare = async () => {},
  trustProxy = false,
  env: given = {},
  admissions = UNLIMITED_ADMISSION,
  log = createLog('silent'),
  reach = async (database) => database,
  mount = async () => {},
  hasIndexThread = false,
}: {
  clock?: Clock
  /** Whether calls may set their address in X-Forwarded-For. */
  trustProxy?: boolean
  prepare?: (database: Database) => Promise<void>
  /** Further settings. */
  env?: Readonly<Record<string, string>>
  /** Absent: everyone is admitted, however slow the machine is. */
  admissions?: Admissions
  log?: Log
  /** How the site connects to its database; the test itself connects directly. */
  reach?: (database: Database) => Promise<Database>
  /** Adds to the site before it listens. */
  mount?: (api: Api, origin: () => string) => Promise<void>
  /** Whether the job index has its own thread, as in production, which takes seconds to start. */
  hasIndexThread?: boolean
} = {}): Promise<TestSite> {
  const database = await testDatabase()
  await prepare(database)
  const folder = mkdtempSync(join(tmpdir(), 'joblane-site-'))
  const env = readEnv({
    JOBLANE_DATA: folder,
    JOBLANE_CHECK_RESPONSES: 'on',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: trustProxy ? 'on' : 'off',
    // Nothing is sent without a worker; SMS is offered.
    SMS_URL: 'http://127.0.0.1:1',
    ...given,
  })
  const found = { seeker: '', employer: '', console: '' }
  const api = await createApi(env, {
    ...{ database: await reach(database), clock, log, admissions },
    origins: bySite(
      ({ site, origin }) =>
        () =>
          env[origin] ?? found[site],
    ),
    ...(hasIndexThread ? {} : { startJobSearch: jobSearchWhenAsked }),
  })
  const { apps } = api
  await mount(api, () => found.seeker)
  for (const site of ['employer', 'console', 'seeker'] as const)
    found[site] = await apps[site].listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    // A test that reads only the headers leaves a body unread, and closing would wait for it.
    for (const app of [apps.employer, apps.console, apps.seeker]) {
      app.server.closeAllConnections()
      await app.close()
    }
    rmSync(folder, { recursive: true, force: true })
  })
  const fetchAt = (base: string) => (path: string, init?: RequestInit) =>
    fetch(new URL(path, base), { redirect: 'manual', ...init })
  const callAt =
    (base: string): TestSite['call'] =>
    async (path, init) => {
      const response = await fetchAt(base)(path, init)
      return { status: response.status, body: envelope.parse(await response.json()) }
    }
  const at = (origin: string) => ({ origin, fetch: fetchAt(origin), call: callAt(origin) })
  const here = at(found.seeker)
  return {
    database,
    clock,
    secrets: readSecrets(env),
    dispatcher: api.dispatcher,
    jobSearch: api.jobSearch,
    publicFiles: api.publicFiles,
    dataFolder: folder,
    ...here,
    employer: at(found.employer),
    console: at(found.console),
    read: async (path, data) => {
      const { status, body } = await here.call(path)
      expect(body).toMatchObject({ code: 0 })
      expect(status).toBe(200)
      return data.parse(body.data)
    },
  }
}
