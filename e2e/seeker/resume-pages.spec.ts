import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { call, joinProven, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { castId } from '../site/journey.ts'
import { attributeOf, elementsIn, lineIn, parsePage } from '../site/markup.ts'

/** What the pages of resumes do for a browser without scripts. */

const made = z.object({ data: z.object({ id: z.string() }) })
const attached = z.object({ data: z.object({ resume: z.object({ id: z.string() }) }) })

const read = async (request: APIRequestContext, path: string) =>
  lineIn(parsePage(await (await request.get(path)).text()))

test('a draft becomes an attached resume by its button', async ({ request }) => {
  await register({ request })
  const answer = await request.post('/api-server/jobseeker/resume-drafts/create', { data: {} })
  const { id } = made.parse(await answer.json()).data
  const address = `/en/profile/resume/drafts/${id}`
  const editor = parsePage(await (await request.get(address)).text())
  const [button] = elementsIn(editor, (element) => attributeOf(element, 'value') === 'attach')
  expect(button && lineIn(button)).toBeTruthy()
  expect((await request.post(address, { form: { intent: 'attach' } })).url()).toMatch(/\/profile\/resume$/)
  const resumes = parsePage(await (await request.get('/en/profile/resume')).text())
  const files = elementsIn(resumes, (element) => /\/resumes?\/.+/.test(attributeOf(element, 'href') ?? ''))
  expect(files.map(lineIn).join()).toMatch(/\S/)
  expect(lineIn(resumes)).toMatch(/\.pdf/)
})

test('who can open a resume stands on its page, and a right to open it is revoked there', async ({
  request,
}) => {
  await joinProven({ request })
  const sent = await request.post('/api-server/jobseeker/resume/upload', {
    multipart: { file: { name: 'Mai.pdf', mimeType: 'application/pdf', buffer: pdfOf('Mai Santos') } },
  })
  const { resume } = attached.parse(await sent.json()).data
  await call({ request }, `/data/jobs/${castId('urgent-manila')}/applications`, { resume_id: resume.id })
  const path = '/en/profile/resume/documents'
  const page = parsePage(await (await request.get(path)).text())
  expect(lineIn(page)).toContain('Mai.pdf')
  const [link] = elementsIn(page, (element) => (attributeOf(element, 'href') ?? '').includes('revoke='))
  const id = /revoke=([\w-]+)/.exec((link && attributeOf(link, 'href')) ?? '')?.[1] ?? ''
  expect(await read(request, `${path}?revoke=${id}`)).toContain('Mai.pdf')
  expect((await request.post(path, { form: { id } })).url()).toContain('revoked')
  const after = parsePage(await (await request.get(path)).text())
  expect(elementsIn(after, (element) => (attributeOf(element, 'href') ?? '').includes('revoke='))).toEqual([])
  // Who has lost the right is told so on the receipt of the application, too.
  expect(await read(request, `/en/job/${castId('urgent-manila')}/apply/success`)).toContain(
    'can no longer open it',
  )
})
