/** What other rooms may ask of this one. */

export { ACCOUNT_EVENTS, type AccountEvent } from '../contract/account-events.ts'
export { devicesOfSignIns, listEvents, tellOwner } from './account-event.ts'
export { nameOfAccount } from './account-name.ts'
export type { AccountsWorld } from './accounts-world.ts'
export {
  becomeSeeker,
  type FoundAccount,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  ownAccount,
} from './find-account.ts'
export { circumstances, type Post, writeAccountLetter } from './letters/account-letter.ts'
export { deviceName } from './letters/device-name.ts'
export { letterTextsWith } from './letters/letter-texts.ts'
export { postNotice } from './letters/notice-letter.ts'
export { postDeletedSms, postUndoSms } from './notices-by-sms.ts'
export { postNoticeIfWelcome } from './post-notice-if-welcome.ts'
