import { beforeAll, expect, test } from 'vitest'
import { inviteCandidate } from '#features/applications/contract/candidates.ts'
import { applicant, recruiter } from '#features/applications/server/applications.test-helper.ts'
import { listProfileViews } from '#features/profiles/contract/seen-profile.ts'
import { WISH } from '#features/profiles/server/profile.test-helper.ts'
import { listDocumentGrants } from '#features/resumes/contract/ledger.ts'
import { attach, pdfOf } from '#features/resumes/server/attached/resume-files.test-helper.ts'
import { isAnsweredAt } from '#shared/contract.ts'
import { addCompany, addJob } from '../builders/jobs.ts'
import { testSite } from '../site/test-site.ts'
import { addressOf, bodyOf, requestsOf } from './walked-site.ts'

/**
 * The profile, contacts and documents of a seeker have words that are nowhere else. A recruiter of each relation to the
 * seeker asks every call that the employers' site answers. If an answer has such a word, the ledger of the seeker must
 * have a line of this company and this moment that says as much. And nobody sees more than the relation allows.
 */

let time = Date.parse('2026-05-20T12:00:00Z')
// It moves a second with every reading, so that no walk reaches a rate limit.
const clock = {
  now: () => {
    time += 1000
    return new Date(time)
  },
}
/** Views of a company within an hour are one line: the next view must write another. */
const waitForNewLine = () => {
  time += 3_700_000
}

/** What can be seen; `never`: the former pay, the pay that somebody hopes for, and the file of a license. */
const KINDS = ['profile', 'name', 'contacts', 'document', 'never'] as const
type Kind = (typeof KINDS)[number]

const WORDS: Readonly<Record<Kind, RegExp>> = {
  profile: /wombatina|quillfeather|lanternfish|ferrymaster/i,
  name: /xylander/i,
  contacts: /@people\.test|9175550142|gannet lane|#77-04|1991-02-03|puffinry|cred-8842|marmalade|zitherhood/i,
  document: /vellumroll|inkhorn/i,
  never: /54321|67891|sealskin/i,
}

/** What a company has to do with the seeker. */
const RELATIONS = ['applied', 'exchanged', 'invited', 'withdrawn', 'stranger'] as const
type Relation = (typeof RELATIONS)[number]
const HAVE_APPLIED: ReadonlySet<Relation> = new Set(['applied', 'exchanged', 'withdrawn'])

/** The files of granted documents are no call: their addresses come with one. */
const GRANTED_FILES = '/granted-documents'
const GRANTED_FILE = /\/granted-documents\/[\w-]+\/\w+/g

const WHOLE: Kind[] = ['profile', 'name', 'contacts']
const OF_APPLICATION: Readonly<Record<string, Kind[]>> = {
  'profiles.getSeekerProfile': WHOLE,
  'applications.listReceived': ['profile', 'name'],
  'applications.openReceived': WHOLE,
  'applications.moveReceived': WHOLE,
  'applications.exchangeAsEmployer': WHOLE,
  'resumes.openGrantedDocument': ['document'],
  [GRANTED_FILES]: ['document'],
}

/** The calls that show something, and what. */
const SHOWN: Readonly<Record<Relation, Readonly<Record<string, Kind[]>>>> = {
  applied: OF_APPLICATION,
  exchanged: OF_APPLICATION,
  invited: { 'profiles.getSeekerProfile': WHOLE },
  withdrawn: { 'profiles.getSeekerProfile': ['profile'] },
  stranger: { 'profiles.getSeekerProfile': ['profile'] },
}

/** What calls are asked with, beside ids. */
const VALUES = {
  event: ['reply'],
  answer: ['agree'],
}

const site = await testSite({ clock })
const { db } = site.database

/**
 * Without those that sign in and out or change the own account: they know of no seeker, and would end the walk. And
 * without those whose answer is the same for everybody.
 */
const asked = site.dispatcher.contracts.filter(
  (contract) =>
    isAnsweredAt(contract, 'employer') &&
    contract.isFixed !== true &&
    (contract.method === 'GET' || !/^accounts\./.test(contract.name)),
)

let mai: Awaited<ReturnType<typeof applicant>>
let resume = ''
const recruiters = new Map<Relation, Awaited<ReturnType<typeof recruiterWho>>>()
/** Whatever of the seeker a call can be asked for by its id. */
const ids: string[] = []

beforeAll(async () => {
  mai = await applicant(site)
  await fillProfile()
  resume = (await attach(mai, pdfOf('Inkhorn'), 'Vellumroll.pdf')).id
  ids.push(mai.id, resume)
  for (const relation of RELATIONS) recruiters.set(relation, await recruiterWho(relation))
  ids.push(...(await grants()).map(({ id }) => id))
})

async function fillProfile(): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ first_name: 'Wombatina', last_name: 'Xylander', phone: '+639175550142' })
    .where('id', '=', mai.id)
    .execute()
  const address = { home_address: '5 Gannet Lane', home_unit: '#77-04', birth_date: '1991-02-03' }
  const texts = { headline: 'Quillfeather', summary: 'I keep lanternfish in good light.' }
  await mai.change('PATCH', 'me', { ...address, ...texts, country: 'PH', seeking_status_id: 1 })
  const job = { job_title: 'Ferrymaster', company_name: 'Harbour', started_on: '2020-01', is_current: '1' }
  const pay = { monthly_salary: '54321', salary_currency: 'PHP' }
  await mai.change('POST', 'work-experiences/create', { ...job, ...pay })
  await mai.change('POST', 'websites/create', { url: 'https://puffinry.example/' })
  await mai.change('POST', 'job-preferences/create', { ...WISH, salary_min: 67_891, salary_max: 67_891 })
  const license = new FormData()
  license.set('name', 'Pilot')
  license.set('credential_id', 'CRED-8842')
  license.set('attachment', new Blob([new Uint8Array(pdfOf('Sealskin'))]), 'Sealskin.pdf')
  const path = '/api-server/jobseeker/license-certifications/create'
  expect((await mai.jar.call(path, { method: 'POST', body: license })).body.code).toBe(0)
  const finished = { register_flow: 4, profile_completed_at: clock.now() }
  await db.updateTable('seekers').set(finished).where('account_id', '=', mai.id).execute()
}

/** A recruiter whose company has this relation to the seeker. */
async function recruiterWho(relation: Relation) {
  const company = await addCompany(db, { name: `Company of ${relation}` })
  const job = await addJob(db, { company_id: company, country: 'PH' })
  const rita = { ...(await recruiter(site, company)), company, job }
  if (relation === 'invited') {
    const { data } = await rita.call('POST', `candidates/${mai.id}/invite`, { job_id: job })
    const { id } = inviteCandidate.response.parse(data)
    ids.push(id)
    await mai.call('PATCH', `job/invitations/${id}`, { answer: 'accept' })
  }
  if (!HAVE_APPLIED.has(relation)) return rita
  const application = await apply(job)
  ids.push(application)
  await rita.move(application, 'reply')
  if (relation === 'exchanged') {
    await mai.exchange(application, 'agree')
    await rita.exchange(application, 'agree')
  }
  if (relation === 'withdrawn') await mai.withdraw(application)
  return rita
}

/** The id of an application with everything that one can send. */
async function apply(job_id: number): Promise<string> {
  const question = { job_id, position: 0, kind: 'text', question: 'Why?', is_required: false }
  const { id: question_id } = await db
    .insertInto('job_questions')
    .values(question)
    .returning('id')
    .executeTakeFirstOrThrow()
  const screening_answers = [{ question_id, answer: 'For zitherhood' }]
  return mai.applied(job_id, { first_message: 'Marmalade!', screening_answers, resume_id: resume })
}

test.each(RELATIONS)('whatever a recruiter is answered is in the ledger: %s', async (relation) => {
  const rita = recruiters.get(relation)
  if (rita === undefined) throw new Error('There is no such recruiter')
  const shown = new Map<string, Kind[]>()
  const unwritten: string[] = []
  waitForNewLine()
  const ask = async (name: string, address: string, init?: RequestInit) => {
    const since = clock.now()
    const response = await rita.fetch(address, init)
    const text = `${response.headers.get('content-disposition')} ${await response.text()}`
    const kinds = KINDS.filter((kind) => WORDS[kind].test(text))
    if (kinds.length === 0) return
    const written = await linesOf(rita.company, since)
    unwritten.push(...kinds.filter((kind) => !written.has(kind)).map((kind) => `${name}: ${kind}`))
    shown.set(
      name,
      KINDS.filter((kind) => kinds.includes(kind) || shown.get(name)?.includes(kind)),
    )
    waitForNewLine()
    for (const [file = ''] of text.matchAll(GRANTED_FILE)) await ask(GRANTED_FILES, file)
  }
  // Calls for seekers are closed to every recruiter (`people.test.ts`): to see that, one of them is enough.
  for (const contract of asked.filter(({ access }) => access !== 'seeker' || relation === 'applied')) {
    for (const fields of requestsOf(contract, { ...VALUES, id: ids, job_id: [rita.job] }))
      await ask(contract.name, addressOf(contract, fields), bodyOf(contract.method, fields))
  }
  expect(unwritten).toEqual([])
  expect(Object.fromEntries(shown)).toEqual(SHOWN[relation])
  // They are still signed in, so they were answered.
  expect((await rita.call('GET', 'received')).code).toBe(0)
})

/** What the ledger says that a company has seen since a moment. */
async function linesOf(company: number, since: Date): Promise<ReadonlySet<Kind>> {
  const isNew = (at: string) => new Date(at) >= since
  const said = (await views()).filter((view) => view.company.id === company && isNew(view.viewed_at))
  const opened = (await grants()).filter(
    (grant) =>
      grant.company?.slug_id?.endsWith(`-${company}`) &&
      grant.openings.some(({ opened_at }) => isNew(opened_at)),
  )
  return new Set<Kind>([
    ...said.flatMap(({ saw_name, saw_contacts }): Kind[] => [
      'profile',
      ...(saw_name ? ['name' as const] : []),
      ...(saw_contacts ? ['contacts' as const] : []),
    ]),
    ...(opened.length > 0 ? ['document' as const] : []),
  ])
}

const views = async () =>
  listProfileViews.response.parse((await mai.call('GET', 'jobseeker/profile-views')).data).views
const grants = async () =>
  listDocumentGrants.response.parse((await mai.call('GET', 'jobseeker/document-grants')).data).grants
