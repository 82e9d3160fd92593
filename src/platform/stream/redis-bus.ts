import { createClient } from '@redis/client'
import { errorFields, type Log, reportOnce } from '../log.ts'
import { type Bus, type BusListener, readHints } from './bus.ts'
import { createHintSender } from './hint-sender.ts'

const LONGEST_RETRY_MS = 1000
/** How long a connection may be silent before it counts as dead. */
const PING_MS = 5000

/**
 * Hints through Redis (`REDIS_URL`), which spares the database the notifications. Redis stores nothing for us: without
 * it hints are lost, and sockets hear of news when the tables are next looked at.
 *
 * @param space keeps installations that share a Redis apart
 */
export function redisBus(url: string, log: Log, space = 'joblane'): Bus {
  const channel = `${space}:account_streams`
  const trouble = reportOnce((error) => log.warn('Redis does not answer', errorFields(error)))
  const publisher = connection()
  const sender = createHintSender((text) => publisher.publish(channel, text), log)

  function connection() {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RETRY_MS) },
    })
    client.on('error', trouble.failed)
    client.on('ready', trouble.worked)
    void client.connect().catch(trouble.failed)
    return client
  }

  function listen({ heard, missed }: BusListener): () => Promise<void> {
    const client = connection()
    const hear = (text: string) => heard(readHints(text))
    // The library subscribes again by itself, but does not say when. Subscribing twice is one subscription.
    client.on('ready', () => {
      client.subscribe(channel, hear).then(missed, trouble.failed)
    })
    return async () => client.destroy()
  }

  return {
    send: sender.send,
    listen,
    close: async () => {
      await sender.idle()
      publisher.destroy()
    },
  }
}
