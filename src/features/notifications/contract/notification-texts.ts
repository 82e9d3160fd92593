import type { NotificationKind, NotificationVariant } from '../contract.ts'
import { isOfSeekers, pageForSeeker, type SeekerKind } from './seeker-kinds.ts'

/** How a notification is told, by keys of the room's texts: for the list, and for devices that show one. */

interface Told {
  kind: NotificationKind
  variant: NotificationVariant | null
}

/** What happened, as the list says it. */
export const textOf = ({ kind, variant }: Told) => (variant === null ? BY_KIND[kind] : BY_VARIANT[variant])

const BY_KIND = {
  'new-device': 'notif.new_device',
  'password-changed': 'notif.password_changed',
  'address-changed': 'notif.email_changed',
  'session-ended': 'notif.session_ended_one',
  'report-decided': 'notif.report_dismissed',
  'export-ready': 'notif.export_ready',
  'application-viewed': 'notif.application_viewed',
  'application-replied': 'notif.application_replied',
  'application-accepted': 'notif.application_shortlist',
  'application-declined': 'notif.application_declined',
  'application-lapsed': 'notif.application_lapsed',
  'job-closed': 'notif.job_closed',
  invitation: 'notif.invitation',
  'new-jobs': 'notif.new_jobs',
} as const satisfies Record<NotificationKind, string>

const BY_VARIANT = {
  allowed: 'notif.device_allowed',
  'email-changed': 'notif.email_changed',
  'email-removed': 'notif.email_removed',
  'email-restored': 'notif.email_restored',
  'phone-changed': 'notif.phone_changed',
  'phone-removed': 'notif.phone_removed',
  'phone-restored': 'notif.phone_restored',
  one: 'notif.session_ended_one',
  others: 'notif.session_ended_others',
  upheld: 'notif.report_upheld',
  dismissed: 'notif.report_dismissed',
  reconsidered: 'notif.application_reconsidered',
  'exchange-asked': 'notif.exchange_asked',
  exchanged: 'notif.exchanged',
  shortlist: 'notif.application_shortlist',
  interview: 'notif.application_interview',
  offer: 'notif.application_offer',
  hired: 'notif.application_hired',
  closed: 'notif.job_closed',
  'on-hold': 'notif.job_on_hold',
} as const satisfies Record<NotificationVariant, string>

/** The page of the seekers' site, without language, that shows more. */
export function pageOf({
  kind,
  job,
  application_id: applicationId,
  alert_id: alertId,
  job_count,
}: Told & {
  job: { slug_id: string } | null
  application_id: string | null
  alert_id: string | null
  job_count: number | null
}): string {
  const jobSlugId = job_count === 1 && job !== null ? job.slug_id : null
  if (isOfSeekers(kind)) return pageForSeeker(kind, { applicationId, alertId, jobSlugId })
  if (kind === 'report-decided') return job === null ? 'notifications' : `job/${job.slug_id}`
  return PAGES[kind]
}

const PAGES = {
  'new-device': 'account/devices',
  'password-changed': 'account/security',
  'address-changed': 'account',
  'session-ended': 'account/devices',
  'export-ready': 'account/data',
} as const satisfies Record<Exclude<NotificationKind, SeekerKind | 'report-decided'>, string>

/** Notifications that tell an owner what to do if it was somebody else. */
export const guardsAccount = ({ kind }: Told): boolean => kind !== 'report-decided' && !isOfSeekers(kind)
