import { beforeAll, expect, test } from 'vitest'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import { later } from '#shared/later.ts'
import type { Relation } from '#shared/relation.ts'
import { addCompany } from '../../../../../tests/builders/jobs.ts'
import { addRecruiter } from '../../../../../tests/builders/people.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { grantDocument, openDocument, recordOpening, revokeGrant } from '../door.ts'
import { filmed, fixture } from '../videos/videos.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const deps = { db, clock, blocks: NO_BLOCKS }

type Filmed = Awaited<ReturnType<typeof filmed>>

let kites: number
let feathers: number
beforeAll(async () => {
  kites = await addCompany(db, { name: 'Kites of Laguna' })
  feathers = await addCompany(db, { name: 'Blue Feather' })
})

async function recruiterOf(companyId: number) {
  const recruiter = await addRecruiter(db, { company_id: companyId })
  const { account_id } = await db
    .selectFrom('recruiters')
    .select('account_id')
    .where('id', '=', recruiter)
    .executeTakeFirstOrThrow()
  const jar = cookieJar({ ...site, fetch: site.employer.fetch })
  await jar.signIn(account_id, 'employer')
  const open = (grant: string) => jar.call(`/api-server/jobseeker/documents/${grant}`)
  return { account_id, jar, open, code: async (grant: string) => (await open(grant)).body.code }
}

async function granted(companyId: number, expiresAt: Date | null = null) {
  const mai = await filmed(site)
  const { video_resume_id: id } = await mai.film()
  const to = { companyId, reason: 'application' } as const
  const document = { kind: 'video', id } as const
  return { mai, id, grant: await grantDocument(deps, { accountId: mai.id, document, to, expiresAt }) }
}

const shared = (mai: Filmed, id: string, expiresAt: Date | null = null) =>
  grantDocument(deps, { accountId: mai.id, document: { kind: 'video', id }, to: 'link', expiresAt })

const ledgerOf = async (mai: Filmed) => Object((await mai.call('GET', 'document-grants')).body.data).grants
const lines = () => db.selectFrom('document_openings').select('id').execute()

test('a granted video opens for its company alone, and its owner reads who opened it and when', async () => {
  const { mai, grant } = await granted(kites)
  const [one, two, other] = await Promise.all([kites, kites, feathers].map(recruiterOf))
  const opened = await one?.open(grant)
  expect(opened?.body.data).toMatchObject({
    ...{ kind: 'video', name: 'me.mp4', reason: 'application', expires_at: null, cover: null },
    file: { content_type: 'video/mp4', bytes: fixture('plain.mp4').length },
  })
  const address = `/granted-documents/${grant}/file`
  const part = await one?.jar.fetch(address, { headers: { range: 'bytes=0-9' } })
  expect([part?.status, part?.headers.get('content-type')]).toEqual([206, 'video/mp4'])
  await two?.open(grant)
  expect(await ledgerOf(mai)).toEqual([
    {
      ...{ id: grant, document: { kind: 'video', name: 'me.mp4' }, reason: 'application' },
      company: { name: 'Kites of Laguna', slug_id: `kites-of-laguna-${kites}` },
      recipient: null,
      ...{ granted_at: now.toISOString(), expires_at: null, revoked_at: null, state: 'open' },
      ...{ may: { revoke: true }, opened: 2 },
      openings: [
        { opened_at: now.toISOString(), times: 1 },
        { opened_at: now.toISOString(), times: 1 },
      ],
    },
  ])
  const before = (await lines()).length
  expect(await other?.code(grant)).toBe(40004)
  expect((await other?.jar.fetch(address))?.status).toBe(404)
  for (const part of ['cover', 'captions', 'constructor'])
    expect((await one?.jar.fetch(`/granted-documents/${grant}/${part}`))?.status).toBe(404)
  for (const [who, fetch] of [
    ['a visitor', site.employer.fetch],
    ['a seeker', mai.jar.fetch],
  ] as const)
    expect([who, (await fetch(address)).status >= 400]).toEqual([who, true])
  expect((await site.employer.call(`/api-server/jobseeker/documents/${grant}`)).body.code).toBe(40003)
  // On the seekers' site there is no such call.
  expect((await mai.jar.call(`/api-server/jobseeker/documents/${grant}`)).status).toBe(404)
  expect((await lines()).length).toBe(before)
})

test('many who open at the same time do not wait for each other for ever', async () => {
  const { mai, grant } = await granted(kites)
  const recruiters = await Promise.all(Array.from({ length: 12 }, () => recruiterOf(kites)))
  expect(new Set(await Promise.all(recruiters.map(({ code }) => code(grant))))).toEqual(new Set([0]))
  expect(await ledgerOf(mai)).toMatchObject([{ opened: 12 }])
})

test('the same recruiter is one line an hour', async () => {
  const { mai, grant } = await granted(kites)
  const { open } = await recruiterOf(kites)
  await Promise.all([open(grant), open(grant), open(grant)])
  now = later(now, 3600)
  await open(grant)
  expect(await ledgerOf(mai)).toMatchObject([{ opened: 2, openings: [{ times: 1 }, { times: 1 }] }])
})

test('a revoked grant, an expired one and one of a deleted document open nothing, write nothing, and stay in the ledger', async () => {
  const { code, jar } = await recruiterOf(kites)
  const revoked = await granted(kites)
  const expired = await granted(kites, later(now, 60))
  const deleted = await granted(kites)
  for (const { grant } of [revoked, expired, deleted]) expect(await code(grant)).toBe(0)
  expect(
    (await revoked.mai.call('DELETE', `document-grants/${revoked.grant}/revoke`)).body.data,
  ).toMatchObject({
    grant: { state: 'revoked', may: { revoke: false }, opened: 1 },
  })
  now = later(now, 61)
  await deleted.mai.call('DELETE', `video-resume/${deleted.id}/delete`)
  const before = (await lines()).length
  expect([await code(revoked.grant), await code(expired.grant), await code(deleted.grant)]).toEqual([
    41229, 41229, 41209,
  ])
  for (const { grant } of [revoked, expired, deleted])
    expect((await jar.fetch(`/granted-documents/${grant}/file`)).status).toBe(410)
  expect((await lines()).length).toBe(before)
  for (const [{ mai, grant }, state] of [
    [revoked, 'revoked'],
    [expired, 'expired'],
    [deleted, 'deleted'],
  ] as const) {
    expect(await ledgerOf(mai)).toMatchObject([{ state, opened: 1, document: { name: 'me.mp4' } }])
    expect((await mai.call('DELETE', `document-grants/${grant}/revoke`)).body.code).toBe(41229)
  }
})

test('a grant is revoked by its owner alone', async () => {
  const { mai, grant } = await granted(kites)
  const other = await filmed(site)
  for (const { jar } of [other, { jar: cookieJar(site) }]) {
    const path = `/api-server/jobseeker/document-grants/${grant}/revoke`
    expect((await jar.call(path, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400)
  }
  expect(await ledgerOf(other)).toEqual([])
  expect(await ledgerOf(mai)).toMatchObject([{ state: 'open' }])
  const document = { kind: 'video', id: (await mai.film()).video_resume_id } as const
  await expect(
    grantDocument(deps, { accountId: other.id, document, to: 'link', expiresAt: null }),
  ).rejects.toMatchObject({ code: 41200 })
})

test('openings by a link are counted together; a link of somebody who is away leads nowhere', async () => {
  const mai = await filmed(site)
  const { video_resume_id: id } = await mai.film()
  const grant = await shared(mai, id)
  const [opened] = await Promise.all([1, 2, 3].map(() => recordOpening(deps, grant)))
  expect(opened).toMatchObject({
    grant: { account_id: mai.id, document_id: id },
    document: { name: 'me.mp4' },
  })
  now = later(now, 3601)
  await recordOpening(deps, grant)
  expect(await ledgerOf(mai)).toMatchObject([
    { reason: 'share-link', company: null, opened: 4, openings: [{ times: 1 }, { times: 3 }] },
  ])
  // A link is for whoever holds it; a company has to be granted the document.
  expect(await (await recruiterOf(kites)).code(grant)).toBe(40004)
  await db.updateTable('accounts').set({ delete_after: now }).where('id', '=', mai.id).execute()
  await expect(recordOpening(deps, grant)).rejects.toMatchObject({ code: 40004 })
  await db.updateTable('accounts').set({ delete_after: null }).where('id', '=', mai.id).execute()
  await revokeGrant(deps, { id: grant, accountId: mai.id })
  await expect(recordOpening(deps, grant)).rejects.toMatchObject({ code: 41229 })
})

test('a block stands before every grant', async () => {
  const { grant } = await granted(kites)
  const { account_id } = await recruiterOf(kites)
  const session = { id: '', accountId: account_id, site: 'employer', provenBy: [], provenAt: now } as const
  const viewer = { role: 'recruiter', language: 'en', country: 'PH', address: '', session } as const
  const open = (relation: Partial<Relation>) =>
    openDocument({ ...deps, relationSources: [async () => relation] }, { id: grant }, viewer)
  await expect(open({ isBlocked: true })).rejects.toMatchObject({ code: 40004 })
  expect(await open({})).toMatchObject({ grant: { id: grant } })
})

test('a revocation waits for nobody, and nothing is opened after it', async () => {
  const { mai, id, grant } = await granted(kites)
  const link = await shared(mai, id)
  const { code } = await recruiterOf(kites)
  const revoke = (which: string) => mai.call('DELETE', `document-grants/${which}/revoke`)
  const tries = await Promise.all([code(grant), code(grant), revoke(grant), revoke(link), code(grant)])
  expect(tries.filter((one) => typeof one === 'number' && ![0, 41229].includes(one))).toEqual([])
  const opened = (await ledgerOf(mai)).find((one: { id: string }) => one.id === grant).opened
  expect([await code(grant), await code(grant)]).toEqual([41229, 41229])
  expect((await ledgerOf(mai)).find((one: { id: string }) => one.id === grant).opened).toBe(opened)
})

test('the ledger outlives the company, is exported, and goes with the account', async () => {
  const gone = await addCompany(db, { name: 'Gone With the Wind' })
  const { mai, grant } = await granted(gone)
  await (await recruiterOf(gone)).code(grant)
  await db.deleteFrom('companies').where('id', '=', gone).execute()
  expect(await ledgerOf(mai)).toMatchObject([
    { company: { name: 'Gone With the Wind', slug_id: null }, opened: 1 },
  ])
  const { body } = await mai.jar.call('/api-server/jobseeker/export', { method: 'POST' })
  const files = Object(body.data).files.map(({ name }: { name: string }) => name)
  expect(files).toEqual(expect.arrayContaining(['document-grants.json', 'document-openings.json']))
  expect(JSON.stringify(body.data)).toContain('Gone With the Wind')
  await db.deleteFrom('accounts').where('id', '=', mai.id).execute()
  for (const table of ['document_grants', 'document_openings', 'video_resumes'] as const)
    expect(await db.selectFrom(table).select('id').where('account_id', '=', mai.id).execute()).toEqual([])
})
