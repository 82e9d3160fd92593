import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** The name of a switch in the form of settings. */
export const settingName = (kind: NotificationKind, channel: NotificationChannel): string =>
  `${kind}.${channel}`
