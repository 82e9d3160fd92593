import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { FetchFailure, failureOf } from '../../net/fetch-failure.ts'
import { allowedAddresses, answering } from '../../net/fetch-public.ts'
import { type AddressPolicy, PUBLIC_INTERNET } from '../../net/public-address.ts'
import { type BrowserKeys, encryptPush } from './encrypt-push.ts'
import { pushServiceOf } from './push-service.ts'
import type { PushSettings } from './push-settings.ts'
import { vapidHeader } from './vapid.ts'

const SECONDS = 15

export interface Push {
  endpoint: string
  keys: BrowserKeys
  message: string
  /** How long the service keeps it for a browser that is away. */
  seconds: number
  isUrgent: boolean
  /** A later push with the same topic replaces it while it waits; base64url, at most 32 characters. */
  topic: string
}

/** `gone`: the browser wants none any more, or no longer from us; `refused`: the service will never take this one. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

/** Hands a push to the service of a browser (RFC 8030). Throws `FetchFailure` if it may succeed later. */
export async function sendPush(
  push: Push,
  settings: PushSettings,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<PushOutcome> {
  const service = pushServiceOf(push.endpoint, settings)
  if (service === null) return 'gone'
  const status = await post(service.url, {
    policy: service.isOwn ? ANY_ADDRESS : PUBLIC_INTERNET,
    body: encryptPush(push.message, push.keys),
    headers: {
      authorization: await vapidHeader(service.url, settings, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(push.seconds),
      urgency: push.isUrgent ? 'high' : 'normal',
      topic: push.topic,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(SECONDS * 1000)]),
  })
  if (status >= 200 && status < 300) return 'sent'
  if (GONE.has(status)) return 'gone'
  if (status === TOO_MANY || status >= 500 || status < 400) throw new FetchFailure(`answered ${status}`)
  return 'refused'
}

/**
 * 403: the subscription was made for another key than ours. Mozilla says 401 to that, and to a wrong clock of ours, which
 * must end nobody's subscription.
 */
const GONE = new Set([403, 404, 410])
const TOO_MANY = 429

const ANY_ADDRESS: AddressPolicy = { ...PUBLIC_INTERNET, mayConnect: () => true }

interface Sent {
  policy: AddressPolicy
  body: Buffer
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** Redirects are not followed, and nothing of the answer is read but its status. */
async function post(url: URL, { policy, body, headers, signal }: Sent): Promise<number> {
  const addresses = await allowedAddresses(url, policy, SECONDS * 1000)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: answering(addresses),
      agent: false,
      signal,
    })
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', (error) => reject(failureOf(error, signal)))
    sent.end(body)
  })
}
