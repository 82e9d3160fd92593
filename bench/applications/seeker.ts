import { z } from 'zod'
import { pdfOf } from '#features/resumes/server/attached/resume-files.test-helper.ts'
import type { Random } from '../../demo/random.ts'
import { ask, askUntilAnswered } from './ask.ts'
import type { Job, Person } from './people.ts'

/** What somebody wanted, and what they were told. */
export interface Wish {
  accountId: string
  jobId: number
  hasFile: boolean
  /** `sent`; `unknown`: they gave up without an answer; `withdrawn`: sent and then withdrawn; else the refusal. */
  told: 'sent' | 'unknown' | 'withdrawn' | `refused ${number}`
}

export interface Sites {
  /** The address of one of the processes. */
  seeker: () => string
  employer: () => string
}

const SHARES = {
  withFile: 0.25,
  byCall: 0.6,
  pressesTwice: 0.05,
  givesUp: 0.03,
  withdraws: 0.05,
  mailsResume: 0.8,
}

const formOf = z.object({ request_key: z.uuid(), application_id: z.uuid().nullable() })
const resumes = z.object({ resumes: z.array(z.object({ id: z.uuid() })) })

export interface SeekerSetting {
  sites: Sites
  random: Random
}

/** Applies to some jobs, one after another. A part of the people bring a resume with the first, in the form. */
export async function applyToAll(
  person: Person,
  jobs: readonly Job[],
  { sites, random }: SeekerSetting,
): Promise<Wish[]> {
  const wishes: Wish[] = []
  const hasFile = random.chance(SHARES.withFile)
  for (const [at, job] of jobs.entries()) {
    const withFile = hasFile && at === 0
    wishes.push({
      ...{ accountId: person.accountId, jobId: job.id, hasFile: withFile },
      told: await applyTo(person, job, { sites, random }, withFile),
    })
  }
  if (hasFile && random.chance(SHARES.mailsResume)) await mailResume(person, sites)
  return wishes
}

async function applyTo(
  person: Person,
  job: Job,
  { sites, random }: SeekerSetting,
  withFile: boolean,
): Promise<Wish['told']> {
  const api = (path: string) => () => `${sites.seeker()}/api-server/${path}`
  const byCall = !withFile && random.chance(SHARES.byCall)
  // Programs make a key; a person gets it with the form.
  const key = byCall
    ? crypto.randomUUID()
    : await keyOfForm(person, api(`data/jobs/${job.id}/application-form`))
  if (typeof key === 'number') return `refused ${key}`
  const address = byCall
    ? api(`data/jobs/${job.id}/applications`)
    : () => `${sites.seeker()}/en/job/job-${job.id}/apply`
  const init = () => (byCall ? call(person, key) : form(person, key, withFile))
  if (random.chance(SHARES.givesUp)) return (await ask(address(), init()))?.code === 0 ? 'sent' : 'unknown'
  const presses = random.chance(SHARES.pressesTwice) ? 2 : 1
  const answers = await Promise.all(Array.from({ length: presses }, () => askUntilAnswered(address, init)))
  const refused = answers.find((answer) => answer?.code !== 0)
  if (answers.includes(null)) return 'unknown'
  if (refused) return `refused ${refused.code}`
  return random.chance(SHARES.withdraws) ? withdraw(person, job, { api, address, init }) : 'sent'
}

/** The key, or the code of the refusal. */
async function keyOfForm({ headers }: Person, address: () => string): Promise<string | number> {
  const shown = await askUntilAnswered(address, () => ({ headers }))
  return shown?.code === 0 ? formOf.parse(shown.data).request_key : (shown?.code ?? -1)
}

/** Withdraws it; then the first request arrives once more, as from a network that held it back. */
async function withdraw(
  { headers }: Person,
  job: Job,
  {
    api,
    address,
    init,
  }: { api: (path: string) => () => string; address: () => string; init: () => RequestInit },
): Promise<Wish['told']> {
  const found = await askUntilAnswered(api(`data/jobs/${job.id}/application`), () => ({ headers }))
  const id = z.object({ id: z.uuid() }).safeParse(found?.data).data?.id
  if (id === undefined) return 'sent'
  const path = api(`job/applied-jobs/${id}/withdraw`)
  const withdrawn = await askUntilAnswered(path, () => ({ method: 'PATCH', headers }))
  // 41136: it was withdrawn by a request whose answer was lost; 41137: it has been refused meanwhile.
  if (withdrawn === null || ![0, 41136].includes(withdrawn.code)) return 'sent'
  await askUntilAnswered(address, init)
  return 'withdrawn'
}

async function mailResume({ headers, email }: Person, sites: Sites): Promise<void> {
  const api = (path: string) => () => `${sites.seeker()}/api-server/jobseeker/${path}`
  const listed = await askUntilAnswered(api('resumes'), () => ({ headers }))
  const [resume] = resumes.safeParse(listed?.data).data?.resumes ?? []
  if (resume === undefined) return
  // Sent once: a second request is a second mail.
  await ask(api('send-resume-email')(), {
    ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
    body: JSON.stringify({ email, resume_id: resume.id }),
  })
}

const call = ({ headers }: Person, key: string): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ request_key: key, first_message: 'I make kites.', resume_id: '' }),
})

function form({ headers, email }: Person, key: string, withFile: boolean): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    intent: 'send',
    request_key: key,
    source: 'web',
    resume_id: '',
  }))
    body.set(name, value)
  if (withFile) body.set('file', new Blob([new Uint8Array(pdfOf(email))]), 'Resume.pdf')
  return { method: 'POST', headers, body }
}
