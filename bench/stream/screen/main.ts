import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { notify } from '#features/notifications/server/notify.ts'
import { systemClock } from '#platform/clock.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { readEnv } from '#platform/env.ts'
import { startSite } from '../../pages/site-process.ts'
import { addFollowers, type Follower } from '../followers.ts'

/**
 * `node bench/stream/screen/main.ts [--events 450]`: from the commit of a notification until a tab of Chromium has
 * painted the new number in its bell; ../README.md says what it measures. The build must be there.
 */

const { values } = parseArgs({ options: { events: { type: 'string', default: '450' } } })

/** The bell counts to 100. */
const EVENTS_A_PAGE = 90
const MOST_PAUSE_MS = 100

const folder = mkdtempSync(join(tmpdir(), 'joblane-screen-'))
chmodSync(folder, 0o755)
process.env.JOBLANE_DEMO = 'off'

try {
  await measure()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const site = await startSite(join(import.meta.dirname, '../../..'), folder)
  const database = await openDatabase(readEnv({ JOBLANE_DATA: folder }))
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
  try {
    const times: number[] = []
    for (const person of await addFollowers(database.db, Math.ceil(Number(values.events) / EVENTS_A_PAGE))) {
      const context = await browser.newContext({ locale: 'en' })
      times.push(...(await eventsOf(database.db, person, await openTab(context, person, site.address))))
      await context.close()
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1)
    console.log(`from commit to screen: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, of ${times.length}`)
  } finally {
    await browser.close()
    await database.close()
    await site.stop()
  }
}

/** A signed-in page whose socket follows its account. */
async function openTab(context: BrowserContext, { headers }: Follower, origin: string): Promise<Page> {
  const [name = '', value = ''] = (headers.cookie ?? '').split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  const followed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'))
  await page.goto(`${origin}/en`)
  await followed
  return page
}

/** The second frame after a change begins when the first has been painted. */
const untilPainted = (page: Page, unread: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const bell = document.querySelector<HTMLElement>('[data-unread]')
          if (Number(bell?.dataset.unread) !== wanted) return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      }),
    unread,
  )

async function eventsOf(db: Db, { accountId }: Follower, page: Page): Promise<number[]> {
  const times: number[] = []
  const origins = { seeker: () => '', employer: () => '', console: () => '' }
  for (let unread = 1; unread <= EVENTS_A_PAGE; unread++) {
    const painted = untilPainted(page, unread)
    await db
      .transaction()
      .execute((transaction) =>
        notify({ db: transaction, clock: systemClock, origins }, [{ accountId, kind: 'session-ended' }]),
      )
    const committed = performance.now()
    await painted
    times.push(performance.now() - committed)
    await sleep(Math.random() * MOST_PAUSE_MS)
  }
  return times
}
