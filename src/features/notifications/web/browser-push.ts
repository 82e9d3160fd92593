import type { RequestOf } from '#shared/contract.ts'
import { WORKER_PATH } from '#shared/worker-path.ts'
import type { putPushDevice } from '../contract/push.ts'

/** What this browser can do, and does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** A subscription for another key than ours counts as none: push services refuse what we send to it. */
export async function lookAtPush(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription !== null && isFor(publicKey, subscription) ? 'on' : 'off'
}

function isFor(publicKey: string, { options: { applicationServerKey: key } }: PushSubscription): boolean {
  const letters = key === null ? '' : btoa(String.fromCharCode(...new Uint8Array(key)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/**
 * Asks the person, in the browser's own dialog, and subscribes at the browser's push service. Null: the person has
 * refused. Call it at a press only.
 */
export async function subscribeBrowser(publicKey: string): Promise<RequestOf<typeof putPushDevice> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER_PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription from an earlier session may be bound to another key.
  await endBrowserPush()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh, auth }
}

export async function endBrowserPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
