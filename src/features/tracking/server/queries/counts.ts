import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The events that count towards popular and hot: those of a week; older days count less, half for every two days. */
const WINDOW_DAYS = 7
const HALF_LIFE_DAYS = 2
/** How many are stored per country (and language). */
const MOST_KEPT = 50
/** How many days are counted again: reports come late. */
const OPEN_DAYS = 3
/** Searching for a title counts more than viewing a job that has it. */
const TITLE_SEARCH_WEIGHT = 2

const weightOn = (day: string) => sql`power(0.5, (${day}::date - events.day)::float8 / ${HALF_LIFE_DAYS})`

/** Counts popular searches again; those of fewer devices than `fromDevices` are not stored. `day` as `YYYY-MM-DD`. */
export async function countPopularSearches(db: Db, day: string, fromDevices: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`delete from popular_searches`.execute(transaction)
    await sql`
      insert into popular_searches (country, lang, query, devices, score)
      select country, lang, query, devices, score
      from (
        select *, row_number() over (partition by country, lang order by score desc, query) as rank
        from (
          select country, lang, query, count(distinct device) as devices, sum(${weightOn(day)}) as score
          from (
            select distinct day, unnest(array[country, '']) as country, lang, query, device from tracked_searches
            where day > ${day}::date - ${WINDOW_DAYS}::integer
          ) events
          group by country, lang, query
          having count(distinct device) >= ${fromDevices}
        ) counted
      ) ranked
      where rank <= ${MOST_KEPT}`.execute(transaction)
  })
}

/** Counts hot titles again: of jobs that were viewed or chosen, and of searches for a title. */
export async function countHotTitles(db: Db, day: string, fromDevices: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`delete from hot_titles`.execute(transaction)
    await sql`
      with events as (
        select day, tracked.country, device, unnest(title_ids) as title_id, 1 as weight
        from tracked_job_views tracked join jobs on jobs.id = job_id
        where day > ${day}::date - ${WINDOW_DAYS}::integer
        union
        select (at at time zone 'UTC')::date, tracked.country, device, unnest(title_ids), 1
        from tracked_list_events tracked join jobs on jobs.id = job_id
        where kind = 'click' and at > ${day}::date - ${WINDOW_DAYS - 1}::integer
        union
        select day, country, device, title_id, ${TITLE_SEARCH_WEIGHT}::integer
        from tracked_searches
        where title_id is not null and day > ${day}::date - ${WINDOW_DAYS}::integer
      )
      insert into hot_titles (country, title_id, devices, score)
      select country, title_id, devices, score
      from (
        select *, row_number() over (partition by country order by score desc, title_id) as rank
        from (
          select country, title_id, count(distinct device) as devices, sum(weight * ${weightOn(day)}) as score
          from (
            select distinct day, unnest(array[country, '']) as country, device, title_id, weight from events
          ) events
          group by country, title_id
          having count(distinct device) >= ${fromDevices}
        ) counted
      ) ranked
      where rank <= ${MOST_KEPT}`.execute(transaction)
  })
}

/** Counts the views of jobs on the days that may still change. */
export async function countJobViews(db: Db, day: string): Promise<void> {
  await sql`
    insert into job_view_days (job_id, day, views)
    select job_id, day, count(*) from tracked_job_views join jobs on jobs.id = job_id
    where day > least(${day}::date, (select max(day) from job_view_days)) - ${OPEN_DAYS}::integer
    group by job_id, day
    on conflict (job_id, day) do update set views = excluded.views
      where job_view_days.views <> excluded.views`.execute(db)
}

/** Counts how often cards were seen and chosen by position, on the days that may still change. */
export async function countListPositions(db: Db, day: string): Promise<void> {
  await sql`
    with events as (
      select (at at time zone 'UTC')::date as day, scene, position, kind from tracked_list_events
      where at > least(${day}::date, (select max(day) from list_position_days)) - ${OPEN_DAYS}::integer
    )
    insert into list_position_days (day, scene, position, exposes, clicks)
    select day, scene, position, count(*) filter (where kind = 'expose'), count(*) filter (where kind = 'click')
    from events
    where day > least(${day}::date, (select max(day) from list_position_days)) - ${OPEN_DAYS}::integer
    group by day, scene, position
    on conflict (day, scene, position) do update set exposes = excluded.exposes, clicks = excluded.clicks`.execute(
    db,
  )
}
