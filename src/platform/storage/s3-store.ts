import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { type FileStore, isFileName } from './file-store.ts'

/** Where the files of an S3-compatible server are. */
export interface S3Place {
  client: AwsClient
  /** The bucket's address with the prefix of all names; ends with a slash. */
  address: string
}

/** Until an answer begins; a slow reader may take longer for the bytes. */
const ANSWER_MS = 60_000

/**
 * Reads `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`. Addresses are in path style, which every
 * S3-compatible server understands.
 */
export function s3Place(setting: string): S3Place {
  const url = new URL(setting)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })
  return { client, address: `${url.origin}${url.pathname.replace(/\/*$/, '/')}` }
}

/** A store under a prefix of a bucket. A file is held in memory while it is put: files here are of limited size. */
export function s3Store({ client, address }: S3Place, prefix: string): FileStore {
  const has: FileStore['has'] = async (name) => isFileName(name) && (await ask(name, 'HEAD')) !== null
  return {
    async put(content, kind) {
      const bytes = content instanceof Uint8Array ? content : await buffer(content)
      const digest = createHash('sha256').update(bytes).digest('hex')
      const name = `${digest}.${kind}`
      if (await has(name)) return name
      // The server checks the digest, so that a name never gets other bytes.
      const headers = { 'x-amz-content-sha256': digest, 'content-type': 'application/octet-stream' }
      const answer = await ask(name, 'PUT', { headers, body: new Uint8Array(bytes) })
      if (answer === null) throw new Error('The S3 bucket does not exist.')
      await answer.body?.cancel()
      return name
    },
    async open(name, range) {
      if (!isFileName(name)) return null
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }
      const answer = await ask(name, 'GET', { headers })
      if (!answer?.body) return null
      return { size: sizeOf(answer), stream: Readable.from(bytesOf(answer.body), { objectMode: false }) }
    },
    has,
    async delete(name) {
      if (!isFileName(name)) return
      const answer = await ask(name, 'DELETE')
      await answer?.body?.cancel()
    },
    async list() {
      const names: string[] = []
      for await (const name of namesIn({ client, address }, `${prefix}/`, 'Key')) names.push(name)
      return names.filter(isFileName)
    },
    // A bucket has a file whole or not at all.
    deleteDrafts: async () => undefined,
  }

  /** Null if the server has no such file. */
  async function ask(name: string, method: string, init: RequestInit = {}): Promise<Response | null> {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new Error('The S3 server does not answer.')), ANSWER_MS)
    const answer = await client
      .fetch(`${address}${prefix}/${name}`, { ...init, method, signal: waiting.signal })
      .finally(() => clearTimeout(timer))
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`The S3 server answered ${method} with ${answer.status}.`)
  }
}

/**
 * The names below a prefix, without it: of files (`Key`), or of the folders directly in it (`Prefix`). A list comes in
 * parts of a thousand.
 */
export async function* namesIn(
  { client, address }: S3Place,
  folder: string,
  kind: 'Key' | 'Prefix',
): AsyncGenerator<string> {
  const { origin, pathname } = new URL(address)
  const [, bucket = '', ...before] = pathname.split('/')
  const prefix = before.join('/') + folder
  for (let next: string | null = ''; next !== null; ) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(kind === 'Prefix' && { delimiter: '/' }),
    })
    if (next !== '') query.set('continuation-token', next)
    const answer = await client.fetch(`${origin}/${bucket}?${query}`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`The S3 server answered a list with ${answer.status}.`)
    const listed = await answer.text()
    for (const [, name = ''] of listed.matchAll(new RegExp(`<${kind}>([^<]*)</${kind}>`, 'g')))
      if (name !== prefix) yield name.slice(prefix.length).replace(/\/$/, '')
    next = /<NextContinuationToken>([^<]*)</.exec(listed)?.[1] ?? null
  }
}

/** Of the whole file: a part names it behind a slash. */
function sizeOf({ headers }: Response): number {
  const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')
  return Number(whole)
}

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}
