/**
 * `node bench/stream/screen/main.ts [--events 300]`: the time from the commit of an event, in another process than the
 * site's, until a browser shows it. ../README.md says what it measures. The build must be there.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { NOTIFICATIONS_PAGE_SIZE } from '#config/limits.ts'
import { notify } from '#features/notifications/server/door.ts'
import { systemClock } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { addFollowers, type Follower } from '../followers.ts'
import { percentiles } from '../percentiles.ts'
import { startSite } from './site.ts'
import { openTab } from './tab.ts'

const { values } = parseArgs({ options: { events: { type: 'string', default: '300' } } })
const EVENTS = Number(values.events)
const PAUSE_MS = 150

const BELL = { selector: 'header [data-unread]', isCounted: false }
const LIST = { selector: '[data-notification]', isCounted: true }
const NOWHERE = () => 'http://localhost'
const ORIGINS = { seeker: NOWHERE, employer: NOWHERE, console: NOWHERE }

const folder = mkdtempSync(join(tmpdir(), 'joblane-screen-'))
chmodSync(folder, 0o755)
const cluster = await startEmbeddedCluster(folder)
try {
  await measure()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const database = await connect(cluster.connection)
  await migrate(database.db)
  // Without it, nobody would send the hints of this process's commits.
  const bus = await openBus({ REDIS_URL: undefined }, database, createLog('warn'))
  const site = await startSite(cluster.connection, join(folder, 'site'))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const followers = await addFollowers(database.db, Math.ceil(EVENTS / NOTIFICATIONS_PAGE_SIZE))
    const bell: number[] = []
    const list: number[] = []
    for (const follower of followers)
      await follow(database.db, follower, { browser, origin: site.origin, bell, list })
    console.log(`from commit to the number on the bell: ${percentiles(bell)}`)
    console.log(`from commit to the entry in the list: ${percentiles(list)}`)
  } finally {
    await browser.close()
    await site.stop()
    await bus.close()
    await database.close()
  }
}

interface Measuring {
  browser: Browser
  origin: string
  bell: number[]
  list: number[]
}

/** Two tabs of an account: one anywhere, one with the list. */
async function follow(db: Db, { accountId, headers }: Follower, { browser, origin, bell, list }: Measuring) {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' },
  })
  const [name = '', value = ''] = headers.cookie?.split('=') ?? []
  await context.addCookies([{ name, value, url: origin }])
  const anywhere = await openTab(await context.newPage(), '/en/terms', BELL)
  const listed = await openTab(await context.newPage(), '/en/notifications', LIST)
  for (let number = 1; number <= NOTIFICATIONS_PAGE_SIZE; number++) {
    const shown = [anywhere.shows(number), listed.shows(number)]
    await addNotification(db, accountId)
    const committed = performance.timeOrigin + performance.now()
    const [onBell = 0, inList = 0] = await Promise.all(shown)
    bell.push(onBell - committed)
    list.push(inList - committed)
    await sleep(PAUSE_MS)
  }
  await context.close()
}

function addNotification(db: Db, accountId: string): Promise<void> {
  return db
    .transaction()
    .execute((transaction) =>
      notify({ db: transaction, clock: systemClock, origins: ORIGINS }, [
        { accountId, kind: 'password-changed' },
      ]),
    )
}
