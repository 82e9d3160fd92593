import { person } from '#features/account-settings/server/settings.test-helper.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import { changed } from '../contract/entry-calls.ts'
import { profile } from '../contract/profile.ts'

/** A signed-in seeker, with the calls of their profile. */
export async function seeker(site: TestSite) {
  const owner = await person(site)
  await site.database.db.insertInto('seekers').values({ account_id: owner.id }).execute()
  await owner.signInAnew()
  const call = (method: string, path: string, body?: object) =>
    owner.jar.call(`/api-server/jobseeker/${path}`, {
      method,
      ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
    })
  return {
    ...owner,
    call,
    /** The answer of a change that must succeed. */
    change: async (method: string, path: string, body: object = {}) => {
      const answer = await call(method, path, body)
      if (answer.body.code !== 0) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
      const { id, undo_id } = changed.parse(answer.body.data)
      return { id: id ?? '', undo_id }
    },
    /** The code of a refusal, and the fields with a message. */
    refused: async (method: string, path: string, body: object = {}) => {
      const answer = await call(method, path, body)
      return [answer.body.code, Object.keys(answer.body.errors ?? {}).toSorted()]
    },
    me: async () => profile.parse((await call('GET', 'me')).body.data),
  }
}

export type Seeker = Awaited<ReturnType<typeof seeker>>

/** A whole preference. */
export const WISH = {
  titles: [{ title_id: 1001 }],
  job_type_ids: [1],
  industry_id: 1,
  arrangement_id: 1,
  location_id: 1701668,
  language_ids: [1],
  salary_type_id: 1,
  salary_currency: 'PHP',
  salary_min: 30_000,
  salary_max: 45_000.5,
}

export const REMOTE_WISH = { ...WISH, arrangement_id: 3, time_zone: 'Asia/Manila' }
