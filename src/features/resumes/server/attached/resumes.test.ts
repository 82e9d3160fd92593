import { beforeEach, expect, test } from 'vitest'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { type Seeker, seeker } from '#features/profiles/server/profile.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { resumeTasks } from '../jobs.ts'
import { attach, docxOf, pdfOf, resumesOf, send, uploadForm } from './resume-files.test-helper.ts'

let time = Date.parse('2026-11-24T09:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
let mai: Seeker
beforeEach(async () => {
  mai = await seeker(site)
})

const filesOf = ({ id }: Seeker) =>
  db.selectFrom('files').select('id').where('account_id', '=', id).where('kind', '=', 'resume').execute()

test('a PDF and a DOCX are attached as they came, the newest first, and downloaded again', async () => {
  const pdf = pdfOf('Mai Nguyen')
  const first = await attach(mai, pdf, 'Lebenslauf: Mai*.PDF')
  expect(first).toMatchObject({ filename: 'Lebenslauf Mai.pdf', format: 'pdf', bytes: pdf.length })
  time += 60_000
  const second = await attach(mai, docxOf('Mai Nguyen'), '履歴書.docx')
  expect(second).toMatchObject({ filename: '履歴書.docx', format: 'docx', is_sent_automatically: false })
  const { resumes, may } = await resumesOf(mai)
  expect([resumes.map(({ id }) => id), may]).toEqual([[second.id, first.id], { upload: true }])
  const answer = await mai.jar.fetch(first.address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''Lebenslauf%20Mai.pdf",
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
})

test('there are never four, although ten come at once', async () => {
  const codes = await Promise.all(
    Array.from({ length: 10 }, async (_, number) => (await send(mai, pdfOf(`Copy ${number}`))).body.code),
  )
  // An account that sends more than five files at once loses the oldest.
  expect(codes.filter((code) => code === 0)).toHaveLength(3)
  expect(codes.filter((code) => ![0, 41201, 41226].includes(code))).toEqual([])
  expect((await resumesOf(mai)).may.upload).toBe(false)
  expect(await filesOf(mai)).toHaveLength(3)
  const uploads = db.selectFrom('uploads').select('id').where('account_id', '=', mai.id)
  expect(await uploads.execute()).toEqual([])
})

test('a file that comes again is the same resume, also the third, and at the same time', async () => {
  const first = await attach(mai, pdfOf('1'), '1.pdf')
  const others = await Promise.all([1, 2].map(() => attach(mai, docxOf('2'), '2.docx')))
  expect(new Set(others.map(({ id }) => id)).size).toBe(1)
  await attach(mai, pdfOf('1'), 'Another name.pdf')
  expect((await attach(mai, pdfOf('1'), '1.pdf')).id).toBe(first.id)
  expect((await send(mai, pdfOf('4'))).body.code).toBe(41201)
  expect(await filesOf(mai)).toHaveLength(3)
})

test('the database itself keeps a fourth out', async () => {
  for (const number of [1, 2, 3]) await attach(mai, pdfOf(String(number)))
  const [file] = await filesOf(mai)
  const row = {
    account_id: mai.id,
    file_id: file?.id ?? '',
    created_at: clock.now(),
    updated_at: clock.now(),
  }
  for (const place of [3, 4])
    await expect(
      db
        .insertInto('resumes')
        .values({ ...row, place })
        .execute(),
    ).rejects.toThrow(/constraint/)
})

test('a new version keeps the resume and takes the place of its file', async () => {
  const { id, address } = await attach(mai, pdfOf('Old'), 'Old.pdf')
  for (const number of [1, 2]) await attach(mai, pdfOf(String(number)))
  const replaced = await attach(mai, docxOf('New'), 'New.docx', { resume_id: id })
  expect(replaced).toMatchObject({ id, filename: 'New.docx', format: 'docx' })
  expect((await mai.jar.fetch(address)).status).toBe(404)
  expect(await filesOf(mai)).toHaveLength(3)
})

test('its name is any text that a file can have, and a refused one changes nothing', async () => {
  const { id } = await attach(mai, pdfOf('x'))
  const named = [
    ['  Mai – 2026  ', 'Mai – 2026.pdf'],
    ['Mai.PDF', 'Mai.pdf'],
    ['السيرة الذاتية', 'السيرة الذاتية.pdf'],
    ['履'.repeat(100), `${'履'.repeat(100)}.pdf`],
    ['👩🏽‍💻', '👩🏽‍💻.pdf'],
    ['a\u202eb', 'ab.pdf'],
  ]
  for (const [typed, filename] of named) {
    const { body } = await mai.call('PUT', `resumes/${id}/rename`, { filename: typed })
    expect(body.data).toMatchObject({ resume: { id, filename } })
  }
  const refused: [string, number][] = [
    ...Array.from('\\/:*?"<>|\u0007\n', (sign): [string, number] => [`a${sign}b`, 41214]),
    ['.pdf', 41214],
    ['a'.repeat(101), 41213],
    ['', 40001],
    ['   ', 40001],
  ]
  for (const [typed, code] of refused)
    expect(await mai.refused('PUT', `resumes/${id}/rename`, { filename: typed })).toEqual([
      code,
      ['filename'],
    ])
  expect((await resumesOf(mai)).resumes[0]?.filename).toBe('ab.pdf')
})

test('a DOCX is shown as its text', async () => {
  const { id } = await attach(mai, docxOf('Mai Nguyen, cook'), 'Mai.docx')
  expect((await mai.call('GET', `resumes/${id}/preview`)).body.data).toEqual({ lines: ['Mai Nguyen, cook'] })
})

test('a deleted resume is gone with its file, and a page that still shows it is told so', async () => {
  const { id, address } = await attach(mai, pdfOf('x'))
  const { body } = await mai.call('DELETE', `resumes/${id}/delete`)
  expect(body.data).toEqual({ resumes: [], may: { upload: true } })
  expect((await mai.jar.fetch(address)).status).toBe(404)
  expect(await mai.refused('PUT', `resumes/${id}/rename`, { filename: 'New' })).toEqual([41209, []])
  expect(await mai.refused('DELETE', `resumes/${id}/delete`)).toEqual([41209, []])
  time += 31 * 86_400_000
  await mai.signInAnew()
  await resumeTasks({ db, clock })[0]?.run({}, new AbortController().signal)
  expect(await mai.refused('DELETE', `resumes/${id}/delete`)).toEqual([41200, []])
})

test('the resume that is sent automatically stays until another one is chosen', async () => {
  const [first, second] = [await attach(mai, pdfOf('1')), await attach(mai, pdfOf('2'))]
  expect(await mai.me()).toMatchObject({ resume_id: second.id, filename: second.filename, resumes_count: 2 })
  await mai.call('PUT', 'auto-send-resume', { resume_id: first.id })
  expect(await mai.me()).toMatchObject({ resume_id: first.id, filename: first.filename })
  const { resumes } = await resumesOf(mai)
  expect(
    resumes.map(({ id, is_sent_automatically, may }) => [id, is_sent_automatically, may.delete]),
  ).toEqual([
    [second.id, false, true],
    [first.id, true, false],
  ])
  expect(await mai.refused('DELETE', `resumes/${first.id}/delete`)).toEqual([41205, []])
  await expect(db.deleteFrom('resumes').where('id', '=', first.id).execute()).rejects.toThrow(/foreign key/)
  await mai.call('PUT', 'auto-send-resume', { resume_id: second.id })
  expect((await mai.call('DELETE', `resumes/${first.id}/delete`)).body.code).toBe(0)
  await mai.call('PUT', 'auto-send-resume', { resume_id: null })
  expect((await mai.call('DELETE', `resumes/${second.id}/delete`)).body.code).toBe(0)
})

test('to others there is no such resume', async () => {
  const { id } = await attach(mai, pdfOf('x'))
  const stranger = await seeker(site)
  for (const given of [id, id.toUpperCase(), crypto.randomUUID()]) {
    expect(await stranger.refused('PUT', `resumes/${given}/rename`, { filename: 'Mine' })).toEqual([
      41200,
      [],
    ])
    expect(await stranger.refused('DELETE', `resumes/${given}/delete`)).toEqual([41200, []])
    expect(await stranger.refused('PUT', 'auto-send-resume', { resume_id: given })).toEqual([41200, []])
    const mail = { email: 'hr@company.test', resume_id: given }
    expect(await stranger.refused('POST', 'send-resume-email', mail)).toEqual([41200, []])
    expect((await send(stranger, pdfOf('y'), 'y.pdf', { resume_id: given })).body.code).toBe(41200)
  }
  expect(await filesOf(stranger)).toEqual([])
  expect((await resumesOf(mai)).resumes).toHaveLength(1)
  const visitor = await cookieJar(site).call('/api-server/jobseeker/resume/upload', {
    method: 'POST',
    body: uploadForm(pdfOf('x'), 'x.pdf'),
  })
  expect(visitor.body.code).toBe(40003)
})

test('resumes are exported, and erased with their account', async () => {
  const { id, address } = await attach(mai, pdfOf('x'))
  await mai.call('PUT', 'auto-send-resume', { resume_id: id })
  const exported = JSON.stringify((await mai.call('POST', 'export')).body.data)
  expect(exported).toContain(id)
  expect(exported).toContain(address)
  await db.deleteFrom('accounts').where('id', '=', mai.id).execute()
  expect(await filesOf(mai)).toEqual([])
})
