import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The most frequent searches first. The empty country means all countries. */
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

/** Ids of the hottest titles, in order. The empty country means all countries. */
export async function hotTitles(db: Db, country: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ title_id: number }>`
    select title_id from hot_titles where country = ${country}
    order by score desc, title_id limit ${limit}`.execute(db)
  return rows.map(({ title_id }) => title_id)
}

/** Views of all time by job; jobs without views are missing. */
export async function viewsOfJobs(db: Db, jobIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ job_id: number; views: number }>`
    select job_id, sum(views)::bigint as views from job_view_days
    where job_id = any(${jobIds}) group by job_id`.execute(db)
  return new Map(rows.map(({ job_id, views }) => [job_id, views]))
}

export interface PositionCounts {
  scene: string
  /** From 1. */
  position: number
  exposes: number
  clicks: number
}

/** How often cards were seen and chosen since a day (`YYYY-MM-DD`), by position. */
export async function usesOfPositions(db: Db, since: string): Promise<PositionCounts[]> {
  const { rows } = await sql<PositionCounts>`
    select scene, position, sum(exposes)::bigint as exposes, sum(clicks)::bigint as clicks
    from list_position_days where day >= ${since}::date
    group by scene, position order by scene, position`.execute(db)
  return rows
}
