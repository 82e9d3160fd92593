import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type DirectoryEntry, directoryEntry } from './directory-entry.ts'
import { createDirectoryFacets, type DirectoryFacets } from './directory-facets.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'
import {
  currentSnapshot,
  readCompanies,
  readCompaniesById,
  readCompanyChanges,
  type Seen,
} from './queries/directory.ts'

/**
 * All companies in memory: the directory filters, counts and suggests them.
 *
 * PostgreSQL takes longer than the pause between two keys to search names by any part in any script, and to count every
 * filter's values (docs/decisions/0008; figures in bench/companies). The truth stays in the database: each request
 * first reads which companies have changed since the last one, by snapshot, a query that usually finds nothing in well
 * under a millisecond. So a response is never older than its request, and no thread, timer or notification is needed.
 */
export interface CompanyDirectory {
  /** Contains everything that was committed before the call. */
  fresh(): Promise<DirectoryContents>
}

export interface DirectoryContents {
  /** Holes are deleted companies. */
  entries: readonly (DirectoryEntry | undefined)[]
  /** By position in `entries`. */
  names: Pick<NameIndex, 'find'>
  facets: DirectoryFacets
  entryOf(companyId: number): DirectoryEntry | undefined
}

export function createCompanyDirectory(db: Db, clock: Clock): CompanyDirectory {
  let kept = emptyContents()
  let seen: Seen | null = null
  let readAt = 0
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const now = clock.now().getTime()
    if (seen === null || now - readAt > CHANGES_RELIED_ON_MS) await readAll()
    else await readChanges(seen)
    readAt = now
  }

  async function readAll(): Promise<void> {
    const snapshot = await currentSnapshot(db)
    const contents = emptyContents()
    for (let after = 0; ; ) {
      const rows = await readCompanies(db, after, BATCH)
      for (const row of rows) contents.put(row.id, directoryEntry(row, contents.facets))
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
    kept = contents
    seen = snapshot
  }

  async function readChanges(since: Seen): Promise<void> {
    const changes = await readCompanyChanges(db, since)
    for (let at = 0; at < changes.ids.length; at += BATCH) {
      const ids = changes.ids.slice(at, at + BATCH)
      const rows = new Map((await readCompaniesById(db, ids)).map((row) => [row.id, row]))
      for (const id of ids) {
        const row = rows.get(id)
        kept.put(id, row && directoryEntry(row, kept.facets))
      }
    }
    seen = changes.seen
  }

  /** One reading at a time. A caller during one waits for the next, since the current one may have begun too early. */
  function refreshed(): Promise<void> {
    if (running === null) {
      running = refresh().finally(() => {
        running = null
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return refreshed()
      })
    return next
  }

  return {
    fresh: async () => {
      await refreshed()
      return kept
    },
  }
}

/** Companies read at once: a batch is processed within some tens of milliseconds. */
const BATCH = 5000

/** Changes are stored for longer than this. */
const CHANGES_RELIED_ON_MS = 86_400_000

function emptyContents() {
  const entries: (DirectoryEntry | undefined)[] = []
  const positions = new Map<number, number>()
  const names = createNameIndex()
  const facets = createDirectoryFacets()
  const put = (id: number, entry: DirectoryEntry | undefined) => {
    const position = positions.get(id) ?? entries.length
    if (entry === undefined && position === entries.length) return
    positions.set(id, position)
    entries[position] = entry
    names.set(position, entry?.names ?? [])
  }
  const entryOf = (id: number) => entries[positions.get(id) ?? -1]
  return { entries, names, facets, entryOf, put }
}
