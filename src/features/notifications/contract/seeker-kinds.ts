/** The kinds of notifications that seekers alone get: of applications and invitations. Pages load this without zod. */
export const SEEKER_KINDS = [
  'application-viewed',
  'application-replied',
  'application-accepted',
  'application-declined',
  'application-lapsed',
  'job-closed',
  'invitation',
] as const
export type SeekerKind = (typeof SEEKER_KINDS)[number]

export const isOfSeekers = (kind: string): kind is SeekerKind => SEEKER_KINDS.some((one) => one === kind)

/** The page of the seekers' site, without language, that shows what a notification is about. */
export function pageForSeeker(kind: SeekerKind, applicationId: string | null): string {
  if (kind === 'invitation') return 'my-jobs/interested'
  return applicationId === null ? 'my-jobs/applied' : `my-jobs/applied?id=${applicationId}`
}
