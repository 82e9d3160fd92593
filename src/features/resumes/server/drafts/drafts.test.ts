import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Seeker, seeker } from '#features/profiles/server/profile.test-helper.ts'
import { later } from '#shared/later.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { createDraft, draft, draftSummary, listDrafts } from '../../contract/drafts.ts'
import { listDocumentGrants } from '../../contract/ledger.ts'
import { createShare, listShares } from '../../contract/shares.ts'
import { forgetDeletedDrafts } from './drafts.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })

let mai: Seeker
let other: Seeker
beforeAll(async () => {
  mai = await seeker(site)
  other = await seeker(site)
})

const codes = (answers: readonly { body: { code: number } }[]) =>
  answers.map(({ body }) => body.code).toSorted()

const make = async (owner: Seeker, body: object = {}) =>
  draftSummary.parse((await owner.call('POST', 'resume-drafts/create', body)).body.data)

const read = async (owner: Seeker, id: string) =>
  draft.parse((await owner.call('GET', `resume-drafts/${id}`)).body.data)

const list = async (owner: Seeker) =>
  listDrafts.response.parse((await owner.call('GET', 'resume-drafts')).body.data)

const save = (owner: Seeker, { id, version, content, setting }: z.output<typeof draft>, summary: string) =>
  owner.call('PATCH', `resume-drafts/${id}/update`, { version, content: { ...content, summary }, setting })

test('a draft is made from the profile, and a changed profile does not change it', async () => {
  await mai.change('POST', 'work-experiences/create', {
    ...{ job_title: 'Kite maker', company_name: 'Kites of Laguna' },
    ...{ started_on: '2021-02', is_current: '1', description: 'Makes kites that fly in every wind.' },
  })
  await mai.change('PATCH', 'me', { headline: 'Kites for everybody' })
  const { id, name } = await make(mai, { language: 'ja', template: 'harbour' })
  expect(name).toBe('Kites for everybody')
  const made = await read(mai, id)
  expect(made).toMatchObject({
    content: {
      language: 'ja',
      basics: { name: 'Mai Nguyen', headline: 'Kites for everybody', email: mai.email },
      work: [{ title: 'Kite maker', start: '2021-02', is_current: true }],
    },
    setting: { template: 'harbour' },
    version: 1,
  })
  await mai.change('PATCH', 'me', { headline: 'Kites for nobody' })
  expect(await read(mai, id)).toEqual(made)
  const anew = await mai.call('GET', `resume-drafts/${id}/from-profile`)
  expect(anew.body.data).toMatchObject({ content: { basics: { headline: 'Kites for nobody' } } })
})

test('a sixth draft is refused, however fast they come, and so is a sixth copy', async () => {
  const owner = await seeker(site)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.call('POST', 'resume-drafts/create', { from: 'empty' })),
  )
  expect(codes(answers)).toEqual([0, 0, 0, 0, 0, 41221, 41221, 41221])
  const { drafts, may, most } = await list(owner)
  expect([drafts.length, may.create, most]).toEqual([5, false, 5])
  const [first, ...rest] = drafts
  for (const { id } of rest) await owner.call('DELETE', `resume-drafts/${id}/delete`)
  const copy = { from: 'copy', copy_of: first?.id }
  for (let number = 1; number <= 5; number++) {
    const { id } = createDraft.response.parse(
      (await owner.call('POST', 'resume-drafts/create', copy)).body.data,
    )
    await owner.call('DELETE', `resume-drafts/${id}/delete`)
  }
  expect(await owner.refused('POST', 'resume-drafts/create', copy)).toEqual([41203, []])
})

test('of two tabs that save at once one is told, and nothing is overwritten', async () => {
  const { id } = await make(mai, { from: 'empty', name: 'Two  tabs' })
  const opened = await read(mai, id)
  expect(opened.name).toBe('Two tabs')
  const answers = await Promise.all([save(mai, opened, 'One'), save(mai, opened, 'Two')])
  expect(codes(answers)).toEqual([0, 41227])
  const kept = await read(mai, id)
  expect([kept.version, ['One', 'Two'].includes(kept.content.summary)]).toEqual([2, true])
  expect(codes([await save(mai, kept, 'Three')])).toEqual([0])
  expect((await read(mai, id)).content.summary).toBe('Three')
})

test('a draft is renamed, deleted and brought back within an hour', async () => {
  const { id } = await make(mai, { from: 'empty', name: 'Short-lived' })
  await mai.call('PUT', `resume-drafts/${id}/rename`, { name: 'Long-lived' })
  expect(await mai.refused('PUT', `resume-drafts/${id}/rename`, { name: ' ' })).toEqual([40001, ['name']])
  await mai.call('DELETE', `resume-drafts/${id}/delete`)
  expect(await mai.refused('GET', `resume-drafts/${id}`)).toEqual([41200, []])
  expect((await mai.call('POST', `resume-drafts/${id}/restore`)).body.data).toMatchObject({
    name: 'Long-lived',
  })
  await mai.call('DELETE', `resume-drafts/${id}/delete`)
  now = later(now, 3601)
  expect(await mai.refused('POST', `resume-drafts/${id}/restore`)).toEqual([41200, []])
  await forgetDeletedDrafts({ db: site.database.db, clock })
  const gone = site.database.db.selectFrom('resume_drafts').select('id').where('id', '=', id)
  expect(await gone.execute()).toEqual([])
})

test('drafts are nobody else’s', async () => {
  const { id } = await make(mai, { from: 'empty' })
  const opened = await read(mai, id)
  for (const [method, path, body] of [
    ['GET', id, {}],
    ['GET', `${id}/from-profile`, {}],
    ['GET', `${id}/shares`, {}],
    ['PATCH', `${id}/update`, opened],
    ['PUT', `${id}/rename`, { name: 'Mine' }],
    ['DELETE', `${id}/delete`, {}],
    ['POST', `${id}/restore`, {}],
    ['POST', `${id}/shares/create`, { days: 7 }],
    ['POST', 'create', { from: 'copy', copy_of: id }],
  ] as const)
    expect([path, await other.refused(method, `resume-drafts/${path}`, body)]).toEqual([path, [41200, []]])
  expect((await list(other)).drafts).toEqual([])
  expect(await read(mai, id)).toEqual(opened)
})

test('content beyond the document model is refused or left out', async () => {
  const { id } = await make(other, { from: 'empty' })
  const opened = await read(other, id)
  const update = (content: object) =>
    other.refused('PATCH', `resume-drafts/${id}/update`, { ...opened, content })
  expect(await update({ language: 'xx' })).toEqual([40001, ['content']])
  expect(await update({ language: 'en', summary: 'x'.repeat(6001) })).toEqual([40001, ['content']])
  expect(await update({ language: 'en', skills: Array.from({ length: 61 }, () => ({ name: 'x' })) })).toEqual(
    [40001, ['content']],
  )
  expect(await update({ language: 'en', summary: 'a\u202eb', script: '<script>' })).toEqual([0, []])
  const kept = await read(other, id)
  expect(kept.content.summary).toBe('ab')
  expect(kept.content).not.toHaveProperty('script')
})

test('a link is one of the ledger, ten work at once, and its secret is not stored', async () => {
  const owner = await seeker(site)
  const { id, name } = await make(owner, { from: 'empty' })
  const answer = await owner.call('POST', `resume-drafts/${id}/shares/create`, {
    days: '7',
    has_contacts: '1',
  })
  const { share, address } = createShare.response.parse(answer.body.data)
  expect(share).toMatchObject({ has_contacts: true, may_download: false, opened: 0 })
  const token = address.split('/').at(-1) ?? ''
  expect(token).toHaveLength(43)
  const stored = await site.database.db.selectFrom('resume_shares').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  const shares = async () =>
    listShares.response.parse((await owner.call('GET', `resume-drafts/${id}/shares`)).body.data).shares
  expect(await shares()).toEqual([share])
  const grants = listDocumentGrants.response.parse((await owner.call('GET', 'document-grants')).body.data)
  expect(grants.grants).toMatchObject([{ id: share.id, document: { kind: 'draft', name }, state: 'open' }])
  const more = await Promise.all(
    Array.from({ length: 11 }, () => owner.call('POST', `resume-drafts/${id}/shares/create`, { days: 1 })),
  )
  expect(codes(more)).toEqual([...Array(9).fill(0), 41228, 41228])
  await owner.call('DELETE', `document-grants/${share.id}/revoke`)
  expect((await shares()).map((one) => one.id)).not.toContain(share.id)
})

test('links to a deleted draft, which open nothing, leave room for others', async () => {
  const owner = await seeker(site)
  const [old, { id }] = [await make(owner, { from: 'empty' }), await make(owner, { from: 'empty' })]
  const share = (draft: string) => owner.call('POST', `resume-drafts/${draft}/shares/create`, { days: 30 })
  expect(codes(await Promise.all(Array.from({ length: 10 }, () => share(old.id))))).toEqual(Array(10).fill(0))
  expect((await share(id)).body.code).toBe(41228)
  expect((await owner.call('DELETE', `resume-drafts/${old.id}/delete`)).body.code).toBe(0)
  expect((await share(id)).body.code).toBe(0)
})
