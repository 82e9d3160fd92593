import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** What comes until the reader chooses otherwise. */
export const DEFAULT_SETTINGS: Readonly<
  Record<NotificationKind, Readonly<Record<NotificationChannel, boolean>>>
> = {
  'new-device': { product: true, mail: true },
  'password-changed': { product: true, mail: true },
  'address-changed': { product: true, mail: true },
  'session-ended': { product: true, mail: false },
  'report-decided': { product: true, mail: true },
  // Also a sign that somebody else has taken the data.
  'export-ready': { product: true, mail: true },
  // Nothing has been decided by that.
  'application-viewed': { product: true, mail: false },
  'application-replied': { product: true, mail: true },
  'application-accepted': { product: true, mail: true },
  'application-declined': { product: true, mail: true },
  'application-lapsed': { product: true, mail: true },
  'job-closed': { product: true, mail: true },
  invitation: { product: true, mail: true },
}

/** Their mails are sent by the rooms where it happens: at once, with details that only they know. */
const MAILED_AT_ONCE: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'new-device',
  'password-changed',
  'address-changed',
])

export const isMailedAtOnce = (kind: NotificationKind): boolean => MAILED_AT_ONCE.has(kind)
