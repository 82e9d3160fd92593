import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Contract } from '#shared/contract.ts'
import { dataOf, fieldNames, refusalOf, walkedSite } from './walked-site.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const site = await walkedSite()

const isClaimed = (method: string, { service, path }: Contract) =>
  site.everyContract.some(
    (other) =>
      other.method === method &&
      other.service === service &&
      new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )

describe.each(site.contracts)('$name', (contract) => {
  const ask = (init?: RequestInit) => site.send(contract, site.goodRequest(contract), init)

  test.each(METHODS.filter((method) => !isClaimed(method, contract)))('has no %s', async (method) => {
    const response = await ask({ method })
    expect([response.status, (await refusalOf(response)).code]).toEqual([404, 40004])
  })

  test('answers pages of other sites only where nothing changes or that is meant', async () => {
    const isMeant = contract.method === 'GET' || contract.origin === 'any'
    const response = await ask({ headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' } })
    if (isMeant) await dataOf(contract, response)
    else expect([response.status, (await refusalOf(response)).code]).toEqual([403, 40005])
  })

  test('takes the role of a job seeker, or none', async () => {
    await dataOf(contract, await ask({ headers: { 'role-id': '1' } }))
  })

  test.each(['', '0', '2', '1, 1', '01', 'admin', '__proto__'])('refuses the role “%s”', async (role) => {
    const response = await ask({ headers: { 'role-id': role } })
    expect([response.status, (await refusalOf(response)).code]).toEqual([403, 40005])
  })
})

const NOBODYS = 2_000_000_000
const ABSENT = { job_id: 41120, company_id: 41060 }

test.each(Object.entries(ABSENT))('an unknown %s is told as %i, by whichever call', async (field, code) => {
  const naming = site.contracts.filter((contract) => contract.errors.includes(code))
  expect(naming.length).toBeGreaterThan(1)
  for (const contract of naming) {
    const response = await site.send(contract, { ...site.goodRequest(contract), [field]: NOBODYS })
    expect([contract.name, response.status, (await refusalOf(response)).code]).toEqual([
      contract.name,
      404,
      code,
    ])
  }
})

test.each(Object.entries(ABSENT))('a call that takes a %s and may not find it says so', (field, code) => {
  const vague = site.contracts.filter(
    (contract) =>
      fieldNames(contract).includes(field) &&
      contract.errors.includes(40004) &&
      !contract.errors.includes(code),
  )
  expect(vague.map(({ name }) => name)).toEqual([])
})

const nowhere = [
  '/api-server',
  '/api-server/',
  '/api-server/search',
  '/api-server/search/',
  '/api-server/search/job/',
  '/api-server/SEARCH/JOB',
  '/api-server/nothing/at/all',
  '/api-server/__proto__/constructor',
  '/api-server/job/1/2/3',
  '/api-server/%E0%A4%A',
  '/api-server/config/%zz/list',
  '/api-server/config/..%2f..%2fetc/list',
  '/api-server/%00',
  `/api-server/${'x/'.repeat(5000)}`,
  `/api-server/job/${'9'.repeat(5000)}`,
].map((path) => ({ path, short: path.slice(0, 40) }))

test.each(nowhere)('$short leads nowhere', async ({ path }) => {
  const response = await site.fetch(path)
  expect([response.status, (await refusalOf(response)).code]).toEqual([404, 40004])
})

test('a target longer than anything we have is refused unread', async () => {
  const response = await site.fetch(`/api-server/search/job?query=${'x'.repeat(70_000)}`)
  expect((await refusalOf(response)).code).toBe(40001)
})

test('a refusal speaks the language asked for, or else the one the browser wishes', async () => {
  const answer = await site.fetch('/api-server/nothing?language_code=ja', {
    headers: { 'accept-language': 'ar' },
  })
  expect((await refusalOf(answer)).message).toMatch(/[ぁ-ん]/)
  const wished = await site.fetch('/api-server/nothing?language_code=x', {
    headers: { 'accept-language': 'ar' },
  })
  expect((await refusalOf(wished)).message).toMatch(/[ء-ي]/)
})

test.each(['http://[', 'http://other.test', 'http://a:b', 'HTTPS://x:99999999', '//[', '/\\\\['])(
  'the host %s in a target changes nothing',
  async (host) => {
    const answer = await sendTarget(`${host}/api-server/nothing`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('"code":40004')
  },
)

/** Sends a raw request, as clients that build their requests by hand do: `fetch` would correct it. */
async function sendTarget(target: string): Promise<string> {
  const { port } = new URL((await site.fetch('/health/live')).url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: joblane.test\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
