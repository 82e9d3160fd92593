import { deviceName } from '#features/accounts/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { pushServiceOf } from '#platform/outbound/push/push-service.ts'
import type { PushSettings } from '#platform/outbound/push/push-settings.ts'
import { vapidPublicKey } from '#platform/outbound/push/vapid.ts'
import { ApiError } from '#shared/api-error.ts'
import type { RequestOf, ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/push.ts'
import { deletePushDevice, findPushDevices, putPushSubscription } from './queries/push-devices.ts'
import { readerOf } from './reader.ts'

interface PushDependencies {
  db: Db
  clock: Clock
}

type Devices = ResponseOf<typeof contracts.putPushDevice>

const NOT_FOUND = 40004
const UNKNOWN_SERVICE = 41104

export async function listPushDevices(
  { push, ...deps }: PushDependencies & { push: PushSettings },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listPushDevices>> {
  return { public_key: vapidPublicKey(push), ...(await devicesOf(deps, viewer)) }
}

/** Throws 41104 for the address of an unknown push service. The same browser again replaces what it had. */
export async function putPushDevice(
  { push, ...deps }: PushDependencies & { push: PushSettings },
  { endpoint, p256dh, auth }: RequestOf<typeof contracts.putPushDevice>,
  viewer: Viewer,
): Promise<Devices> {
  const { session } = viewer
  const accountId = readerOf(viewer)
  if (session === undefined) throw new ApiError(40003)
  if (pushServiceOf(endpoint, push) === null) throw new ApiError(UNKNOWN_SERVICE)
  const subscription = {
    ...{ session_id: session.id, account_id: accountId, endpoint, language: viewer.language },
    ...{ public_key: Buffer.from(p256dh, 'base64url'), auth_secret: Buffer.from(auth, 'base64url') },
  }
  await deps.db
    .transaction()
    .execute((transaction) => putPushSubscription(transaction, subscription, deps.clock.now()))
  return devicesOf(deps, viewer)
}

/** Throws 40004 if the account has no such device. */
export async function removePushDevice(
  deps: PushDependencies,
  { device_id: sessionId }: RequestOf<typeof contracts.removePushDevice>,
  viewer: Viewer,
): Promise<Devices> {
  const isRemoved = await deletePushDevice(deps.db, { accountId: readerOf(viewer), sessionId })
  if (!isRemoved) throw new ApiError(NOT_FOUND)
  return devicesOf(deps, viewer)
}

async function devicesOf({ db, clock }: PushDependencies, viewer: Viewer): Promise<Devices> {
  const rows = await findPushDevices(db, readerOf(viewer), clock.now())
  return {
    devices: rows.map(({ session_id, user_agent, created_at }) => ({
      ...{ id: session_id, name: deviceName(user_agent) },
      ...{ is_this: session_id === viewer.session?.id, added_at: created_at.toISOString() },
    })),
  }
}
