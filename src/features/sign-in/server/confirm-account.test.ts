import { expect, test } from 'vitest'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { requireRecentProof } from '#features/sessions/server/recent-proof.ts'
import type { Viewer } from '#shared/viewer.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database

const viewer: Viewer = { role: 'seeker', language: 'en', country: 'PH', address: '192.0.2.7' }
let numbers = 0
async function signedIn(proven: { email: boolean; phone: boolean }) {
  const email = `mai.${crypto.randomUUID().slice(0, 8)}@people.test`
  const phone = `+63917${2_000_000 + 1009 * ++numbers}`
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...{ email, phone, first_name: 'Mai' },
      email_verified_at: proven.email ? new Date(time) : null,
      phone_verified_at: proven.phone ? new Date(time) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const jar = cookieJar(site)
  await jar.signIn(id)
  const post = async (path: string, body: object) =>
    (await jar.call(`/api-server/auth/${path}`, { method: 'POST', body: JSON.stringify(body) })).body
  const state = async () => (await jar.call('/api-server/auth/confirm')).body.data
  const session = async () => {
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      accountId: id,
      site: 'seeker',
      provenBy: row.proven_by,
      provenAt: row.proven_at,
    } as const
  }
  return { id, email, phone, post, state, session }
}

test.each(['email', 'phone'] as const)(
  'a code by %s allows dangerous changes for a while',
  async (channel) => {
    const here = await signedIn({ email: true, phone: true })
    expect(await here.state()).toMatchObject({ is_needed: false })
    time += 600_000
    expect(await here.state()).toEqual({
      ...{ is_needed: true, factors: [], password: false, is_half_done: false },
      ways: [
        { channel: 'email', sent_to: 'm•••@people.test' },
        { channel: 'phone', sent_to: `+63 ••• ••${here.phone.slice(-2)}` },
      ],
    })
    const before = await here.session()
    await expect(requireRecentProof({ db, clock }, { session: before })).rejects.toThrow('41058')
    expect((await here.post('confirm/send', { channel })).data).toMatchObject({
      sent_to: expect.stringContaining('•••'),
      resend_in: 60,
    })
    expect((await here.post('confirm/send', { channel })).code).toBe(41039)
    const { code } = await lastMessage(site, here[channel])
    expect((await here.post('confirm', { channel, otp: code })).data).toEqual({ open_for: 600 })
    expect((await here.post('confirm', { channel, otp: code })).code).toBe(41042)
    expect(await here.state()).toMatchObject({ is_needed: false })
    expect((await here.session()).provenBy).toContain(`${channel}-code`)
    expect(await requireRecentProof({ db, clock }, { session: await here.session() })).toBe(here.id)
  },
)

test('a code is only sent to proven addresses of the account', async () => {
  const here = await signedIn({ email: false, phone: false })
  expect(await here.state()).toMatchObject({ ways: [] })
  expect((await here.post('confirm/send', { channel: 'email' })).code).toBe(41009)
  expect((await here.post('confirm/send', { channel: 'phone' })).code).toBe(41008)
  expect((await here.post('confirm', { channel: 'phone', otp: '123456' })).code).toBe(41008)
})

test('nobody can confirm another person’s account', async () => {
  expect((await site.call('/api-server/auth/confirm')).status).toBe(401)
  await expect(requireRecentProof({ db, clock }, viewer)).rejects.toThrow('40003')
})
