import { expect, test } from 'vitest'
import { attach, pdfOf } from '#features/resumes/server/attached/resume-files.test-helper.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { applicant, recruiter } from './applications.test-helper.ts'

const site = await testSite()
const { db } = site.database

async function sent() {
  const company = await addCompany(db)
  const mai = await applicant(site)
  const resume = await attach(mai, pdfOf('Kite maker'), 'Mai.pdf')
  const job = await addJob(db, { company_id: company })
  const id = await mai.applied(job, { resume_id: resume.id })
  const rita = await recruiter(site, company)
  const grant = (await rita.opened(id)).sent?.grant_id ?? ''
  const path = `/granted-documents/${grant}/file`
  return { mai, rita, resume, id, job, status: async () => (await rita.fetch(path)).status }
}

test('the resume of an application opens for its company, and its owner reads when', async () => {
  const { mai, id, job, status } = await sent()
  expect(await status()).toBe(200)
  expect((await mai.application(id)).sent.resume).toEqual({ name: 'Mai.pdf', is_open: true })
  const { grants } = Object((await mai.call('GET', 'jobseeker/document-grants')).data)
  expect(grants).toMatchObject([{ reason: 'application', document: { name: 'Mai.pdf' }, opened: 1 }])
  const form = Object((await mai.call('GET', `data/jobs/${job}/application-form`)).data)
  expect(form).toMatchObject({ application_id: id, refusal: { code: 41129 } })
})

test('withdrawing closes it', async () => {
  const { mai, id, status } = await sent()
  await mai.withdraw(id)
  expect(await status()).toBe(410)
  expect((await mai.application(id)).sent.resume).toEqual({ name: 'Mai.pdf', is_open: false })
})

test('deleting the resume closes it, and the application still says its name', async () => {
  const { mai, resume, id, status } = await sent()
  await mai.call('DELETE', `jobseeker/resumes/${resume.id}/delete`)
  expect(await status()).toBe(410)
  expect((await mai.application(id)).sent.resume).toEqual({ name: 'Mai.pdf', is_open: false })
})

test('nobody sends the resume of somebody else', async () => {
  const { resume, job } = await sent()
  const bo = await applicant(site)
  expect((await bo.apply(job, { resume_id: resume.id })).code).toBe(41200)
  expect((await bo.call('GET', 'jobApplication/jobseekers')).data).toMatchObject({ total: 0 })
})

test('the resume that is chosen for it goes without asking, unless a request says otherwise', async () => {
  const { mai, resume } = await sent()
  const resumeOf = async (body: object) =>
    (await mai.application(await mai.applied(await addJob(db), body))).sent.resume?.name ?? null
  expect(await resumeOf({})).toBe(null)
  await mai.call('PUT', 'jobseeker/auto-send-resume', { resume_id: resume.id })
  expect([await resumeOf({}), await resumeOf({ resume_id: '' })]).toEqual(['Mai.pdf', null])
  const form = Object((await mai.call('GET', `data/jobs/${await addJob(db)}/application-form`)).data)
  expect(form.resumes).toMatchObject([{ id: resume.id, is_sent_automatically: true }])
  const { grants } = Object((await mai.call('GET', 'jobseeker/document-grants')).data)
  expect(grants).toHaveLength(2)
})
