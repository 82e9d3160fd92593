import { KINDS_WITHOUT_MAIL } from '../contract/kinds-without-mail.ts'
import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** What comes until the reader chooses otherwise. */
export const DEFAULT_SETTINGS: Readonly<
  Record<NotificationKind, Readonly<Record<NotificationChannel, boolean>>>
> = {
  'new-device': { product: true, mail: true, push: true },
  'password-changed': { product: true, mail: true, push: true },
  'address-changed': { product: true, mail: true, push: true },
  'session-ended': { product: true, mail: false, push: true },
  'report-decided': { product: true, mail: true, push: true },
  // Also a sign that somebody else has taken the data.
  'export-ready': { product: true, mail: true, push: true },
  // Nothing has been decided by that.
  'application-viewed': { product: true, mail: false, push: false },
  'application-replied': { product: true, mail: true, push: true },
  'application-accepted': { product: true, mail: true, push: true },
  'application-declined': { product: true, mail: true, push: true },
  'application-lapsed': { product: true, mail: true, push: true },
  'job-closed': { product: true, mail: true, push: true },
  invitation: { product: true, mail: true, push: true },
  // Its alert has mails of its own.
  'new-jobs': { product: true, mail: false, push: true },
}

/** Their mails are sent by the rooms where it happens: at once, with details that only they know. */
const MAILED_AT_ONCE = ['new-device', 'password-changed', 'address-changed'] as const

export type MailedLater = Exclude<
  NotificationKind,
  (typeof MAILED_AT_ONCE | typeof KINDS_WITHOUT_MAIL)[number]
>

export const isMailedLater = (kind: NotificationKind): kind is MailedLater =>
  ![...MAILED_AT_ONCE, ...KINDS_WITHOUT_MAIL].some((known) => known === kind)
