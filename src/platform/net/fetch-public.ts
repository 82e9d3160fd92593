import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as startTimer } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { lookUp } from '#shared/look-up.ts'
import { ACCEPTED, decoded } from './content-encoding.ts'
import { FetchFailure, failureOf } from './fetch-failure.ts'
import { type AddressPolicy, PUBLIC_INTERNET } from './public-address.ts'

/**
 * Fetches an address that somebody typed in. The name is resolved once. All its addresses must be public, and the
 * connection goes to exactly those, so that DNS rebinding gains nothing. Each redirect is a new request with the same
 * checks. Time and size have limits everywhere.
 */

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>
  policy?: AddressPolicy
  limits?: Partial<FetchLimits>
  signal?: AbortSignal
}

export interface FetchLimits {
  redirects: number
  connectMs: number
  /** Time from the connection to the last header. */
  headersMs: number
  /** Time between two chunks of the document. */
  idleMs: number
  /** Time from the request to the last byte. */
  wholeMs: number
  /** Size on the network. */
  bytes: number
  /** Size after the content encoding is undone. */
  unpackedBytes: number
  /** How many times its compressed size a document may have, once it is larger than `expansionFromBytes`. */
  expansion: number
  expansionFromBytes: number
}

export interface FetchedDocument {
  status: number
  /** After redirects. */
  url: URL
  header(name: string): string | null
  /** Read it to its end, or destroy it. Fails with `FetchFailure` if it breaks off or grows too large. */
  body: AsyncIterable<Buffer>
  discard(): void
}

export const USER_AGENT = 'Joblane/0.1 (job feed reader)'

const DEFAULT_LIMITS: FetchLimits = {
  redirects: 5,
  connectMs: 10_000,
  headersMs: 30_000,
  idleMs: 60_000,
  wholeMs: 15 * 60_000,
  bytes: 2_000_000_000,
  unpackedBytes: 8_000_000_000,
  expansion: 100,
  expansionFromBytes: 50_000_000,
}

/** Gets a document over http(s). Any status except 200 and 304 is a `FetchFailure`. */
export async function fetchPublic(address: string, options: FetchOptions = {}): Promise<FetchedDocument> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const whole = AbortSignal.timeout(limits.wholeMs)
  const signal = options.signal ? AbortSignal.any([whole, options.signal]) : whole
  let url = parseUrl(address)
  for (let redirects = 0; ; redirects++) {
    const response = await ask(url, options, limits, signal)
    const target = redirectOf(response)
    if (target === null) return documentOf(response, url, limits, signal)
    response.destroy()
    if (redirects === limits.redirects)
      throw new FetchFailure(`redirects more than ${limits.redirects} times`)
    url = parseUrl(target, url)
  }
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchFailure('is not an address of http or https')
  if (url.username || url.password) throw new FetchFailure('has a password in its address')
  return url
}

async function ask(
  url: URL,
  { headers = {}, policy = PUBLIC_INTERNET }: FetchOptions,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await allowedAddresses(url, policy, limits.connectMs)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': ACCEPTED, accept: '*/*', ...headers },
      lookup: answering(addresses),
      agent: false,
      signal,
    })
    const giveUp = (what: string) => () => sent.destroy(new FetchFailure(what))
    let timer = startTimer(giveUp('does not accept connections in time'), limits.connectMs)
    sent.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer)
        timer = startTimer(giveUp('does not answer in time'), limits.headersMs)
      })
    })
    sent.on('response', resolve)
    sent.on('error', (error) => reject(failureOf(error, signal)))
    for (const event of ['response', 'error', 'close']) sent.on(event, () => clearTimeout(timer))
    sent.end()
  })
}

/**
 * The addresses of a host, all of which the policy allows; throws `FetchFailure`. `URL` has already normalised an IP
 * address in the URL (`http://2130706433/`, `http://0x7f.1/`).
 */
export async function allowedAddresses(
  url: URL,
  policy: AddressPolicy,
  withinMs: number,
): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolveHost(host, policy, withinMs)
  if (addresses.length === 0) throw new FetchFailure('has no address')
  if (!addresses.every((address) => policy.mayConnect(address))) {
    throw new FetchFailure('is not on the public internet')
  }
  return addresses
}

async function resolveHost(
  host: string,
  policy: AddressPolicy,
  withinMs: number,
): Promise<readonly string[]> {
  const answered = new AbortController()
  const tooLate = setTimeout(withinMs, [], { signal: answered.signal })
  tooLate.catch(() => {})
  try {
    return await Promise.race([policy.resolve(host), tooLate])
  } catch {
    throw new FetchFailure('has no address')
  } finally {
    answered.abort()
  }
}

export function answering(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const [first] = all
    if (options.all || !first) callback(null, all)
    else callback(null, first.address, first.family)
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function redirectOf(response: IncomingMessage): string | null {
  if (!REDIRECTS.has(response.statusCode ?? 0)) return null
  return response.headers.location ?? null
}

function documentOf(
  response: IncomingMessage,
  url: URL,
  limits: FetchLimits,
  signal: AbortSignal,
): FetchedDocument {
  const status = response.statusCode ?? 0
  if (status !== 200 && status !== 304) {
    response.destroy()
    throw new FetchFailure(`answered ${status}`, retryAfter(response))
  }
  const length = Number(response.headers['content-length'] ?? 0)
  if (length > limits.bytes) {
    response.destroy()
    throw new FetchFailure(tooLarge(limits.bytes))
  }
  return {
    status,
    url,
    header: (name) => {
      const value = lookUp(response.headers, name)
      return typeof value === 'string' ? value : null
    },
    body: limitedBody(response, limits, signal),
    discard: () => response.destroy(),
  }
}

async function* limitedBody(
  response: IncomingMessage,
  limits: FetchLimits,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  response.setTimeout(limits.idleMs, () => response.destroy(new FetchFailure('stopped in the middle')))
  let packed = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of response) {
      packed += chunk.length
      if (packed > limits.bytes) throw new FetchFailure(tooLarge(limits.bytes))
      yield chunk
    }
    if (!response.complete) throw new FetchFailure('broke off')
  }
  let unpacked = 0
  try {
    for await (const chunk of decoded(counted(), response.headers['content-encoding'] ?? 'identity')) {
      unpacked += chunk.length
      if (unpacked > limits.unpackedBytes) throw new FetchFailure(tooLarge(limits.unpackedBytes))
      if (unpacked > limits.expansionFromBytes && unpacked > packed * limits.expansion) {
        throw new FetchFailure(`unpacks to more than ${limits.expansion} times its size`)
      }
      yield chunk
    }
  } catch (error) {
    throw failureOf(error, signal)
  } finally {
    response.destroy()
  }
}

const tooLarge = (bytes: number) => `is larger than ${bytes.toLocaleString('en')} bytes`

function retryAfter(response: IncomingMessage): number | null {
  const seconds = Number(response.headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
