import { z } from 'zod'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccount,
  lockAccount,
} from '#features/accounts/server/door.ts'
import { recordOperatorAction, recordSetUp, SET_UP_LINK } from '#features/operators/server/door.ts'
import {
  beginSession,
  issueToken,
  peekToken,
  redeemToken,
  removeSessionsOn,
} from '#features/sessions/server/door.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleSetUp } from '../../contract/console.ts'
import type { Attestation } from '../../contract/passkeys.ts'
import { refusePoorPassword } from '../new-password.ts'
import { passkeyCreationOptions, verifyNewPasskey } from '../passkeys/add-passkey.ts'
import { addPasskey } from '../queries/passkeys.ts'
import { setPassword } from '../queries/passwords.ts'
import { dropFactors, insertApp } from '../queries/second-factors.ts'
import { newAppSecret, sealOf, stepOf } from '../second-factor/authenticator-codes.ts'
import { notifyFactorChange } from '../second-factor/notify-factor-change.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { shownApp } from '../second-factor/set-up-authenticator.ts'
import { mayEnter } from './may-enter.ts'

/**
 * The set-up of an operator, by a link of the command line: a password if the account has none, then an app or a
 * passkey. The console shows nothing else until then. The set-up replaces every app, passkey and recovery code of the
 * account: they may be lost, or belong to a reader of the operator's mail.
 */

const SET_UP = 'console set-up'
const COOKIE = 'console_set_up'
const SECONDS = 1800
const PASSKEY = 'passkey-console-set-up'

/**
 * Redeems a link; only this browser can continue. Throws 41054 if the link is used or expired, or if its account may
 * not use the console.
 */
export async function beginSetUp(
  deps: AccountDependencies,
  { key }: { key: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const link = await redeemToken(here, { purpose: SET_UP_LINK, token: key, viewer })
    const account = link?.account_id ? await findAccount(db, link.account_id) : null
    if (account === null || !mayEnter(deps, account)) throw new ApiError(41054)
    const { id: accountId } = account
    const token = await issueToken(here, {
      ...{ purpose: SET_UP, accountId, seconds: SECONDS, boundTo: viewer },
      payload: { sealed: deps.secrets.seal(sealOf(accountId), newAppSecret()).toString('base64') },
    })
    viewer.browser?.setCookie(COOKIE, token, { seconds: SECONDS })
  })
  return {}
}

/** The state of the set-up page; null if this browser has started none. */
export async function readSetUp(deps: AccountDependencies, viewer: Viewer): Promise<ConsoleSetUp | null> {
  const started = await findSetUp(deps, viewer)
  if (started === null) return null
  const { account, secret } = started
  return { needs_password: account.password_hash === null, ...shownApp(secret, account) }
}

/**
 * Sets the password of an account without one; an existing password stays. Throws 41054, and what `refusePoorPassword`
 * throws.
 */
export async function choosePassword(
  deps: AccountDependencies,
  { password }: { password: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { account } = await requireSetUp(deps, viewer)
  if (account.password_hash !== null) return {}
  const { first_name, last_name, email } = account
  const personal = [first_name, last_name, first_name + last_name, email ?? '']
  refusePoorPassword(password, { personal, field: 'password' })
  await setPassword(deps.db, account.id, await hashPassword(password), deps.clock.now())
  return {}
}

/** Throws 41054, and 41024 beside `code`. */
export async function setUpApp(
  deps: AccountDependencies,
  { code }: { code: string },
  viewer: Viewer,
): Promise<{ recovery_codes: string[] }> {
  const { account, secret } = await requireSetUpWithPassword(deps, viewer)
  const step = stepOf(deps, secret, code.replace(/[\s-]/g, ''))
  if (step === null) throw new ApiError(41024, { field: 'code' })
  const { id: accountId } = account
  return finish(deps, viewer, { account, by: 'app' }, async (here) => {
    const sealed = deps.secrets.seal(sealOf(accountId), secret)
    await insertApp(here.db, { accountId, secret: sealed, step, now: deps.clock.now() })
    return { recovery_codes: await makeRecoveryCodes(here, accountId) }
  })
}

/** Throws 41054. */
export async function setUpPasskeyOptions(deps: AccountDependencies, viewer: Viewer) {
  const { account } = await requireSetUpWithPassword(deps, viewer)
  return passkeyCreationOptions(deps, viewer, { purpose: PASSKEY, accountId: account.id, passkeys: [] })
}

/** Throws 41054, and 41048 for a passkey that was not requested here. */
export async function setUpPasskey(
  deps: AccountDependencies,
  { name, response }: { name: string; response: Attestation },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { account } = await requireSetUpWithPassword(deps, viewer)
  const { id: accountId } = account
  const made = await verifyNewPasskey(deps, viewer, response, { purpose: PASSKEY, accountId })
  return finish(deps, viewer, { account, by: 'passkey' }, async ({ db }) => {
    const id = await addPasskey(db, { accountId, name, now: deps.clock.now(), ...made })
    if (id === null) throw new ApiError(41048)
    return {}
  })
}

/** Finishes the set-up once per link. */
function finish<Answer>(
  deps: AccountDependencies,
  viewer: Viewer,
  { account, by }: { account: FoundAccount; by: 'app' | 'passkey' },
  keep: (here: AccountDependencies) => Promise<Answer>,
): Promise<Answer> {
  const { id: accountId } = account
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await lockAccount(db, accountId)
    const token = viewer.browser?.cookie(COOKIE) ?? ''
    if ((await redeemToken(here, { purpose: SET_UP, token, viewer })) === null) throw new ApiError(41054)
    await dropFactors(db, accountId)
    const answer = await keep(here)
    await recordSetUp(db, accountId, deps.clock.now())
    await notifyFactorChange(here, viewer, account, by === 'app' ? 'app-added' : 'passkey-added')
    await removeSessionsOn(db, accountId, 'console')
    await beginSession(here, viewer, { accountId, site: 'console', provenBy: ['console-link', by] })
    const action = { operatorId: accountId, action: 'console.set-up', target: `account:${accountId}` }
    await recordOperatorAction(here, { ...action, details: { by } })
    viewer.browser?.dropCookie(COOKIE)
    return answer
  })
}

interface StartedSetUp {
  account: FoundAccount
  /** The secret of the app, in base32. */
  secret: string
}

/** The password comes first, since nobody could sign in again without one. */
async function requireSetUpWithPassword(deps: AccountDependencies, viewer: Viewer): Promise<StartedSetUp> {
  const started = await requireSetUp(deps, viewer)
  if (started.account.password_hash === null) throw new ApiError(41054)
  return started
}

async function requireSetUp(deps: AccountDependencies, viewer: Viewer): Promise<StartedSetUp> {
  const started = await findSetUp(deps, viewer)
  if (started === null) throw new ApiError(41054)
  return started
}

const payloadOf = z.object({ sealed: z.base64() })

async function findSetUp(deps: AccountDependencies, viewer: Viewer): Promise<StartedSetUp | null> {
  const token = viewer.browser?.cookie(COOKIE)
  const found = token === undefined ? null : await peekToken(deps, { purpose: SET_UP, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(deps.db, found.account_id)
  if (account === null || !mayEnter(deps, account)) return null
  const { sealed } = payloadOf.parse(found.payload)
  return { account, secret: deps.secrets.open(sealOf(account.id), Buffer.from(sealed, 'base64')) }
}
