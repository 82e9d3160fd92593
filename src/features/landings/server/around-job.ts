import { REMOTE } from '#config/arrangements.ts'
import { marketOfCountry } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import { type TextVersion, textVersions } from '#features/jobs/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { LandingLink } from '../contract.ts'
import { linksAround } from './around-search.ts'
import type { LandingAddress } from './landing-address.ts'
import { slugOfPlace } from './place-slugs.ts'
import { findJobSubject, type JobSubject } from './queries/landings.ts'
import { workById } from './work-slugs.ts'

interface AroundJob {
  above: LandingLink[]
  links: LandingLink[]
  versions: TextVersion[]
}

const MOST = 5

/** The landings that lead to a job, widest first, others like it, and the languages of its pages. */
export async function aroundJob(
  { db, blocks }: { db: Db; blocks: Blocks },
  { job_id }: { job_id: number },
  viewer: Viewer,
): Promise<AroundJob> {
  const job = await findJobSubject(db, job_id)
  if (job === null) throw new ApiError(41120)
  await refuseBlocked(blocks, viewer, { companyId: job.company_id, code: 41120 })
  const address = addressOf(job)
  const links = address ? await linksAround(db, address, viewer) : []
  const isPlain = ({ subject }: LandingLink) => subject.work === null
  return {
    above: [
      links.filter((link) => isPlain(link) && link.subject.place === null),
      links.filter((link) => isPlain(link) && link.subject.place !== null),
      links.filter((link) => !isPlain(link)).slice(0, 1),
    ].flat(),
    links: links.slice(0, MOST),
    versions: [...textVersions(job_id, job.texts)],
  }
}

/** A remote job is in no city's list. */
function addressOf(job: JobSubject): LandingAddress | null {
  const market = job.country === null ? undefined : marketOfCountry(job.country)
  if (!market?.enabled) return null
  const location = job.location_id === null ? undefined : locationById(job.location_id)
  const isHere = location && job.arrangement !== REMOTE && slugOfPlace(location) !== undefined
  const [work] = [...job.title_ids, ...job.function_ids].flatMap((id) => workById(id) ?? [])
  return { market, place: isHere ? location : null, work: work ?? null }
}
