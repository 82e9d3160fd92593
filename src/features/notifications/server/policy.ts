import type { Verdict } from '#shared/verdict.ts'
import { hasChannel } from '../contract/kinds-without-mail.ts'
import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** Who may do what with notifications and their settings (docs/decisions/0038). */

const NOT_FOUND = 40004
const ALWAYS_COMES = 41103

/** An owner must hear of these: a thief would switch them off first. */
const SECURITY: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'new-device',
  'password-changed',
  'address-changed',
])

/** @param ownerId of the notification; null: there is none */
export const mayWithNotification = (accountId: string, ownerId: string | null): { mark: Verdict } => ({
  mark: ownerId === accountId ? true : NOT_FOUND,
})

export const mayWithSetting = (kind: NotificationKind, channel: NotificationChannel): { change: Verdict } => {
  if (!hasChannel(kind, channel)) return { change: NOT_FOUND }
  return { change: SECURITY.has(kind) ? ALWAYS_COMES : true }
}
