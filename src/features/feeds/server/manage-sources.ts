import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { FORMATS } from './detect-format.ts'
import { enqueueSource } from './enqueue-due-sources.ts'
import { fieldMapping } from './field-mapping.ts'
import { deleteSource, insertSource, openPostings, sourceNamed } from './queries/sources.ts'
import { closeAll } from './reconcile-postings.ts'

/** A feed to be read regularly, as an operator gives it. */
export const newSource = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'use small letters, digits, dots and hyphens'),
  url: z.url({ protocol: /^https?$/ }),
  format: z.enum(FORMATS).nullable(),
  company: z.string().min(1).nullable(),
  mapping: fieldMapping.nullable(),
  everyMinutes: z.int().min(5).max(43_200),
})

/** Adds a source, which is read at once; returns false if the name exists. */
export function addSource(db: Db, clock: Clock, source: z.output<typeof newSource>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isNew = await insertSource(transaction, source, clock.now())
    if (isNew) await enqueueSource(transaction, source.name, clock.now())
    return isNew
  })
}

/**
 * Removes a source. Its postings close, since no feed confirms them any more; another feed of the same name reopens
 * those that it has. Returns how many closed; null: there is no such source.
 */
export async function removeSource(db: Db, clock: Clock, name: string): Promise<number | null> {
  if (!(await sourceNamed(db, name))) return null
  await deleteSource(db, name)
  const open = await openPostings(db, name)
  await closeAll(db, [...open.values()], clock.now())
  return open.size
}
