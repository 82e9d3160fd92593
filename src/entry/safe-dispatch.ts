import type { Contract, Dispatch } from '#shared/contract.ts'

/**
 * What a page may call while it is merely opened. Addresses are opened by machines that read mail, by browsers that guess
 * where one goes next, and by the pages of others: opening one must change nothing, spend nothing and count no try. That is
 * for a form's button to do.
 */
export function onlySafeCalls(dispatch: Dispatch): Dispatch {
  return (contract, request, viewer) => {
    if (!isSafeCall(contract)) throw new Error(`${contract.name} is not for a page that is merely opened.`)
    return dispatch(contract, request, viewer)
  }
}

export const isSafeCall = ({ method, name }: Contract): boolean => method === 'GET' || OPENED.has(name)

const OPENED: ReadonlySet<string> = new Set([
  // They only look; by POST, so that what they look at stands in no log.
  'accounts.lookAtMagicLink',
  'accounts.lookAtUndo',
  // One site leads to the other and back by redirects; each step is bound to the browser that began (docs/decisions/0018).
  'accounts.askHandOff',
  'accounts.grantHandOff',
  'accounts.redeemHandOff',
])
