import { z } from 'zod'
import { patternOf } from '#shared/call-address.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import { UPLOAD_FIELD } from '#shared/file-address.ts'

/** The OpenAPI 3.1 document of all contracts that are published. */
export function openApiDocument(contracts: readonly Contract[], origin: string): object {
  const paths = new Map<string, Record<string, object>>()
  for (const contract of contracts.filter((contract) => isAnsweredAt(contract, 'seeker'))) {
    const path = patternOf(contract).replace(/:(\w+)/g, '{$1}')
    paths.set(path, { ...paths.get(path), [contract.method.toLowerCase()]: operation(contract) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Joblane', version: '1', description: 'Every call answers with the same envelope.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(paths),
    components: { schemas: { Error: ERROR } },
  }
}

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer', description: 'A code of the error catalogue; never 0.' },
    message: { type: 'string', description: 'In the language of the caller.' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function operation(contract: Contract): object {
  const fields = jsonSchema(contract.request, 'input')
  const inPath = pathFields(contract)
  const parameters = Object.entries(fields.properties ?? {})
    .filter(([name]) => inPath.includes(name) || contract.method === 'GET')
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || fields.required?.includes(name) === true,
      schema,
    }))
  const refusals = [40001, 40006, ...contract.errors].join(', ')
  return {
    operationId: contract.name,
    tags: [contract.service],
    summary: contract.summary,
    parameters,
    ...(contract.method === 'GET'
      ? {}
      : { requestBody: { content: contentOf(contract, withoutFields(fields, inPath)) } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: envelopeOf(contract) } } },
      default: {
        description: `Refused; the code says why: ${refusals}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function envelopeOf(contract: Contract): object {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: 0 },
      message: { type: 'string' },
      data: jsonSchema(contract.response, 'output'),
    },
  }
}

/** A file may come in the form itself, or as an upload before it. */
function contentOf({ file }: Contract, schema: z.core.JSONSchema.BaseSchema): object {
  const json = { 'application/json': { schema } }
  if (file === undefined) return json
  const { properties, required = [], ...rest } = withoutFields(schema, [UPLOAD_FIELD])
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream' }
  const form = {
    ...rest,
    properties: { [file.field]: bytes, ...properties },
    required: [file.field, ...required],
  }
  return { ...json, 'multipart/form-data': { schema: form } }
}

function withoutFields(
  fields: z.core.JSONSchema.BaseSchema,
  left: readonly string[],
): z.core.JSONSchema.BaseSchema {
  const rest = Object.entries(fields.properties ?? {}).filter(([name]) => !left.includes(name))
  const required = fields.required?.filter((name) => !left.includes(name)) ?? []
  return { ...fields, properties: Object.fromEntries(rest), required }
}

/** Names of the fields in the path. */
export const pathFields = ({ path }: Contract): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

/** As JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
