import type { Contract, Dispatch } from '#shared/contract.ts'

/**
 * The calls that a page may make when it is opened (not submitted). Mail scanners, prefetching browsers and pages of
 * others open addresses. So opening a page must change nothing, use up nothing and count no attempt. Only submitting a
 * form may do that.
 */
export function onlySafeCalls(dispatch: Dispatch): Dispatch {
  return (contract, request, viewer) => {
    if (!isSafeCall(contract)) throw new Error(`${contract.name} may not be called by opening a page.`)
    return dispatch(contract, request, viewer)
  }
}

export const isSafeCall = ({ method, name }: Contract): boolean => method === 'GET' || OPENED.has(name)

const OPENED: ReadonlySet<string> = new Set([
  // These only read; they use POST so that their input is in no log.
  'accounts.lookAtMagicLink',
  'accounts.lookAtUndo',
  'resumes.lookAtShare',
  // One site redirects to the other and back; each step is bound to the browser that began (docs/decisions/0018).
  'accounts.askHandOff',
  'accounts.grantHandOff',
  'accounts.redeemHandOff',
])
