import { describe, expect, test } from 'vitest'
import { isAnsweredAt } from '#shared/contract.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { describeApiCall, listApiCalls } from '../../contract.ts'

const site = await testSite()

const list = async (query = '') =>
  (await site.read(`/api-server/base/api-calls?query=${encodeURIComponent(query)}`, listApiCalls.response))
    .calls

const one = (name: string, language = 'en') =>
  site.read(`/api-server/base/api-calls/${name}?language_code=${language}`, describeApiCall.response)

describe('the calls of the API', () => {
  test('are all there, and each can be looked up', async () => {
    const calls = await list()
    const published = site.dispatcher.contracts.filter((contract) => isAnsweredAt(contract, 'seeker'))
    expect(calls).toHaveLength(published.length)
    for (const { name } of calls) {
      const { parameters, fields } = await one(name)
      expect(
        parameters.every(({ type }) => type !== ''),
        name,
      ).toBe(true)
      expect(fields.length, name).toBeGreaterThanOrEqual(0)
    }
    expect((await site.call('/api-server/base/api-calls/no.such')).status).toBe(404)
  })

  test('are found by the words of their name, path and summary', async () => {
    expect((await list('similar JOB')).map(({ name }) => name)).toContain('jobs.listSimilar')
    expect(await list('astrology')).toEqual([])
  })

  test('say what they take', async () => {
    const { parameters } = await one('search.jobs')
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
    expect(byName.get('query')).toMatchObject({
      in: 'query',
      type: 'string',
      limits: ['length ≤ 200'],
      required: false,
    })
    expect(byName.get('job_types')).toMatchObject({ type: 'integer[]', limits: ['items ≤ 200', 'each > 0'] })
    expect(byName.get('scope')).toMatchObject({ values: ['all', 'local', 'remote', 'web3'], default: 'all' })
    expect((await one('jobs.get')).parameters).toMatchObject([{ name: 'job_id', in: 'path', required: true }])
  })

  test('say what they answer and refuse, in the reader’s language', async () => {
    const { fields, errors, limit } = await one('jobs.get', 'ja')
    const types = new Map(fields.map(({ path, type }) => [path, type]))
    expect(types.get('pay')).toBe('object | null')
    expect(types.get('pay.min')).toBe('number | null')
    expect(types.get('functions[].id')).toBe('integer')
    expect(errors.map(({ code }) => code)).toEqual([40001, 40006, 41120])
    expect(errors[1]?.message).toMatch(/[ぁ-ん]/)
    expect(limit.calls).toBeGreaterThan(0)
  })
})
