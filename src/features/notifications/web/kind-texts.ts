import type { NotificationKind } from '../contract.ts'

/** The names of the kinds; the page of a mail's link shows them too. */
export const KIND_TEXTS = {
  'new-device': 'notif.kind_new_device',
  'password-changed': 'notif.kind_password_changed',
  'address-changed': 'notif.kind_address_changed',
  'session-ended': 'notif.kind_session_ended',
  'report-decided': 'notif.kind_report_decided',
  'export-ready': 'notif.kind_export_ready',
  'application-viewed': 'notif.kind_application_viewed',
  'application-replied': 'notif.kind_application_replied',
  'application-accepted': 'notif.kind_application_accepted',
  'application-declined': 'notif.kind_application_declined',
  'application-lapsed': 'notif.kind_application_lapsed',
  'job-closed': 'notif.kind_job_closed',
  invitation: 'notif.kind_invitation',
  'new-jobs': 'notif.kind_new_jobs',
} as const satisfies Record<NotificationKind, string>
