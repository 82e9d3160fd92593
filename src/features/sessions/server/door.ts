/** The public interface of this room. */

export { accountOf, operatorOf } from './account-of.ts'
export { beginAccountChange, endOlderProofs } from './begin-account-change.ts'
export { browserMarks, ensureBrowserMark } from './browser-marks.ts'
export {
  type Caller,
  callerForAccount,
  callerForLogin,
  callerForRecipient,
  resetForCaller,
  takeForCaller,
  unknownCaller,
} from './caller.ts'
export { describeAgent } from './devices/describe-agent.ts'
export { grantedBySession } from './granted-by-session.ts'
export { type CodeKey, checkCode, dropCodesTo, issueCode, lastCode } from './one-time-codes.ts'
export {
  type FoundToken,
  issueToken,
  peekToken,
  redeemInAnyBrowser,
  redeemToken,
  removeTokensOf,
  wasTokenUsed,
} from './one-time-tokens.ts'
export {
  isGuarded,
  isProven,
  isRecent,
  isStrong,
  requireRecentProof,
  type StrongProof,
  sessionOf,
  strongProofs,
  weakProofs,
} from './recent-proof.ts'
export { recordProof } from './record-proof.ts'
export {
  beginSession,
  endSession,
  endSessionsOf,
  type Granter,
  lockGranter,
  removeSessionsOn,
} from './sessions.ts'
export { hashOfToken, newToken } from './token.ts'
export type { TokenPurpose } from './token-purposes.ts'
export { userSummary } from './user-summary.ts'
