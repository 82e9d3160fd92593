import type { ResponseOf } from '#shared/contract.ts'
import type { JobDetail } from '../../../jobs/contract.ts'
import type { QuickResume } from '../../../resumes/contract/quick-resume.ts'
import type { getApplicationForm } from '../../contract/applications.ts'

export type ApplicationForm = ResponseOf<typeof getApplicationForm>

/** A job, as far as applying to it shows it. */
export type AppliedJob = Pick<JobDetail, 'id' | 'slug_id' | 'title' | 'lang' | 'company'> & {
  /** Whoever reads the application: the recruiter, or the company. */
  reader: string
}

/** What the page and the sheet of a job show. */
export type ApplyData =
  | { kind: 'guest'; job: AppliedJob; resume: QuickResume | null }
  | {
      kind: 'form'
      job: AppliedJob
      form: ApplicationForm
      account: string
      /** A resume that has just come from beside the job. */
      resume: string | null
      /** Why that one was not taken. */
      problem: string | null
    }
  | { kind: 'unreachable' }
