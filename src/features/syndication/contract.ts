import { picturePath } from '#shared/picture-path.ts'
import type { JobCard } from '../jobs/contract.ts'

/** The path of a job's picture for sharing; the card must be in `language`, as for a viewer who reads it. */
export function jobPicturePath(job: JobCard, language: string, siteName: string): string {
  const { title, lang, company, location, arrangement, pay, pay_text } = job
  const said = [siteName, title, lang, company.name, company.id, location, arrangement?.name, pay, pay_text]
  return picturePath('job', language, job.id, said)
}
