import { expect } from 'vitest'
import { z } from 'zod'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import { draftSummary } from '#features/resumes/contract/drafts.ts'
import { createShare } from '#features/resumes/contract/shares.ts'
import type { Clock } from '#platform/clock.ts'
import { fieldWording } from '#platform/http/field-wording.ts'
import { API_PREFIX } from '#shared/call-address.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import { addCompany, addJob } from '../builders/jobs.ts'
import { type TestSite, testSite } from '../site/test-site.ts'

/**
 * The site for walkers, which call contract by contract. Requests derive from each contract's own schema, so that a new
 * contract is walked without a line; only a required field of a new name needs an example below.
 */
export interface WalkedSite extends TestSite {
  /**
   * Contracts that respond to any visitor, with the same response to the same request; the others are walked in
   * `people.test.ts`.
   */
  contracts: readonly Contract[]
  everyContract: readonly Contract[]
  /** The minimal request that succeeds. */
  goodRequest(contract: Contract): Fields
  send(contract: Contract, fields: Fields, init?: RequestInit): Promise<Response>
}

export type Fields = Readonly<Record<string, unknown>>

export async function walkedSite({ clock = tickingClock() }: { clock?: Clock } = {}): Promise<WalkedSite> {
  let job = 0
  let company = 0
  const site = await testSite({
    clock,
    prepare: async ({ db }) => {
      company = await addCompany(db)
      const alike = {
        country: 'PH',
        title_ids: [1001],
        skill_ids: [1],
        external_url: 'https://employer.test/1',
      }
      job = await addJob(db, alike)
      await addJob(db, alike)
    },
  })
  const manifest = z.object({ versions: z.array(z.object({ language: z.string(), version: z.string() })) })
  const { versions } = await site.read('/api-server/base/translations/manifest', manifest)
  const [newest] = versions
  const examples: Fields = {
    job_id: job,
    company_id: company,
    country: 'PH',
    path: 'ph',
    type: 'xp_lvls',
    latitude: 14.6,
    longitude: 121,
    call: 'jobs.get',
    ...newest,
    report_reason_id: 1,
    token: await sharedResume(site),
  }
  return {
    ...site,
    contracts: site.dispatcher.contracts.filter((contract) => !isAboutPeople(contract)),
    everyContract: site.dispatcher.contracts,
    goodRequest: (contract) => pick(examples, contract),
    send: (contract, fields, init) => {
      const { headers, ...body } = bodyOf(init?.method ?? contract.method, fields)
      const all = {
        // Unpacking what was packed on this machine is a tenth of a walk.
        'accept-encoding': 'identity',
        ...Object.fromEntries(new Headers(headers)),
        ...Object.fromEntries(new Headers(init?.headers)),
      }
      return site.fetch(addressOf(contract, fields), { ...body, ...init, headers: all })
    },
  }
}

/**
 * Calls that sign people in or out, or are for signed-in people, or for the console: the response depends on the
 * browser.
 */
export const isAboutPeople = (contract: Contract): boolean =>
  contract.access !== 'public' ||
  ['sign-in', 'account'].includes(contract.limit) ||
  !isAnsweredAt(contract, 'seeker')

/** The token of a link to a resume. */
async function sharedResume(site: TestSite): Promise<string> {
  const owner = await seeker(site)
  const draft = await owner.call('POST', 'resume-drafts/create', { from: 'empty' })
  const { id } = draftSummary.parse(draft.body.data)
  const rules = { days: '7', may_download: '1' }
  const { body } = await owner.call('POST', `resume-drafts/${id}/shares/create`, rules)
  return createShare.response.parse(body.data).address.split('/').at(-1) ?? ''
}

/** It moves a second with every reading, so that no walk reaches a rate limit. */
function tickingClock(): Clock {
  let now = Date.now()
  return {
    now: () => {
      now += 1000
      return new Date(now)
    },
  }
}

function pick(examples: Fields, contract: Contract): Fields {
  const required = requiredNames(contract)
  const unknown = required.filter((name) => !(name in examples))
  expect(unknown, `${contract.name} needs fields that have no example in ${import.meta.filename}`).toEqual([])
  const least = Object.fromEntries(required.map((name) => [name, examples[name]]))
  if (contract.request.safeParse(least).success) return least
  // A rule over several fields requires one of them.
  const more = fieldNames(contract).find((name) => name in examples && !(name in least))
  return more === undefined ? least : { ...least, [more]: examples[more] }
}

/** The request fields that the contract requires one by one. */
export const requiredNames = (contract: Contract): string[] =>
  z.toJSONSchema(contract.request, SCHEMA_OF_INPUT).required ?? []

const SCHEMA_OF_INPUT = { io: 'input', unrepresentable: 'any' } as const

/** The names of a contract's request fields. Deriving them costs a millisecond, and walkers ask for every response. */
export function fieldNames(contract: Contract): string[] {
  const names =
    FIELD_NAMES.get(contract) ??
    Object.keys(z.toJSONSchema(contract.request, SCHEMA_OF_INPUT).properties ?? {})
  FIELD_NAMES.set(contract, names)
  return names
}

const FIELD_NAMES = new WeakMap<Contract, string[]>()

/** The least request, and one for each value of each field with every required one. */
export function requestsOf(
  contract: Contract,
  values: Readonly<Record<string, readonly unknown[]>>,
): Fields[] {
  const names = fieldNames(contract).filter((name) => name in values)
  const first = (name: string) => values[name]?.[0]
  const least = Object.fromEntries(
    requiredNames(contract)
      .filter((name) => name in values)
      .map((name) => [name, first(name)]),
  )
  const each = names.flatMap((name) => (values[name] ?? []).map((value) => ({ ...least, [name]: value })))
  return [...new Map([least, ...each].map((fields) => [JSON.stringify(fields), fields])).values()]
}

/** Path and, for a GET, query. A list is a repeated parameter. */
export function addressOf(contract: Contract, fields: Fields): string {
  const inPath = namesInPath(contract)
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encode(fields[name]))
  const rest = contract.method === 'GET' ? Object.entries(fields) : []
  const query = rest
    .filter(([name]) => !inPath.includes(name))
    .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(one)}`))
  return `${API_PREFIX}/${contract.service}${path}?${query.join('&')}`
}

export const namesInPath = ({ path }: Contract): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/**
 * Tells requests that are not worth sending: those whose contract refuses them with the very issues of one that it has
 * refused before. From the issues on, all contracts share the lines that answer; only what decides on them is a
 * contract's own, and it decides here as there. Most hostile values are refused as something else was.
 */
export function createRefusedBefore({
  isTakenOnce = false,
}: {
  /** Whether all values that a contract takes are alike, as those of a field that is not its own. */
  isTakenOnce?: boolean
} = {}): (contract: Contract, fields: Fields) => boolean {
  const known = new Set<string>()
  return (contract, fields) => {
    const parsed = contract.request.safeParse(asItArrives(contract, fields), { error: fieldWording('en') })
    if (parsed.success && !isTakenOnce) return false
    const issues = parsed.error?.issues.map(({ code, path, message }) => [code, path, message]) ?? []
    const refusal = JSON.stringify([contract.name, issues])
    const isKnown = known.has(refusal)
    known.add(refusal)
    return isKnown
  }
}

/** A path and a query carry texts; a body is JSON. */
function asItArrives(contract: Contract, fields: Fields): Record<string, unknown> {
  const inPath = namesInPath(contract)
  const text = (value: unknown) => String(value).toWellFormed()
  const one = (name: string, value: unknown): unknown => {
    if (inPath.includes(name)) return text(value)
    if (contract.method !== 'GET') return value
    const texts = [value].flat().map(text)
    return texts.length === 1 ? texts[0] : texts
  }
  const all = Object.entries(fields).map(([name, value]) => [name, one(name, value)] as const)
  // A query has no empty list, JSON no NaN.
  const some = all.filter(([, value]) => contract.method !== 'GET' || !isEmptyList(value))
  return z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(Object.fromEntries(some))))
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The parts of the request beside the address. */
export function bodyOf(method: string, fields: Fields): RequestInit {
  if (method === 'GET') return {}
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
}

const success = z.strictObject({ code: z.literal(0), message: z.literal(''), data: z.unknown() })

/**
 * The data of a response that fits its contract. The same text again is not read again: a list of all skills takes
 * longer to check than to answer.
 */
export async function dataOf(contract: Contract, response: Response): Promise<unknown> {
  const text = await response.text()
  expect(response.status, text.slice(0, LONGEST_TOLD)).toBe(200)
  const last = LAST_READ.get(contract)
  if (last?.text === text) return last.data
  const body: unknown = JSON.parse(text)
  expect(body).toMatchObject({ code: 0 })
  const { data } = success.parse(body)
  const read = contract.response.parse(data)
  LAST_READ.set(contract, { text, data: read })
  return read
}

const LAST_READ = new WeakMap<Contract, { text: string; data: unknown }>()
const LONGEST_TOLD = 1000

const refusal = z.strictObject({
  code: z.int().positive(),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)),
})

/** The envelope of a refusal. */
export async function refusalOf(response: Response): Promise<z.output<typeof refusal>> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return refusal.parse(await response.json())
}
