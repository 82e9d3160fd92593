import { fetchInTime } from '#shared/fetch-in-time.ts'
import type { Catalogue } from './text.ts'

const PREFIX = 'texts:'

/** Where a page takes its texts from. */
export interface TextSource {
  language: string
  /** The versions of all parts, as the server wrote them into the page: `common.x1y2z3,jobs.…;search.…`. */
  versions: string
  /** The address of the call. */
  address: string
  store: Storage
}

/** The server has other texts than the page: it was updated after the page was made. */
export class OutdatedTexts extends Error {}

/**
 * The texts of some parts: stored in local storage under language, part and version. One request brings all that are
 * missing. Other versions and languages are removed, so the store never grows. If the storage refuses (private windows,
 * full), the texts are requested each time, which the browser's own cache answers.
 */
export async function browserTexts(parts: readonly string[], source: TextSource): Promise<Catalogue> {
  const { store } = source
  const wanted = parts.map((part) => versionOf(part, source))
  const kept = wanted.map((version) => ({ version, texts: read(store, keyOf(version, source)) }))
  const missing = kept.filter(({ texts }) => texts === null).map(({ version }) => version)
  const fetched = missing.length === 0 ? {} : await fetchTexts(missing, source)
  if (missing.length > 0) keepOnly(fetched, source)
  return Object.assign({}, ...kept.map(({ texts }) => texts), ...Object.values(fetched))
}

function versionOf(part: string, { versions }: TextSource): string {
  const version = versions.split(/[,;]/).find((one) => one.startsWith(`${part}.`))
  if (version === undefined) throw new Error(`The page has no texts of ${part}`)
  return version
}

const keyOf = (version: string, { language }: TextSource): string => `${PREFIX}${language}:${version}`

async function fetchTexts(
  versions: readonly string[],
  { language, address }: TextSource,
): Promise<Record<string, Catalogue>> {
  const request = new URLSearchParams({ language, version: versions.join() })
  const body = await fetchInTime(`${address}?${request}`, {}, async (response): Promise<unknown> => {
    if (response.status === 404) throw new OutdatedTexts(`The server has other texts of ${language}`)
    if (!response.ok) throw new Error(`The texts of ${language} could not be loaded: ${response.status}`)
    return response.json()
  })
  if (isEnvelope(body) && isTexts(body.data.messages)) return body.data.messages
  throw new Error(`The texts of ${language} came in an unknown form`)
}

function read(store: Storage, key: string): Catalogue | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return isCatalogue(kept) ? kept : null
  } catch {
    return null
  }
}

function keepOnly(fetched: Readonly<Record<string, Catalogue>>, source: TextSource): void {
  const { store, versions } = source
  const current = new Set(versions.split(/[,;]/).map((version) => keyOf(version, source)))
  try {
    for (const key of Object.keys(store)) {
      if (key.startsWith(PREFIX) && !current.has(key)) store.removeItem(key)
    }
    for (const [version, texts] of Object.entries(fetched)) {
      store.setItem(keyOf(version, source), JSON.stringify(texts))
    }
  } catch {
    // A full or forbidden store: the next visit requests the texts again.
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCatalogue = (value: unknown): value is Catalogue =>
  isObject(value) && Object.values(value).every(Array.isArray)

const isTexts = (value: unknown): value is Record<string, Catalogue> =>
  isObject(value) && Object.values(value).every(isCatalogue)

const isEnvelope = (value: unknown): value is { data: { messages: unknown } } =>
  isObject(value) && 'data' in value && isObject(value.data) && 'messages' in value.data
