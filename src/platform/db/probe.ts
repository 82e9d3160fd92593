import pg from 'pg'

/** Checks over a separate connection whether the server answers. */
export interface Probe {
  /** Whether it answers in time. Concurrent callers share one probe. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export function createProbe(settings: pg.ClientConfig, withinMs: number): Probe {
  let client: Promise<pg.Client> | null = null
  let asking: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    client ??= connected()
    const connecting = client
    const isAlive = await inTime(
      connecting.then((open) => open.query('select 1')),
      withinMs,
    )
    // A connection that did not answer is dropped: its server may be gone for good.
    if (!isAlive) forget(connecting)
    return isAlive
  }

  async function connected(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...settings, connectionTimeoutMillis: withinMs, keepAlive: true })
    // Without a listener, a connection that breaks would end the process.
    fresh.on('error', () => (client = null))
    await fresh.connect()
    return fresh
  }

  function forget(connecting: Promise<pg.Client>): void {
    if (client === connecting) client = null
    connecting.then((open) => open.end()).catch(() => {})
  }

  return {
    answers() {
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    async close() {
      await asking
      if (client !== null) forget(client)
    },
  }
}

/** If a timer fires later than this, our own work delayed it: an answer may have arrived and still be unread. */
const LATE_MS = 50
/** Long enough to read that answer. */
const GRACE_MS = 250

async function inTime(answer: Promise<unknown>, withinMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const due = performance.now() + withinMs
  const giveUp = () => resolve(false)
  const judge = () => {
    const wasBusy = performance.now() - due > LATE_MS
    if (wasBusy) timer = setTimeout(giveUp, GRACE_MS)
    else giveUp()
  }
  let timer = setTimeout(judge, withinMs)
  answer.then(() => resolve(true), giveUp)
  return promise.finally(() => clearTimeout(timer))
}
