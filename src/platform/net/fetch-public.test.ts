import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type FetchOptions, fetchPublic, USER_AGENT } from './fetch-public.ts'
import type { AddressPolicy } from './public-address.ts'

/** The tests' internet: `*.example` is this machine's loopback, `inside.example` a private address. */
const internet: AddressPolicy = {
  resolve: async (host) => {
    if (host === 'inside.example') return ['10.0.0.7']
    if (host === 'both.example') return ['127.0.0.1', '10.0.0.7']
    if (host.endsWith('.example')) return ['127.0.0.1']
    throw new Error('no such host')
  },
  mayConnect: (address) => address === '127.0.0.1',
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://feeds.example:${typeof address === 'object' ? address?.port : 0}`
}

async function get(address: string, options: FetchOptions = {}): Promise<string> {
  const { body } = await fetchPublic(address, { policy: internet, ...options })
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test('a document is fetched with our user agent and its own host', async () => {
  const site = await serve((request, response) =>
    response.end(`${request.headers['user-agent']} ${request.headers.host?.split(':')[0]} ${request.url}`),
  )
  expect(await get(`${site}/jobs?x=1`)).toBe(`${USER_AGENT} feeds.example /jobs?x=1`)
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate', deflateSync],
  ['Deflate', deflateRawSync],
  ['identity', Buffer.from],
  ['gzip, br', (words: string) => brotliCompressSync(gzipSync(words))],
])('%s is undone', async (encoding, pack) => {
  const site = await serve((_, response) =>
    response.setHeader('content-encoding', encoding).end(pack('words')),
  )
  expect(await get(site)).toBe('words')
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://0/',
])('%s is refused before anything is sent', async (address) => {
  await expect(fetchPublic(address)).rejects.toThrow('is not on the public internet')
})

test('a name is refused when any of its addresses is private', async () => {
  await expect(get('http://inside.example/')).rejects.toThrow('is not on the public internet')
  await expect(get('http://both.example/')).rejects.toThrow('is not on the public internet')
})

test('a name that resolves differently the second time is resolved only once', async () => {
  const site = await serve((_, response) => response.end('public'))
  let lookUps = 0
  const rebinding: AddressPolicy = {
    ...internet,
    resolve: async () => (lookUps++ === 0 ? ['127.0.0.1'] : ['10.0.0.7']),
  }
  expect(await get(site, { policy: rebinding })).toBe('public')
  expect(lookUps).toBe(1)
})

test('a name server that never answers is given up', async () => {
  const silent: AddressPolicy = { ...internet, resolve: () => new Promise(() => {}) }
  const limits = { connectMs: 20 }
  await expect(get('http://slow.example/', { policy: silent, limits })).rejects.toThrow('has no address')
})

test('redirects are followed, and each is checked again', async () => {
  const site = await serve((request, response) => {
    const [, kind, count = '0'] = /^\/(\w+)\/?(\d*)$/.exec(request.url ?? '') ?? []
    if (kind === 'end') return response.end('arrived')
    const to =
      kind === 'inside'
        ? 'http://inside.example/'
        : kind === 'file'
          ? 'file:///etc/passwd'
          : `/hop/${Number(count) - 1}`
    return response.writeHead(302, { location: Number(count) === 1 ? '/end' : to }).end()
  })
  expect(await get(`${site}/hop/5`)).toBe('arrived')
  await expect(get(`${site}/hop/6`)).rejects.toThrow('redirects more than 5 times')
  await expect(get(`${site}/inside`)).rejects.toThrow('is not on the public internet')
  await expect(get(`${site}/file`)).rejects.toThrow('is not an address of http or https')
})

test.each([
  ['ftp://feeds.example/', 'is not an address'],
  ['not an address', 'is not an address'],
  ['http://user:secret@feeds.example/', 'has a password'],
  ['http://nowhere.invalid/', 'has no address'],
])('%s', async (address, reason) => {
  await expect(get(address)).rejects.toThrow(reason)
})

test('an unchanged document is not sent again', async () => {
  const site = await serve((request, response) => {
    response.statusCode = request.headers['if-none-match'] === '"1"' ? 304 : 200
    response.setHeader('etag', '"1"').end()
  })
  const first = await fetchPublic(site, { policy: internet })
  expect([first.status, first.header('etag')]).toEqual([200, '"1"'])
  first.discard()
  const again = await fetchPublic(site, { policy: internet, headers: { 'if-none-match': '"1"' } })
  expect(again.status).toBe(304)
  again.discard()
})

test('a refusal says when to try again', async () => {
  const site = await serve((_, response) => response.writeHead(429, { 'retry-after': '90' }).end())
  await expect(get(site)).rejects.toMatchObject({ message: 'answered 429', retryAfterSeconds: 90 })
})

test('an endless document ends at the limit', async () => {
  const site = await serve((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(65_536))) if (response.destroyed) return
      response.once('drain', more)
    }
    more()
  })
  await expect(get(site, { limits: { bytes: 1_000_000 } })).rejects.toThrow('is larger than 1,000,000 bytes')
})

test('a document announced as too large is not even started', async () => {
  const site = await serve((_, response) =>
    response.writeHead(200, { 'content-length': '20000000000' }).flushHeaders(),
  )
  await expect(get(site)).rejects.toThrow('is larger than 2,000,000,000 bytes')
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate', deflateRawSync],
  ['gzip, gzip', (bytes: Buffer) => gzipSync(gzipSync(bytes))],
])('a small one that %s unpacks to a large one ends at the limit', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(20_000_000))
  const site = await serve((_, response) => response.setHeader('content-encoding', encoding).end(bomb))
  await expect(get(site, { limits: { unpackedBytes: 1_000_000 } })).rejects.toThrow(
    'is larger than 1,000,000 bytes',
  )
  await expect(get(site, { limits: { expansionFromBytes: 1_000_000 } })).rejects.toThrow(
    'unpacks to more than 100 times its size',
  )
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate', deflateSync],
])('%s that ends in the middle is a failure, though its server says that was all', async (encoding, pack) => {
  const torn = pack(Buffer.from('Cook '.repeat(2000))).subarray(0, -4)
  const site = await serve((_, response) => response.setHeader('content-encoding', encoding).end(torn))
  await expect(get(site)).rejects.toThrow('is packed, and the packing is damaged')
})

test.each([
  ['plain', {}],
  ['packed', { 'content-encoding': 'gzip' }],
])('a document that breaks off is a failure (%s)', async (_name, headers) => {
  const whole = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251)))
  const site = await serve((_, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(whole.length) })
    response.write(whole.subarray(0, 200), () => response.destroy())
  })
  await expect(get(site)).rejects.toThrow('broke off')
})

test('damaged compression is a failure', async () => {
  const site = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end('no archive'))
  await expect(get(site)).rejects.toThrow('the packing is damaged')
})

test('servers that keep us waiting are given up', async () => {
  const silent = createTcpServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const site = `http://feeds.example:${typeof address === 'object' ? address?.port : 0}`
  await expect(get(site, { limits: { headersMs: 20 } })).rejects.toThrow('does not answer in time')
  const slow = await serve((_, response) => response.write('a'))
  await expect(get(slow, { limits: { wholeMs: 50 } })).rejects.toThrow('did not end in time')
  await expect(get(slow, { limits: { idleMs: 20 } })).rejects.toThrow('stopped in the middle')
  const dripping = await serve((_, response) => {
    const drip = setInterval(() => response.write('a'), 5)
    response.on('close', () => clearInterval(drip))
  })
  await expect(get(dripping, { limits: { wholeMs: 200, idleMs: 10_000 } })).rejects.toThrow(
    'did not end in time',
  )
})
