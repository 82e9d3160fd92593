import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import type { Db } from '#platform/db/database.ts'
import { followMessage, readNews } from '#shared/realtime-protocol.ts'

/** One person with one tab. */
export interface Follower {
  accountId: string
  headers: Record<string, string>
  socket: WebSocket | null
  /** What the tab has heard of last. */
  cursor: number
  heard: (cursor: number) => void
}

/** Accounts with a session each, every one in a network of its own so that no limit counts. */
export async function addFollowers(db: Db, count: number): Promise<Follower[]> {
  const followers: Follower[] = []
  for (let first = 0; first < count; first += 1000) {
    const tokens = Array.from({ length: Math.min(1000, count - first) }, (_, at) => `token${first + at}`)
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
    const { rows } = await sql<{ account_id: string }>`
      with people as (
        insert into accounts (email) select gen_random_uuid() || '@people.test'
        from generate_series(1, ${tokens.length}) returning id),
      seeking as (insert into seekers (account_id) select id from people),
      numbered as (select id, row_number() over () as number from people)
      insert into sessions
        (token_hash, site, account_id, proven_at, language, created_at, last_seen_at, expires_at)
      select hash, 'seeker', id, now(), 'en', now(), now(), now() + interval '30 days'
      from numbered join unnest(${hashes}::bytea[]) with ordinality as given (hash, number) using (number)
      order by number returning account_id`.execute(db)
    for (const [at, { account_id: accountId }] of rows.entries()) {
      const number = first + at
      followers.push({
        accountId,
        headers: {
          cookie: `seeker_sid=${tokens[at]}`,
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        socket: null,
        cursor: 0,
        heard: () => {},
      })
    }
  }
  return followers
}

/** Opens its socket as a page would; resolves when the server has been told from where it follows. */
export function open(follower: Follower, origin: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, {
    headers: follower.headers,
    origin,
    perMessageDeflate: false,
  })
  follower.socket = socket
  socket.on('message', (data) => {
    const cursor = readNews(data)
    if (cursor === null) return
    follower.cursor = cursor
    follower.heard(cursor)
  })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}.`)))
    socket.on('open', () => {
      socket.send(followMessage(follower.cursor))
      resolve()
    })
  })
}

/** Does `work` for each of `items`, `atOnce` at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
    }),
  )
}
