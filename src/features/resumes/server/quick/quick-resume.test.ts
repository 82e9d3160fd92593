import { existsSync, readdirSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { QUICK_RESUMES_PER_NETWORK } from '#config/limits.ts'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
} from '#features/accounts/server/accounts.test-helper.ts'
import { profileImport } from '#features/profiles/contract/import.ts'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import { fileTasks } from '#platform/storage/file-tasks.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { uploadFolder } from '#platform/storage/uploads.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { quickResume } from '../../contract/quick-resume.ts'
import { getSyncableContent } from '../../contract/resume-reading.ts'
import { attach, compoundFile, docxOf, pdfOf, resumesOf } from '../attached/resume-files.test-helper.ts'

const HOUR = 3600 * 1000
let time = Date.parse('2026-11-24T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) }, trustProxy: true })
const { db } = site.database
const NEXT = '/en/jobseeker-complete-profile/1101?from=resume'

const LINES = [
  'Mai Lan Santos',
  'mai.lan@people.test',
  '+63 917 555 0123',
  'Experience',
  'Support lead, Kite Harbour',
  'January 2020 – March 2024',
  'Led the support of eleven people in two cities.',
  'Education',
  'University of the Philippines',
  'Bachelor of Science in Statistics',
  '2012 – 2016',
  'Skills',
  'Excel, SQL',
]
const docx = (lines = LINES) => docxOf(lines.join('</w:t></w:r></w:p><w:p><w:r><w:t>'))

let network: Record<string, string>
beforeEach(() => {
  network = newNetwork()
})

function send(browser: CookieJar, bytes: Uint8Array, name = 'Mai Lan.docx') {
  const body = new FormData()
  body.set('resume', new File([new Uint8Array(bytes)], name))
  return browser.call('/api-server/jobseeker/quick-resume/upload', { method: 'POST', body, headers: network })
}

const kept = z.object({ resume: quickResume.nullable() })
const waitingIn = async (browser: CookieJar) =>
  kept.parse((await browser.call('/api-server/jobseeker/quick-resume')).body.data).resume

const uploadsOnDisk = () => {
  const folder = uploadFolder(site.dataFolder)
  return existsSync(folder) ? readdirSync(folder) : []
}

const register = (browser: CookieJar, more: object = {}) =>
  browser.call('/api-server/auth/register', {
    method: 'POST',
    headers: network,
    body: JSON.stringify({
      ...{
        email: `${crypto.randomUUID()}@people.test`,
        password: 'seven-otters-hum',
        terms_and_condition: 1,
      },
      ...more,
    }),
  })

const importOf = async (browser: CookieJar) =>
  z
    .object({ import: profileImport.nullable() })
    .parse((await browser.call('/api-server/jobseeker/profile-import')).body.data).import

test('the resume of a guest is read at once and kept for a day; looking begins no session', async () => {
  const browser = cookieJar(site)
  expect(await waitingIn(browser)).toBeNull()
  await browser.fetch('/en/quick-resume')
  expect(browser.held()).toEqual({})
  const { body } = await send(browser, docx())
  expect(body.code).toBe(0)
  const [cookie] = Object.keys(browser.held())
  expect(cookie).toBeDefined()
  const resume = await waitingIn(browser)
  expect(resume).toMatchObject({ filename: 'Mai Lan.docx', has_text: true })
  expect(resume?.contacts.emails).toEqual(['mai.lan@people.test'])
  expect(resume?.entries).toContainEqual(
    expect.objectContaining({ section: 'work_experiences', title: 'Support lead', start: '2020-01' }),
  )
  expect(await waitingIn(cookieJar(site))).toBeNull()
  time += 24 * HOUR
  expect(await waitingIn(browser)).toBeNull()
})

test('a date without its month is shown as the file says it', async () => {
  const browser = cookieJar(site)
  await send(
    browser,
    docx(['Mehmet Demir', 'Deneyim', 'Garson, Mavi Kafe', '2018-Halen', 'Komi, Liman', '2016-2018']),
  )
  expect(
    (await waitingIn(browser))?.entries.filter(({ section }) => section === 'work_experiences'),
  ).toMatchObject([
    { title: 'Garson', start: '2018', end: null, is_current: true },
    { title: 'Komi', start: '2016', end: '2018', is_current: false },
  ])
})

test('an address with a character that no text has is left out', async () => {
  const browser = cookieJar(site)
  const link = (name: string) => `<Relationship Target="https://github.com/${name}"/>`
  const content = `<Relationships>${link('mai\0lan')}${link('mailan')}</Relationships>`
  const { body } = await send(browser, docxOf('Mai Lan', [{ name: 'word/_rels/document.xml.rels', content }]))
  expect(body.code).toBe(0)
  expect((await waitingIn(browser))?.entries.filter(({ section }) => section === 'links')).toHaveLength(1)
})

test('a new file replaces the one before, and deleting leaves nothing', async () => {
  const browser = cookieJar(site)
  await send(browser, docx())
  await send(browser, docx(['Second Person', 'Skills', 'Welding']), 'second.docx')
  expect(await waitingIn(browser)).toMatchObject({ filename: 'second.docx' })
  await browser.call('/api-server/jobseeker/quick-resume', { method: 'DELETE' })
  expect(await waitingIn(browser)).toBeNull()
  time += 2 * HOUR
  await endUploads()
  expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('quick_resumes').selectAll().execute()).toEqual([])
  expect(uploadsOnDisk()).toEqual([])
})

/** As the worker does. */
async function endUploads() {
  const folder = uploadFolder(site.dataFolder)
  // The time of files is that of the machine.
  const clock = { now: () => new Date(Math.max(time, Date.now() + 2 * HOUR)) }
  const services = {
    db,
    clock,
    folder,
    privateFiles: privateFiles({ S3_URL: undefined, dataFolder: folder }),
  }
  const task = fileTasks(services).find(({ name }) => name === 'files.end-uploads')
  await task?.run({}, new AbortController().signal)
}

test('a session that ends takes the resume of its guest with it', async () => {
  const browser = cookieJar(site)
  await send(browser, docx())
  await db.deleteFrom('sessions').where('account_id', 'is', null).execute()
  expect(await db.selectFrom('quick_resumes').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
})

test('signing up takes the resume along, and leads to what was read', async () => {
  const browser = cookieJar(site)
  await send(browser, docx())
  const { body } = await register(browser, { redirect: '/en/job/nurse-12' })
  expect(body).toMatchObject({ code: 0, data: { next: `${NEXT}&redirect=%2Fen%2Fjob%2Fnurse-12` } })
  const { resumes } = await resumesOf({ call: callsOf(browser) })
  expect(resumes).toMatchObject([{ filename: 'Mai Lan.docx', format: 'docx' }])
  const waiting = await importOf(browser)
  expect(waiting).toMatchObject({ source: 'resume', resume_id: resumes[0]?.id })
  expect((await callsOf(browser)('GET', 'me')).body.data).toMatchObject({ work_experiences: [], skills: [] })
  expect(await db.selectFrom('quick_resumes').selectAll().execute()).toEqual([])
  const file = await browser.fetch(resumes[0]?.address ?? '')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(docx())
})

const callsOf = (browser: CookieJar) => (method: string, path: string, body?: object) =>
  browser.call(`/api-server/jobseeker/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })

test('signing in by a code takes it along, too, also where the profile is complete', async () => {
  const mai = await seeker(site)
  const browser = cookieJar(site)
  await send(browser, docx())
  const { email } = await db
    .updateTable('accounts')
    .set({ email: `${crypto.randomUUID()}@people.test`, email_verified_at: new Date(time) })
    .where('id', '=', mai.id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('seekers')
    .set({ profile_completed_at: new Date(time), register_flow: 4 })
    .where('account_id', '=', mai.id)
    .execute()
  const post = (path: string, body: object) =>
    browser.call(`/api-server/auth/${path}`, {
      method: 'POST',
      headers: network,
      body: JSON.stringify(body),
    })
  await post('otp/send', { channel: 'email', email })
  const { code } = await lastMessage(site, email ?? '')
  const { body } = await post('otp/verify', { channel: 'email', email, otp: code })
  expect(body).toMatchObject({ code: 0, data: { next: NEXT } })
  expect((await resumesOf({ call: callsOf(browser) })).resumes).toHaveLength(1)
})

test('with three resumes, what was read is kept and the file is not', async () => {
  const mai = await seeker(site)
  for (const number of [1, 2, 3]) await attach(mai, pdfOf(`Resume ${number}`), `${number}.pdf`)
  const browser = cookieJar(site)
  await send(browser, docx())
  await browser.act(async (viewer) => {
    const { signIn } = await import('#features/sign-in/server/sign-in.ts')
    const { moveQuickResume } = await import('./move-quick-resume.ts')
    const { createUploads } = await import('#platform/storage/uploads.ts')
    const { clock, secrets, dataFolder } = site
    const folder = uploadFolder(dataFolder)
    const files = {
      uploads: createUploads({ db, clock, folder, scanner: null, report: () => undefined }),
      privateFiles: privateFiles({ S3_URL: undefined, dataFolder }),
    }
    const deps = {
      ...{ db, clock, secrets, channels: { email: true, phone: true } },
      origins: { seeker: () => site.origin, employer: () => '', console: () => '' },
      guestMoves: [moveQuickResume({ ...files, clock, warn: () => undefined })],
    }
    const attempt = { accountId: mai.id, site: 'seeker', proof: 'google', proofNumber: 9e15 } as const
    expect((await signIn(deps, viewer, attempt)).next).toBe(NEXT)
  })
  expect((await resumesOf(mai)).resumes).toHaveLength(3)
  const waiting = await importOf(browser)
  expect(waiting).toMatchObject({ source: 'resume', filename: 'Mai Lan.docx', resume_id: null })
  expect(waiting?.entries.length).toBeGreaterThan(3)
})

test.each([
  ['noise', Buffer.from('not a resume at all'), 41206],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 41206],
  ['a spreadsheet of Word’s age', compoundFile('Workbook'), 41206],
  ['a document with macros', docxOf('Hi', [{ name: 'word/vbaProject.bin', content: 'x' }]), 41217],
  ['a protected document', compoundFile('EncryptedPackage'), 41216],
  ['a PDF that breaks off', pdfOf('Mai').subarray(0, 60), 41215],
  ['an empty file', Buffer.alloc(0), 41215],
  ['a file of six megabytes', Buffer.alloc(6 * 1024 * 1024, '%PDF-1.7'), 41210],
])('%s is refused with a message, and nothing of it stays', async (_what, bytes, code) => {
  const browser = cookieJar(site)
  const { body } = await send(browser, bytes)
  expect([body.code, Object.keys(body.errors ?? {})]).toEqual([code, ['resume']])
  expect(browser.held()).toEqual({})
  expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
})

test('whoever names the file of somebody else neither reads nor deletes it', async () => {
  const mai = cookieJar(site)
  await send(mai, docx())
  const [theirs] = await db.selectFrom('uploads').select('id').execute()
  for (const upload_id of [theirs?.id, crypto.randomUUID(), ' ', '../../secrets']) {
    const { body } = await cookieJar(site).call('/api-server/jobseeker/quick-resume/upload', {
      ...{ method: 'POST', headers: network },
      body: JSON.stringify({ upload_id }),
    })
    expect([upload_id, body.code]).toEqual([upload_id, 41226])
  }
  expect(await waitingIn(mai)).toMatchObject({ filename: 'Mai Lan.docx' })
  await db.deleteFrom('uploads').execute()
})

test('one network has so many resumes read in an hour', async () => {
  const { calls } = QUICK_RESUMES_PER_NETWORK
  for (let number = 0; number < calls; number++)
    expect((await send(cookieJar(site), Buffer.from('no'))).body.code).toBe(41206)
  expect((await send(cookieJar(site), Buffer.from('no'))).body.code).toBe(40006)
  network = newNetwork()
  expect((await send(cookieJar(site), Buffer.from('no'))).body.code).toBe(41206)
})

test('guests send pieces of nothing else, and a signed-in seeker uses their own resumes', async () => {
  const metadata = (kind: string) => `kind ${Buffer.from(kind).toString('base64')}`
  const begin = (kind: string, length: number) =>
    site.fetch('/uploads', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': metadata(kind),
      },
    })
  expect((await begin('resume', 100)).status).toBe(401)
  expect((await begin('quick-resume', 100)).status).toBe(201)
  expect((await begin('quick-resume', 6 * 1024 * 1024)).status).toBe(413)
  const mai = await seeker(site)
  expect((await send(mai.jar, docx())).body.code).toBe(40005)
})

test('what was read of an attached resume has its place, and becomes the profile only by its owner’s yes', async () => {
  const [mai, other] = [await seeker(site), await seeker(site)]
  const { id } = await attach(mai, docx(), 'Mai.docx')
  const path = `resume/${id}/get-syncable-content`
  const content = getSyncableContent.response.parse((await mai.call('GET', path)).body.data)
  expect(content).toMatchObject({ state: 'read', filename: 'Mai.docx', kind: 'docx' })
  const lineAt = (name: string) => {
    const { page = 0, line = 0 } = content.places[name] ?? {}
    return content.text[page - 1]?.[line]
  }
  expect(lineAt('work_experiences/0/job_title')).toBe(LINES[4])
  expect(lineAt('work_experiences/0/started_on')).toBe(LINES[5])
  expect(lineAt('contacts/emails/0')).toBe(LINES[1])
  expect((await other.call('GET', path)).body.code).toBe(41200)
  expect((await other.call('POST', `resume/${id}/sync`, { entries: [] })).body.code).toBe(41200)
  expect(await mai.refused('POST', `resume/${id}/sync`, { entries: [] })).toEqual([40001, ['entries']])
  expect((await mai.me()).work_experiences).toEqual([])
  const entries = [
    { key: 'work_experiences/0', filled: { job_title: 'Head of support' } },
    { key: 'skills/0' },
  ]
  const sync = () => mai.call('POST', `resume/${id}/sync`, { entries })
  expect((await sync()).body).toMatchObject({ code: 0, data: { added: 2 } })
  expect((await sync()).body).toMatchObject({ code: 0 })
  const profile = await mai.me()
  expect(profile.work_experiences).toMatchObject([{ job_title: 'Head of support', started_on: '2020-01' }])
  expect(profile.skills).toHaveLength(1)
  await mai.call('DELETE', `resumes/${id}/delete`)
  expect((await mai.call('GET', path)).body.code).toBe(41209)
})
