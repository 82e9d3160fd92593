import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleFactor } from '../../contract/console.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { refuseSuspended } from '../let-in.ts'
import { postCodeMail } from '../letters.ts'
import { checkCode, issueCode } from '../one-time-codes.ts'
import { issueToken, lookAtToken, redeemToken } from '../one-time-tokens.ts'
import { type FoundAccount, findAccount } from '../queries/accounts.ts'
import { spendAppCode } from '../second-factor/authenticator-codes.ts'
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts'
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
const TRIES = { name: 'console second step', calls: 10, seconds: 900 }

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
  const { id, email } = await halfWay(world, viewer)
  if (email === null) throw new ApiError(41054)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    const code = await issueCode(here, { ...codeKey(email), accountId: id })
    await postCodeMail(here, { to: email, language: viewer.language, purpose: 'second-factor', code })
  })
  return {}
}

/** Throws 41054, 40006 after too many tries, and what the proof itself is refused with, beside `code`. */
export async function takeSecondStep(
  world: AccountsWorld,
  { factor, code }: { factor: ConsoleFactor; code: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await halfWay(world, viewer)
  if (!factorsOf(account).includes(factor)) throw new ApiError(41054)
  await takeShared(world.db, world.clock, { ...TRIES, of: account.id })
  await PROOFS[factor](world, viewer, account, code.replace(/[\s-]/g, ''))
  const token = viewer.browser?.cookie(STEP_COOKIE) ?? ''
  if ((await redeemToken(world, { purpose: STEP, token, viewer })) === null) throw new ApiError(41054)
  viewer.browser?.dropCookie(STEP_COOKIE)
  const { id: accountId } = account
  await beginSession(world, viewer, { accountId, site: 'operator', provenBy: ['password', factor] })
  await noteOperatorAction(world, {
    operatorId: accountId,
    action: 'console.sign-in',
    target: `account:${accountId}`,
  })
  return {}
}

export async function getConsole(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<{
  operator: { id: string; name: string } | null
  factors: ConsoleFactor[] | null
  is_expired: boolean
}> {
  const id = viewer.operator?.accountId ?? null
  const account = id === null ? null : await findAccount(world.db, id)
  if (account !== null) {
    const name = personName(account) || account.email || ''
    return { operator: { id: account.id, name }, factors: null, is_expired: false }
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

const PROOFS: Readonly<Record<ConsoleFactor, Prove>> = {
  app: async (world, _viewer, { id }, code) => {
    if (!(await spendAppCode(world, id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (world, viewer, account, code) => {
    if (!(await spendRecoveryCode(world, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
  email: async (world, _viewer, { id, email }, code) => {
    try {
      const { accountId } = await checkCode(world, codeKey(email ?? ''), code, { use: true })
      if (accountId !== id) throw new ApiError(41040)
    } catch (error) {
      if (error instanceof ApiError) throw new ApiError(error.code, { params: error.params, field: 'code' })
      throw error
    }
  },
}

/** Mail is no second proof beside an app. */
function factorsOf({ has_app, asks_email_code, email_verified_at }: FoundAccount): ConsoleFactor[] {
  if (has_app) return ['app', 'recovery']
  if (email_verified_at === null) return []
  return asks_email_code ? ['email', 'recovery'] : ['email']
}

function mayEnter({ clock }: AccountsWorld, account: FoundAccount): boolean {
  try {
    refuseSuspended(account, clock.now())
    return account.is_operator
  } catch {
    return false
  }
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

const codeKey = (email: string) => ({ purpose: 'console', recipient: email.toLowerCase() })
