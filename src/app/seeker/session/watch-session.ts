import { EDITS_KEPT } from '#features/profiles/web/kept-edits.ts'
import { guestLoginCall } from '#features/sessions/calls.ts'
import { rememberCampaign } from '#features/sign-in/web/campaign.ts'
import { forgetStep } from '#features/sign-in/web/saved-step.ts'
import { addressOf } from '#shared/call-address.ts'
import { forgetStoredJobs } from '../offline/forget-stored-jobs.ts'
import { adoptSentDraft, storeDraft, storeSentDraft } from './drafts.ts'
import { moveDeviceData } from './move-device-data.ts'
import { readKept, writeKept } from './store.ts'

const ACCOUNT = 'account'
const GUEST = 'guest'
/** See `device-drafts.ts`. */
const DRAFTS = 'profile-drafts'

interface Message {
  account: string | null
  isExpired: boolean
}

let channel: BroadcastChannel | null = null
/** Set while the page goes to the sign-in page. Messages of other tabs are then ignored. */
let isLeaving = false

/** Notifies the other tabs if this page shows another account than the last one did, and listens to them. */
export function watchSession(account: string | null): void {
  if (channel !== null) return
  channel = new BroadcastChannel('joblane.session')
  channel.onmessage = ({ data }: MessageEvent<Message>) => follow(account, data)
  const before = readKept(ACCOUNT)
  if (before !== (account ?? '')) {
    writeKept(ACCOUNT, account ?? '')
    if (before !== null || account !== null)
      notifyTabs({ account, isExpired: account === null && saysExpired() })
    if (account !== null) moveDeviceData()
    // Somebody has signed out. Whoever is only asked to sign in again keeps what they can read offline, and what they have typed.
    if (before && !(account === null && saysExpired())) {
      writeKept(DRAFTS, '')
      void forgetStoredJobs().catch(() => {})
    }
  }
  // The sign-in is complete; a new address may still wait for its code.
  if (account !== null && !location.pathname.includes('/account/')) forgetStep()
  rememberCampaign()
  adoptSentDraft(new URLSearchParams(location.search).get('redirect'))
  if (account !== null) {
    addEventListener('submit', storeSentDraft, { capture: true })
    void import('#app/common/session/watch-socket.ts')
      .then(({ watchSocket }) =>
        watchSocket(account, (now) => (now.isExpired ? signInAgain(account) : follow(account, now))),
      )
      .catch(() => {})
  }
  // A page from the back-forward cache may show an account that has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false
    if (persisted && readKept(ACCOUNT) !== (account ?? '')) location.reload()
  })
}

/** The page to which an ended session has redirected. */
const saysExpired = (): boolean => new URLSearchParams(location.search).get('problem') === 'expired'

/**
 * The session has ended, or there was none where one is needed: the typed values are stored, and signing in leads back
 * here.
 */
export function signInAgain(account: string | null): void {
  const isExpired = account !== null
  if (isExpired) {
    writeKept(ACCOUNT, '')
    notifyTabs({ account: null, isExpired })
  }
  goToStart(isExpired)
}

/** Creates a session for a visitor before they first leave data with us; once per browser. */
export function createGuestSession(account: string | null): void {
  if (account !== null || readKept(GUEST) !== null) return
  writeKept(GUEST, '1')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ guest_role: 'jobseeker', device_type: 'web' })
  void fetch(addressOf(guestLoginCall), { method: 'POST', headers, body }).catch(() => {})
}

function notifyTabs(message: Message): void {
  channel?.postMessage(message)
}

/** Another tab has reported who is signed in now. */
function follow(account: string | null, message: Message): void {
  if (isLeaving || message.account === account) return
  if (message.isExpired && account !== null) {
    goToStart(true)
    return
  }
  keepAll()
  // Not `reload()`, which would ask whether to send a form again.
  location.replace(location.pathname + location.search)
}

function goToStart(isExpired: boolean): void {
  const [, lang = 'en', page] = location.pathname.split('/')
  if (page === 'get-started') return
  keepAll()
  isLeaving = true
  const query = new URLSearchParams({ redirect: location.pathname + location.search })
  if (isExpired) query.set('problem', 'expired')
  location.assign(`/${lang}/get-started?${query}`)
}

function keepAll(): void {
  storeDraft()
  dispatchEvent(new Event(EDITS_KEPT))
}
