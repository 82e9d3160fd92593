import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { CompanyPhotoTexts } from '#platform/db/schema.generated.ts'

/** Adds a picture to a company's album, with one English text unless given otherwise; returns its file. */
export async function addPhoto(
  db: Db,
  company_id: number,
  position: number,
  texts: readonly Partial<Insertable<CompanyPhotoTexts>>[] = [{}],
): Promise<string> {
  const file = `${position.toString(16).padStart(64, '0')}.svg`
  const { id } = await db
    .insertInto('company_photos')
    .values({ company_id, position, file, width: 1200, height: 800 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = texts.map((text, index) => ({
    photo_id: id,
    lang: 'en',
    caption: `Picture ${position}`,
    alt: `What picture ${position} shows`,
    is_original: index === 0,
    ...text,
  }))
  await db.insertInto('company_photo_texts').values(rows).execute()
  return file
}
