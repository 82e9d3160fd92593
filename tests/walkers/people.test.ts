import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { errorByCode } from '#config/errors/catalogue.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import type { Session } from '#shared/viewer.ts'
import { addCompany } from '../builders/jobs.ts'
import { type TestSite, testSite } from '../site/test-site.ts'
import { HOSTILE } from './hostile-values.ts'
import {
  addressOf,
  bodyOf,
  createRefusedBefore,
  type Fields,
  fieldNames,
  isAboutPeople,
  namesInPath,
  refusalOf,
} from './walked-site.ts'

/**
 * Sends every call about people as each kind of person: unauthorized people are refused and learn nothing, and
 * authorized ones can send anything without breaking it.
 */

const site = await testSite({ trustProxy: true })
const { db } = site.database
const contracts = site.dispatcher.contracts.filter(isAboutPeople)

/** A passer-by has found the console, but has no account there. */
const PEOPLE = ['visitor', 'guest', 'seeker', 'recruiter', 'passer-by', 'operator'] as const
type Person = (typeof PEOPLE)[number]

const SITES: Readonly<Record<Person, Session['site']>> = {
  visitor: 'seeker',
  guest: 'seeker',
  seeker: 'seeker',
  recruiter: 'employer',
  'passer-by': 'console',
  operator: 'console',
}

/** Who may call, by the access that a contract declares. */
const MAY: Readonly<Record<Contract['access'], readonly Person[]>> = {
  public: PEOPLE,
  account: ['seeker', 'recruiter'],
  seeker: ['seeker'],
  recruiter: ['recruiter'],
  operator: ['operator'],
}

/** Refusals because of the person, not of the request; and of calls that the site does not have. */
const UNAUTHORIZED = [40003, 40005, 41050]
const UNKNOWN_ADDRESS = 40004

const isAnswered = (contract: Contract, person: Person): boolean => isAnsweredAt(contract, SITES[person])
const callersOf = (contract: Contract): Person[] =>
  MAY[contract.access].filter((person) => isAnswered(contract, person))
const strangersTo = (contract: Contract): Person[] =>
  PEOPLE.filter((person) => !callersOf(contract).includes(person))

const restricted = contracts.filter((contract) => strangersTo(contract).length > 0)
test.each(restricted)('$name is closed to whom it is not for', async (contract) => {
  for (const person of strangersTo(contract)) {
    const response = await send(contract, await refusedBrowserOf(person), person, {})
    const { code, errors } = await refusalOf(response)
    const expected = isAnswered(contract, person) ? UNAUTHORIZED : [UNKNOWN_ADDRESS]
    expect([person, expected.includes(code), errors]).toEqual([person, true, {}])
    expect(response.status).toBe(errorByCode(code)?.status)
  }
})

const writes = contracts.filter(({ method }) => method !== 'GET')
test.each(writes)('$name is not sent by pages of other sites', async (contract) => {
  const [person = 'visitor'] = callersOf(contract)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
  const response = await send(contract, await refusedBrowserOf(person), person, {}, headers)
  expect([response.status, (await refusalOf(response)).code]).toEqual([403, 40005])
})

test.each(contracts)('$name bears anything from whoever may call it', async (contract) => {
  const [person = 'visitor'] = callersOf(contract)
  const browser = await browserOf(person)
  const values = Object.entries(HOSTILE)
  const wasRefusedBefore = createRefusedBefore()
  for (const [turn, field] of ['', ...fieldNames(contract)].entries()) {
    for (const [title, value] of values.filter((_, index) => index % 3 === turn % 3)) {
      const fields = field === '' ? {} : { [field]: value }
      if (wasRefusedBefore(contract, withPath(contract, fields))) continue
      await expectAnswerOrRefusal(
        contract,
        await send(contract, browser, person, fields),
        `${field}: ${title}`,
      )
    }
  }
})

test('whatever is only read changes nothing, whatever is asked for', async () => {
  const reads = site.dispatcher.contracts.filter(({ method }) => method === 'GET')
  const values = ['1', '123456', `${crypto.randomUUID()}@people.test`]
  for (const person of PEOPLE) {
    const browser = await browserOf(person)
    const before = await rowsOfAll()
    for (const contract of reads.filter((read) => callersOf(read)[0] === person)) {
      const names = fieldNames(contract)
      for (const value of values) {
        const fields = Object.fromEntries(names.map((name) => [name, value]))
        await (await send(contract, browser, person, fields)).arrayBuffer()
      }
    }
    expect(await rowsOfAll(), person).toEqual(before)
  }
})

test('whoever was signed in and is no more is told so', async () => {
  const browser = cookieJar(site, { [SESSION_COOKIES.seeker]: 'A'.repeat(43) })
  for (const contract of contracts.filter(({ access }) => access === 'account' || access === 'seeker')) {
    expect((await refusalOf(await send(contract, browser, 'seeker', {}))).code, contract.name).toBe(41050)
  }
})

/** A digest of every table, without the last use of sessions. */
async function rowsOfAll(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(row, ' ' order by row)), '') as digest
      from (select (to_jsonb(t) - 'last_seen_at')::text as row from ${sql.table(name)} t) rows`.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}

/** One for all calls that are refused: nothing has happened to the account after them. */
async function refusedBrowserOf(person: Person): Promise<CookieJar> {
  const browser = REFUSED.get(person) ?? browserOf(person)
  REFUSED.set(person, browser)
  return browser
}

const REFUSED = new Map<Person, Promise<CookieJar>>()

/** Each has an account of its own: calls may end sessions, or the account. */
async function browserOf(person: Person): Promise<CookieJar> {
  const browser = cookieJar(siteFor(person))
  if (person === 'visitor' || person === 'passer-by') return browser
  if (person === 'guest') {
    await browser.call('/api-server/auth/guest/login', { method: 'POST', headers: fromElsewhere() })
    return browser
  }
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${crypto.randomUUID()}@people.test`, email_verified_at: new Date(), first_name: 'Mai' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person === 'seeker') await db.insertInto('seekers').values({ account_id: id }).execute()
  if (person === 'recruiter') {
    const hired = { account_id: id, company_id: await addCompany(db) }
    await db.insertInto('recruiters').values(hired).execute()
  }
  if (person === 'operator') await db.insertInto('operators').values({ account_id: id }).execute()
  await browser.signIn(id, SITES[person])
  return browser
}

const siteFor = (person: Person): TestSite => ({
  ...site,
  ...(SITES[person] === 'employer' && site.employer),
  ...(SITES[person] === 'console' && site.console),
})

/** A missing value of the path gets an id that nobody has. */
const withPath = (contract: Contract, fields: Fields): Fields => ({
  ...Object.fromEntries(namesInPath(contract).map((name) => [name, crypto.randomUUID()])),
  ...fields,
})

function send(
  contract: Contract,
  browser: CookieJar,
  person: Person,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = withPath(contract, fields)
  const { headers: type, ...body } = bodyOf(contract.method, all)
  const sent = { ...Object.fromEntries(new Headers(type)), ...fromElsewhere(), ...headers }
  const role = person === 'recruiter' ? '2' : '1'
  return browser.fetch(addressOf(contract, all), { ...body, headers: { 'role-id': role, ...sent } })
}

let requests = 0

/** From an unused address: this test is not about limits. */
function fromElsewhere(): Record<string, string> {
  requests++
  return { 'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` }
}

async function expectAnswerOrRefusal(contract: Contract, response: Response, title: string): Promise<void> {
  if (response.status === 431) return
  if (response.status === 200) {
    const { data } = Object(await response.json())
    expect(contract.response.safeParse(data).error, title).toBeUndefined()
    return
  }
  const { code } = await refusalOf(response)
  const declared = [40001, 40004, 40006, ...UNAUTHORIZED, ...contract.errors]
  expect(declared, `${title} was refused by a code that is not declared`).toContain(code)
  expect(response.status, title).toBe(errorByCode(code)?.status)
}
