import { expect, test } from 'vitest'
import { z } from 'zod'
import { lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { restoreAccount, suspendAccount } from '#features/operators/server/suspend-account.ts'
import { CODE_PURPOSES } from '#features/sessions/server/code-purposes.ts'
import { checkCode, issueCode } from '#features/sessions/server/one-time-codes.ts'
import { issueToken, redeemToken } from '#features/sessions/server/one-time-tokens.ts'
import { sessionOf } from '#features/sessions/server/recent-proof.ts'
import { TOKEN_PURPOSES, type TokenPurpose } from '#features/sessions/server/token-purposes.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { call, isDone, isSignedIn, must, type Person, stageFor } from './proofs-and-endings.test-helper.ts'

/** Every kind of proof against every event that ends it early (docs/decisions/0024). */

const time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database
const stage = await stageFor(site)
const deps = { db, clock: site.clock, secrets: site.secrets }
const PASSWORD = 'nine-lazy-otters-sing'

/** Whether the proof still works. */
type Use = () => Promise<boolean>

interface Kind {
  /** The event that ends it: the end of the granting session, or a change of the account's sign-in methods. */
  endsWith: { session: boolean; change: boolean }
  prepare: (person: Person) => Promise<Use>
}

const byBoth = { session: true, change: true }
const bySession = { session: true, change: false }
const byChange = { session: false, change: true }

const KINDS: Readonly<Record<string, Kind>> = {
  'a confirmed QR code': {
    endsWith: byBoth,
    prepare: async ({ mobile }) => {
      const screen = await stage.screenAllowedBy(mobile)
      return () => isDone(call(screen, 'auth/qr/finish'))
    },
  },
  'a session granted by QR code': {
    endsWith: bySession,
    prepare: async ({ mobile }) => {
      const screen = await stage.screenAllowedBy(mobile)
      await must(call(screen, 'auth/qr/finish'))
      return () => isSignedIn(screen)
    },
  },
  'a QR code confirmed by a granted session': {
    endsWith: byBoth,
    prepare: async ({ mobile }) => {
      const screen = await stage.screenAllowedBy(mobile)
      await must(call(screen, 'auth/qr/finish'))
      const second = await stage.screenAllowedBy(screen)
      return () => isDone(call(second, 'auth/qr/finish'))
    },
  },
  'a code for the other site': {
    endsWith: byBoth,
    prepare: async ({ mobile }) => {
      const there = stage.employerBrowser()
      const tokens = await stage.handOver(mobile, there)
      return () => isDone(call(there, 'auth/hand-off/redeem', tokens))
    },
  },
  'a choice between two people there': {
    endsWith: byBoth,
    prepare: async ({ mobile }) => {
      const there = await stage.stranger()
      await must(call(there, 'auth/hand-off/redeem', await stage.handOver(mobile, there)))
      return () => isDone(call(there, 'auth/hand-off/change-person', { goes_on_as: 'arriving' }))
    },
  },
  'a session of the other site': {
    endsWith: bySession,
    prepare: async ({ mobile }) => {
      const there = stage.employerBrowser()
      await must(call(there, 'auth/hand-off/redeem', await stage.handOver(mobile, there)))
      return () => isSignedIn(there)
    },
  },
  'a recent proof of the session': {
    endsWith: byBoth,
    prepare:
      async ({ mobile }) =>
      async () => {
        const { code, data } = await call(mobile, 'auth/confirm', {}, 'GET')
        return code === 0 && !z.object({ is_needed: z.boolean() }).parse(data).is_needed
      },
  },
  'a link to sign in with': {
    endsWith: byChange,
    prepare: async ({ row }) => {
      const here = stage.newBrowser()
      const { email } = await row()
      await must(call(here, 'auth/magic-link/send', { email }))
      const token = /token=([\w-]{43})/.exec((await lastMessage(site, email ?? '')).text)?.[1]
      // A released address can sign up; then it belongs to a new account.
      return async () => {
        const { data } = await call(here, 'auth/magic-link/confirm', { token })
        return z.object({ user: z.object({}).nullable() }).safeParse(data).data?.user != null
      }
    },
  },
  'a code by mail': {
    endsWith: byChange,
    prepare: async ({ row }) => {
      const here = stage.newBrowser()
      const code = await stage.codeFor(here, (await row()).email ?? '')
      return async () => {
        const { data } = await call(here, 'auth/otp/verify', code)
        return z.object({ user: z.object({}).nullable() }).safeParse(data).data?.user != null
      }
    },
  },
  'a code by message': {
    endsWith: byChange,
    prepare: async ({ phone }) => {
      const here = stage.newBrowser()
      const code = await stage.codeFor(here, phone)
      return () => isDone(call(here, 'auth/otp/verify', code))
    },
  },
  'a choice of two accounts': {
    endsWith: byChange,
    prepare: async ({ row }) => {
      const here = stage.newBrowser()
      const other = stage.newNumber()
      await must(call(here, 'auth/otp/verify', await stage.codeFor(here, other)))
      await stage.account({ phone: other, phone_verified_at: new Date(time) })
      const proof = await stage.codeFor(here, (await row()).email ?? '')
      const offered = z.object({ accounts: z.array(z.object({ key: z.string() })).length(2) })
      const { accounts } = offered.parse(await must(call(here, 'auth/otp/verify', proof)))
      return () => isDone(call(here, 'auth/choose-account', { account: accounts[0]?.key }))
    },
  },
  'a sign-in before its second factor': {
    endsWith: byChange,
    prepare: async ({ row, phone }) => {
      const here = stage.newBrowser()
      await must(call(here, 'auth/otp/verify', await stage.codeFor(here, phone)))
      const { code } = await lastMessage(site, (await row()).email ?? '')
      return () => isDone(call(here, 'auth/second-factor/verify', { method: 'email', code }))
    },
  },
  ...Object.fromEntries(purposesOf('session').map((purpose) => [`a token: ${purpose}`, ofSession(purpose)])),
  ...Object.fromEntries(purposesOf('change').map((purpose) => [`a token: ${purpose}`, ofAccount(purpose)])),
  ...Object.fromEntries(
    (['confirm', 'change-email', 'change-phone'] as const).map((purpose) => [
      `a code: ${purpose}`,
      codeOfSession(purpose),
    ]),
  ),
  // This is the last step, since it changes the password.
  'a ticket for a new password': {
    endsWith: byChange,
    prepare: async ({ row }) => {
      const here = stage.newBrowser()
      const proof = await stage.resetCodeFor(here, (await row()).email ?? '')
      await must(call(here, 'auth/reset-password/verify-otp', proof))
      return () => isDone(call(here, 'auth/reset-password', { new_password: `${PASSWORD}-so-loud` }))
    },
  },
}

interface Ending {
  /** Whether it ends the granting session (`mobile`), or changes the account's sign-in methods. */
  session: boolean
  change: boolean
  before?: (person: Person) => Promise<unknown>
  end: (person: Person) => Promise<unknown>
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  nothing: { session: false, change: false, end: async () => {} },
  'signing out': { ...bySession, end: ({ mobile }) => must(call(mobile, 'auth/log-out')) },
  'ending it from another device': {
    ...bySession,
    end: async ({ mobile, home }) =>
      must(call(home, `auth/devices/${await sessionIn(mobile)}`, {}, 'DELETE')),
  },
  'ending all from another device': {
    ...byBoth,
    end: ({ home }) => must(call(home, 'auth/devices', {}, 'DELETE')),
  },
  'a new password': {
    ...byBoth,
    end: ({ home }) => must(call(home, 'auth/password/change', { new_password: PASSWORD })),
  },
  'a password set by mail': {
    ...byBoth,
    end: async ({ email }) => {
      const here = stage.newBrowser()
      const proof = await stage.resetCodeFor(here, email)
      await must(call(here, 'auth/reset-password', { ...proof, new_password: PASSWORD }))
    },
  },
  'a new address': { ...byChange, end: changeEmail },
  'an address that was removed': {
    ...byChange,
    end: ({ home }) => must(call(home, 'jobseeker/account-setting/address/email', {}, 'DELETE')),
  },
  'the undoing of a new address': {
    ...byBoth,
    before: changeEmail,
    end: async ({ email }) => {
      const { text } = await lastMessage(site, email)
      const token = /undo\?code=([\w-]+)/.exec(text)?.[1]
      await must(call(stage.newBrowser(), 'jobseeker/account-setting/address/undo', { token }))
    },
  },
  'a second factor that is changed': {
    ...byChange,
    end: ({ home }) => must(call(home, 'auth/second-factor/email', { enabled: false })),
  },
  'a service that is disconnected': {
    ...byChange,
    before: ({ id }) =>
      db
        .insertInto('account_identities')
        .values({
          ...{ issuer: 'https://google.test', subject: id, account_id: id, provider: 'google' },
          ...{ linked_at: new Date(time), last_used_at: new Date(time) },
        })
        .execute(),
    end: ({ home }) => must(call(home, 'auth/providers/google', {}, 'DELETE')),
  },
  'asking for deletion': { ...byBoth, end: ({ home }) => must(call(home, 'jobseeker/account/delete')) },
  'a suspension that has passed': {
    ...byBoth,
    end: async ({ id: accountId }) => {
      const here = {
        ...deps,
        origins: { seeker: () => site.origin, employer: () => site.employer.origin, console: () => '' },
      }
      const reached = { ...here, channels: { email: true, phone: true }, guestMoves: [] }
      await db
        .transaction()
        .execute((open) =>
          suspendAccount({ ...reached, db: open }, { accountId, until: null, reasonIn: () => 'No reason.' }),
        )
      await restoreAccount(reached, accountId)
    },
  },
}

test.for(Object.entries(ENDINGS))('%s: ends its proofs and keeps the others', async ([, ending]) => {
  const person = await stage.person()
  await ending.before?.(person)
  const uses: [string, Use, boolean][] = []
  for (const [name, { endsWith, prepare }] of Object.entries(KINDS)) {
    const isEnded = (endsWith.session && ending.session) || (endsWith.change && ending.change)
    uses.push([name, await prepare(person), !isEnded])
  }
  await ending.end(person)
  const works: Record<string, boolean> = {}
  for (const [name, use] of uses) works[name] = await use()
  expect(works).toEqual(Object.fromEntries(uses.map(([name, , expected]) => [name, expected])))
})

test('the table contains every kind of code that a session requests', () => {
  const kinds = Object.entries(CODE_PURPOSES).filter(([, kind]) => kind === 'session')
  for (const [purpose] of kinds) expect(KINDS).toHaveProperty([`a code: ${purpose}`])
})

function purposesOf(kind: 'session' | 'change'): TokenPurpose[] {
  return Object.entries(TOKEN_PURPOSES).flatMap(([purpose, its]) =>
    its === kind && isPurpose(purpose) ? [purpose] : [],
  )
}

function isPurpose(name: string): name is TokenPurpose {
  return name in TOKEN_PURPOSES
}

function ofSession(purpose: TokenPurpose): Kind {
  return {
    endsWith: bySession,
    prepare: async ({ id: accountId, mobile }) => {
      const grantedBy = await sessionIn(mobile)
      const token = await issueToken(deps, { purpose, accountId, grantedBy, seconds: 60 })
      return () =>
        mobile.act(async (viewer) => (await redeemToken(deps, { purpose, token, viewer })) !== null)
    },
  }
}

function ofAccount(purpose: TokenPurpose): Kind {
  return {
    endsWith: byChange,
    prepare: async ({ id: accountId, mobile }) => {
      const token = await issueToken(deps, { purpose, accountId, seconds: 60 })
      return () =>
        mobile.act(async (viewer) => (await redeemToken(deps, { purpose, token, viewer })) !== null)
    },
  }
}

function codeOfSession(purpose: 'confirm' | 'change-email' | 'change-phone'): Kind {
  return {
    endsWith: bySession,
    prepare: async ({ id: accountId, mobile }) => {
      const key = { purpose, recipient: stage.newEmail() }
      const code = await issueCode(deps, { ...key, accountId, grantedBy: await sessionIn(mobile) })
      return () =>
        checkCode(deps, key, code, { use: true }).then(
          () => true,
          () => false,
        )
    },
  }
}

async function changeEmail({ home }: Person): Promise<void> {
  const at = { channel: 'email', email: stage.newEmail() }
  await must(call(home, 'jobseeker/account-setting/address/send', at))
  const { code: otp } = await lastMessage(site, at.email)
  await must(call(home, 'jobseeker/account-setting/address', { ...at, otp }))
}

function sessionIn(jar: Person['mobile']): Promise<string> {
  return jar.act(async (viewer) => sessionOf(viewer).id)
}
