import { expect, test } from 'vitest'
import { applicant, recruiter } from '#features/applications/server/applications.test-helper.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { countMyJobs, listInterested, listViewers } from '../contract/companies.ts'

let now = new Date('2026-05-20T12:10:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const companyOf = async (jobId: number): Promise<number> =>
  (await db.selectFrom('jobs').select('company_id').where('id', '=', jobId).executeTakeFirstOrThrow())
    .company_id

type Applicant = Awaited<ReturnType<typeof applicant>>

const interestedIn = async (mai: Applicant) =>
  listInterested.response.parse((await mai.call('GET', 'job/interested-companies')).data).companies
const counts = async (who: Applicant) =>
  countMyJobs.response.parse((await who.call('GET', 'job/my-jobs-counts')).data)

test('a company that opens a profile has viewed it; one that comes back in another hour is interested', async () => {
  const [mai, bo] = [await applicant(site), await applicant(site)]
  const jobs = [await addJob(db), await addJob(db)]
  const [first, second] = await Promise.all(jobs.map(companyOf))
  const viewers = async () =>
    listViewers.response.parse((await mai.call('GET', 'job/profile-viewers')).data).companies

  for (const job of jobs) {
    const id = await mai.applied(job)
    const reader = await recruiter(site, await companyOf(job))
    await reader.open(id)
    // The same hour counts once.
    pass(20)
    await reader.open(id)
    if (job !== jobs[0]) continue
    pass(90)
    await reader.open(id)
    await reader.move(id, 'interview')
    pass(1)
  }
  expect((await viewers()).map(({ company, times }) => [company.id, times])).toEqual([
    [second, 1],
    [first, 2],
  ])
  expect((await interestedIn(mai)).map(({ company, times }) => [company.id, times])).toEqual([[first, 2]])
  expect(await counts(mai)).toEqual({
    saved: 0,
    applied: 2,
    interviews: 1,
    viewed_me: 2,
    interested: 1,
    elsewhere: 0,
  })
  expect(await counts(bo)).toEqual({
    saved: 0,
    applied: 0,
    interviews: 0,
    viewed_me: 0,
    interested: 0,
    elsewhere: 0,
  })
})

test('whoever saved the profile or invites is interested; an invitation that waits comes first', async () => {
  const mai = await applicant(site)
  const standing = { register_flow: 4, profile_completed_at: now }
  await db.updateTable('seekers').set(standing).where('account_id', '=', mai.id).execute()
  const [saver, inviter] = [await addCompany(db), await addCompany(db)]
  const [rita, ines] = [await recruiter(site, saver), await recruiter(site, inviter)]
  const job = await addJob(db, { company_id: inviter, texts: [{ title: 'Kite maker' }] })
  await ines.call('POST', `candidates/${mai.id}/invite`, { job_id: job })
  pass(2)
  await rita.call('POST', `candidates/${mai.id}/save`)
  const [first, second] = await interestedIn(mai)
  expect(first).toMatchObject({ company: { id: inviter }, times: 0, saved_at: null })
  expect(first?.invitations).toMatchObject([
    { state: 'sent', job: { title: 'Kite maker' }, has_applied: false, may: { accept: true, decline: true } },
  ])
  expect(second).toMatchObject({ company: { id: saver }, saved_at: now.toISOString(), invitations: [] })
  expect((await counts(mai)).interested).toBe(2)

  const answer = (given: string) =>
    mai.call('PATCH', `job/invitations/${first?.invitations[0]?.id}`, { answer: given })
  await answer('decline')
  const after = await interestedIn(mai)
  expect(after.map(({ company }) => company.id)).toEqual([saver, inviter])
  expect(after[1]?.invitations).toMatchObject([{ state: 'declined', may: { accept: true, decline: false } }])
  await mai.applied(job)
  expect((await interestedIn(mai))[1]?.invitations).toMatchObject([
    { has_applied: true, may: { accept: false, decline: false } },
  ])
})
