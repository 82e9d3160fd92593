import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { rooms } from '#features/rooms.ts'
import { zip } from '#shared/zip.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { person } from '../settings.test-helper.ts'
import { texts } from './texts/en.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database

const exported = z.object({
  name: z.string(),
  files: z.array(z.object({ name: z.string(), content: z.string() })),
})

test('an export contains all data about a person, and no secret', async () => {
  const [mai, bo] = [await person(site), await person(site)]
  await db
    .insertInto('recent_searches')
    .values({ account_id: mai.id, address: '/onsite-job?q=nurse', searched_at: new Date(time) })
    .execute()
  await mai.ask('PATCH', 'jobseeker/account-setting', { last_name: 'Trần' })
  const { name, files } = exported.parse((await mai.ask('POST', 'jobseeker/export')).data)
  expect(name).toMatch(/^[a-z-]+-data-2026-11-21$/)
  const file = (called: string) => files.find((candidate) => candidate.name === called)?.content ?? ''
  expect(JSON.parse(file('account.json'))).toMatchObject([
    { id: mai.id, email: mai.email, last_name: 'Trần' },
  ])
  expect(file('recent-searches.json')).toContain('/onsite-job?q=nurse')
  expect(file('history.json')).toContain('data-exported')
  expect(file('README.txt')).toContain('sessions.json')
  const all = JSON.stringify(files)
  for (const secret of [
    mai.jar.cookie('seeker_sid') ?? '',
    'token_hash',
    'password_hash',
    bo.id,
    bo.email ?? '',
  ]) {
    expect(all).not.toContain(secret)
  }
})

test('an export requires a recent proof, and a person gets five a day', async () => {
  const mai = await person(site)
  time += 901_000
  expect((await mai.ask('POST', 'jobseeker/export')).code).toBe(41058)
  await mai.signInAnew()
  for (let times = 0; times < 5; times++) expect((await mai.ask('POST', 'jobseeker/export')).code).toBe(0)
  expect((await mai.ask('POST', 'jobseeker/export')).code).toBe(40006)
})

test('an export has a README in each language', async () => {
  const mai = await person(site)
  const readMe = new Set<string>()
  for (const language of LANGUAGES.slice(0, 4)) {
    const response = await mai.jar.call('/api-server/jobseeker/export', {
      method: 'POST',
      headers: { 'accept-language': language },
    })
    const { files } = exported.parse(response.body.data)
    readMe.add(files[0]?.content ?? '')
  }
  expect(readMe.size).toBe(4)
})

test('the README has a line about every file, and about no other', () => {
  const files = rooms.flatMap(({ personalData = [] }) => personalData.map(({ file }) => `file.${file}`))
  expect(
    Object.keys(texts)
      .filter((key) => key.startsWith('file.'))
      .sort(),
  ).toEqual(files.sort())
})

test('a person can unpack the archive of an export', () => {
  const files = [
    { name: 'README.txt', content: 'Ünïcode ✓' },
    { name: 'account.json', content: '[]'.repeat(5000) },
  ]
  const bytes = Buffer.concat([...zip(files, new Date('2026-11-21T12:34:56Z'))])
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  let at = bytes.readUInt32LE(end + 16)
  for (const { name, content } of files) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [packed, named] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const start = bytes.readUInt32LE(at + 42)
    expect(bytes.subarray(at + 46, at + 46 + named).toString()).toBe(name)
    const body = start + 30 + named
    expect(inflateRawSync(bytes.subarray(body, body + packed)).toString()).toBe(content)
    at += 46 + named
  }
})
