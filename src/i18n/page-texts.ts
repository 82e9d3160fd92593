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
  /** Null: these parts are loaded. Otherwise it resolves when it is time to ask again; it never fails. */
  waitFor(parts: readonly string[]): Promise<void> | null
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
    }
  }

  function requestLater(parts: readonly string[]): void {
    // With the others, since a page that shows one part often shows more, each only after the one before.
    const missing = [...new Set([...parts, ...possible])].filter(
      (part) => !loaded.has(part) && !requested.has(part),
    )
    if (missing.length === 0) return
    const coming = whenPossible(() => loadLater(missing))
    for (const part of missing) requested.set(part, coming)
  }

  await load(partsShown(source))
  return {
    catalogue,
    waitFor(parts) {
      const missing = parts.find((part) => !loaded.has(part))
      if (missing === undefined) return null
      if (isOutdated) {
        onOutdated()
        return NEVER
      }
      requestLater(parts)
      return requested.get(missing) ?? NEVER
    },
  }
}

/** The versions before the semicolon are those of the parts that the page shows. */
const partsShown = ({ versions }: TextSource): string[] =>
  Array.from(versions.split(';')[0]?.matchAll(/([^,.]+)\./g) ?? [], ([, part = '']) => part)

const NEVER = new Promise<never>(() => {})
