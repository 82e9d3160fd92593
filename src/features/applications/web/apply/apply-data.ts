import type { ResponseOf } from '#shared/contract.ts'
import type { JobDetail } from '../../../jobs/contract.ts'
import type { getApplicationForm } from '../../contract/applications.ts'

export type ApplicationForm = ResponseOf<typeof getApplicationForm>

/** A job, as far as applying to it shows it. */
export type AppliedJob = Pick<JobDetail, 'id' | 'slug_id' | 'title' | 'lang' | 'company'> & {
  /** Whoever reads the application: the recruiter, or the company. */
  reader: string
}

/** What the page and the sheet of a job show. */
export type ApplyData =
  | { kind: 'guest'; job: AppliedJob }
  | { kind: 'form'; job: AppliedJob; form: ApplicationForm; account: string }
  | { kind: 'unreachable' }
