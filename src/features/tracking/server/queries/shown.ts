import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The most searched for, first. An empty country stands for all. */
export async function popularSearches(
  db: Db,
  country: string,
  language: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from popular_searches where country = ${country} and lang = ${language}
    order by score desc, query limit ${limit}`.execute(db)
  return rows.map(({ query }) => query)
}

/** Ids of the hottest titles, first. An empty country stands for all. */
export async function hotTitles(db: Db, country: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ title_id: number }>`
    select title_id from hot_titles where country = ${country}
    order by score desc, title_id limit ${limit}`.execute(db)
  return rows.map(({ title_id }) => title_id)
}
