import type { Formats } from '#i18n/formats.ts'
import type { JobCard } from '../../contract.ts'
import { type PayTexts, payWords } from '../pay-words.ts'
import type { JobContent, Mark } from './picture-content.ts'

interface JobPictureParts {
  /** As for a viewer who reads `language`. */
  job: JobCard
  language: string
  siteName: string
  mark: Mark
  t: PayTexts
  formats: Formats
}

/** The content of a job's picture. */
export function jobPicture({ job, language, siteName, mark, t, formats }: JobPictureParts): JobContent {
  return {
    kind: 'job',
    language,
    siteName,
    title: job.title,
    titleLanguage: job.lang,
    company: job.company.name,
    mark,
    pay: payWords(job, t, formats),
    facts: [job.location, job.arrangement?.name].flatMap((fact) => fact ?? []),
  }
}
