import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import { addRecruiter } from '../../../../tests/builders/people.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import { applyToJob, getApplication } from '../contract/applications.ts'
import { openReceived } from '../contract/employer.ts'

type Body = { code: number; data?: unknown; errors?: Readonly<Record<string, unknown>> | undefined }

/** A seeker with the calls of their applications. */
export async function applicant(site: TestSite) {
  const person = await seeker(site)
  const call = async (method: string, path: string, body?: object): Promise<Body> => {
    const options = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return (await person.jar.call(`/api-server/${path}`, options)).body
  }
  const apply = (jobId: number, body: object = {}) => call('POST', `data/jobs/${jobId}/applications`, body)
  return {
    ...person,
    call,
    apply,
    /** The id of an application that must be made. */
    applied: async (jobId: number, body: object = {}) =>
      applyToJob.response.parse((await apply(jobId, body)).data).application.id,
    withdraw: (id: string) => call('PATCH', `job/applied-jobs/${id}/withdraw`),
    exchange: (id: string, answer: string) => call('PATCH', `job/applied-jobs/${id}/exchange`, { answer }),
    application: async (id: string) =>
      getApplication.response.parse((await call('GET', `job/applied-jobs/${id}`)).data),
  }
}

/** For what the clock does. */
export const originsOf = (site: TestSite) => ({
  seeker: () => site.origin,
  employer: () => site.employer.origin,
  console: () => '',
})

/** A recruiter of a company, at the employers' site. */
export async function recruiter(site: TestSite, companyId: number, role = 'recruiter') {
  const { db } = site.database
  const id = await addRecruiter(db, { company_id: companyId, role })
  const { account_id } = await db
    .selectFrom('recruiters')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const jar = cookieJar({ ...site, fetch: site.employer.fetch })
  await jar.signIn(account_id, 'employer')
  const ask = async (method: string, path: string, body?: object): Promise<Body> => {
    const options = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return (await jar.call(`/api-server/${path}`, options)).body
  }
  const call = (method: string, path: string, body?: object) => ask(method, `jobApplication/${path}`, body)
  return {
    id,
    account_id,
    ask,
    call,
    fetch: jar.fetch,
    open: (application: string) => call('POST', `received/${application}/open`),
    opened: async (application: string) =>
      openReceived.response.parse((await call('POST', `received/${application}/open`)).data),
    move: (application: string, event: string) => call('POST', `received/${application}/move`, { event }),
    exchange: (application: string, answer: string) =>
      call('POST', `received/${application}/exchange`, { answer }),
    list: async () => (await call('GET', 'received')).data,
  }
}
