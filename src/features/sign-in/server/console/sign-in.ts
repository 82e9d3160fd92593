import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_A_DAY } from '#config/limits.ts'
import { type AccountsWorld, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { isSetUp, noteOperatorAction } from '#features/operators/server/door.ts'
import {
  beginSession,
  callerAbout,
  forgetFor,
  isGuarded,
  issueToken,
  lookAtToken,
  redeemToken,
  takeFor,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleFactor } from '../../contract/console.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import { askPasskeys } from '../passkeys/ask-passkeys.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { spendAppCode } from '../second-factor/authenticator-codes.ts'
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts'
import { tellWrongStep } from '../second-factor/tell-wrong-step.ts'
import { accountByPassword } from '../sign-in-by-password.ts'
import { mayEnter } from './may-enter.ts'

/**
 * The operators' own way in: what signs in on the sites opens nothing here. A password comes first and an app or a passkey
 * always second, set up by a link of the command line (docs/decisions/0025). Whoever is no operator is told what a wrong
 * password is told.
 */

const STEP = 'console second step'
const STEP_COOKIE = 'console_step'
const STEP_SECONDS = 600
const PASSKEY = 'passkey-console'
const TRIES = { name: 'console second step', ...SECOND_FACTOR_TRIES }
const TRIES_A_DAY = { name: 'console second step day', ...SECOND_FACTOR_TRIES_A_DAY }

/** Throws what `accountByPassword` throws, 41102 where the second step was not set up yet. */
export async function signIn(
  world: AccountsWorld,
  { email, password }: { email: string; password: string },
  viewer: Viewer,
): Promise<{ factors: ConsoleFactor[] }> {
  const account = await accountByPassword(world, viewer, { login: email, password })
  if (!mayEnter(world, account)) throw new ApiError(40002)
  if (!(await isReady(world, account))) throw new ApiError(41102)
  const payload = {}
  const { id: accountId } = account
  const token = await issueToken(world, {
    ...{ purpose: STEP, accountId, payload, seconds: STEP_SECONDS },
    boundTo: viewer,
  })
  viewer.browser?.setCookie(STEP_COOKIE, token, { seconds: STEP_SECONDS })
  return { factors: factorsOf(account) }
}

/** Throws 41054, 40006 after too many tries, and what the proof itself is refused with, beside `code`. */
export async function takeSecondStep(
  world: AccountsWorld,
  { factor, code }: { factor: CodeFactor; code: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await halfWayBy(world, viewer, factor)
  const caller = await callerAbout(world, viewer, account.id)
  for (const limit of [TRIES, TRIES_A_DAY]) await takeFor(world, caller, { ...limit, of: account.id })
  try {
    await PROOFS[factor](world, viewer, account, code.replace(/[\s-]/g, ''))
  } catch (error) {
    if (error instanceof ApiError) await tellWrongStep(world, viewer, account)
    throw error
  }
  await enter(world, viewer, account, factor)
  return {}
}

/** Throws 41054 where no passkey will do. */
export async function askPasskey(world: AccountsWorld, viewer: Viewer) {
  const { id: accountId } = await halfWayBy(world, viewer, 'passkey')
  return askPasskeys(world, viewer, { purpose: PASSKEY, accountId })
}

/** Tries are not counted: a passkey cannot be guessed. Throws 41054, and 41048 for a passkey that does not hold. */
export async function takePasskey(
  world: AccountsWorld,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await halfWayBy(world, viewer, 'passkey')
  await checkAssertion(world, viewer, response, {
    purpose: PASSKEY,
    accountId: account.id,
    isVerified: false,
  })
  await enter(world, viewer, account, 'passkey')
  return {}
}

/** Only once by each first step. */
async function enter(
  world: AccountsWorld,
  viewer: Viewer,
  { id: accountId }: FoundAccount,
  factor: ConsoleFactor,
) {
  const token = viewer.browser?.cookie(STEP_COOKIE) ?? ''
  if ((await redeemToken(world, { purpose: STEP, token, viewer })) === null) throw new ApiError(41054)
  viewer.browser?.dropCookie(STEP_COOKIE)
  const caller = await callerAbout(world, viewer, accountId)
  for (const { name } of [TRIES, TRIES_A_DAY]) await forgetFor(world, caller, { name, of: accountId })
  await beginSession(world, viewer, { accountId, site: 'console', provenBy: ['password', factor] })
  const action = { operatorId: accountId, action: 'console.sign-in', target: `account:${accountId}` }
  await noteOperatorAction(world, { ...action, details: { by: factor } })
}

/** Which of the account's a sign-in that waits here may show; null: none waits. */
export async function factorsAsked(world: AccountsWorld, viewer: Viewer): Promise<ConsoleFactor[] | null> {
  const account = await findHalfWay(world, viewer)
  return account === null ? null : factorsOf(account)
}

/** Forgets a first step that was taken here. */
export const dropHalfWay = (viewer: Viewer): void => viewer.browser?.dropCookie(STEP_COOKIE)

type Prove = (world: AccountsWorld, viewer: Viewer, account: FoundAccount, code: string) => Promise<void>

type CodeFactor = Exclude<ConsoleFactor, 'passkey'>

const PROOFS: Readonly<Record<CodeFactor, Prove>> = {
  app: async (world, _viewer, { id }, code) => {
    if (!(await spendAppCode(world, id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (world, viewer, account, code) => {
    if (!(await spendRecoveryCode(world, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
}

/** The strongest first; none without an app or a passkey, for mail opens nothing here. */
function factorsOf(account: FoundAccount): ConsoleFactor[] {
  if (!isGuarded(account)) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

async function halfWayBy(world: AccountsWorld, viewer: Viewer, factor: ConsoleFactor): Promise<FoundAccount> {
  const account = await halfWay(world, viewer)
  if (!factorsOf(account).includes(factor)) throw new ApiError(41054)
  return account
}

async function halfWay(world: AccountsWorld, viewer: Viewer): Promise<FoundAccount> {
  const account = await findHalfWay(world, viewer)
  if (account === null) throw new ApiError(41054)
  return account
}

async function findHalfWay(world: AccountsWorld, viewer: Viewer): Promise<FoundAccount | null> {
  const token = viewer.browser?.cookie(STEP_COOKIE)
  const found = token === undefined ? null : await lookAtToken(world, { purpose: STEP, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(world.db, found.account_id)
  return account !== null && mayEnter(world, account) && (await isReady(world, account)) ? account : null
}

/** What the console asks for was set up by a link, and is still there. */
const isReady = async ({ db }: AccountsWorld, account: FoundAccount): Promise<boolean> =>
  isGuarded(account) && (await isSetUp(db, account.id))
