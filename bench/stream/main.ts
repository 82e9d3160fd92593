import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { publish } from '#platform/stream/publish.ts'
import { addFollowers, type Follower, forEach, open } from './followers.ts'
import { percentiles, round } from './percentiles.ts'

/** `node bench/stream/main.ts [--sockets 9000] [--seconds 10] [--redis redis://…]`: README.md says what it measures. */

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '9000' },
    seconds: { type: 'string', default: '10' },
    redis: { type: 'string' },
  },
})
const SOCKETS = Number(values.sockets)
const SECONDS = Number(values.seconds)
const RECONNECTING = Math.min(5000, SOCKETS)
const env = values.redis === undefined ? {} : { REDIS_URL: values.redis }
const MB = 2 ** 20

/** What the site's process has used since it was last asked. */
const used = z.object({
  rss: z.number(),
  live: z.number(),
  cpuSeconds: z.number(),
  longestBlockMs: z.number(),
})

const folder = mkdtempSync(join(tmpdir(), 'joblane-stream-'))
chmodSync(folder, 0o755)
const cluster = await startEmbeddedCluster(folder, { durable: true })
async function measure(): Promise<void> {
  const database = await connect(cluster.connection, { connections: 20 })
  const { db } = database
  await migrate(db)
  const bus = await openBus(env, database, createLog('warn'))
  const site = await startSite()
  try {
    await measureSite(db, site)
  } finally {
    site.stop()
    await bus.close()
    await database.close()
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

async function measureSite(db: Db, site: Site): Promise<void> {
  const followers = await addFollowers(db, SOCKETS)
  console.log(`bus: ${values.redis === undefined ? 'PostgreSQL' : 'Redis'}`)

  const empty = await site.used()
  for (const share of [0.1, 0.5, 1]) {
    const wanted = followers.slice(0, SOCKETS * share)
    const closed = wanted.filter(({ socket }) => socket === null)
    const start = performance.now()
    await forEach(closed, 50, (follower) => open(follower, site.origin))
    const seconds = (performance.now() - start) / 1000
    await sleep(1000)
    const { rss, live, cpuSeconds } = await site.used()
    const each = (live - empty.live) / wanted.length
    console.log(
      `${wanted.length} sockets: ${round(rss / MB)} MB in all, ${round(each / 1024)} KB of live memory each; ` +
        `opened ${round(closed.length / seconds)} a second, ${round((1000 * cpuSeconds) / closed.length)} ms of processor each`,
    )
  }
  await sleep(30_000)
  console.log(`idle: ${round((await site.used()).cpuSeconds / 0.3)} % of a core`)

  await paced(db, followers, site.origin, 50)
  await unpaced(db, followers)
  await site.used()
  await reconnect(db, followers.slice(0, RECONNECTING), site)
}

const add = (db: Db, { accountId }: Follower) =>
  db
    .transaction()
    .execute((transaction) =>
      publish({ db: transaction, clock: systemClock }, [
        { accountId, kind: 'notification-added', ids: { notification: '1' } },
      ]),
    )

/** So many events a second; each is read by the call that a page makes. */
async function paced(db: Db, followers: readonly Follower[], origin: string, perSecond: number) {
  const hints: number[] = []
  const reads: number[] = []
  const reading: Promise<void>[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const follower = followers[Math.floor(Math.random() * followers.length)]
    if (follower === undefined) continue
    const after = follower.cursor
    const { promise, resolve } = Promise.withResolvers<void>()
    follower.heard = () => resolve()
    await add(db, follower)
    const committed = performance.now()
    reading.push(
      promise.then(async () => {
        hints.push(performance.now() - committed)
        const address = `${origin}/api-server/auth/events?after=${after}`
        const answer = await fetch(address, { headers: follower.headers })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`The call answers ${answer.status}.`)
        reads.push(performance.now() - committed)
      }),
    )
    await sleep(1000 / perSecond)
  }
  await Promise.all(reading)
  console.log(`${perSecond} events a second, from commit to hint: ${percentiles(hints)}`)
  console.log(`  and until the page has read the event: ${percentiles(reads)}`)
}

/** As many as twenty connections write; every one must be heard of. */
async function unpaced(db: Db, followers: readonly Follower[]) {
  const delays: number[] = []
  const committed = new Map<Follower, number>()
  for (const follower of followers) {
    follower.heard = () => {
      const at = committed.get(follower)
      if (at !== undefined) delays.push(performance.now() - at)
      committed.delete(follower)
    }
  }
  const start = performance.now()
  let events = 0
  await Promise.all(
    Array.from({ length: 20 }, async (_, lane) => {
      for (let at = lane; performance.now() < start + SECONDS * 1000; at += 20) {
        const follower = followers[at % followers.length]
        if (follower === undefined) continue
        await add(db, follower)
        if (follower.cursor === 0 || !committed.has(follower)) committed.set(follower, performance.now())
        events++
      }
    }),
  )
  const written = (performance.now() - start) / 1000
  await sleep(500)
  console.log(
    `without a pause: ${round(events / written)} events a second, to the hint: ${percentiles(delays)}`,
  )
}

/** All at once, without the spread of real browsers; each has missed one event. */
async function reconnect(
  db: Db,
  followers: readonly Follower[],
  site: Awaited<ReturnType<typeof startSite>>,
) {
  await Promise.all(
    followers.map(async (follower) => {
      const { socket } = follower
      if (socket === null) return
      socket.removeAllListeners('close')
      const closed = once(socket, 'close')
      socket.terminate()
      await closed
    }),
  )
  await forEach(followers, 20, (follower) => add(db, follower))
  await sleep(1000)
  await site.used()
  const start = performance.now()
  const times: number[] = []
  await Promise.all(
    followers.map(async (follower) => {
      const heard = new Promise<void>((resolve) => (follower.heard = () => resolve()))
      await open(follower, site.origin)
      await heard
      times.push(performance.now() - start)
    }),
  )
  const { cpuSeconds, longestBlockMs, rss } = await site.used()
  console.log(
    `${followers.length} reconnect at once: all know what they missed after ${round(Math.max(...times) / 1000)} s ` +
      `(${percentiles(times)}); ${round(cpuSeconds)} s of processor, longest block ${round(longestBlockMs)} ms, ${round(rss / MB)} MB`,
  )
}

async function startSite() {
  const started = { settings: cluster.connection, env: { ...env, JOBLANE_DATA: join(folder, 'site') } }
  const child = fork(join(import.meta.dirname, 'site-process.ts'), [JSON.stringify(started)], {
    execArgv: ['--expose-gc'],
  })
  const [message] = await once(child, 'message')
  const { origin } = z.object({ origin: z.string() }).parse(message)
  return {
    origin,
    async used() {
      child.send('used')
      const [answer] = await once(child, 'message')
      return used.parse(answer)
    },
    stop: () => child.kill('SIGKILL'),
  }
}

try {
  await measure()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
