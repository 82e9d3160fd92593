/** The public interface of this room. */

export { queueDecision } from './emails/decision-email.ts'
export { listOperatorActions, type OperatorActionRow, recordOperatorAction } from './operator-log.ts'
export { listAccounts, readAccount } from './read-accounts.ts'
export { isSetUp, recordSetUp, SET_UP_LINK } from './set-up-link.ts'
export { isSuspended, mayWithAccount, restoreAccount, suspendAccount } from './suspend-account.ts'
