import type { Catalogue } from './text.ts'

const PREFIX = 'texts:'

/**
 * The texts of one language in the browser: stored in local storage under version and language, fetched if that version
 * is not there. Older versions are removed, so the store never grows. If the storage refuses (private windows, full),
 * the texts are requested each time, which the browser's own cache answers. `address`: where texts are fetched.
 */
export async function browserCatalogue(
  language: string,
  version: string,
  { address, store }: { address: string; store: Storage },
): Promise<Catalogue> {
  const key = `${PREFIX}${language}:${version}`
  const kept = read(store, key)
  if (kept !== null) return kept
  const catalogue = await fetchCatalogue(address, { version, language })
  keepOnly(store, key, catalogue)
  return catalogue
}

async function fetchCatalogue(
  address: string,
  request: { version: string; language: string },
): Promise<Catalogue> {
  const { language } = request
  const response = await fetch(`${address}?${new URLSearchParams(request)}`)
  if (!response.ok) throw new Error(`The texts of ${language} could not be loaded: ${response.status}`)
  const body: unknown = await response.json()
  if (isEnvelope(body) && isCatalogue(body.data.messages)) return body.data.messages
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

function keepOnly(store: Storage, key: string, catalogue: Catalogue): void {
  try {
    for (const other of Object.keys(store)) {
      if (other.startsWith(PREFIX)) store.removeItem(other)
    }
    store.setItem(key, JSON.stringify(catalogue))
  } catch {
    // A full or forbidden store: the next visit requests the texts again.
  }
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
}

function isEnvelope(value: unknown): value is { data: { messages: unknown } } {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false
  return typeof value.data === 'object' && value.data !== null && 'messages' in value.data
}
