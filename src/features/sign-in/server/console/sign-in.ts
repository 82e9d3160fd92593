import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_A_DAY } from '#config/limits.ts'
import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { isSetUp, recordOperatorAction } from '#features/operators/server/door.ts'
import {
  beginSession,
  callerForAccount,
  isGuarded,
  issueToken,
  peekToken,
  redeemToken,
  resetForCaller,
  takeForCaller,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleFactor } from '../../contract/console.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { passkeyRequestOptions } from '../passkeys/passkey-request-options.ts'
import { spendAppCode } from '../second-factor/authenticator-codes.ts'
import { notifyFailedSecondStep } from '../second-factor/notify-failed-second-step.ts'
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts'
import { accountByPassword } from '../sign-in-by-password.ts'
import { mayEnter } from './may-enter.ts'

/**
 * The operators' sign-in, separate from the sign-ins of the sites. The password is the first step, an app or a passkey
 * is always the second. A link of the command line sets them up (docs/decisions/0025). An account without the operator
 * role gets the same error as a wrong password.
 */

const STEP = 'console second step'
const STEP_COOKIE = 'console_step'
const STEP_SECONDS = 600
const PASSKEY = 'passkey-console'
const TRIES = { name: 'console second step', ...SECOND_FACTOR_TRIES }
const TRIES_A_DAY = { name: 'console second step day', ...SECOND_FACTOR_TRIES_A_DAY }

/** Throws the errors of `accountByPassword`, and 41102 if the second step is not set up. */
export async function signIn(
  deps: AccountDependencies,
  { email, password }: { email: string; password: string },
  viewer: Viewer,
): Promise<{ factors: ConsoleFactor[] }> {
  const account = await accountByPassword(deps, viewer, { login: email, password })
  if (!mayEnter(deps, account)) throw new ApiError(40002)
  if (!(await isReady(deps, account))) throw new ApiError(41102)
  const payload = {}
  const { id: accountId } = account
  const token = await issueToken(deps, {
    ...{ purpose: STEP, accountId, payload, seconds: STEP_SECONDS },
    boundTo: viewer,
  })
  viewer.browser?.setCookie(STEP_COOKIE, token, { seconds: STEP_SECONDS })
  return { factors: factorsOf(account) }
}

/** Throws 41054, 40006 after too many tries, and the refusal of the proof beside `code`. */
export async function verifySecondStep(
  deps: AccountDependencies,
  { factor, code }: { factor: CodeFactor; code: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await requirePendingStepWith(deps, viewer, factor)
  const caller = await callerForAccount(deps, viewer, account.id)
  for (const limit of [TRIES, TRIES_A_DAY]) await takeForCaller(deps, caller, { ...limit, of: account.id })
  try {
    await PROOFS[factor](deps, viewer, account, code.replace(/[\s-]/g, ''))
  } catch (error) {
    if (error instanceof ApiError) await notifyFailedSecondStep(deps, viewer, account)
    throw error
  }
  await finishConsoleSignIn(deps, viewer, account, factor)
  return {}
}

/** Throws 41054 if the account has no passkey. */
export async function passkeyStepOptions(deps: AccountDependencies, viewer: Viewer) {
  const { id: accountId } = await requirePendingStepWith(deps, viewer, 'passkey')
  return passkeyRequestOptions(deps, viewer, { purpose: PASSKEY, accountId })
}

/** It does not count tries, since nobody can guess a passkey. Throws 41054, and 41048 for an invalid passkey. */
export async function verifyPasskeyStep(
  deps: AccountDependencies,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await requirePendingStepWith(deps, viewer, 'passkey')
  await checkAssertion(deps, viewer, response, {
    purpose: PASSKEY,
    accountId: account.id,
    isVerified: false,
  })
  await finishConsoleSignIn(deps, viewer, account, 'passkey')
  return {}
}

/** Signs in once per first step. */
async function finishConsoleSignIn(
  deps: AccountDependencies,
  viewer: Viewer,
  { id: accountId }: FoundAccount,
  factor: ConsoleFactor,
) {
  const token = viewer.browser?.cookie(STEP_COOKIE) ?? ''
  if ((await redeemToken(deps, { purpose: STEP, token, viewer })) === null) throw new ApiError(41054)
  viewer.browser?.dropCookie(STEP_COOKIE)
  const caller = await callerForAccount(deps, viewer, accountId)
  for (const { name } of [TRIES, TRIES_A_DAY]) await resetForCaller(deps, caller, { name, of: accountId })
  await beginSession(deps, viewer, { accountId, site: 'console', provenBy: ['password', factor] })
  const action = { operatorId: accountId, action: 'console.sign-in', target: `account:${accountId}` }
  await recordOperatorAction(deps, { ...action, details: { by: factor } })
}

/** The second factors of the pending sign-in; null if there is none. */
export async function pendingFactors(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ConsoleFactor[] | null> {
  const account = await findPendingStep(deps, viewer)
  return account === null ? null : factorsOf(account)
}

/** Forgets the pending sign-in of this browser. */
export const dropPendingStep = (viewer: Viewer): void => viewer.browser?.dropCookie(STEP_COOKIE)

type Prove = (deps: AccountDependencies, viewer: Viewer, account: FoundAccount, code: string) => Promise<void>

type CodeFactor = Exclude<ConsoleFactor, 'passkey'>

const PROOFS: Readonly<Record<CodeFactor, Prove>> = {
  app: async (deps, _viewer, { id }, code) => {
    if (!(await spendAppCode(deps, id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (deps, viewer, account, code) => {
    if (!(await spendRecoveryCode(deps, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
}

/**
 * The strongest first; empty if the account has neither an app nor a passkey, since the console does not accept mail.
 */
function factorsOf(account: FoundAccount): ConsoleFactor[] {
  if (!isGuarded(account)) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

async function requirePendingStepWith(
  deps: AccountDependencies,
  viewer: Viewer,
  factor: ConsoleFactor,
): Promise<FoundAccount> {
  const account = await requirePendingStep(deps, viewer)
  if (!factorsOf(account).includes(factor)) throw new ApiError(41054)
  return account
}

async function requirePendingStep(deps: AccountDependencies, viewer: Viewer): Promise<FoundAccount> {
  const account = await findPendingStep(deps, viewer)
  if (account === null) throw new ApiError(41054)
  return account
}

async function findPendingStep(deps: AccountDependencies, viewer: Viewer): Promise<FoundAccount | null> {
  const token = viewer.browser?.cookie(STEP_COOKIE)
  const found = token === undefined ? null : await peekToken(deps, { purpose: STEP, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(deps.db, found.account_id)
  return account !== null && mayEnter(deps, account) && (await isReady(deps, account)) ? account : null
}

/** Whether the second factor was set up by a link and still exists. */
const isReady = async ({ db }: AccountDependencies, account: FoundAccount): Promise<boolean> =>
  isGuarded(account) && (await isSetUp(db, account.id))
