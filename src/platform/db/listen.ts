import pg from 'pg'

const RETRY_MS = 1000

/**
 * Calls back on every notification of a channel, over a connection of its own that is made anew when it breaks.
 * Notifications are hints: some may be lost meanwhile, which a call without a payload says. Returns the way to stop.
 */
export function listen(
  settings: pg.ClientConfig,
  channel: string,
  onNotify: (payload?: string) => void,
): () => Promise<void> {
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client(settings)
    client = fresh
    fresh.on('notification', ({ payload }) => onNotify(payload))
    fresh.on('error', () => reconnect(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      onNotify()
    } catch {
      reconnect(fresh)
    }
  }

  function reconnect(broken: pg.Client): void {
    if (stopped || client !== broken) return
    client = null
    broken.end().catch(() => {})
    retry = setTimeout(connect, RETRY_MS)
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
