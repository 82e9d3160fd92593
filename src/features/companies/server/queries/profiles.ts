import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type {
  Accounts,
  Companies,
  CompanyPhotos,
  CompanyPhotoTexts,
  Recruiters,
  ReplyRecords,
} from '#platform/db/schema.generated.ts'

export type PhotoRow = Pick<Selectable<CompanyPhotos>, 'file' | 'width' | 'height'> &
  Pick<Selectable<CompanyPhotoTexts>, 'lang' | 'caption' | 'alt'>

/** The counts of its record. */
type ReplyRow = Pick<Selectable<ReplyRecords>, 'finished' | 'in_time' | 'median_seconds'>

export type CompanyRow = Selectable<Companies> & { photos: PhotoRow[]; reply: ReplyRow | null }

export type CompanyProfileRow = CompanyRow & {
  registered_day: string | null
  recruiters: (Pick<Selectable<Recruiters>, 'id' | 'position'> &
    Pick<Selectable<Accounts>, 'first_name' | 'last_name' | 'country'>)[]
}

/** Companies with the first picture of their albums, in no particular order. */
export async function findCompanies(db: Db, ids: readonly number[], language: string): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select companies.*, ${photos(language, 1)} as photos, ${reply} as reply from companies
    where companies.id = any(${ids})`.execute(db)
  return rows
}

export async function findCompanyProfile(
  db: Db,
  id: number,
  language: string,
): Promise<CompanyProfileRow | null> {
  const { rows } = await sql<CompanyProfileRow>`
    select companies.*, registered_on::text as registered_day, ${photos(language, MOST_PHOTOS)} as photos,
      ${recruiters} as recruiters, ${reply} as reply
    from companies where companies.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const reply = sql`(select to_jsonb(r) from reply_records r where r.company_id = companies.id)`

const MOST_PHOTOS = 100

/** In the reader's language if a picture has texts in it, else in the company's own. */
const photos = (language: string, most: number) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('file', file, 'width', width, 'height', height, 'lang', texts.lang,
    'caption', texts.caption, 'alt', texts.alt) order by position), '[]')
  from (
    select * from company_photos where company_id = companies.id order by position limit ${most}
  ) as photos
  cross join lateral (
    select lang, caption, alt from company_photo_texts where photo_id = photos.id
    order by lang = ${language} desc, is_original desc limit 1
  ) as texts
)`

const recruiters = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', recruiters.id, 'position', position, 'first_name', first_name,
    'last_name', last_name, 'country', accounts.country) order by joined_at, recruiters.id), '[]')
  from recruiters join accounts on accounts.id = recruiters.account_id
  where recruiters.company_id = companies.id
)`
