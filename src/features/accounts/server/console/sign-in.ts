import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_A_DAY } from '#config/limits.ts'
import { forgetShared, takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleFactor } from '../../contract/console.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { refuseSuspended } from '../let-in.ts'
import { postCodeMail } from '../letters.ts'
import { checkCode, issueCode } from '../one-time-codes.ts'
import { issueToken, lookAtToken, redeemToken } from '../one-time-tokens.ts'
import { askPasskeys } from '../passkeys/ask-passkeys.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { type FoundAccount, findAccount } from '../queries/accounts.ts'
import { spendAppCode } from '../second-factor/authenticator-codes.ts'
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts'
import { tellWrongStep } from '../second-factor/tell-wrong-step.ts'
import { beginSession, endSession } from '../sessions.ts'
import { accountByPassword } from '../sign-in-by-password.ts'
import { noteOperatorAction } from './operator-log.ts'

/**
 * The operators' own way in: what signs in on the sites opens nothing here. A password comes first and something else
 * always second; whoever is no operator is told what a wrong password is told.
 */

const STEP = 'console second step'
const STEP_COOKIE = 'console_step'
const STEP_SECONDS = 600
const PASSKEY = 'passkey-console'
const TRIES = { name: 'console second step', ...SECOND_FACTOR_TRIES }
const TRIES_A_DAY = { name: 'console second step day', ...SECOND_FACTOR_TRIES_A_DAY }

export async function signIn(
  world: AccountsWorld,
  { email, password }: { email: string; password: string },
  viewer: Viewer,
): Promise<{ factors: ConsoleFactor[] }> {
  const account = await accountByPassword(world, viewer, { login: email, password })
  const factors = factorsOf(account)
  if (!mayEnter(world, account) || factors.length === 0) throw new ApiError(40002)
  const payload = {}
  const { id: accountId } = account
  const token = await issueToken(world, {
    ...{ purpose: STEP, accountId, payload, seconds: STEP_SECONDS },
    boundTo: viewer,
  })
  viewer.browser?.setCookie(STEP_COOKIE, token, { seconds: STEP_SECONDS })
  return { factors }
}

/** Throws 41054 where the first step was not taken here, 41039 with the seconds to wait after the last code. */
export async function sendCode(world: AccountsWorld, viewer: Viewer): Promise<Record<string, never>> {
  const { id, email } = await halfWayBy(world, viewer, 'email')
  if (email === null) throw new ApiError(41054)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    const code = await issueCode(here, { ...codeKey(viewer, email), accountId: id })
    await postCodeMail(here, { to: email, language: viewer.language, purpose: 'second-factor', code })
  })
  return {}
}

/** Throws 41054, 40006 after too many tries, and what the proof itself is refused with, beside `code`. */
export async function takeSecondStep(
  world: AccountsWorld,
  { factor, code }: { factor: CodeFactor; code: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await halfWayBy(world, viewer, factor)
  await takeShared(world.db, world.clock, { ...TRIES, of: account.id })
  await takeShared(world.db, world.clock, { ...TRIES_A_DAY, of: account.id })
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
  for (const { name } of [TRIES, TRIES_A_DAY]) await forgetShared(world.db, { name, of: accountId })
  await beginSession(world, viewer, { accountId, site: 'operator', provenBy: ['password', factor] })
  await noteOperatorAction(world, {
    operatorId: accountId,
    action: 'console.sign-in',
    target: `account:${accountId}`,
    details: { by: factor },
  })
}

export async function getConsole(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<{
  operator: { id: string; name: string; is_by_mail: boolean } | null
  factors: ConsoleFactor[] | null
  is_expired: boolean
}> {
  const id = viewer.operator?.accountId ?? null
  const account = id === null ? null : await findAccount(world.db, id)
  if (account !== null) {
    const name = personName(account) || account.email || ''
    const is_by_mail =
      viewer.operator?.provenBy.includes('email') === true && factorsOf(account).includes('email')
    return { operator: { id: account.id, name, is_by_mail }, factors: null, is_expired: false }
  }
  const waiting = await findHalfWay(world, viewer)
  const is_expired = viewer.browser?.cookie('operator_sid') !== undefined
  return { operator: null, factors: waiting === null ? null : factorsOf(waiting), is_expired }
}

export async function signOut(world: AccountsWorld, viewer: Viewer): Promise<Record<string, never>> {
  await endSession(world, viewer, 'operator')
  viewer.browser?.dropCookie(STEP_COOKIE)
  return {}
}

type Prove = (world: AccountsWorld, viewer: Viewer, account: FoundAccount, code: string) => Promise<void>

type CodeFactor = Exclude<ConsoleFactor, 'passkey'>

const PROOFS: Readonly<Record<CodeFactor, Prove>> = {
  app: async (world, _viewer, { id }, code) => {
    if (!(await spendAppCode(world, id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (world, viewer, account, code) => {
    if (!(await spendRecoveryCode(world, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
  email: async (world, viewer, { id, email }, code) => {
    try {
      const { accountId } = await checkCode(world, codeKey(viewer, email ?? ''), code, { use: true })
      if (accountId !== id) throw new ApiError(41040)
    } catch (error) {
      if (error instanceof ApiError) throw new ApiError(error.code, { params: error.params, field: 'code' })
      throw error
    }
  },
}

/** The strongest first. Mail is no second proof beside a passkey or an app. */
function factorsOf(account: FoundAccount): ConsoleFactor[] {
  const hasDevice = account.passkeys > 0 || account.has_app
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(!hasDevice && account.email_verified_at !== null ? (['email'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

function mayEnter({ clock }: AccountsWorld, account: FoundAccount): boolean {
  try {
    refuseSuspended(account, clock.now())
    return account.is_operator
  } catch {
    return false
  }
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
  return account !== null && mayEnter(world, account) ? account : null
}

const codeKey = (viewer: Viewer, email: string) => ({
  ...{ purpose: 'console', recipient: email.toLowerCase() },
  boundTo: viewer,
})
