/** The public interface of this room. */

export { ACCOUNT_EVENTS, type AccountEvent } from '../contract/account-events.ts'
export type { AccountDependencies } from './account-dependencies.ts'
export { devicesOfSignIns, listEvents, recordAccountEvent } from './account-event.ts'
export { nameOfAccount } from './account-name.ts'
export {
  deviceDetails,
  eventDetails,
  type QueueDependencies,
  writeAccountEmail,
} from './emails/account-email.ts'
export { deviceName } from './emails/device-name.ts'
export { emailTextsWith } from './emails/email-texts.ts'
export { queueNotice, queueNoticeIfAllowed } from './emails/notice-email.ts'
export {
  becomeSeeker,
  type FoundAccount,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  ownAccount,
} from './find-account.ts'
export { queueDeletedSms, queueUndoSms } from './notices-by-sms.ts'
