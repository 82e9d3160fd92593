import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorByCode } from '#config/errors/catalogue.ts'
import { LANGUAGES } from '#config/languages.ts'
import { errorText } from '#platform/http/error-text.ts'
import { API_PREFIX } from '#shared/call-address.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import { fieldNames, isAboutPeople, namesInPath, requiredNames, walkedSite } from './walked-site.ts'

const schema = z.record(z.string(), z.json())
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) })

const operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string().min(1)).length(1),
  summary: z.string().regex(/\.$/),
  parameters: z.array(
    z.strictObject({ name: z.string().min(1), in: z.enum(['path', 'query']), required: z.boolean(), schema }),
  ),
  requestBody: z
    .strictObject({
      content: content.extend({ 'multipart/form-data': z.strictObject({ schema }).optional() }),
    })
    .optional(),
  responses: z.strictObject({
    200: z.strictObject({ description: z.string().min(1), content }),
    default: z.strictObject({ description: z.string().min(1), content }),
  }),
})

const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.tuple([z.strictObject({ url: z.url() })]),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({ schemas: z.record(z.string(), schema) }),
})

const site = await walkedSite()
const response = await site.fetch(`${API_PREFIX}/openapi.json`)
const written = await response.text()
const document = openApi.parse(JSON.parse(written))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, ...described })),
)

/** The calls of the operators' console are not published. */
const published = site.everyContract.filter((contract) => isAnsweredAt(contract, 'seeker'))

const operationOf = ({ name }: Contract) => operations.find(({ operationId }) => operationId === name)

test('the document lists every contract once, and nothing else', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    published.map(({ name }) => name).toSorted(),
  )
})

test('every reference leads somewhere', () => {
  const references = [...written.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)))
})

describe.each(published)('$name', (contract) => {
  test('is described at its address with all its fields', () => {
    const { path, method, parameters, requestBody } = operationOf(contract) ?? expect.unreachable()
    const inPath = namesInPath(contract)
    expect(method).toBe(contract.method.toLowerCase())
    expect(path).toBe(`${API_PREFIX}/${contract.service}${contract.path.replace(/:(\w+)/g, '{$1}')}`)
    expect(parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name)).toEqual(
      inPath,
    )
    const inBody = z.object({ properties: schema }).safeParse(requestBody?.content['application/json'].schema)
    const names = [...parameters.map(({ name }) => name), ...Object.keys(inBody.data?.properties ?? {})]
    expect(names.toSorted()).toEqual(fieldNames(contract).toSorted())
  })

  test('says which of its fields must be there', () => {
    const required = operationOf(contract)?.parameters.filter((one) => one.required)
    const needed = contract.method === 'GET' ? requiredNames(contract) : namesInPath(contract)
    expect(required?.map(({ name }) => name).toSorted()).toEqual(needed.toSorted())
  })

  test('declares errors that have a status and a message in every language', () => {
    for (const code of [40001, 40006, ...contract.errors]) {
      expect(errorByCode(code)?.status, String(code)).toBeGreaterThanOrEqual(400)
      for (const language of LANGUAGES) {
        expect(errorText(code, language, { seconds: 5 }), `${code} in ${language}`).toMatch(
          /^[\p{L}\d][^{}]+$/u,
        )
      }
    }
  })
})

// Calls about people change data: `people.test.ts` sends those.
test.each(published.filter((contract) => !isAboutPeople(contract)))(
  '$name answers what the document says',
  async (contract) => {
    const described = operationOf(contract)?.responses[200].content['application/json'].schema
    const answer = await site.send(contract, site.goodRequest(contract))
    expect(z.fromJSONSchema(described ?? {}).safeParse(await answer.json()).error).toBeUndefined()
  },
)
