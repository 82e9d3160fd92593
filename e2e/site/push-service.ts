import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { portOf } from '../../tests/providers/openid-server.ts'

/**
 * A push service as Firefox knows one: the messages of Mozilla's autopush over a WebSocket, and an address for each
 * subscription, to which a site posts. Like autopush it takes a push only by the key that the subscription was made for
 * (RFC 8292), with a TTL, and passes on its body as it came, which it cannot read.
 */
export interface PushService {
  /** What the site is set to. */
  env: Readonly<Record<string, string>>
  /** What browsers are set to (`dom.push.serverURL`). */
  socket: string
  /** What was posted, the oldest first. */
  posted: readonly Posted[]
}

interface Posted {
  status: number
  /** Of the subscription; null: there is none at this address. */
  channel: string | null
  /** Whether the browser has said that it got it, and could read it. */
  isRead: boolean
}

interface Subscription {
  channel: string
  browser: WebSocket
  /** The key that the site gave to the browser. */
  key: string
}

/** By this code a browser says that it could decrypt a message and that its page takes it. */
const READ = 100

const channelID = z.string()
const message = z.discriminatedUnion('messageType', [
  z.object({ messageType: z.literal('hello') }),
  z.object({ messageType: z.literal('register'), channelID, key: z.string().default('') }),
  z.object({ messageType: z.literal('unregister'), channelID }),
  z.object({
    messageType: z.literal('ack'),
    updates: z.array(z.object({ version: z.string(), code: z.number().default(READ) })),
  }),
  z.object({ messageType: z.enum(['nack', 'ping', 'broadcast_subscribe']) }),
])

export async function openPushService(): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>()
  const posted: Posted[] = []
  const unread = new Map<string, Posted>()
  let origin = ''

  const server = createServer(async (request, response) => {
    const subscription = subscriptions.get(request.url ?? '') ?? null
    const body = await buffer(request)
    const status = await statusFor(request.headers, subscription, origin)
    const push: Posted = { status, channel: subscription?.channel ?? null, isRead: false }
    posted.push(push)
    response.writeHead(status).end()
    if (status !== 201 || subscription === null) return
    const version = randomUUID()
    unread.set(version, push)
    tell(subscription.browser, {
      ...{ messageType: 'notification', channelID: subscription.channel, version },
      ...{ data: body.toString('base64url'), headers: { encoding: 'aes128gcm' } },
    })
  })

  new WebSocketServer({ server }).on('connection', (browser) =>
    browser.on('message', (sent) => {
      const heard = message.parse({ messageType: 'ping', ...JSON.parse(String(sent)) })
      switch (heard.messageType) {
        case 'hello': {
          const uaid = randomUUID().replaceAll('-', '')
          return tell(browser, { messageType: 'hello', uaid, status: 200, use_webpush: true, broadcasts: {} })
        }
        case 'register': {
          const { channelID: channel, key } = heard
          const path = `/wpush/v2/${randomUUID()}`
          subscriptions.set(path, {
            channel,
            browser,
            key: Buffer.from(key, 'base64url').toString('base64url'),
          })
          const pushEndpoint = origin + path
          return tell(browser, { messageType: 'register', channelID: channel, status: 200, pushEndpoint })
        }
        case 'unregister': {
          for (const [path, { channel }] of subscriptions)
            if (channel === heard.channelID) subscriptions.delete(path)
          return tell(browser, { messageType: 'unregister', channelID: heard.channelID, status: 200 })
        }
        case 'ack':
          for (const { version, code } of heard.updates) {
            const push = unread.get(version)
            if (push !== undefined) push.isRead = code === READ
          }
          return
        case 'ping':
          return tell(browser, {})
        default:
      }
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = `127.0.0.1:${portOf(server)}`
  origin = `http://${address}`
  return { env: { PUSH_SERVICES: origin }, socket: `ws://${address}/`, posted }
}

const tell = (browser: WebSocket, said: object): void => browser.send(JSON.stringify(said))

/** As autopush answers: 410 for no subscription, 401 for another key or a token that is not for us, 400 for the rest. */
async function statusFor(
  headers: IncomingHttpHeaders,
  subscription: Subscription | null,
  audience: string,
): Promise<number> {
  if (subscription === null) return 410
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400
  if (!/^[\w-]{1,32}$/.test(String(headers.topic ?? 'none'))) return 400
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== subscription.key) return 401
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const claims = await jwtVerify(token, publicKey, { audience }).catch(() => null)
  const seconds = (claims?.payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000
  return seconds <= DAY_SECONDS && claims?.payload.sub !== undefined ? 201 : 401
}

const DAY_SECONDS = 24 * 3600
