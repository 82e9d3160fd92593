import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import { toMinor } from '#shared/money.ts'
import { type Drawing, drawScene } from './drawings/draw-scene.ts'
import { HEIGHT, WIDTH } from './drawings/shapes.ts'
import { columnsOf, json } from './insert-rows.ts'
import type { CompanyBasics, DemoCompany } from './records.ts'

/** Adds missing companies; returns how many. Companies from before profiles existed get their profiles. */
export async function addCompanies(db: Db, companies: readonly DemoCompany[]): Promise<number> {
  const profiles = companies.map(profileRow)
  const rows = companies.map((company, at) => ({ ...basicRow(company), ...profiles[at] }))
  const columns = columnsOf(rows)
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into companies (${columns})
    select ${columns} from jsonb_populate_recordset(null::companies, ${json(rows)})
    on conflict (source, source_ref) do update
      set (${columnsOf(profiles)}) = row(${columnsOf(profiles, 'excluded.')})
      where companies.founded_year is null
    returning xmax = 0 as is_new`.execute(db)
  return written.filter(({ is_new }) => is_new).length
}

function basicRow(company: CompanyBasics) {
  return {
    name: company.name,
    legal_name: company.legalName,
    lang: company.lang,
    description: company.description,
    industry_id: company.industryId,
    company_size_id: company.companySizeId,
    financing_stage_id: company.financingStageId,
    country: company.country,
    location_id: company.locationId,
    website: company.website,
    is_verified: company.isVerified,
    is_web3: company.isWeb3,
    source: 'demo',
    source_ref: company.ref,
  }
}

function profileRow({ capital, ...company }: DemoCompany) {
  return {
    brand: company.brand,
    overview: company.overview,
    ceo: company.ceo,
    founded_year: company.foundedYear,
    employees: company.employees,
    registered_capital_minor: capital && toMinor(capital.amount, capital.currency),
    registered_capital_currency: capital?.currency ?? null,
    registered_address: company.registeredAddress,
    registration_number: company.registrationNumber,
    registered_on: company.registeredOn,
    benefit_ids: company.benefitIds,
    culture_ids: company.cultureIds,
  }
}

/** Draws the pictures that the store lacks, and adds missing albums. */
export async function addAlbums(db: Db, files: FileStore, companies: readonly DemoCompany[]): Promise<void> {
  const names = await storePictures(files, companies)
  await db.transaction().execute(async (transaction) => {
    const ids = await companyIds(transaction, companies)
    const photos = companies.flatMap(({ ref, album }) =>
      album.map((photo, at) => ({ ...photo, company_id: ids.get(ref), position: at + 1 })),
    )
    const rows = photos.map((photo) => ({
      company_id: photo.company_id,
      position: photo.position,
      file: names.get(keyOf(photo)),
      width: WIDTH,
      height: HEIGHT,
    }))
    const { rows: hung } = await sql<{ id: number; place: string }>`
      insert into company_photos (${columnsOf(rows)})
      select ${columnsOf(rows)} from jsonb_populate_recordset(null::company_photos, ${json(rows)})
      on conflict (company_id, position) do nothing
      returning id, concat_ws(' ', company_id, position) as place`.execute(transaction)
    const photoIds = new Map(hung.map(({ id, place }) => [place, id]))
    const texts = photos.flatMap(({ company_id, position, texts }) => {
      const photo_id = photoIds.get(`${company_id} ${position}`)
      return photo_id === undefined
        ? []
        : texts.map(({ isOriginal, ...text }) => ({ ...text, photo_id, is_original: isOriginal }))
    })
    await sql`
      insert into company_photo_texts (photo_id, lang, caption, alt, is_original)
      select photo_id, lang, caption, alt, is_original
      from jsonb_populate_recordset(null::company_photo_texts, ${json(texts)})`.execute(transaction)
  })
}

async function companyIds(db: Db, companies: readonly DemoCompany[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'source_ref'])
    .where('source', '=', 'demo')
    .where(
      'source_ref',
      'in',
      companies.map(({ ref }) => ref),
    )
    .execute()
  return new Map(rows.map(({ id, source_ref }) => [source_ref, id]))
}

/** The names in the store of each drawing; companies of one hue share pictures. */
async function storePictures(files: FileStore, companies: readonly DemoCompany[]) {
  const drawings = new Map(companies.flatMap(({ album }) => album.map((photo) => [keyOf(photo), photo])))
  const stored = [...drawings].map(
    async ([key, drawing]) => [key, await files.put(Buffer.from(drawScene(drawing)), 'svg')] as const,
  )
  return new Map(await Promise.all(stored))
}

const keyOf = ({ scene, hue, variant }: Drawing): string => `${scene} ${hue} ${variant}`
