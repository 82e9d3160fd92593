import { browserTexts, OutdatedTexts, type TextSource } from './browser-texts.ts'
import type { Catalogue } from './text.ts'

/**
 * The texts of an open page come in parts: the common ones, and one part per room. First those that the server used to
 * render the page; then, when a component asks for one that is missing, those of all scripts that were loaded. So nobody
 * lists which page needs which part. The server itself has all texts.
 */
export interface PageTexts {
  /** Grows with every part. */
  catalogue: Catalogue
  /**
   * For each of these parts that did not come with the page, what resolves when it is there; it never fails. The same
   * promises each time, also later: React must find them again when it repeats a component.
   */
  coming(parts: readonly string[]): readonly Promise<void>[]
}

interface Later {
  /** Retries until it succeeds. */
  whenPossible: (load: () => Promise<void>) => Promise<void>
  /** Called when a part is needed of which the server has another version. */
  onOutdated: () => void
}

/** The parts that the loaded scripts may show. */
const possible = new Set<string>()

/** Called by a script when it is evaluated. */
export function mayShowTexts(parts: readonly string[]): void {
  for (const part of parts) possible.add(part)
}

/** Loads the texts that the page shows; fails if they do not come. */
export async function loadPageTexts(
  source: TextSource,
  { whenPossible, onOutdated }: Later,
): Promise<PageTexts> {
  const catalogue: Catalogue = {}
  const first = new Set(partsShown(source))
  const loaded = new Set<string>()
  const requested = new Map<string, Promise<void>>()
  let isOutdated = false

  async function load(parts: readonly string[]): Promise<void> {
    Object.assign(catalogue, await browserTexts(parts, source))
    for (const part of parts) loaded.add(part)
  }

  async function loadLater(parts: readonly string[]): Promise<void> {
    try {
      await load(parts)
    } catch (failure) {
      if (!(failure instanceof OutdatedTexts)) throw failure
      isOutdated = true
      onOutdated()
      await NEVER
    }
  }

  const isMissing = (part: string): boolean => !first.has(part) && !requested.has(part)

  function requestMissing(parts: readonly string[]): void {
    if (!parts.some(isMissing)) return
    // With the others, since a page that shows one part often shows more, each only after the one before.
    const missing = [...new Set([...parts, ...possible])].filter(isMissing)
    const coming = withStatus(whenPossible(() => loadLater(missing)))
    for (const part of missing) requested.set(part, coming)
  }

  await load([...first])
  return {
    catalogue,
    coming(parts) {
      requestMissing(parts)
      if (isOutdated && parts.some((part) => !loaded.has(part))) onOutdated()
      return parts.flatMap((part) => requested.get(part) ?? [])
    },
  }
}

/** React reads the status: a component that asks once the texts are there does not wait for a turn of the event loop. */
function withStatus(promise: Promise<void>): Promise<void> {
  const known: Promise<void> & { status?: 'fulfilled' } = promise
  void promise.then(() => {
    known.status = 'fulfilled'
  })
  return known
}

/** The versions before the semicolon are those of the parts that the page shows. */
const partsShown = ({ versions }: TextSource): string[] =>
  Array.from(versions.split(';')[0]?.matchAll(/([^,.]+)\./g) ?? [], ([, part = '']) => part)

const NEVER = new Promise<never>(() => {})
