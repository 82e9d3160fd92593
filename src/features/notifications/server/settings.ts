import type { Db } from '#platform/db/database.ts'
import type { RequestOf, ResponseOf } from '#shared/contract.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { hasChannel } from '../contract/kinds-without-mail.ts'
import { isOfSeekers } from '../contract/seeker-kinds.ts'
import {
  CHANNELS,
  type changeNotificationSettings,
  type listNotificationSettings,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from '../contract.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { mayWithSetting } from './policy.ts'
import { findSettings, type SettingRow, setSetting } from './queries/settings.ts'
import { readerOf } from './reader.ts'

type Settings = ResponseOf<typeof listNotificationSettings>

export async function listSettings({ db }: { db: Db }, viewer: Viewer): Promise<Settings> {
  const chosen = await findSettings(db, readerOf(viewer))
  return {
    // Recruiters send no applications.
    settings: NOTIFICATION_KINDS.filter((kind) => viewer.site !== 'employer' || !isOfSeekers(kind)).map(
      (kind) => ({
        kind,
        channels: CHANNELS.filter((channel) => hasChannel(kind, channel)).map((channel) => ({
          channel,
          is_on: isOn(chosen, kind, channel),
          may: { change: isAllowed(mayWithSetting(kind, channel).change) },
        })),
      }),
    ),
  }
}

/** Throws 41103 if one of them always comes, 40004 if a kind has no such channel; then nothing changes. */
export async function changeSettings(
  { db }: { db: Db },
  { changes }: RequestOf<typeof changeNotificationSettings>,
  viewer: Viewer,
): Promise<Settings> {
  const accountId = readerOf(viewer)
  for (const { kind, channel } of changes) requireAllowed(mayWithSetting(kind, channel).change)
  await db.transaction().execute(async (transaction) => {
    for (const change of changes) await setSetting(transaction, accountId, change)
  })
  return listSettings({ db }, viewer)
}

/** Whether the owner has no choice about a kind: it protects the account, so it never waits either. */
export const isSecurity = (kind: NotificationKind): boolean =>
  !isAllowed(mayWithSetting(kind, 'product').change)

/** Whether notifications of a kind come to an account, by channel. */
export async function channelsFor(
  { db }: { db: Db },
  accountId: string,
  kind: NotificationKind,
): Promise<Record<NotificationChannel, boolean>> {
  const chosen = await findSettings(db, accountId)
  return {
    product: isOn(chosen, kind, 'product'),
    mail: isOn(chosen, kind, 'mail'),
    push: isOn(chosen, kind, 'push'),
  }
}

function isOn(chosen: readonly SettingRow[], kind: NotificationKind, channel: NotificationChannel): boolean {
  const fallback = DEFAULT_SETTINGS[kind][channel]
  if (isSecurity(kind)) return fallback
  return chosen.find((row) => row.kind === kind && row.channel === channel)?.is_on ?? fallback
}
