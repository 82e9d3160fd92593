import { z } from 'zod'
import {
  type AccountsWorld,
  type FoundAccount,
  findAccount,
  lockAccount,
} from '#features/accounts/server/door.ts'
import { noteOperatorAction, noteSetUp, SET_UP_LINK } from '#features/operators/server/door.ts'
import {
  beginSession,
  issueToken,
  lookAtToken,
  redeemToken,
  removeSessionsOn,
} from '#features/sessions/server/door.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleSetUp } from '../../contract/console.ts'
import type { Attestation } from '../../contract/passkeys.ts'
import { refusePoorPassword } from '../new-password.ts'
import { askNewPasskey, madePasskey } from '../passkeys/add-passkey.ts'
import { addPasskey } from '../queries/passkeys.ts'
import { setPassword } from '../queries/passwords.ts'
import { dropFactors, putApp } from '../queries/second-factors.ts'
import { newAppSecret, sealOf, stepOf } from '../second-factor/authenticator-codes.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { shownApp } from '../second-factor/set-up-authenticator.ts'
import { tellChange } from '../second-factor/tell-change.ts'
import { mayEnter } from './may-enter.ts'

/**
 * An operator's first step into the console, by the link of the command line: a password where the account has none, then an
 * app or a passkey, and nothing else is shown before. It takes the place of every app, passkey and recovery code that the
 * account had: they may be lost, or somebody else's who has read the operator's mail.
 */

const SET_UP = 'console set-up'
const COOKIE = 'console_set_up'
const SECONDS = 1800
const PASSKEY = 'passkey-console-set-up'

/** Spends a link: only this browser can go on. Throws 41054 where it is used, expired or of nobody who may. */
export async function beginSetUp(
  world: AccountsWorld,
  { key }: { key: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    const link = await redeemToken(here, { purpose: SET_UP_LINK, token: key, viewer })
    const account = link?.account_id ? await findAccount(db, link.account_id) : null
    if (account === null || !mayEnter(world, account)) throw new ApiError(41054)
    const { id: accountId } = account
    const token = await issueToken(here, {
      ...{ purpose: SET_UP, accountId, seconds: SECONDS, boundTo: viewer },
      payload: { sealed: world.secrets.seal(sealOf(accountId), newAppSecret()).toString('base64') },
    })
    viewer.browser?.setCookie(COOKIE, token, { seconds: SECONDS })
  })
  return {}
}

/** What the page of it shows; null: none was begun here. */
export async function lookAtSetUp(world: AccountsWorld, viewer: Viewer): Promise<ConsoleSetUp | null> {
  const begun = await findBegun(world, viewer)
  if (begun === null) return null
  const { account, secret } = begun
  return { needs_password: account.password_hash === null, ...shownApp(secret, account) }
}

/** Throws 41054, and what `refusePoorPassword` throws. An account that has a password keeps it. */
export async function choosePassword(
  world: AccountsWorld,
  { password }: { password: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { account } = await mustHaveBegun(world, viewer)
  if (account.password_hash !== null) return {}
  const { first_name, last_name, email } = account
  const personal = [first_name, last_name, first_name + last_name, email ?? '']
  refusePoorPassword(password, { personal, field: 'password' })
  await setPassword(world.db, account.id, await hashPassword(password), world.clock.now())
  return {}
}

/** Throws 41054, and 41024 beside `code`. */
export async function setUpApp(
  world: AccountsWorld,
  { code }: { code: string },
  viewer: Viewer,
): Promise<{ recovery_codes: string[] }> {
  const { account, secret } = await mustHavePassword(world, viewer)
  const step = stepOf(world, secret, code.replace(/[\s-]/g, ''))
  if (step === null) throw new ApiError(41024, { field: 'code' })
  const { id: accountId } = account
  return finish(world, viewer, { account, by: 'app' }, async (here) => {
    const sealed = world.secrets.seal(sealOf(accountId), secret)
    await putApp(here.db, { accountId, secret: sealed, step, now: world.clock.now() })
    return { recovery_codes: await makeRecoveryCodes(here, accountId) }
  })
}

/** Throws 41054. */
export async function askSetUpPasskey(world: AccountsWorld, viewer: Viewer) {
  const { account } = await mustHavePassword(world, viewer)
  return askNewPasskey(world, viewer, { purpose: PASSKEY, accountId: account.id, passkeys: [] })
}

/** Throws 41054, and 41048 for a passkey that was not asked for here. */
export async function setUpPasskey(
  world: AccountsWorld,
  { name, response }: { name: string; response: Attestation },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { account } = await mustHavePassword(world, viewer)
  const { id: accountId } = account
  const made = await madePasskey(world, viewer, response, { purpose: PASSKEY, accountId })
  return finish(world, viewer, { account, by: 'passkey' }, async ({ db }) => {
    const id = await addPasskey(db, { accountId, name, now: world.clock.now(), ...made })
    if (id === null) throw new ApiError(41048)
    return {}
  })
}

/** Only once by each link. */
function finish<Answer>(
  world: AccountsWorld,
  viewer: Viewer,
  { account, by }: { account: FoundAccount; by: 'app' | 'passkey' },
  keep: (here: AccountsWorld) => Promise<Answer>,
): Promise<Answer> {
  const { id: accountId } = account
  return world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await lockAccount(db, accountId)
    const token = viewer.browser?.cookie(COOKIE) ?? ''
    if ((await redeemToken(here, { purpose: SET_UP, token, viewer })) === null) throw new ApiError(41054)
    await dropFactors(db, accountId)
    const answer = await keep(here)
    await noteSetUp(db, accountId, world.clock.now())
    await tellChange(here, viewer, account, by === 'app' ? 'app-added' : 'passkey-added')
    await removeSessionsOn(db, accountId, 'console')
    await beginSession(here, viewer, { accountId, site: 'console', provenBy: ['console-link', by] })
    const action = { operatorId: accountId, action: 'console.set-up', target: `account:${accountId}` }
    await noteOperatorAction(here, { ...action, details: { by } })
    viewer.browser?.dropCookie(COOKIE)
    return answer
  })
}

interface Begun {
  account: FoundAccount
  /** Of the app, in base32. */
  secret: string
}

/** The password comes first: without one nobody could sign in again. */
async function mustHavePassword(world: AccountsWorld, viewer: Viewer): Promise<Begun> {
  const begun = await mustHaveBegun(world, viewer)
  if (begun.account.password_hash === null) throw new ApiError(41054)
  return begun
}

async function mustHaveBegun(world: AccountsWorld, viewer: Viewer): Promise<Begun> {
  const begun = await findBegun(world, viewer)
  if (begun === null) throw new ApiError(41054)
  return begun
}

const payloadOf = z.object({ sealed: z.base64() })

async function findBegun(world: AccountsWorld, viewer: Viewer): Promise<Begun | null> {
  const token = viewer.browser?.cookie(COOKIE)
  const found = token === undefined ? null : await lookAtToken(world, { purpose: SET_UP, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(world.db, found.account_id)
  if (account === null || !mayEnter(world, account)) return null
  const { sealed } = payloadOf.parse(found.payload)
  return { account, secret: world.secrets.open(sealOf(account.id), Buffer.from(sealed, 'base64')) }
}
