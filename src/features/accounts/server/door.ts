/** The public interface of this room. */

export { ACCOUNT_EVENTS, type AccountEvent } from '../contract/account-events.ts'
export type { AccountDependencies } from './account-dependencies.ts'
export { devicesOfSignIns, listEvents, recordAccountEvent } from './account-event.ts'
export { nameOfAccount } from './account-name.ts'
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
export { postNotice, postNoticeIfAllowed } from './letters/notice-letter.ts'
export { postDeletedSms, postUndoSms } from './notices-by-sms.ts'
