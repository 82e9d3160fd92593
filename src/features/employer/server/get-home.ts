import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { EmployerHome } from '../contract.ts'
import { countJobs, findColleagues, findRecruiter, listNewestJobs } from './queries.ts'

/** The page shows at most this many jobs, and the number of all. */
const JOBS_SHOWN = 100

export interface EmployerDependencies {
  db: Db
  /** The public addresses of the sites. */
  origins: { seeker: () => string }
}

/** The home page of a recruiter. Throws 40005 for a person who no longer hires for a company. */
export async function getEmployerHome(
  { db, origins }: EmployerDependencies,
  viewer: Viewer,
): Promise<EmployerHome> {
  const me = await findRecruiter(db, accountOf(viewer))
  if (me === null) throw new ApiError(40005)
  const [colleagues, jobs, job_count] = await Promise.all([
    findColleagues(db, { companyId: me.company_id, except: me.id }),
    listNewestJobs(db, { companyId: me.company_id, language: viewer.language, most: JOBS_SHOWN }),
    countJobs(db, me.company_id),
  ])
  const page = (path: string) => `${origins.seeker()}/${viewer.language}/${path}`
  const slug_id = slugId(me.company_name, me.company_id, 'company')
  return {
    me: { name: personName(me), email: me.email, role: me.role, position: me.position },
    company: {
      id: me.company_id,
      slug_id,
      name: me.company_name,
      is_verified: me.company_is_verified,
      url: page(`company/${encodeURIComponent(slug_id)}`),
    },
    colleagues: colleagues.map(({ id, role, position, ...person }) => ({
      id,
      name: personName(person),
      role,
      position,
    })),
    jobs: jobs.map(({ id, title, lang, status, posted_at }) => ({
      id,
      title,
      lang,
      is_on_hold: status === 'on_hold',
      posted_at: Math.floor(posted_at.getTime() / 1000),
      url: page(`job/${encodeURIComponent(slugId(title, id))}`),
    })),
    job_count,
  }
}
