import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Landings } from '#platform/db/schema.generated.ts'

export type LandingRow = Pick<Selectable<Landings>, 'market' | 'place_id' | 'work_id' | 'jobs'>

/** The landings of a market to which a landing may link. */
export interface Around {
  market: string
  place: number | null
  work: number | null
  /** Kinds of work in the same place. */
  works: readonly number[]
  /** Places with the same kind of work. */
  places: readonly number[]
}

const columns = sql`market, place_id, work_id, jobs`

/** The landing itself, the named ones around it, and those of the country; most jobs first. */
export async function findLandingsAround(db: Db, around: Around): Promise<LandingRow[]> {
  const { market, place, work, works, places } = around
  const { rows } = await sql<LandingRow>`
    select ${columns} from landings
    where market = ${market} and place_id is not distinct from ${place}::int
      and (work_id is null or work_id is not distinct from ${work}::int or work_id = any(${works}))
    union
    select ${columns} from landings
    where market = ${market} and work_id is not distinct from ${work}::int
      and (place_id is null or place_id = any(${places}))
    union
    select ${columns} from landings where market = ${market} and place_id is null and work_id is null
    order by jobs desc, place_id, work_id`.execute(db)
  return rows
}

/** The landings of a place (null: the whole market) with all work or any kind of work in a list. */
export async function findLandings(
  db: Db,
  wanted: readonly { market: string; place: number | null; work: number | null }[],
): Promise<LandingRow[]> {
  const { rows } = await sql<LandingRow>`
    select ${columns} from landings
    join json_to_recordset(${JSON.stringify(wanted)}) as wanted(market char(2), place int, work int) using (market)
    where place_id is not distinct from place and work_id is not distinct from work`.execute(db)
  return rows
}

/** The places of each market with the most jobs. */
export async function findBiggestPlaces(db: Db, perMarket: number): Promise<LandingRow[]> {
  const { rows } = await sql<LandingRow>`
    select ${columns} from (
      select *, row_number() over (partition by market order by jobs desc, id) as rank from landings
      where work_id is null and place_id is not null
    ) as ranked
    where rank <= ${perMarket}
    union all
    select ${columns} from landings where work_id is null and place_id is null
    order by jobs desc`.execute(db)
  return rows
}

export interface JobSubject {
  company_id: number
  country: string | null
  location_id: number | null
  arrangement: number | null
  title_ids: number[]
  function_ids: number[]
  texts: { lang: string; title: string }[]
}

/** The place of a job, its kind of work, and the titles of its texts, the original first. */
export async function findJobSubject(db: Db, id: number): Promise<JobSubject | null> {
  const { rows } = await sql<JobSubject>`
    select company_id, country, location_id, arrangement, title_ids, function_ids,
      (select json_agg(json_build_object('lang', lang, 'title', title) order by is_original desc, lang)
        from job_texts where job_id = jobs.id) as texts
    from jobs where id = ${id} and exists (select from job_texts where job_id = jobs.id)`.execute(db)
  return rows[0] ?? null
}
