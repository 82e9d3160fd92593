import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#config/site.ts'
import { sitePicturePath } from '#shared/picture-path.ts'
import { addCompany, addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'

const TAGLINE = 'Jobs in your city and from anywhere, with the pay up front.'

const site = await testSite()
const { db } = site.database
let job: number
let closed: number

beforeAll(async () => {
  const company_id = await addCompany(db, { name: 'Harbour & <Lantern>' })
  job = await addJob(db, {
    company_id,
    texts: [{ lang: 'ja', title: '経理マネージャー 🚀', is_original: true }],
  })
  closed = await addJob(db, { status: 'closed', closed_at: new Date() })
})

/** The redirect of an invented version. */
async function currentPath(id: number, language = 'en'): Promise<string> {
  const response = await site.fetch(`/pictures/job/${language}/${id}-old.png`)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

/** Width and height are in the first chunk of a PNG. */
async function sizeOf(response: Response): Promise<number[]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the picture of a job', () => {
  test('is drawn in the size that networks ask for, and may be kept for ever', async () => {
    const response = await site.fetch(await currentPath(job))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await sizeOf(response)).toEqual([1200, 630])
  })

  test('is not sent again to a client that has it', async () => {
    const path = await currentPath(job, 'ar')
    const etag = (await site.fetch(path)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await site.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('has another address once the job says something else', async () => {
    const before = await currentPath(job)
    await db.updateTable('jobs').set({ pay_kind: 'negotiable' }).where('id', '=', job).execute()
    const after = await currentPath(job)
    expect(after).not.toBe(before)
    expect((await site.fetch(before)).headers.get('location')).toBe(after)
  })

  test('is drawn whatever a posting calls its language', async () => {
    const texts = [{ lang: 'zh_CN', title: '会计' }]
    expect((await site.fetch(await currentPath(await addJob(db, { texts })))).status).toBe(200)
  })

  test('is gone with the job', async () => {
    const missing = [`/job/en/${closed}-old.png`, '/job/en/999999-old.png', `/job/xx/${job}-old.png`]
    const strange = ['/job/en/old.png', `/cat/en/${job}-old.png`, '/job/en/-1-old.png']
    for (const path of [...missing, ...strange]) {
      expect((await site.fetch(`/pictures${path}`)).status, path).toBe(404)
    }
  })

  test('is drawn once for many who ask at the same moment', async () => {
    const path = await currentPath(job, 'ja')
    const answers = await Promise.all(Array.from({ length: 60 }, () => site.fetch(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

test('a company has a picture, and a company that is not there has none', async () => {
  const company = await addCompany(db, { name: 'شركة فنار' })
  const moved = await site.fetch(`/pictures/company/ar/${company}-old.png`)
  expect(await sizeOf(await site.fetch(moved.headers.get('location') ?? ''))).toEqual([1200, 630])
  expect((await site.fetch('/pictures/company/ar/999999-old.png')).status).toBe(404)
})

test('the site itself has a picture in every language', async () => {
  const path = sitePicturePath('en', DEFAULT_SITE.name, TAGLINE)
  expect(await sizeOf(await site.fetch(path))).toEqual([1200, 630])
  for (const language of ['ar', 'ja', 'zh-TW']) {
    const moved = await site.fetch(`/pictures/site/${language}/old.png`)
    expect((await site.fetch(moved.headers.get('location') ?? '')).status).toBe(200)
  }
})
