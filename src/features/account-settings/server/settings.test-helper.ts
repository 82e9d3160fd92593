import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'

let people = 0

/** A person with one or two proven addresses, who has just signed in. */
export async function person(
  site: TestSite,
  { email = true, phone = false, ...more }: { email?: boolean; phone?: boolean; first_name?: string } = {},
) {
  const number = ++people
  const at = {
    email: email ? `person${number}.${crypto.randomUUID().slice(0, 8)}@people.test` : null,
    phone: phone ? `+63917${3_000_000 + 1013 * number}` : null,
  }
  const now = site.clock.now()
  const { id } = await site.database.db
    .insertInto('accounts')
    .values({
      ...{ first_name: 'Mai', last_name: 'Nguyen', created_at: now, ...at, ...more },
      email_verified_at: email ? now : null,
      phone_verified_at: phone ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const jar = cookieJar(site)
  await jar.signIn(id)
  const ask = async (method: string, path: string, body?: object) =>
    (
      await jar.call(`/api-server/${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    ).body
  const row = () =>
    site.database.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { id, ...at, jar, ask, row, signInAnew: () => jar.signIn(id) }
}
