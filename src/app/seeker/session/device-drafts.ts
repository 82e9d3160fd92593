import { noteSaved, restoreDraft, storeDraft } from './drafts.ts'

/**
 * The typed values of the forms of a profile outlive the tab: they stay on this device for a week, under the account
 * that typed them, until they are saved or left, or somebody signs out (`watch-session.ts`). `drafts.ts`, which many
 * pages load, reads and fills the forms by the storage of the tab; this module moves what it keeps there.
 */

/** As `watch-session.ts` knows them: a module that both import would be one more file for every page. */
const ACCOUNT = 'joblane.account'
const DRAFTS = 'joblane.profile-drafts'

/** Of `drafts.ts`: what a page is filled with. */
const FILLS = 'joblane.draft'
const TYPED = 'joblane.typed'

const KEPT_MS = 7 * 24 * 3_600_000
const MOST = 10

interface Draft {
  /** Path and query of the page. */
  page: string
  at: number
}

/** False: nothing differs from what is saved, or there is no room for it. */
export function storeOnDevice(): boolean {
  noteSaved({ withBoxes: true })
  const typed = storeDraft(TYPED) ? parsed(read(sessionStorage, TYPED)) : null
  sessionStorage.removeItem(TYPED)
  const others = draftsHere().filter(({ page }) => page !== here())
  return write(isDraft(typed) ? [typed, ...others].slice(0, MOST) : others) && isDraft(typed)
}

/** Fills the form of `page`, which is shown, again. It stays on the device until it is saved or left. */
export function restoreFromDevice(page: string): void {
  const draft = draftsHere().find((kept) => kept.page === page)
  if (draft === undefined) return
  sessionStorage.setItem(FILLS, JSON.stringify({ ...draft, at: Date.now() }))
  restoreDraft(page)
}

export const dropFromDevice = (page: string): void =>
  void write(draftsHere().filter((draft) => draft.page !== page))

const here = (): string => location.pathname + location.search

/** Of this account, and not too old. */
function draftsHere(): Draft[] {
  const kept = parsed(read(localStorage, DRAFTS))
  const account = read(localStorage, ACCOUNT)
  const isOwn = typeof kept === 'object' && kept !== null && 'account' in kept && kept.account === account
  if (account === '' || !isOwn || !('drafts' in kept) || !Array.isArray(kept.drafts)) return []
  return kept.drafts.filter(isDraft).filter(({ at }) => Date.now() - at < KEPT_MS)
}

function write(drafts: readonly Draft[]): boolean {
  const account = read(localStorage, ACCOUNT)
  try {
    if (account === '' || drafts.length === 0) localStorage.removeItem(DRAFTS)
    else localStorage.setItem(DRAFTS, JSON.stringify({ account, drafts }))
    return account !== ''
  } catch {
    return false
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'page' in kept && 'at' in kept && typeof kept.at === 'number'

/** Empty: none. */
const read = (store: Storage, name: string): string => store.getItem(name) ?? ''

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    return null
  }
}
