import { type RawBuilder, sql } from 'kysely'
import { SITEMAP_PART_IDS } from '#config/limits.ts'

/** A table whose rows have pages. */
export interface SitemapTable {
  /** Of the table, and of its parts in the sitemap. */
  name: string
  /** Which rows are in the sitemap. */
  rows: RawBuilder<unknown>
  /** When a row last changed. */
  changed: RawBuilder<unknown>
}

/** The condition that a row is in a part. */
export const inSitemapPart = (number: number) =>
  sql`id >= ${number * SITEMAP_PART_IDS} and id < ${(number + 1) * SITEMAP_PART_IDS}`
