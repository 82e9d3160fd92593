import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, createDatabase, type Db } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'
import { headerOf, mailServer } from '#platform/outbound/smtp.test-helper.ts'
import { createRandom } from '../../demo/random.ts'
import { startDatabaseProxy } from '../../tests/database/proxy-to-database.ts'
import { askUntilAnswered, repeated } from './ask.ts'
import { type Judgement, judgeApplications, judgeFiles, judgeMail } from './judge.ts'
import { loseAnswers } from './lost-answers.ts'
import { addJobs, addSeekers, type Person } from './people.ts'
import { type Move, moveSome } from './recruiter.ts'
import { applyToAll, type Sites, type Wish } from './seeker.ts'
import { superviseSite } from './site-processes.ts'
import { makeTrouble } from './trouble.ts'

export interface Plan {
  applications: number
  seed: number
  /** Applications between two troubles. */
  every: readonly [number, number]
  /** Nobody begins after so many minutes. */
  minutes: number
  /** Switches the idempotency record off, in the database of this run. */
  withoutRecord: boolean
}

const EACH = 4
const CLIENTS = 12
const ASKS_FOR_CODE = 0.3

/** Applications while servers and database are killed at random. Returns what was found at the end. */
export async function nothingLost({
  applications,
  seed,
  every,
  minutes,
  withoutRecord,
}: Plan): Promise<Judgement> {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-applications-'))
  // The database's own user must be able to enter when this runs as root.
  chmodSync(folder, 0o755)
  const dataFolder = join(folder, 'site')
  mkdirSync(join(dataFolder, 'files/uploads'), { recursive: true })
  const cluster = await startEmbeddedCluster(folder)
  await createDatabase(cluster, 'joblane')
  const settings = { ...cluster.connection, database: 'joblane' }
  const first = await connect(settings)
  await migrate(first.db)
  if (withoutRecord) await switchRecordOff(first.db)
  const { jobs, recruiters } = await addJobs(first.db, { companies: 10, each: 8 })
  const seekers = await addSeekers(first.db, Math.ceil(applications / EACH))
  await first.close()

  const answers = loseAnswers(createRandom(seed, 'lost answers'))
  const proxy = await startDatabaseProxy(cluster.connection.host, answers.fateOf)
  const mail = await mailServer({ encrypts: false })
  const environment = {
    ...{ JOBLANE_DATA: dataFolder, JOBLANE_DEMO: 'off', TRUST_PROXY: 'on', LOG_LEVEL: 'error' },
    DATABASE_URL: `postgresql://${settings.user}@${encodeURIComponent(proxy.host)}/${settings.database}`,
    ...{ SMTP_URL: mail.url, SMTP_TLS: 'none', MAIL_FROM: 'post@jobs.example' },
    SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const log = join(folder, 'site.log')
  const processes = [await superviseSite(environment, log), await superviseSite(environment, log)]
  const random = createRandom(seed, 'people')
  const up = () =>
    random.pick(processes.some((one) => one.isUp()) ? processes.filter((one) => one.isUp()) : processes)
  const sites: Sites = { seeker: () => up().seeker, employer: () => up().employer }
  while (!processes.every((one) => one.isUp())) await setTimeout(200)
  const began = performance.now()
  const wishes: Wish[] = []
  const trouble = makeTrouble({
    ...{ random: createRandom(seed, 'trouble'), sites: processes, proxy, every },
    postgres: join(folder, 'postgres'),
    done: () => wishes.length,
  })

  const moves: Move[] = []
  /** How often each reader has asked for a code. */
  const asked = new Map<string, number>()
  let isOn = true
  const recruiting = recruitWhile(() => isOn)
  let next = 0
  const told = Math.ceil(applications / 20)
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let person = seekers[next++]; person !== undefined && hasTime(); person = seekers[next++]) {
        wishes.push(...(await applyToAll(person, random.sample(jobs, EACH), { sites, random })))
        if (random.chance(ASKS_FOR_CODE)) await askForCode(person)
        if (wishes.length % told < EACH) tell()
      }
    }),
  )
  isOn = false
  await recruiting
  await trouble.stop()
  const seconds = (performance.now() - began) / 1000
  const last = await connectPatiently()
  await mailsAreSent(last.db)
  await Promise.all(processes.map((one) => one.stop()))
  const received = mail.received.map(({ source }) => headerOf(source, 'Message-ID') ?? '')
  const judgements = [
    await judgeApplications(last.db, { wishes, moves }),
    await judgeFiles(last.db, dataFolder),
    await judgeMail(last.db, { received, asked }),
  ]
  await last.close()
  await Promise.all([proxy.close(), mail.close()])
  await cluster.stop()
  const faults = Object.assign({}, ...judgements.map((one) => one.faults))
  if (Object.values(faults).every((count) => count === 0)) rmSync(folder, { recursive: true })
  else console.log(`What the site said, and its data: ${folder}`)
  return {
    figures: {
      ...{ seconds: Math.round(seconds), ...trouble.counts },
      ...{ 'answers to commits': answers.counts.commits, 'of these lost': answers.counts.lost },
      'lost in silence': answers.counts.silent,
      'site ended by itself': processes.reduce((sum, { counts }) => sum + counts.died, 0),
      ...Object.fromEntries(Object.entries(repeated).map(([why, count]) => [`tried again: ${why}`, count])),
      ...Object.assign({}, ...judgements.map((one) => one.figures)),
    },
    faults,
  }

  function hasTime(): boolean {
    return performance.now() - began < minutes * 60_000
  }

  function tell(): void {
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    console.log(`${minutes} min: ${wishes.length} of ${applications}, ${JSON.stringify(trouble.counts)}`)
  }

  async function recruitWhile(goesOn: () => boolean): Promise<void> {
    const seen = new Set<string>()
    const ofRecruiters = createRandom(seed, 'recruiters')
    for (let turn = 0; goesOn(); turn++) {
      const recruiter = [...recruiters.values()][turn % recruiters.size]
      if (recruiter !== undefined)
        moves.push(...(await moveSome(recruiter, { sites, random: ofRecruiters, seen })))
      await setTimeout(200)
    }
  }

  /** The task that writes the mail runs a moment later. */
  async function askForCode({ headers, email }: Person): Promise<void> {
    const address = () => `${sites.seeker()}/api-server/auth/reset-password/otp`
    await askUntilAnswered(address, () => {
      asked.set(email, (asked.get(email) ?? 0) + 1)
      return {
        ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
        body: JSON.stringify({ email }),
      }
    })
  }

  async function connectPatiently() {
    for (;;) {
      const database = await connect(settings).catch(() => null)
      if (database !== null) return database
      await setTimeout(500)
    }
  }
}

/** A claim of a dead worker lasts a minute. */
const MAIL_MS = 240_000

async function mailsAreSent(db: Db): Promise<void> {
  for (const end = performance.now() + MAIL_MS; performance.now() < end; await setTimeout(500)) {
    const { rows } = await sql`
      select from background_jobs where task in ('post.send', 'accounts.send-reset-code', 'notifications.mail')
        and failed_at is null and run_at < now() + interval '5 minutes' limit 1`.execute(db)
    if (rows.length === 0) return
  }
}

/** A request is never remembered, and nothing but the code keeps a second application out. */
async function switchRecordOff(db: Db): Promise<void> {
  await sql`create function forget() returns trigger language plpgsql as $$ begin return null; end $$`.execute(
    db,
  )
  await sql`create trigger forgets before insert on application_requests
    for each row execute function forget()`.execute(db)
  await sql`drop index applications_live`.execute(db)
}
