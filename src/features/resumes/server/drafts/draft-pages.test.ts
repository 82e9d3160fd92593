import { beforeAll, expect, test } from 'vitest'
import { type Seeker, seeker } from '#features/profiles/server/profile.test-helper.ts'
import { later } from '#shared/later.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { generateResume, previewDraft, readDraftBack } from '../../contract/draft-pages.ts'
import { draft, draftSummary } from '../../contract/drafts.ts'
import { listDocumentGrants } from '../../contract/ledger.ts'
import { createShare, downloadShare, openShare } from '../../contract/shares.ts'
import { listTemplates } from '../../contract/templates.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })

let mai: Seeker
let other: Seeker
let id: string
beforeAll(async () => {
  mai = await seeker(site)
  other = await seeker(site)
  id = draftSummary.parse((await mai.call('POST', 'resume-drafts/create', { language: 'en' })).body.data).id
  const { content, setting } = await read()
  const basics = { ...content.basics, headline: 'Kite maker', phone: '+63 917 555 0142' }
  const work = [{ title: 'Kite maker', company: 'Kites of Laguna', text: '- Makes kites\n- **Sells** them' }]
  await mai.call('PATCH', `resume-drafts/${id}/update`, {
    ...{ version: 1, setting },
    content: { ...content, basics, work },
  })
})

const read = async () => draft.parse((await mai.call('GET', `resume-drafts/${id}`)).body.data)

const anybody = (path: string, body: object) =>
  site.call(`/api-server/jobseeker/resume-shares/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const link = async (options: object) => {
  const answer = await mai.call('POST', `resume-drafts/${id}/shares/create`, { days: 7, ...options })
  const { share, address } = createShare.response.parse(answer.body.data)
  return { grantId: share.id, token: address.split('/').at(-1) ?? '' }
}

const opened = async (grantId: string) => {
  const { body } = await mai.call('GET', 'document-grants')
  return listDocumentGrants.response.parse(body.data).grants.find((grant) => grant.id === grantId)?.opened
}

test('the page is set as it is typed, and programs read every word of it', async () => {
  const typed = await read()
  const page = previewDraft.response.parse(
    (await mai.call('POST', 'resume-drafts/preview', { ...typed, page: 9 })).body.data,
  )
  expect(page).toMatchObject({ page: 1, pages: 1, svg: expect.stringContaining('<svg') })
  const back = readDraftBack.response.parse(
    (await mai.call('POST', 'resume-drafts/read-back', typed)).body.data,
  )
  expect(back.missing).toEqual([])
  expect(back.text.flat().join('\n')).toContain('Kites of Laguna')
  expect((await site.call('/api-server/jobseeker/resume-drafts/preview', { method: 'POST' })).status).toBe(
    401,
  )
}, 60_000)

test('files and pictures of a draft are for its owner alone', async () => {
  for (const [name, type] of [
    ['page.svg', 'image/svg+xml'],
    ['harbour.png', 'image/png'],
    ['resume.pdf', 'application/pdf'],
    ['resume.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['resume.json', 'application/json; charset=utf-8'],
  ] as const) {
    const own = await mai.jar.fetch(`/resume-drafts/${id}/${name}`)
    expect([name, own.status, own.headers.get('content-type')]).toEqual([name, 200, type])
    expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(200)
    expect((await other.jar.fetch(`/resume-drafts/${id}/${name}`)).status).toBe(404)
    expect((await site.fetch(`/resume-drafts/${id}/${name}`)).status).toBe(404)
  }
  expect((await mai.jar.fetch(`/resume-drafts/${id}/other.png`)).status).toBe(404)
}, 60_000)

test('a draft becomes an attached resume, once as long as it is the same, until there are three', async () => {
  const made = async () => (await mai.call('POST', 'generate-resume', { draft_id: id })).body
  const first = generateResume.response.parse((await made()).data)
  expect(first.filename).toMatch(/\.pdf$/)
  expect(generateResume.response.parse((await made()).data)).toEqual(first)
  // An hour later the file is still the same, byte by byte: it is dated by the day of the site.
  const pdf = async () =>
    Buffer.from(await (await mai.jar.fetch(`/resume-drafts/${id}/resume.pdf`)).arrayBuffer())
  const before = await pdf()
  now = later(now, 3600)
  expect((await pdf()).equals(before)).toBe(true)
  expect(before.toString('latin1')).toContain('CreationDate (D:20260520000000Z)')
  const codes = []
  for (const headline of ['Second', 'Third', 'Fourth']) {
    const { content, setting, version } = await read()
    const changed = { ...content, basics: { ...content.basics, headline } }
    await mai.call('PATCH', `resume-drafts/${id}/update`, { content: changed, setting, version })
    codes.push((await made()).code)
  }
  expect(codes).toEqual([0, 0, 41201])
  expect(await other.refused('POST', 'generate-resume', { draft_id: id })).toEqual([41200, []])
}, 60_000)

test('a link shows the resume to anybody, its owner sees each opening, and it ends', async () => {
  const bare = await link({})
  const full = await link({ has_contacts: '1', may_download: '1' })
  expect((await anybody('look', { token: bare.token })).body.code).toBe(0)
  expect(await opened(bare.grantId)).toBe(0)

  const shown = openShare.response.parse((await anybody('open', { token: bare.token })).body.data)
  expect(shown.pages).toHaveLength(1)
  expect(JSON.stringify(shown.text)).toContain('Kites of Laguna')
  expect(JSON.stringify(shown.text)).not.toContain('555 0142')
  expect((await anybody('download', { token: bare.token })).body.code).toBe(40005)
  expect(await opened(bare.grantId)).toBe(1)

  const withContacts = openShare.response.parse((await anybody('open', { token: full.token })).body.data)
  expect(JSON.stringify(withContacts.text)).toContain('555 0142')
  const file = downloadShare.response.parse((await anybody('download', { token: full.token })).body.data)
  expect(Buffer.from(file.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await opened(full.grantId)).toBe(2)

  await mai.call('DELETE', `document-grants/${bare.grantId}/revoke`)
  const ended = await anybody('open', { token: bare.token })
  expect([ended.status, ended.body.code]).toEqual([410, 41229])
  expect(await opened(bare.grantId)).toBe(1)
  expect((await anybody('open', { token: 'unknown' })).body.code).toBe(40004)

  await mai.call('DELETE', `resume-drafts/${id}/delete`)
  expect((await anybody('look', { token: full.token })).body.code).toBe(41209)
  await mai.call('POST', `resume-drafts/${id}/restore`)
  expect((await anybody('look', { token: full.token })).body.code).toBe(0)
  now = later(now, 8 * 24 * 3600)
  expect((await anybody('open', { token: full.token })).body.code).toBe(41229)
}, 60_000)

test('the templates are drawn in the language of the visitor, under addresses of their content', async () => {
  const { templates } = await site.read(
    '/api-server/jobseeker/resume-templates?language_code=ar',
    listTemplates.response,
  )
  expect(templates).toHaveLength(8)
  for (const { picture } of templates) {
    const answer = await site.fetch(picture)
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect((await site.fetch('/resume-templates/ar/lane-000000000000.png')).status).toBe(404)
}, 60_000)
