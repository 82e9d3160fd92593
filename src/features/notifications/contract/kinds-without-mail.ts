import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** What they say comes in mails of another kind: a job alert has its own. */
export const KINDS_WITHOUT_MAIL = ['new-jobs'] as const

/** Whether notifications of a kind can come by a channel at all. */
export const hasChannel = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel !== 'mail' || !KINDS_WITHOUT_MAIL.some((known) => known === kind)
