/** The kinds of notifications that seekers alone get. Pages load this without zod. */
export const SEEKER_KINDS = [
  'application-viewed',
  'application-replied',
  'application-accepted',
  'application-declined',
  'application-lapsed',
  'job-closed',
  'invitation',
  'new-jobs',
] as const
export type SeekerKind = (typeof SEEKER_KINDS)[number]

export const isOfSeekers = (kind: string): kind is SeekerKind => SEEKER_KINDS.some((one) => one === kind)

/** New jobs of an alert: its own mails say them too, so that notifications are never mailed. */
export type OfApplications = Exclude<SeekerKind, 'new-jobs'>

/** What a notification is about. */
export interface About {
  applicationId: string | null
  /** The job alert that found jobs. */
  alertId: string | null
  /** A single job. */
  jobSlugId: string | null
}

/** The page of the seekers' site, without language, that shows what a notification is about. */
export function pageForSeeker(kind: SeekerKind, { applicationId, alertId, jobSlugId }: About): string {
  if (kind === 'new-jobs')
    return jobSlugId === null ? `account/job-alerts/${alertId}/new` : `job/${jobSlugId}`
  if (kind === 'invitation') return 'my-jobs/interested'
  return applicationId === null ? 'my-jobs/applied' : `my-jobs/applied?id=${applicationId}`
}
