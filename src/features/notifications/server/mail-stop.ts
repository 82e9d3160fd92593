import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { stopMail as contract } from '../contract/mail-stop.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../contract.ts'
import { isMailedLater } from './default-settings.ts'
import { setSetting } from './queries/settings.ts'
import { channelsFor } from './settings.ts'

interface Stop {
  accountId: string
  kind: NotificationKind
}

type MailState = ResponseOf<typeof contract>

interface StopDependencies {
  db: Db
  secrets: Secrets
}

const PURPOSE = 'notification mail'
const NOT_FOUND = 40004

/** The token in the links of a mail by which its reader gets no more of its kind, without signing in. */
export const stopTokenOf = (secrets: Secrets, { accountId, kind }: Stop): string =>
  secrets.seal(PURPOSE, `${accountId} ${kind}`).toString('base64url')

/** Throws 40004 for a token that is not ours. */
export async function getMailStop(
  { db, secrets }: StopDependencies,
  { token }: { token: string },
  _viewer: Viewer,
): Promise<MailState> {
  const { accountId, kind } = openToken(secrets, token)
  return { kind, is_on: (await channelsFor({ db }, accountId, kind)).mail }
}

/** Throws 40004 for a token that is not ours, or whose account is gone. A second time changes nothing. */
export async function stopMail(
  { db, secrets }: StopDependencies,
  { token, is_on }: { token: string; is_on: boolean },
  viewer: Viewer,
): Promise<MailState> {
  const { accountId, kind } = openToken(secrets, token)
  const isKnown = await setSetting(db, accountId, { kind, channel: 'mail', is_on })
  if (!isKnown) throw new ApiError(NOT_FOUND)
  return getMailStop({ db, secrets }, { token }, viewer)
}

function openToken(secrets: Secrets, token: string): Stop {
  const [accountId, kind] = textIn(secrets, token).split(' ')
  const found = z
    .object({ accountId: z.uuid(), kind: z.enum(NOTIFICATION_KINDS) })
    .safeParse({ accountId, kind })
  if (!found.success || !isMailedLater(found.data.kind)) throw new ApiError(NOT_FOUND)
  return found.data
}

function textIn(secrets: Secrets, token: string): string {
  try {
    return secrets.open(PURPOSE, Buffer.from(token, 'base64url'))
  } catch {
    return ''
  }
}
