import { sql } from 'kysely'
import { LANDING_MIN_JOBS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'

/** Facts about places, work and pay that the count needs; the configuration, as rows. */
export interface CountingRules {
  /** The markets that a country's jobs are in: Spain's are in its own and in Europe's. */
  markets: readonly { country: string; market: string }[]
  /** For each place the landings that include it: its own and those around it. */
  places: readonly { location: number; market: string; place: number }[]
  /** Regions around a city of the same name. */
  namesakes: readonly { region: number; city: number }[]
  /** For each title and function the landings that include it. */
  works: readonly { of: number; work: number }[]
}

/**
 * Counts all landings again, in one pass over the open jobs. A landing keeps its row; one
 * that now has too few jobs is deleted.
 *
 * The pass takes seconds at a million jobs. The job index reads only up to the oldest transaction that has a number,
 * and a transaction gets its number when it first writes a row: so the long part is read to its end before anything is
 * written (`order by` guarantees that), and each step commits separately.
 */
export async function countLandings(db: Db, rules: CountingRules, now: Date): Promise<void> {
  await db.connection().execute(async (session) => {
    try {
      await sql`set work_mem = '128MB'`.execute(session)
      await writeRules(session, rules)
      await countFresh(session)
      await session.transaction().execute(async (transaction) => {
        await dropNamesakes(transaction)
        await keepFresh(transaction, now)
      })
    } finally {
      await sql`reset work_mem`.execute(session)
      await sql`discard temp`.execute(session)
    }
  })
}

async function writeRules(session: Db, rules: CountingRules): Promise<void> {
  const { markets, places, namesakes, works } = rules
  await sql`
    create temp table rule_markets as
    select * from json_to_recordset(${JSON.stringify(markets)})
      as t(country char(2), market char(2))`.execute(session)
  await sql`
    create temp table rule_places as
    select market, location, array_agg(place) || null::int as places
    from json_to_recordset(${JSON.stringify(places)}) as t(location int, market char(2), place int)
    group by market, location`.execute(session)
  await sql`
    create temp table rule_namesakes as
    select * from json_to_recordset(${JSON.stringify(namesakes)}) as t(region int, city int)`.execute(session)
  await sql`
    create temp table rule_works as
    select * from json_to_recordset(${JSON.stringify(works)}) as t(of int, work int)`.execute(session)
  await sql`analyze rule_markets, rule_places, rule_namesakes, rule_works`.execute(session)
}

/**
 * The jobs that a local search shows: see `isShown` in the room of search. Many jobs have the same place and the same
 * kinds of work. So they are counted together first, then by kind of work, and only these sums by the places around: a
 * job belongs to a dozen landings and more.
 */
async function countFresh(session: Db): Promise<void> {
  await sql`
    create temp table fresh (market char(2), place_id int, work_id int, jobs int, newest_at timestamptz)`.execute(
    session,
  )
  await sql`
    insert into fresh
    with alike as materialized (
      select country, location_id, title_ids || function_ids as mix, count(*) as jobs, max(posted_at) as newest_at
      from jobs
      where status <> 'closed' and country is not null and arrangement is distinct from 3
        and (cluster_id is null or not exists (
          select from jobs other
          where other.cluster_id = jobs.cluster_id and other.status <> 'closed'
            and (other.status <> 'open', other.id) < (jobs.status <> 'open', jobs.id)))
      group by country, location_id, mix
    ), mixes as materialized (
      select mix, array_append(array_agg(distinct work) filter (where work is not null), null::int) as works
      from (select distinct mix from alike) as mixes
      left join lateral unnest(mix) as kind on true
      left join rule_works on of = kind
      group by mix
    ), of_work as materialized (
      select market, location_id, work_id, sum(jobs) as jobs, max(newest_at) as newest_at
      from alike join rule_markets using (country) join mixes using (mix), unnest(works) as work_id
      group by market, location_id, work_id
    )
    select of_work.market, place_id, work_id, sum(jobs)::int as jobs, max(newest_at) as newest_at
    from of_work
    left join rule_places on rule_places.market = of_work.market and location = location_id,
      unnest(coalesce(places, array[null::int])) as place_id
    group by of_work.market, place_id, work_id
    having sum(jobs) >= ${LANDING_MIN_JOBS}
    order by market, place_id, work_id`.execute(session)
  await sql`analyze fresh`.execute(session)
}

/** A region whose jobs are all in the city of its name would be the same page twice. */
async function dropNamesakes(transaction: Db): Promise<void> {
  await sql`
    delete from fresh region using rule_namesakes, fresh city
    where region.place_id = rule_namesakes.region and city.place_id = rule_namesakes.city
      and coalesce(city.work_id, 0) = coalesce(region.work_id, 0) and city.jobs = region.jobs`.execute(
    transaction,
  )
}

async function keepFresh(transaction: Db, now: Date): Promise<void> {
  // Written so that rows can be found by a hash: `is not distinct from` compares each with each.
  const same = sql`(fresh.market, coalesce(fresh.place_id, 0), coalesce(fresh.work_id, 0))
    = (landings.market, coalesce(landings.place_id, 0), coalesce(landings.work_id, 0))`
  await sql`delete from landings where not exists (select from fresh where ${same})`.execute(transaction)
  await sql`
    update landings set jobs = fresh.jobs, newest_at = fresh.newest_at, changed_at = ${now}
    from fresh
    where ${same} and (fresh.jobs, fresh.newest_at) is distinct from (landings.jobs, landings.newest_at)`.execute(
    transaction,
  )
  await sql`
    insert into landings (market, place_id, work_id, jobs, newest_at, changed_at)
    select market, place_id, work_id, jobs, newest_at, ${now}
    from fresh where not exists (select from landings where ${same})
    order by market, place_id nulls first, work_id nulls first`.execute(transaction)
}
