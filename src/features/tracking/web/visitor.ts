import { readStoredList, writeStoredList } from './stored-list.ts'

/** Whether the browser asks not to be tracked: then nothing is stored on the device and nothing is sent. */
export function isLeftAlone(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return control || navigator.doNotTrack === '1'
}

const KEY = 'joblane_device'
/** After this time a new number is drawn: it counts visits and must not identify people. */
const KEPT_MS = 30 * 86_400_000

let fallback: string | null = null

/** The random number of this browser. */
export function deviceId(): string {
  const [id, since] = readStoredList(localStorage, KEY)
  if (typeof id === 'string' && typeof since === 'number' && Date.now() - since < KEPT_MS) return id
  fallback ??= randomId()
  writeStoredList(localStorage, KEY, [fallback, Date.now()])
  return fallback
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The spec's names for the two kinds of browsers. */
export const deviceKind = (): 'web' | 'mobile_web' =>
  window.matchMedia('(pointer: coarse) and (max-width: 900px)').matches ? 'mobile_web' : 'web'
