/** What other rooms may ask of this one. */

export { postDecision } from './letters/decision-letter.ts'
export { listOperatorActions, noteOperatorAction, type OperatorActionRow } from './operator-log.ts'
export { listAccounts, readAccount } from './read-accounts.ts'
export { isSetUp, noteSetUp, SET_UP_LINK } from './set-up-link.ts'
export { isSuspended, mayWithAccount, restoreAccount, suspendAccount } from './suspend-account.ts'
